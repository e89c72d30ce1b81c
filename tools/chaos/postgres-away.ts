import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startWebhook } from "#tests/outside/webhook-server.ts";
import type { PostgresServer } from "#tests/postgres.ts";
import type { SiteProcess } from "#tests/process/site-process.ts";
import { ask as query } from "#tests/process/stored.ts";
import { Ledger } from "./ledger.ts";
import { checkDeliveries } from "./deliveries.ts";
import { offerForm } from "#tests/record-forms.ts";
import { newGround } from "./ground.ts";
import { brokeOff, newOutcome, type Outcome } from "./outcome.ts";
import { type Answer, ask, Staff } from "#tests/process/clients.ts";
import { startWithin } from "./start.ts";
import { Inspector } from "./store.ts";
import { type Shift, writeRequests } from "./work.ts";

const VISITORS = 3;
/** More than the site has database connections. */
const AT_ONCE = 30;
const AWAY_MILLISECONDS = 1500;
const KEPT = "/angebot/kaufen";

type Manner = {
	rounds?: number;
	/** Seconds allowed for a refusal. */ answerWithin?: number;
	/** Seconds until it is ready, at its start and when PostgreSQL is back. */
	readyWithin?: number;
	hurried?: boolean;
};

/**
 * PostgreSQL is frozen and resumed, killed and restarted, while visitors write. Requests that need it must be refused
 * in time, all others served, and the site must reconnect without help.
 */
export async function postgresAway({
	rounds = 3,
	answerWithin = 3,
	readyWithin = 10,
	hurried = false,
}: Manner = {}): Promise<Outcome> {
	const outcome = newOutcome("PostgreSQL stopped, killed", "PostgreSQL");
	if (!existsSync("/proc/self/task")) return { ...outcome, skipped: "no /proc here" };
	const [hook, ground] = await Promise.all([startWebhook(), newGround("PostgreSQL")]);
	const settings = { ...ground.settings, CONTACT_WEBHOOK_URL: hook.url };
	const postgres = ground.postgres!;
	let site: SiteProcess | undefined;
	try {
		site = await startWithin(readyWithin, settings, outcome);
		const staff = new Staff();
		await staff.signIn(site.address);
		await staff.ask(site.address, "/admin/angebot-hinzufuegen", offerForm({ name: "Bagger", sale_price: "1" }));
		const away = new Away(
			postgres,
			{
				address: site.address,
				staff,
				books: new Ledger(),
				outcome,
				over: false,
				mayRefuse: true,
				answerWithin,
			},
			readyWithin,
		);
		const { shift } = away;
		const writing = Array.from({ length: VISITORS }, () => writeRequests(shift));
		for (let round = 1; round <= rounds; round++) {
			await away.standStill();
			await away.die();
			outcome.rounds = round;
		}
		shift.over = true;
		await Promise.all(writing);
		if (site.process.exitCode !== null) throw new Error(`the site has ended: ${site.output()}`);
		await shift.books.compare(settings, outcome);
		await new Inspector().inspect(settings, outcome);
		if (hurried) await query(settings, "update outbox set leased_until = null where leased_until is not null");
		await checkDeliveries(settings, hook, outcome);
	} catch (error) {
		outcome.wrong.push(brokeOff(error));
	} finally {
		await site?.end("SIGKILL");
		await hook.stop();
		await ground.clear();
	}
	return outcome;
}

class Away {
	readonly shift: Shift;
	readonly #postgres: PostgresServer;
	readonly #backWithin: number;

	constructor(postgres: PostgresServer, shift: Shift, backWithin: number) {
		this.#postgres = postgres;
		this.shift = shift;
		this.#backWithin = backWithin;
	}

	async standStill(): Promise<void> {
		await this.#beforehand();
		this.#postgres.freeze();
		try {
			await this.#lookAround("PostgreSQL stands still");
		} finally {
			this.#postgres.thaw();
		}
		await this.#expectAllBack("PostgreSQL goes on");
	}

	async die(): Promise<void> {
		await this.#beforehand();
		await this.#postgres.kill();
		await this.#lookAround("PostgreSQL is dead");
		await this.#postgres.revive();
		await this.#expectAllBack("PostgreSQL is back");
	}

	/** A page that somebody has just read is kept, and shown while the database is away. */
	async #beforehand(): Promise<void> {
		await pause(500);
		await this.#look(KEPT, 200, "PostgreSQL is there");
	}

	/** Requests that need the database are refused, even many at once; the others are served. */
	async #lookAround(when: string): Promise<void> {
		const { address, staff } = this.shift;
		const crowd = Array.from({ length: AT_ONCE }, (_, n) => this.#look(`/angebot/kaufen?q=${n}`, 503, when));
		await Promise.all([
			...crowd,
			...["/newsarchiv", "/readyz"].map((path) => this.#look(path, 503, when)),
			...["/healthz", "/impressum", KEPT].map((path) => this.#look(path, 200, when)),
			staff
				.ask(address, "/admin/dashboard")
				.then((answer) => this.#compare(`/admin/dashboard while ${when}`, answer, 503)),
		]);
		await pause(AWAY_MILLISECONDS);
	}

	async #look(path: string, status: number, when: string): Promise<void> {
		this.#compare(`${path} while ${when}`, await ask(this.shift.address, path), status);
	}

	#compare(what: string, { status, seconds }: Answer, wanted: number): void {
		const { outcome, answerWithin } = this.shift;
		if (status !== wanted) outcome.wrong.push(`${what} was answered ${status}`);
		if (seconds > answerWithin!) outcome.wrong.push(`${what} was answered after ${seconds.toFixed(1)} s`);
	}

	async #expectAllBack(when: string): Promise<void> {
		const { address, staff, outcome } = this.shift;
		const begun = Date.now();
		for (const path of ["/readyz", "/angebot/kaufen", "/angebot/kaufen?q=bagger", "/newsarchiv", "/admin/dashboard"]) {
			while ((await staff.ask(address, path)).status !== 200) {
				if (Date.now() - begun > this.#backWithin * 1000)
					return void outcome.wrong.push(`${path} is not back ${this.#backWithin} s after ${when}`);
				await pause(50);
			}
		}
	}
}
