import { megabytesOf, newFolder, type Running, startServer } from "./processes.ts";
import { ms, part, type Table } from "./table.ts";
import { sendMany } from "./visits.ts";

const REQUESTS = 10_000;
const LIMIT_MILLISECONDS = 1500;
const LIMIT_MEGABYTES = 180;
const pages = ["/", "/angebot/kaufen", "/angebot/mieten", "/service", "/karriere", "/newsarchiv", "/kontakt", "/en", "/en/angebot/kaufen", "/en/newsarchiv"];

/** Starts the site twice on one folder, and leaves it running with its demo content. */
export async function starts(): Promise<{ table: Table; site: Running }> {
	const settings = { DATA_DIR: newFolder(), DEMO_CONTENT: "on" };
	const first = await startServer("server/start.ts", settings);
	await first.stop();
	const site = await startServer("server/start.ts", settings);
	const fits = site.milliseconds <= LIMIT_MILLISECONDS;
	return {
		site,
		table: {
			title: "(e) Starts",
			limit:
				"Loading the program (React's server half, the router, the database driver), and at the first start the demo's pictures, which are decoded and encoded anew like any upload.",
			note: "From the start of the process to the first whole home page. The build is there already.",
			columns: ["start", "ratio to the limit", "ms", "limit"],
			rows: [
				["first, with the demo content", "–", ms(first.milliseconds), ""],
				["second", part(site.milliseconds, LIMIT_MILLISECONDS), ms(site.milliseconds), fits ? "kept (1.5 s)" : "over 1.5 s"],
			],
		},
	};
}

export async function memory(site: Running): Promise<Table> {
	const before = megabytesOf(site.pid);
	for (const page of pages) await sendMany(site.address + page, { count: REQUESTS / pages.length, connections: 8 });
	const kept = megabytesOf(site.pid);
	// A search is never kept, so each of these is rendered.
	await sendMany(`${site.address}/angebot/kaufen?q=bagger`, { count: REQUESTS / 10, connections: 8 });
	const rendered = megabytesOf(site.pid);
	const judged = (megabytes: number) => (megabytes <= LIMIT_MEGABYTES ? `kept (${LIMIT_MEGABYTES} MB)` : `over ${LIMIT_MEGABYTES} MB`);
	return {
		title: "(f) Memory",
		limit: "Node with the program loaded takes two thirds of it; the kept pages at most 24 MB; what a rendered page leaves is cleared away by the collector when it comes to it.",
		note: "Resident memory of the server with the demo content on SQLite, eight connections.",
		columns: ["after", "ratio to the limit", "MB", "limit"],
		rows: [
			["the start", part(before, LIMIT_MEGABYTES), before.toFixed(0), ""],
			[`${REQUESTS} requests for ten pages`, part(kept, LIMIT_MEGABYTES), kept.toFixed(0), judged(kept)],
			[`${REQUESTS / 10} searches more, each rendered`, part(rendered, LIMIT_MEGABYTES), rendered.toFixed(0), judged(rendered)],
		],
	};
}
