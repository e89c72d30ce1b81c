import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import sharp from "sharp";
import { startWebhook } from "#tests/outside/webhook-server.ts";
import { freePort } from "#tests/free-port.ts";
import type { SiteProcess } from "#tests/process/site-process.ts";
import { ask as query } from "#tests/process/stored.ts";
import { Ledger } from "./ledger.ts";
import { newsForm, noise, offerForm, photo, pictureForm } from "#tests/record-forms.ts";
import { type Engine, type Ground, newGround } from "./ground.ts";
import { brokeOff, newOutcome, type Outcome } from "./outcome.ts";
import { type Answer, ask, Staff, writeToOffice } from "#tests/process/clients.ts";
import { newSmallDisk } from "#tests/process/small-disk.ts";
import { startWithin } from "./start.ts";
import { checkFile, filesBelow, Inspector } from "./store.ts";

const MEGABYTES = 24;
/** Too little space for a large photo, so that its write fails half-way. */
const A_LITTLE_ROOM = 256 * 1024;
/** SQLite reuses free pages before the file grows; this many requests fill them. */
const MOST_REQUESTS = 200;
/** A variant that no page shows, so it is made at the first request. */
const UNUSUAL_FORM = "?w=240&h=180&fit=cover&format=jpeg";

type Times = { /** Seconds for a refusal. */ answerWithin?: number; readyWithin?: number };

/**
 * The disk is full to the last byte. Writes must be refused in time and leave nothing incomplete, everything else must
 * work, and with free space again the site must recover. On PostgreSQL only the picture store is on that disk.
 */
export async function fullDisk(engine: Engine, { answerWithin = 2, readyWithin = 10 }: Times = {}): Promise<Outcome> {
	const outcome = newOutcome("disk full", engine);
	const disk = newSmallDisk(MEGABYTES);
	if (typeof disk === "string") return { ...outcome, skipped: disk };
	const [hook, ground, port] = await Promise.all([startWebhook(), newGround(engine, disk.folder), freePort()]);
	Object.assign(ground.settings, { CONTACT_WEBHOOK_URL: hook.url, PORT: String(port), LOG_LEVEL: "info" });
	// The log is on that disk too.
	const log = join(disk.folder, "site.log");
	let site: SiteProcess | undefined;
	try {
		site = await startWithin(readyWithin, ground.settings, outcome, log);
		const scene = new Scene(ground, outcome, answerWithin, site);
		await scene.furnish();
		disk.fill();
		await scene.writeInVain();
		await scene.readAll("on a full disk");
		disk.free(A_LITTLE_ROOM);
		await scene.uploadTooMuch();
		disk.fill();
		await site.end("SIGKILL");
		site = await startWithin(readyWithin, ground.settings, outcome, log);
		scene.site = site;
		await scene.readAll("on a full disk, started anew");
		disk.empty();
		await scene.writeAgain();
		await scene.books.compare(ground.settings, outcome);
		await new Inspector().inspect(ground.settings, outcome);
		if (outcome.orphans > 0) outcome.broken.push(`${outcome.orphans} files without a row`);
		await site.end("SIGTERM");
		await checkFile(ground.settings, outcome);
		outcome.rounds = 1;
	} catch (error) {
		outcome.wrong.push(brokeOff(error));
	} finally {
		await site?.end("SIGKILL");
		await hook.stop();
		await ground.clear();
		disk.remove();
	}
	return outcome;
}

class Scene {
	readonly books = new Ledger();
	site: SiteProcess;
	readonly #ground: Ground;
	readonly #outcome: Outcome;
	readonly #within: number;
	readonly #staff = new Staff();
	#offer = "";
	#picture = "";
	#files: string[] = [];

	constructor(ground: Ground, outcome: Outcome, within: number, site: SiteProcess) {
		this.#ground = ground;
		this.#outcome = outcome;
		this.#within = within;
		this.site = site;
	}

	/** An offer with a picture in all usual variants, and a session whose next use must be written. */
	async furnish(): Promise<void> {
		await this.#staff.signIn(this.site.address);
		const form = offerForm({ name: "Bagger", sale_price: "1" }, [await photo({ width: 800, height: 600 })]);
		this.#offer = (await this.#staff.ask(this.site.address, "/admin/angebot-hinzufuegen", form)).location
			.split("/")
			.at(-1)!;
		const [row] = await query<{ path: string }>(this.#ground.settings, "select path from pictures");
		this.#picture = row!.path;
		for (let made = -1; made !== this.#pictureFiles().length; await pause(5000)) made = this.#pictureFiles().length;
		this.#files = this.#pictureFiles();
		const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
		await query(this.#ground.settings, `update sessions set updated_at = '${hourAgo}'`);
	}

	async writeInVain(): Promise<void> {
		if (this.#ground.engine === "SQLite") {
			await this.#writeUntilRefused();
			this.#expect(
				"a changed offer",
				await this.#office(
					`angebot-bearbeiten/${this.#offer}`,
					offerForm({ name: "Bagger", sale_price: "2", version: "1" }),
				),
				503,
			);
			this.#expect("a deleted offer", await this.#office(`angebot-loeschen/${this.#offer}`, {}), 302);
			this.#expect("a sign-in", await new Staff().signIn(this.site.address), 503);
		} else await this.#writeRequest(200);
		this.#expect(
			"an offer with a picture",
			await this.#office("angebot-hinzufuegen", offerForm({ name: "Kran", sale_price: "1" }, [await photo()])),
			503,
		);
		this.#expect(
			"a news item with a picture",
			await this.#office("nachricht-hinzufuegen", newsForm({ name: "Hoftag", inhalt: "1" }, await photo())),
			503,
		);
		this.#expect("a picture", await this.#office("bilder", pictureForm(await photo())), 503);
		this.#expectNothingLeft("a picture that was refused");
	}

	/** A picture whose write starts and fails. */
	async uploadTooMuch(): Promise<void> {
		this.#expect("a picture that breaks off", await this.#office("bilder", pictureForm(await noise())), 503);
		this.#expectNothingLeft("a picture that broke off");
	}

	/** Everything that only reads must be served, including a new variant of a picture, twice and complete. */
	async readAll(when: string): Promise<void> {
		for (const path of [
			"/",
			"/en",
			"/angebot/kaufen",
			`/angebot/detail/${this.#offer}`,
			"/newsarchiv",
			"/kontakt",
			"/impressum",
			"/healthz",
		])
			this.#expect(`${path} ${when}`, await ask(this.site.address, path), 200);
		// The site serves pages, but is not ready.
		this.#expect(`/readyz ${when}`, await ask(this.site.address, "/readyz"), 503);
		for (const path of ["dashboard", "kontakt-anfragen", `angebot-bearbeiten/${this.#offer}`])
			this.#expect(`/admin/${path} ${when}`, await this.#office(path), 200);
		for (const time of ["once", "twice"]) {
			const answer = await fetch(`${this.site.address}/media/${this.#picture}${UNUSUAL_FORM}`);
			const isWhole = await sharp(await answer.arrayBuffer(), { failOn: "truncated" })
				.stats()
				.catch(() => null);
			if (answer.status !== 200 || !isWhole)
				this.#outcome.broken.push(
					`a picture asked for ${time} ${when}: ${answer.status}, ${isWhole ? "whole" : "not whole"}`,
				);
		}
		this.#expectNothingLeft(`pages ${when}`);
	}

	/** Frees the disk. */
	async writeAgain(): Promise<void> {
		await this.#writeRequest(200);
		this.#expect(
			"an offer, with room again,",
			await this.#office("angebot-hinzufuegen", offerForm({ name: "Kran", sale_price: "1" }, [await photo()])),
			302,
		);
		this.#expect("a picture, with room again,", await this.#office("bilder", pictureForm(await noise())), 201);
		this.#expect("a sign-in, with room again,", await new Staff().signIn(this.site.address), 302);
		// Readiness repeats its last result for some seconds.
		for (let tries = 0; tries < 50 && (await ask(this.site.address, "/readyz")).status !== 200; tries++)
			await pause(100);
		this.#expect("/readyz, with room again,", await ask(this.site.address, "/readyz"), 200);
		if (this.site.process.exitCode !== null) this.#outcome.wrong.push("the process has ended");
	}

	async #writeUntilRefused(): Promise<void> {
		let refused = 0;
		for (let n = 0; n < MOST_REQUESTS && refused < 3; n++)
			if ((await this.#writeRequest(200, 503)).status === 503) refused++;
		if (refused === 0) this.#outcome.wrong.push("the disk is full, and every request was taken");
	}

	async #writeRequest(...allowed: number[]): Promise<Answer> {
		const subject = `Anfrage ${randomUUID()}`;
		const answer = await writeToOffice(this.site.address, subject);
		this.books.requests.set(subject, answer.status === 200);
		if (answer.status === 200) this.books.acknowledged++;
		this.#expect("a contact request", answer, ...allowed);
		return answer;
	}

	#office(path: string, form?: Record<string, string> | FormData): Promise<Answer> {
		return this.#staff.ask(this.site.address, `/admin/${path}`, form);
	}

	#expect(what: string, { status, seconds }: Answer, ...allowed: number[]): void {
		if (!allowed.includes(status))
			this.#outcome.wrong.push(`${what} was answered ${status}, not ${allowed.join(" or ")}`);
		if (seconds > this.#within) this.#outcome.wrong.push(`${what} was answered after ${seconds.toFixed(1)} s`);
	}

	#expectNothingLeft(by: string): void {
		for (const path of this.#pictureFiles())
			if (!this.#files.includes(path)) this.#outcome.broken.push(`${path} was left by ${by}`);
		for (const path of filesBelow(this.#ground.folder, "outbox"))
			if (!path.endsWith(".eml")) this.#outcome.broken.push(`outbox/${path} was left half written`);
	}

	#pictureFiles(): string[] {
		return (["media", "media-variants"] as const).flatMap((name) =>
			filesBelow(this.#ground.folder, name).map((path) => `${name}/${path}`),
		);
	}
}
