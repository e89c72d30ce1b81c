import { setTimeout as pause } from "node:timers/promises";
import { launchSite, type SiteProcess } from "#tests/process/site-process.ts";
import type { Settings } from "./ground.ts";
import type { Outcome } from "./outcome.ts";
import { ask } from "#tests/process/clients.ts";

/** A late start is reported; one that takes this many times too long is given up. */
const GIVE_UP_TIMES = 6;

/** Starts the site and waits this many seconds at most for its first good answer. With a log file it needs a PORT. */
export async function startWithin(
	seconds: number,
	settings: Settings,
	outcome: Outcome,
	log?: string,
): Promise<SiteProcess> {
	const begun = performance.now();
	const site = launchSite(settings, log);
	let dead = false;
	site.process.once("exit", () => (dead = true));
	for (;;) {
		const address = log ? `http://localhost:${settings.PORT}` : /The site is at (http:\S+)/.exec(site.output())?.[1];
		if (address && (await ask(address, "/angebot/kaufen")).status === 200) {
			const took = performance.now() - begun;
			outcome.slowestStart = Math.max(outcome.slowestStart, took);
			if (took > seconds * 1000) outcome.wrong.push(`a start took ${(took / 1000).toFixed(1)} s`);
			return { ...site, address };
		}
		if (dead || performance.now() - begun > GIVE_UP_TIMES * seconds * 1000) {
			await site.end("SIGKILL");
			throw new Error(`the site did not start: ${site.output()}`);
		}
		await pause(20);
	}
}
