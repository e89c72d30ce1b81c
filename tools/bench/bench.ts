import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { type PostgresServer, startPostgres } from "#tests/postgres.ts";
import { contactRequests } from "./contact-requests.ts";
import { filteredLists, listTimesTable } from "./filtered-lists.ts";
import { firstVariantTable } from "./first-variant-table.ts";
import { inboxTables } from "./inbox.ts";
import { interactions } from "./interactions.ts";
import { keptPage } from "./kept-page.ts";
import { lighthouseTables } from "./lighthouse.ts";
import { listPage } from "./list-page.ts";
import { newFolder, runToEnd, type Settings, startServer } from "./processes.ts";
import type { ListTime } from "./list-times.ts";
import { signIns } from "./sign-ins.ts";
import { firstStart, memory, starts } from "./starts.ts";
import { suggestions } from "./suggestions.ts";
import { brokenLimits, markdown, plain, type Table } from "./table.ts";
import { twoProcesses } from "./two-processes.ts";
import { wire } from "./wire.ts";

/*
 * `npm run bench` measures the built site on this machine, prints figures, and exits with code 1 if a limit is
 * exceeded. All traffic stays on this machine. `-- --quick` skips what a browser measures (half of the time), `--
 * --lighthouse` everything else. `-- --write` writes the figures of a complete run to docs/performance.md.
 */
const quick = process.argv.includes("--quick");
const onlyBrowser = process.argv.includes("--lighthouse");
const LONGEST_RUN_MINUTES = 25;
const begun = performance.now();
const load = loadavg()[0]!.toFixed(1);
const tables: Table[] = [];
let postgres: PostgresServer | undefined;

const tooLong = new Promise<never>((_, give) => {
	setTimeout(
		() => give(new Error(`The bench took longer than ${LONGEST_RUN_MINUTES} minutes and was ended.`)),
		LONGEST_RUN_MINUTES * 60_000,
	).unref();
});

try {
	await Promise.race([run(), tooLong]);
	console.log(`Measured in ${((performance.now() - begun) / 1000).toFixed(0)} s on ${machine()}.`);
	if (process.argv.includes("--write")) write();
	const broken = tables.flatMap(brokenLimits);
	if (broken.length > 0) {
		console.error(`Limits that were not kept:\n${broken.join("\n")}`);
		process.exitCode = 1;
	}
} catch (error) {
	console.error(error);
	process.exitCode = 1;
} finally {
	// PostgreSQL deletes its folder when it stops; everything else is deleted with this process.
	await postgres?.stop();
}
process.exit();

async function run(): Promise<void> {
	if (!onlyBrowser) await withoutBrowser();
	if (!quick) await withBrowser();
}

async function withoutBrowser(): Promise<void> {
	console.log("Preparing: databases of 100 and 10,000 offers, and one of 10,000 on PostgreSQL …\n");
	postgres = await startPostgres();
	const few = { DATA_DIR: newFolder(), OFFERS: "100" };
	const many = { DATA_DIR: newFolder(), OFFERS: "10000" };
	const onPostgres = { DATA_DIR: newFolder(), OFFERS: "10000", DATABASE_URL: await postgres.newDatabase() };
	await Promise.all([fill(few).then(() => fill(many)), fill(onPostgres)]);

	const small = await startServer("server/start.ts", few);
	const large = await startServer("server/start.ts", many);
	show(await keptPage(large));
	show(await listPage(large, many.DATA_DIR));
	const times = await runToEnd<ListTime[]>("tools/bench/list-times.ts", many);
	show(await filteredLists(small, large, times));
	show(await suggestions(large));
	await Promise.all([small.stop(), large.stop()]);
	show(listTimesTable("SQLite", times));
	show(listTimesTable("PostgreSQL", await runToEnd<ListTime[]>("tools/bench/list-times.ts", onPostgres)));

	for (const table of await inboxTables(postgres.newDatabase)) show(table);
	show(await firstVariantTable());
	show(await starts());
	show(await firstStart());
	show(await memory());
	show(await twoProcesses(many.DATA_DIR));
	show(await signIns());
	show(await contactRequests("SQLite", {}));
	show(await contactRequests("PostgreSQL", { DATABASE_URL: await postgres.newDatabase() }));
}

async function withBrowser(): Promise<void> {
	const site = await startServer("server/start.ts", { DATA_DIR: newFolder(), DEMO_CONTENT: "on" });
	for (const table of await wire(site)) show(table);
	console.log("Lighthouse visits every public page …\n");
	for (const table of await lighthouseTables(site)) show(table);
	show(await interactions(site));
	await site.stop();
}

async function fill(settings: Settings): Promise<void> {
	await runToEnd("tools/bench/fill-database.ts", settings);
}

function show(table: Table): void {
	tables.push(table);
	console.log(plain(table));
}

function machine(): string {
	return `${cpus().length} processors (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, load before ${load}`;
}

/** Only a complete run is written, because figures of different days cannot be compared. */
function write(): void {
	if (quick || onlyBrowser) return console.error("Nothing was written: --write takes a whole run.");
	mkdirSync("docs", { recursive: true });
	const head = `# Performance\n\nMeasured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- --write\`, on ${machine()}. Absolute figures depend on the machine, ratios less so.\n`;
	writeFileSync("docs/performance.md", [head, ...tables.map(markdown)].join("\n"));
}
