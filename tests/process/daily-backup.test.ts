import {
	closeSync,
	cpSync,
	existsSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	statSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { readArchive } from "#app/operation/backup/unpack.server.ts";
import { newSmallDisk } from "./small-disk.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newFolder, newDatabase, newPlace, start: startPlain } = useInstallations();
/** At the lowest priority, backups would hardly run while other tests keep the processors busy. */
const atNormalPriority = { BACKUP_NICE: "0" };
/** Twelve hours from now, so that no backup falls due while a test runs. */
const BACKUP_AT = new Date(Date.now() + 43_200_000).toLocaleTimeString("de-DE", {
	timeZone: "Europe/Berlin",
	timeStyle: "short",
});
const start = (settings: Place) => startPlain({ ...atNormalPriority, BACKUP_AT, ...settings });
/** A site with the demo content, ended again; its backup is due since its owner came two days ago. */
const filled: Record<string, Place> = {};

beforeAll(async () => {
	const fill = async (engine: string) => {
		const place = await newPlace(engine);
		const site = await start({ ...place, DEMO_CONTENT: "on", ADMIN_PASSWORD: "only-for-tests" });
		await site.end("SIGTERM");
		await ask(place, `update users set created_at = '${new Date(Date.now() - 2 * 86_400_000).toISOString()}'`);
		// Enough rows for a backup that can be met on its way.
		const numbers = place.DATABASE_URL
			? "generate_series(1, 6000) as n(n)"
			: "(with recursive n(n) as (select 1 union all select n + 1 from n where n < 6000) select n from n)";
		await ask(
			place,
			`insert into trace (id, kind, record_id, record_name, action) select 'filler-' || n, 'offer', 'x', 'Bagger', 'changed' from ${numbers}`,
		);
		filled[engine] = place;
	};
	await Promise.all(["SQLite", "PostgreSQL"].map(fill));
});

/** The same site once more, in a folder and database of its own. */
async function copyOf(engine: string): Promise<Place> {
	const from = filled[engine]!;
	const folder = newFolder();
	cpSync(from.DATA_DIR!, folder, { recursive: true });
	if (!from.DATABASE_URL) return { DATA_DIR: folder };
	const url = await newDatabase();
	const [copy, original] = [url, from.DATABASE_URL].map((address) => address.split("/").at(-1));
	const server = { DATABASE_URL: from.DATABASE_URL.replace(/\w+$/, "postgres") };
	await ask(server, `drop database ${copy}`);
	await ask(server, `create database ${copy} template ${original}`);
	return { DATA_DIR: folder, DATABASE_URL: url };
}

const folderOf = (place: Place) => place.BACKUP_DIR ?? join(place.DATA_DIR!, "backups");
const filesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
const dailyIn = (folder: string) => filesIn(folder).filter((name) => /^daily-.*\.tar\.gz$/.test(name));
const unfinishedIn = (folder: string) => filesIn(folder).filter((name) => name.endsWith(".unfinished"));
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
async function noted(place: Place, name: string) {
	const rows = await ask<{ value: string }>(place, `select value from settings where name = '${name}'`);
	return rows.map(({ value }) => JSON.parse(value));
}
// The site looks again 20 s after a look that failed.
const soon = { timeout: 90_000, interval: 50 };
const quickly = { timeout: 90_000, interval: 5 };

function makerOf(site: SiteProcess): number | undefined {
	const { pid } = site.process;
	return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ")[0]) || undefined;
}

const patient = { timeout: 300_000 };
describe.each(["SQLite", "PostgreSQL"])(
	"a site on %s that was off when its daily backup was due",
	patient,
	(engine) => {
		test("makes it soon after its start, whole and for nobody else to read", async () => {
			const place = await copyOf(engine);
			const folder = folderOf(place);
			mkdirSync(folder);
			const old = Array.from(
				{ length: 60 },
				(_, n) => `daily-${new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10)}-030000.tar.gz`,
			);
			for (const name of [...old, "mine.tar.gz", "daily.txt"]) writeFileSync(join(folder, name), "");
			const site = await start(place);
			await expect.poll(async () => (await noted(place, "backup_made")).length, soon).toBe(1);
			const [made] = await noted(place, "backup_made");
			expect(mode(made.file)).toBe("600");
			const manifest = await readArchive(made.file, null);
			expect(Object.keys(manifest.pictures)).toHaveLength(made.pictures);
			expect(made.pictures).toBeGreaterThan(20);
			expect(manifest.tables.trace!.rows).toBeGreaterThanOrEqual(6000);
			expect(made.bytes).toBe(statSync(made.file).size);
			await expect.poll(() => dailyIn(folder).length, soon).toBe(11);
			expect(filesIn(folder)).toEqual(expect.arrayContaining(["mine.tar.gz", "daily.txt"]));
			expect(unfinishedIn(folder)).toEqual([]);
			await site.end("SIGTERM");
			const home = await newPlace(engine);
			expect((await runCommand("restore", [made.file], home)).output).toContain("all compared");
		});

		test("makes one, although two processes start at once", async () => {
			const place: Place = { ...(await copyOf(engine)), BACKUP_DIR: join(newFolder(), "elsewhere") };
			const second: Place = engine === "PostgreSQL" ? { ...place, DATA_DIR: newFolder() } : place;
			if (second !== place)
				cpSync(join(place.DATA_DIR!, "media"), join(second.DATA_DIR!, "media"), { recursive: true });
			const both = await Promise.all([start({ ...place, LOG_LEVEL: "info" }), start({ ...second, LOG_LEVEL: "info" })]);
			await expect.poll(async () => (await noted(place, "backup_made")).length, soon).toBe(1);
			const said = () => both.flatMap((site) => site.output().match(/read back and compared/g) ?? []);
			await expect.poll(said, soon).toHaveLength(1);
			await Promise.all(both.map((site) => site.end("SIGTERM")));
			expect(said()).toHaveLength(1);
			expect(dailyIn(folderOf(place))).toHaveLength(1);
			expect(mode(folderOf(place))).toBe("700");
		});

		test.runIf(engine === "SQLite")("and is killed while it makes it has no half file for long", async () => {
			const place = await copyOf(engine);
			const folder = folderOf(place);
			const site = await startPlain(place);
			await expect.poll(() => unfinishedIn(folder).length, quickly).toBe(1);
			const maker = makerOf(site)!;
			// Its sixteenth word behind the name is how far it gives way.
			expect(readFileSync(`/proc/${maker}/stat`, "utf8").split(") ")[1]!.split(" ")[16]).toBe("19");
			process.kill(maker, "SIGKILL");
			await site.end("SIGKILL");
			expect(dailyIn(folder)).toEqual([]);
			expect(unfinishedIn(folder)).toHaveLength(1);
			const next = await start(place);
			await expect.poll(async () => (await noted(place, "backup_made")).length, soon).toBe(1);
			expect(unfinishedIn(folder)).toEqual([]);
			expect(dailyIn(folder)).toHaveLength(1);
			await readArchive(join(folder, dailyIn(folder)[0]!), null);
			await next.end("SIGTERM");
		});

		test.runIf(engine === "SQLite")(
			"and is stopped while it makes it leaves nothing, ends in time, and makes it at its next start",
			async () => {
				const place = await copyOf(engine);
				const folder = folderOf(place);
				const site = await start(place);
				await expect.poll(() => unfinishedIn(folder).length, quickly).toBe(1);
				// After ten seconds it would have exited with code 1.
				expect(await site.end("SIGTERM")).toBe(0);
				await expect.poll(() => filesIn(folder), soon).toEqual([]);
				expect(await noted(place, "backup_failed")).toEqual([]);
			},
		);

		test.runIf(engine === "SQLite")(
			"says why when its disk fills up meanwhile, leaves nothing half, and goes on serving",
			async ({ skip }) => {
				const disk = newSmallDisk(64);
				if (typeof disk === "string") return skip(disk);
				try {
					const place = { ...(await copyOf(engine)), BACKUP_DIR: disk.folder };
					const site = await start(place);
					await expect.poll(() => unfinishedIn(disk.folder).length, quickly).toBe(1);
					disk.fill();
					await expect.poll(async () => (await noted(place, "backup_failed"))[0]?.reason, soon).toBe("room");
					expect((await fetch(`${site.address}/angebot/kaufen`)).status).toBe(200);
					expect(readdirSync(disk.folder)).toEqual(["ballast"]);
					await site.end("SIGTERM");
					disk.empty();
					// Half an hour later.
					const longAgo = `replace(value, '"at":"20', '"at":"19')`;
					await ask(place, `update settings set value = ${longAgo} where name = 'backup_failed'`);
					const next = await start(place);
					await expect.poll(async () => (await noted(place, "backup_made")).length, soon).toBe(1);
					expect(await noted(place, "backup_failed")).toEqual([]);
					await next.end("SIGTERM");
				} finally {
					disk.remove();
				}
			},
		);

		test.runIf(engine === "SQLite")("gives no name to one whose bytes the disk has changed", async () => {
			const place = await copyOf(engine);
			const making = runCommand("backup", ["--daily"], { ...place, ...atNormalPriority });
			const archive = () => join(folderOf(place), unfinishedIn(folderOf(place))[0] ?? "", "archive.tar.gz");
			await expect
				.poll(() => statSync(archive(), { throwIfNoEntry: false })?.size ?? 0, quickly)
				.toBeGreaterThan(20_000);
			const file = openSync(archive(), "r+");
			writeSync(file, Buffer.alloc(64, 0x55), 0, 64, 10_000);
			closeSync(file);
			expect(await making).toMatchObject({ code: 1 });
			expect(await noted(place, "backup_failed")).toMatchObject([{ reason: "damaged" }]);
			expect(filesIn(folderOf(place))).toEqual([]);
		});
	},
);
