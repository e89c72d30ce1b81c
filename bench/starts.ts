import { megabytesOf, newFolder, type Running, startServer } from "./processes.ts";
import { ms, type Table } from "./table.ts";
import { sendMany } from "./visits.ts";

const REQUESTS = 2000;
const LIMIT_MILLISECONDS = 3000;

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
			title: "Starts",
			note: "From the start of the process to the first whole home page. The build is there already.",
			columns: ["start", "ms", "limit"],
			rows: [
				["first, with the demo content", ms(first.milliseconds), ""],
				["second", ms(site.milliseconds), fits ? "kept (3 s)" : "over 3 s"],
			],
		},
	};
}

export async function memory(site: Running): Promise<Table> {
	const before = megabytesOf(site.pid);
	await sendMany(`${site.address}/angebot/kaufen`, { count: REQUESTS, connections: 8 });
	const after = megabytesOf(site.pid);
	await sendMany(`${site.address}/angebot/kaufen`, { count: REQUESTS, connections: 8 });
	return {
		title: "Memory",
		note: "Resident memory of the server with the demo content, eight connections on the offer list.",
		columns: ["after", "MB"],
		rows: [
			["the start", before.toFixed(0)],
			[`${REQUESTS} requests`, after.toFixed(0)],
			[`${2 * REQUESTS} requests`, megabytesOf(site.pid).toFixed(0)],
		],
	};
}
