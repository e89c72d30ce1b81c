import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, type Running, startServer } from "./processes.ts";
import { median, type Table, times } from "./table.ts";
import { requestsPerSecond, visit } from "./visits.ts";

const ROUNDS = 7;
const SECONDS = 1;
const CONNECTIONS = 8;
const PATH = "/angebot/kaufen";

/** The list against what it is made of: React at work on the same tree, and a file of the same bytes. Rounds take turns, so that a slow moment of the machine hits all. */
export async function listPage(site: Running, dataDir: string): Promise<Table> {
	const page = await visit(site.address + PATH);
	const folder = newFolder();
	writeFileSync(join(folder, "index.html"), page.body);
	const react = await startServer("bench/react-alone.ts", { DATA_DIR: dataDir, LOG_LEVEL: "silent" });
	const file = await startServer("bench/static-file.ts", { FOLDER: folder });
	const brotli = { "Accept-Encoding": "br" };
	const contenders = [
		{ name: "static file", address: file.address, headers: {} },
		{ name: "React alone", address: react.address, headers: {} },
		{ name: "our page", address: site.address + PATH, headers: {} },
		{ name: "our page, compressed", address: site.address + PATH, headers: brotli },
	];
	const measured = await Promise.all(
		contenders.map(async (contender) => ({ ...contender, bytes: (await visit(contender.address, contender.headers)).body.length, rounds: [] as number[] })),
	);
	for (let round = -1; round < ROUNDS; round++) {
		for (const { address, headers, rounds } of measured) {
			const figure = await requestsPerSecond(address, { seconds: SECONDS, connections: CONNECTIONS, headers });
			// The first round only warms up.
			if (round >= 0) rounds.push(figure);
		}
	}
	await Promise.all([react.stop(), file.stop()]);
	const ours = median(measured[2]!.rounds);
	return {
		title: "The offer list: requests a second",
		note: `10,000 offers on SQLite, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns. The ratio says how many times as many requests as our page.`,
		columns: ["what is asked", "ratio", "requests/s", "lowest", "highest", "bytes"],
		rows: measured.map(({ name, rounds, bytes }) => [
			name,
			times(median(rounds), ours),
			median(rounds).toFixed(0),
			Math.min(...rounds).toFixed(0),
			Math.max(...rounds).toFixed(0),
			bytes,
		]),
	};
}
