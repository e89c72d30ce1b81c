import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { startWebhook, withStatus } from "#tests/outside/webhook-server.ts";
import { launchSite, type SiteProcess } from "#tests/process/site-process.ts";
import { ask as query } from "#tests/process/stored.ts";
import { Ledger } from "./ledger.ts";
import { checkDeliveries } from "./deliveries.ts";
import { type Engine, newGround, type Settings } from "./ground.ts";
import { checkSweep } from "./sweep.ts";
import { brokeOff, newOutcome, type Outcome } from "./outcome.ts";
import { Staff } from "#tests/process/clients.ts";
import { startWithin } from "./start.ts";
import { checkFile, Inspector } from "./store.ts";
import { keepOffice, type Shift, writeRequests } from "./work.ts";

/** One round in this many starts with a kill during startup. */
const KILLED_AT_THE_START = 10;

type Rounds = {
	rounds: number;
	/** No round starts after this many minutes. */
	minutes?: number;
	/** Seconds allowed for a start. */
	readyWithin?: number;
	/** Whether rows leased by the killed process may be sent at once, instead of after a minute. */
	hurried?: boolean;
	tell?: (soFar: Outcome) => void;
};

/** Kills the site again and again during writes. Everything it acknowledged must be stored, complete, and sent out. */
export async function killedUnderWrites(
	engine: Engine,
	{ rounds, minutes = Number.POSITIVE_INFINITY, readyWithin = 10, hurried = false, tell }: Rounds,
): Promise<Outcome> {
	const outcome = newOutcome("kill -9 under mixed writes", engine);
	const [hook, ground] = await Promise.all([startWebhook(), newGround(engine)]);
	hook.answers = [(response) => setTimeout(() => withStatus(200)(response), randomInt(100))];
	const settings = { ...ground.settings, CONTACT_WEBHOOK_URL: hook.url };
	const [books, staff, inspector] = [new Ledger(), new Staff(), new Inspector()];
	let site: SiteProcess | undefined;
	try {
		const end = Date.now() + minutes * 60_000;
		for (let round = 1; round <= rounds && Date.now() < end; round++) {
			if (round % KILLED_AT_THE_START === 0) await killAtTheStart(settings);
			site = await startWithin(readyWithin, settings, outcome);
			if (round === 1 && (await staff.signIn(site.address)).status !== 302) throw new Error("the sign-in failed");
			await books.compare(settings, outcome);
			await inspector.inspect(settings, outcome);
			// Two people sending this many pictures would reach the rate limit, which has its own tests.
			await query(settings, "delete from throttles where key like 'picture %'");
			await workAndKill(site, { address: site.address, staff, books, outcome, over: false });
			outcome.rounds = round;
			tell?.(outcome);
		}
		if (hurried) await query(settings, "update outbox set leased_until = null where leased_until is not null");
		site = await startWithin(readyWithin, settings, outcome);
		await books.compare(settings, outcome);
		await inspector.inspect(settings, outcome);
		await checkDeliveries(settings, hook, outcome);
		await site.end("SIGTERM");
		await checkSweep(settings, outcome);
		await checkFile(settings, outcome);
	} catch (error) {
		outcome.wrong.push(brokeOff(error));
	} finally {
		await site?.end("SIGKILL");
		await hook.stop();
		await ground.clear();
	}
	return outcome;
}

async function killAtTheStart(settings: Settings): Promise<void> {
	const site = launchSite(settings);
	await pause(randomInt(1500));
	await site.end("SIGKILL");
}

async function workAndKill(site: SiteProcess, shift: Shift): Promise<void> {
	const working = [writeRequests(shift), writeRequests(shift), keepOffice(shift, "Anna"), keepOffice(shift, "Bert")];
	const enough = shift.books.acknowledged + randomInt(1, 16);
	for (const begun = Date.now(); shift.books.acknowledged < enough && Date.now() - begun < 5000;) await pause(5);
	await pause(randomInt(60));
	const dead = site.end("SIGKILL");
	shift.over = true;
	await Promise.all([dead, ...working]);
}
