import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { launchSite, type SiteProcess } from "#tests/process/site-process.ts";
import { ask as query } from "#tests/process/stored.ts";
import { type Engine, newGround, type Settings } from "./ground.ts";
import { brokeOff, newOutcome, type Outcome } from "./outcome.ts";
import { Staff } from "#tests/process/clients.ts";
import { startWithin } from "./start.ts";
import { Inspector } from "./store.ts";

/** The first start creates tables, admin and demo content, so it may take longer than later ones. */
const READY_SECONDS = 60;
const MOST_KILLS = 3;

/** What must exist after a first start, interrupted or not. */
const contents = {
	offers: 'select count(*) as count from "Angebote"',
	"their pictures": 'select count(*) as count from "Angebote_Bilder"',
	news: 'select count(*) as count from "Aktuelles"',
	"their pictures in the news": 'select count(*) as count from "Aktuelles" where image_url is not null',
	jobs: 'select count(*) as count from "Karriere"',
	"records in the trash": "select count(*) as count from trash",
	users: "select count(*) as count from users",
};

/**
 * Kills the very first start up to three times while it creates tables, admin and demo content. The next one must
 * repair it.
 */
export async function killedAtFirstStart(
	engine: Engine,
	{ rounds = 10, readyWithin = READY_SECONDS } = {},
): Promise<Outcome> {
	const outcome = newOutcome("kill -9 at the first start", engine);
	try {
		const { took, left: wanted } = await firstStart(engine, [], outcome, readyWithin);
		for (let round = 1; round <= rounds; round++) {
			const kills = Array.from({ length: randomInt(1, MOST_KILLS + 1) }, () => randomInt(Math.ceil(took)));
			const { left } = await firstStart(engine, kills, outcome, readyWithin);
			for (const [what, count] of Object.entries(wanted))
				if (left[what] !== count)
					outcome.wrong.push(`${left[what]} ${what}, not ${count}, after kills at ${kills.join(" and ")} ms`);
			outcome.rounds = round;
		}
	} catch (error) {
		outcome.wrong.push(brokeOff(error));
	}
	return outcome;
}

/** Kills the site after each of these delays in milliseconds, then lets it start. */
async function firstStart(
	engine: Engine,
	kills: number[],
	outcome: Outcome,
	readyWithin: number,
): Promise<{ took: number; left: Record<string, number> }> {
	const ground = await newGround(engine);
	const settings = { ...ground.settings, DEMO_CONTENT: "on" };
	let site: SiteProcess | undefined;
	try {
		for (const milliseconds of kills) {
			const killed = launchSite(settings);
			await pause(milliseconds);
			await killed.end("SIGKILL");
		}
		const begun = performance.now();
		site = await startWithin(readyWithin, settings, outcome);
		const took = performance.now() - begun;
		if ((await new Staff().signIn(site.address)).status === 302) outcome.acknowledged++;
		else outcome.wrong.push(`the admin can't sign in after kills at ${kills.join(" and ")} ms`);
		await new Inspector().inspect(settings, outcome);
		const left = await counts(settings);
		return { took, left };
	} finally {
		await site?.end("SIGKILL");
		await ground.clear();
	}
}

async function counts(settings: Settings): Promise<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const [what, statement] of Object.entries(contents))
		found[what] = Number((await query<{ count: string }>(settings, statement))[0]!.count);
	return found;
}
