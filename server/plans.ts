import type { Logger } from "pino";
import { mayStill } from "../app/accounts/may-still.server.ts";
import { collections } from "../app/collections.ts";
import { carryOutPlans } from "../app/records/plans.server.ts";

const INTERVAL_MILLISECONDS = 60_000;

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> = Promise.resolve();
/** True when the last round failed, so that an unreachable database is logged once. */
let lastRoundFailed = false;

/** Carries out what was planned: at once what is overdue, then every minute, until `stopPlans`. */
export function startPlans(log: Logger): void {
	const round = () => (running = running.then(() => carryOutAll(log)));
	timer = setInterval(round, INTERVAL_MILLISECONDS).unref();
	void round();
}

/** Waits for a running round: each of its steps is a transaction of its own. */
export async function stopPlans(): Promise<void> {
	clearInterval(timer);
	await running;
}

async function carryOutAll(log: Logger): Promise<void> {
	try {
		for (const record of Object.values(collections)) await carryOutPlans(record, mayStill);
		lastRoundFailed = false;
	} catch (error) {
		if (!lastRoundFailed) log.error({ err: error }, "what was planned could not be carried out");
		lastRoundFailed = true;
	}
}
