import type { Logger } from "pino";
import { mayStill, staffWith } from "../app/accounts/staff-with.server.ts";
import { collections } from "../app/back-office/collections/collections.ts";
import { config } from "../app/foundation/config/config.server.ts";
import { remindOfLateRequests } from "../app/requests/late-requests.server.ts";
import { recordDeliveries } from "../app/requests/request-answers.server.ts";
import * as machines from "../app/machines/search/searched-machines.server.ts";
import { storeViews } from "../app/machines/page-views.server.ts";
import { carryOutPlans } from "../app/content/states/plans.server.ts";
import { mailNewMachines } from "../app/alerts/new-machines.server.ts";
import { inRounds, type StopRounds } from "./rounds.ts";

/** Starts the work that the site does once a minute, in whichever process comes first. */
export function startMinuteWork(log: Logger): StopRounds {
	const plans = async () => {
		for (const record of Object.values(collections)) await carryOutPlans(record, mayStill);
	};
	const late = { staff: () => staffWith("requests"), admins: () => staffWith("administration") };
	const pace = { milliseconds: config().roundMilliseconds };
	const stops = [
		inRounds("plans", plans, log, pace),
		inRounds("delivered answers", recordDeliveries, log, pace),
		inRounds("late requests", () => remindOfLateRequests(late), log, pace),
		inRounds("search alerts", () => mailNewMachines(machines, log), log, pace),
		inRounds("page views", storeViews, log, pace),
	];
	return async () => {
		await Promise.all(stops.map((stop) => stop()));
		await storeViews().catch((error: unknown) => log.error({ err: error }, "the last page views could not be stored"));
	};
}
