import { closeSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { built } from "../built.ts";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { Staff, writeToOffice } from "./clients.ts";
import { type Place, useInstallations } from "./installations.ts";
import { launchSite, type SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newFolder, start } = useInstallations();
/** What a process does each minute it does five times a second here, so an outage soon has many rounds. */
const QUICK = { DATABASE_PATIENCE: "1", ROUND_MILLISECONDS: "200", LOG_LEVEL: "info", ADMIN_PASSWORD: "grober Kies" };
const minuteWork = ["plans", "delivered answers", "late requests", "search alerts"];

let postgres: PostgresServer;
let isAway = false;
const launched: Omit<SiteProcess, "address">[] = [];
beforeAll(async () => {
	postgres = await startPostgres();
});
afterEach(comeBack);
afterAll(async () => {
	await Promise.all(launched.map((site) => site.end("SIGKILL")));
	await postgres.stop();
});

async function goAway() {
	await postgres.kill();
	isAway = true;
}

async function comeBack() {
	if (isAway) await postgres.revive();
	isAway = false;
}

const newPlace = async (): Promise<Place> => ({
	...QUICK,
	DATA_DIR: newFolder(),
	DATABASE_URL: await postgres.newDatabase(),
});
const status = async (address: string, path: string) => (await fetch(address + path, { redirect: "manual" })).status;
const statuses = (address: string, paths: string[]) => Promise.all(paths.map((path) => status(address, path)));
const readyz = async (address: string) => (await fetch(`${address}/readyz`)).text();
const asset = () => `/assets/${/assets\/([\w-]+\.css)/.exec(readFileSync(join(built, "server/index.js"), "utf8"))![1]}`;

/** The works of which the log says that a round failed, each as often as it says so. */
const failedWorks = (site: Pick<SiteProcess, "output">) =>
	site
		.output()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line) as { work?: string; err?: unknown })
		.filter(({ work, err }) => work !== undefined && err !== undefined)
		.map(({ work }) => work!);

const expectSoon = (site: SiteProcess, works: string[]) =>
	expect.poll(() => failedWorks(site), { timeout: 60_000 }).toEqual(expect.arrayContaining(works));

const withoutDatabase = () => ["/healthz", asset(), "/icon.svg", "/impressum", "/en/beratung"];
const pages = ["/", "/angebot/kaufen", "/newsarchiv", "/karriere"];
const withDatabase = [...pages, "/readyz"];

/** Waits until all pages are in memory: none is for a moment after PostgreSQL has answered late. */
async function expectKept(address: string): Promise<void> {
	const isKept = async (path: string) => (await fetch(address + path)).headers.has("ETag");
	// One after the other, since a change of content in between forgets those before.
	const areKept = async () => {
		const kept: boolean[] = [];
		for (const path of [...pages, ...pages]) kept.push(await isKept(path));
		return kept.every(Boolean);
	};
	await expect.poll(areKept, { timeout: 60_000 }).toBe(true);
}

/** `cached` are pages that somebody saw some minutes ago. */
async function expectOutage(site: SiteProcess, cached: string[] = []): Promise<void> {
	expect(site.process.exitCode).toBeNull();
	expect(await statuses(site.address, withoutDatabase())).toEqual(withoutDatabase().map(() => 200));
	expect(await statuses(site.address, withDatabase)).toEqual(
		withDatabase.map((path) => (cached.includes(path) ? 200 : 503)),
	);
}

test("PostgreSQL that stops while all works run ends no process: each work says once that it failed, and goes on by itself when the database is there again", async () => {
	const place = await newPlace();
	const sites = [await start(place), await start(place)];
	// Pages that are kept, and a plan that falls due during the outage.
	await expectKept(sites[0]!.address);
	const [{ id } = { id: "" }] = await ask<{ id: string }>(place, "select id from users");
	const due = new Date(Date.now() + 3000).toISOString();
	await ask(
		place,
		`insert into "Aktuelles" (id, name, datum, inhalt, state, publish_at, planned_by, updated_at) values ('0190b6a5-7c00-7000-8000-000000000001', 'Geplant', '2026-11-01', 'Text', 'scheduled', '${due}', '${id}', now())`,
	);
	await goAway();
	for (const [n, site] of sites.entries()) {
		await expectSoon(site, minuteWork);
		await expectOutage(site, n === 0 ? pages : []);
		// However many rounds have failed meanwhile, each work has said so once.
		for (const work of minuteWork) expect(failedWorks(site).filter((failed) => failed === work)).toEqual([work]);
	}
	await comeBack();
	for (const site of sites) await expect.poll(() => readyz(site.address)).toBe("ok\n");
	expect(await statuses(sites[0]!.address, withDatabase)).toEqual(withDatabase.map(() => 200));
	const state = async () => (await ask<{ state: string }>(place, `select state from "Aktuelles"`))[0]?.state;
	await expect.poll(state).toBe("online");
	expect(await sites[0]!.end("SIGTERM")).toBe(0);
});

test("PostgreSQL that hangs leaves pages that were seen, refuses a form, and is there again when it goes on", async () => {
	const site = await start(await newPlace());
	const contact = async (subject: string) => (await writeToOffice(site.address, subject)).status;
	await expectKept(site.address);
	postgres.freeze();
	try {
		for (let n = 0; n < 2; n++) {
			for (const path of pages) expect(await status(site.address, path), path).toBe(200);
			expect(await contact(`Anfrage ${n}`)).toBe(503);
		}
	} finally {
		postgres.thaw();
	}
	await expect.poll(() => contact("Anfrage 3")).toBe(200);
});

describe("a process that is started without its PostgreSQL", () => {
	test("serves what needs none, says 503 for the rest, and comes back by itself: migrated, with its first admin", async () => {
		const place = await newPlace();
		await goAway();
		const site = await start(place);
		expect(site.output()).toMatch(
			/Most of it answers 503: DATABASE_URL names a database that does not answer \(ECONNREFUSED\)/,
		);
		await expectOutage(site);
		const page = await (await fetch(`${site.address}/angebot/kaufen`, { headers: { Accept: "text/html" } })).text();
		expect(page).toContain("Die Maschinen konnten nicht geladen werden.");
		await comeBack();
		await expect.poll(() => readyz(site.address), { timeout: 60_000 }).toBe("ok\n");
		await expect.poll(() => site.output()).toContain("as admin@example.com with the password from ADMIN_PASSWORD");
		expect(await statuses(site.address, withDatabase)).toEqual(withDatabase.map(() => 200));
		const admin = new Staff({ email: "admin@example.com", password: QUICK.ADMIN_PASSWORD });
		expect((await admin.signIn(site.address)).status).toBe(302);
		const [id] = await ask<{ value: string }>(place, "select value from settings where name = 'store_id'");
		expect(readFileSync(join(place.DATA_DIR!, "media/store-id"), "utf8")).toBe(id!.value);
		expect(await site.end("SIGTERM")).toBe(0);
	});

	test("and is refused when it is back ends with the line of a start that cannot be", async () => {
		const place = await newPlace();
		await goAway();
		const site = launchSite({ ...place, DATABASE_URL: `${place.DATABASE_URL}_never` });
		launched.push(site);
		await expect.poll(site.output, { timeout: 60_000 }).toContain("The site is at ");
		const code = new Promise((ended) => site.process.once("exit", ended));
		await comeBack();
		expect(await code).toBe(1);
		expect(site.output()).toContain("Cannot start: DATABASE_URL names a database that does not let us in (3D000)");
	});
});

test("a damaged page of SQLite while all works run ends no process: what needs no database goes on, and each work says once that it failed", async () => {
	const place = { ...QUICK, DATA_DIR: newFolder() };
	const site = await start(place);
	const file = join(place.DATA_DIR, "site.sqlite");
	await ask(place, "pragma wal_checkpoint(truncate)");
	const good = readFileSync(file);
	const PAGE_BYTES = 4096;
	const descriptor = openSync(file, "r+");
	const rest = statSync(file).size - PAGE_BYTES;
	writeSync(descriptor, Buffer.alloc(rest, "kaputt"), 0, rest, PAGE_BYTES);
	closeSync(descriptor);
	// A commit of somebody else, which needs the first page alone, makes the site look into the file again.
	await ask(place, "pragma user_version = 1");
	await expectSoon(site, ["plans"]);
	await expectOutage(site);
	expect(await readyz(site.address)).toBe("the database's file is damaged\n");
	for (const work of minuteWork)
		expect(failedWorks(site).filter((failed) => failed === work).length, work).toBeLessThanOrEqual(1);
	expect(await site.end("SIGTERM")).toBe(0);
	writeFileSync(file, good);
	expect(await status((await start(place)).address, "/readyz")).toBe(200);
});
