import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder, processorMilliseconds, type Running, startServer } from "./processes.ts";
import { median, ms, part, type Table, times } from "./table.ts";
import { crowd, visit } from "./visits.ts";

const ROUNDS = 7;
const SECONDS = 1;
const CONNECTIONS = 8;
/** The least share of the speed of React alone that the page must reach. */
const LEAST = 0.6;
/** The page of a search is never cached: this is the list, rendered each time. */
const PATH = "/angebot/kaufen?q=";

/**
 * The uncached list compared with its parts: React rendering the same tree, and a file of the same bytes.
 * Rounds alternate, so that a slow moment of the machine affects all.
 */
export async function listPage(site: Running, dataDir: string): Promise<Table> {
	const page = await visit(site.address + PATH);
	const folder = newFolder();
	writeFileSync(join(folder, "index.html"), page.body);
	const react = await startServer("tools/bench/react-alone.ts", { DATA_DIR: dataDir, LOG_LEVEL: "silent" });
	const file = await startServer("tools/bench/static-file.ts", { FOLDER: folder });
	const brotli = { "Accept-Encoding": "br" };
	const contenders = [
		{ name: "static file", server: file, path: "/", headers: {} },
		{ name: "React alone", server: react, path: "/", headers: {} },
		{ name: "our page", server: site, path: PATH, headers: {} },
		{ name: "our page, compressed", server: site, path: PATH, headers: brotli },
	].map((contender) => ({ ...contender, bytes: 0, rounds: [] as number[], processor: [] as number[] }));
	for (let round = -1; round < ROUNDS; round++) {
		for (const contender of contenders) {
			const { server, path, headers, rounds, processor } = contender;
			const before = processorMilliseconds(server.pid);
			const { answers, perSecond } = await crowd(server.address + path, {
				seconds: SECONDS,
				connections: CONNECTIONS,
				headers,
			});
			const after = processorMilliseconds(server.pid);
			contender.bytes = (await visit(server.address + path, headers)).body.length;
			// The first round only warms up.
			if (round < 0) continue;
			rounds.push(perSecond);
			if (before !== null && after !== null) processor.push((after - before) / answers);
		}
	}
	await Promise.all([react.stop(), file.stop()]);
	const ours = median(contenders[2]!.rounds);
	const reacts = median(contenders[1]!.rounds);
	const judged = ours >= LEAST * reacts ? `kept (${LEAST})` : `below ${LEAST}`;
	return {
		title: "(b) The offer list, rendered each time: requests a second",
		limit:
			'Looking over all offers for the list and for the counts beside its filters takes half of the time, and drawing it with React, which "React alone" does too, a third; the rest is React Router and the headers.',
		note: `10,000 offers on SQLite, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns. The ratio is to the number of requests of our page. Limit: our page reaches ${LEAST} of React alone.`,
		columns: ["request", "ratio", "of React alone", "limit", "requests/s", "lowest", "highest", "CPU ms each", "bytes"],
		rows: contenders.map(({ name, rounds, processor, bytes }) => [
			name,
			times(median(rounds), ours),
			part(median(rounds), reacts),
			name === "our page" ? judged : "",
			median(rounds).toFixed(0),
			Math.min(...rounds).toFixed(0),
			Math.max(...rounds).toFixed(0),
			processor.length > 0 ? ms(median(processor)) : "–",
			bytes,
		]),
	};
}
