import type { Logger } from "pino";
import { mayStill } from "../app/accounts/may-still.server.ts";
import { staffWith } from "../app/accounts/staff-with.server.ts";
import { collections } from "../app/collections/collections.ts";
import { remindOfLateRequests } from "../app/requests/late-requests.server.ts";
import { fetchReplies } from "../app/requests/replies/fetch-replies.server.ts";
import { recordDeliveries } from "../app/requests/request-answers.server.ts";
import { storeViews } from "../app/offers/machine-views.server.ts";
import * as machines from "../app/offers/search/searched-machines.server.ts";
import { carryOutPlans } from "../app/records/states/plans.server.ts";
import { mailNewMachines } from "../app/search-alerts/new-machines.server.ts";
import { everyMinute, type StopRounds } from "./every-minute.ts";

/** Starts all that each process does once a minute, whichever comes first; what is overdue is done at once. */
export function startMinuteWork(log: Logger): StopRounds {
	const late = { staff: () => staffWith("requests"), admins: () => staffWith("administration") };
	const ending = new AbortController();
	const replies = { staff: () => staffWith("requests"), log, stop: ending.signal };
	const stops = [
		everyMinute("plans", carryOutAllPlans, log),
		everyMinute("delivered answers", recordDeliveries, log),
		everyMinute("late requests", () => remindOfLateRequests(late), log),
		everyMinute("search alerts", () => mailNewMachines(machines, log), log),
		everyMinute("replies by mail", () => fetchReplies(replies), log),
		everyMinute("views of machines", storeViews, log),
	];
	return async () => {
		ending.abort();
		await Promise.all(stops.map((stop) => stop()));
		await storeViews().catch((error: unknown) => log.error({ err: error }, "the last views could not be stored"));
	};
}

async function carryOutAllPlans(): Promise<void> {
	for (const record of Object.values(collections)) await carryOutPlans(record, mayStill);
}
