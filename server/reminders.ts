import type { Logger } from "pino";
import { staffWith } from "../app/accounts/staff-with.server.ts";
import { remindOfLateRequests } from "../app/contact/late-requests.server.ts";
import { recordDeliveries } from "../app/contact/request-answers.server.ts";

const ROUND_MILLISECONDS = 60_000;

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> = Promise.resolve();
/** True when the last round failed, so that an unreachable database is logged once. */
let lastFailed = false;

/** Looks each minute for requests whose answer is late, and for answers that have been delivered. */
export function startReminders(log: Logger): void {
	const round = () => (running = work(log));
	timer = setInterval(round, ROUND_MILLISECONDS).unref();
	round();
}

/** Starts no more rounds and waits for the running one. */
export async function stopReminders(): Promise<void> {
	clearInterval(timer);
	await running;
}

async function work(log: Logger): Promise<void> {
	try {
		await recordDeliveries();
		await remindOfLateRequests({
			staff: () => staffWith("requests"),
			admins: () => staffWith("administration"),
		});
		lastFailed = false;
	} catch (error) {
		if (!lastFailed) log.error({ err: error }, "late requests could not be looked for");
		lastFailed = true;
	}
}
