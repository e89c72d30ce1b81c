import type { Logger } from "pino";
import * as machines from "../app/offers/searched-machines.server.ts";
import { mailNewMachines } from "../app/search-alerts/new-machines.server.ts";

const ROUND_MILLISECONDS = 60_000;

let timer: NodeJS.Timeout | undefined;
let running: Promise<void> = Promise.resolve();
/** True when the last round failed, so that an unreachable database is logged once. */
let lastFailed = false;

/** Looks each minute for new machines that somebody waits for. */
export function startSearchAlerts(log: Logger): void {
	const round = () => (running = running.then(() => work(log)));
	timer = setInterval(round, ROUND_MILLISECONDS).unref();
	void round();
}

/** Starts no more rounds and waits for the running one. */
export async function stopSearchAlerts(): Promise<void> {
	clearInterval(timer);
	await running;
}

async function work(log: Logger): Promise<void> {
	try {
		await mailNewMachines(machines, log);
		lastFailed = false;
	} catch (error) {
		if (!lastFailed) log.error({ err: error }, "search alerts could not be looked after");
		lastFailed = true;
	}
}
