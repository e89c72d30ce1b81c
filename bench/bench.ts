import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { type PostgresServer, startPostgres } from "../tests/postgres.ts";
import { filteredLists, plansTable } from "./filtered-lists.ts";
import type { FirstVariant } from "./first-variant.ts";
import { inboxTables } from "./inbox.ts";
import { keptPage } from "./kept-page.ts";
import { lighthouseTables } from "./lighthouse.ts";
import { listPage } from "./list-page.ts";
import { newFolder, runToEnd, type Settings, startServer } from "./processes.ts";
import type { Plan } from "./query-plans.ts";
import type { Requests } from "./send-requests.ts";
import { memory, starts } from "./starts.ts";
import { markdown, ms, plain, type Table } from "./table.ts";
import { wire } from "./wire.ts";

/*
 * `npm run bench` measures the built site on this machine and prints figures; it judges nothing but the limits it names.
 * Nothing leaves the machine. With `-- --write` the figures replace docs/performance.md.
 * With `-- --lighthouse` it has Lighthouse judge every public page instead, which takes up to four minutes (docs/lighthouse.md).
 */
const onlyLighthouse = process.argv.includes("--lighthouse");
const longestRunMinutes = onlyLighthouse ? 6 : 9;
const begun = performance.now();
const load = loadavg()[0]!.toFixed(1);
const tables: Table[] = [];
let postgres: PostgresServer | undefined;

const tooLong = new Promise<never>((_, give) => {
	setTimeout(() => give(new Error(`The bench took longer than ${longestRunMinutes} minutes and was ended.`)), longestRunMinutes * 60_000).unref();
});

try {
	await Promise.race([onlyLighthouse ? runLighthouse() : run(), tooLong]);
	console.log(`Measured in ${((performance.now() - begun) / 1000).toFixed(0)} s on ${machine()}.`);
	if (process.argv.includes("--write")) write();
} catch (error) {
	console.error(error);
	process.exitCode = 1;
} finally {
	// PostgreSQL clears its folder away when it stops; everything else goes with this process.
	await postgres?.stop();
}
process.exit();

async function run(): Promise<void> {
	console.log("Preparing: databases of 100, 10,000 and 100,000 offers, and one of 10,000 on PostgreSQL …\n");
	postgres = await startPostgres();
	const few = { DATA_DIR: newFolder(), OFFERS: "100" };
	const many = { DATA_DIR: newFolder(), OFFERS: "10000" };
	const crowded = { DATA_DIR: newFolder(), OFFERS: "100000" };
	const onPostgres = { DATA_DIR: newFolder(), OFFERS: "10000", DATABASE_URL: await postgres.newDatabase() };
	await Promise.all([
		fill(crowded),
		fill(few)
			.then(() => fill(many))
			.then(() => fill(onPostgres)),
	]);

	const small = await startServer("server/start.ts", few);
	const large = await startServer("server/start.ts", many);
	show(await keptPage(large));
	show(await listPage(large, many.DATA_DIR));
	const plans = await runToEnd<Plan[]>("bench/query-plans.ts", many);
	show(await filteredLists(small, large, plans, "10,000"));
	await large.stop();
	const huge = await startServer("server/start.ts", crowded);
	show(await filteredLists(small, huge, await runToEnd<Plan[]>("bench/query-plans.ts", crowded), "100,000"));
	await Promise.all([small.stop(), huge.stop()]);
	show(plansTable("SQLite", plans));
	show(plansTable("PostgreSQL", await runToEnd<Plan[]>("bench/query-plans.ts", onPostgres)));

	show(firstVariant(await runToEnd<FirstVariant>("bench/first-variant.ts", { DATA_DIR: newFolder() })));
	const { table, site } = await starts();
	show(table);
	show(await memory(site));
	for (const weights of await wire(site)) show(weights);
	await site.stop();

	for (const table of await inboxTables(postgres.newDatabase)) show(table);
	show(requestsTable("SQLite", await runToEnd<Requests[]>("bench/send-requests.ts", { DATA_DIR: newFolder() })));
	show(requestsTable("PostgreSQL", await runToEnd<Requests[]>("bench/send-requests.ts", { DATA_DIR: newFolder(), DATABASE_URL: await postgres.newDatabase() })));
}

async function runLighthouse(): Promise<void> {
	console.log("Lighthouse visits every public page …\n");
	for (const table of await lighthouseTables()) show(table);
}

async function fill(settings: Settings): Promise<void> {
	await runToEnd("bench/fill-database.ts", settings);
}

function requestsTable(engine: string, results: Requests[]): Table {
	return {
		title: `300 contact requests on ${engine}`,
		note: "Stored for good when answered; written through the room, since the site takes five in ten minutes from one address.",
		columns: ["sent", "all ms", "one ms", "slowest ms", "stored"],
		rows: results.map(({ way, all, one, slowest, stored }) => [way, ms(all), ms(one), ms(slowest), stored]),
	};
}

function firstVariant(steps: FirstVariant): Table {
	return { title: "A photo of 12 megapixels", columns: ["step", "ms"], rows: steps.map(({ step, milliseconds }) => [step, ms(milliseconds)]) };
}

function show(table: Table): void {
	tables.push(table);
	console.log(plain(table));
}

function machine(): string {
	return `${cpus().length} processors (${cpus()[0]?.model.trim()}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, load before ${load}`;
}

function write(): void {
	mkdirSync("docs", { recursive: true });
	const [title, flags, file] = onlyLighthouse ? ["Lighthouse", "--lighthouse --write", "docs/lighthouse.md"] : ["Performance", "--write", "docs/performance.md"];
	const head = `# ${title}\n\nMeasured on ${new Date().toISOString().slice(0, 10)} with \`npm run bench -- ${flags}\`, on ${machine()}. Figures of other machines differ; ratios do less.\n`;
	writeFileSync(file, [head, ...tables.map(markdown)].join("\n"));
}
