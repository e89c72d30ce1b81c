import { processorMilliseconds, type Running, runToEnd, startServer } from "./processes.ts";
import { median, ms, type Table, times } from "./table.ts";
import { crowd } from "./visits.ts";

const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 32;
const PUBLIC_URL = "http://localhost:3000";
/** The plain list is cached; that of a search is rendered each time. */
const pages = { "cached page": "/angebot/kaufen", "rendered page": "/angebot/kaufen?q=" };

type Load = { answers: number; perSecond: number };

/** Two processes of the site on one folder behind a round-robin, compared with one process. */
export async function twoProcesses(dataDir: string): Promise<Table> {
	// As behind a proxy, which both processes trust.
	const settings = { DATA_DIR: dataDir, PUBLIC_URL, TRUST_PROXY: "on" };
	const first = await startServer("server/start.ts", settings);
	const second = await startServer("server/start.ts", settings);
	const rows: Table["rows"] = [];
	for (const [name, path] of Object.entries(pages)) {
		const ask = name === "cached page" ? askForKept : askForNew;
		const one = { servers: [first], rounds: [] as number[], processor: [] as number[] };
		const two = { servers: [first, second], rounds: [] as number[], processor: [] as number[] };
		for (let round = -1; round < ROUNDS; round++) {
			for (const { servers, rounds, processor } of [one, two]) {
				const before = processorOf(servers);
				const { answers, perSecond } = await ask(servers, path);
				if (round < 0) continue;
				rounds.push(perSecond);
				if (before !== null) processor.push((processorOf(servers)! - before) / answers);
			}
		}
		const cost = (spent: number[]) => (spent.length > 0 ? ms(median(spent) * 1000) : "–");
		rows.push([`${name}, one process`, "1.00", median(one.rounds).toFixed(0), cost(one.processor)]);
		rows.push([
			`${name}, two processes`,
			times(median(two.rounds), median(one.rounds)),
			median(two.rounds).toFixed(0),
			cost(two.processor),
		]);
	}
	await Promise.all([first.stop(), second.stop()]);
	return {
		title: "(i) Two processes against one",
		note: `10,000 offers in one folder (SQLite), ${CONNECTIONS} connections divided evenly without a proxy, medians of ${ROUNDS} rounds of ${SECONDS} s in turns.`,
		limit:
			"The processors: the load generator takes one of them, so two processes of the site can't double the result on two processors; they share only the file, which they only read.",
		columns: ["request", "ratio", "requests/s", "CPU µs each"],
		rows,
	};
}

function askForKept(servers: Running[], path: string): Promise<Load> {
	const addresses = servers.map(({ address }) => address + path).join(" ");
	return runToEnd<Load>("tools/bench/load.ts", {
		ADDRESS: addresses,
		ENCODING: "br",
		SECONDS: String(SECONDS),
		CONNECTIONS: String(CONNECTIONS),
	});
}

async function askForNew(servers: Running[], path: string): Promise<Load> {
	const shares = await Promise.all(
		servers.map(({ address }) =>
			crowd(address + path, { seconds: SECONDS, connections: CONNECTIONS / servers.length }),
		),
	);
	const sum = (of: keyof Load) => shares.reduce((all, share) => all + share[of], 0);
	return { answers: sum("answers"), perSecond: sum("perSecond") };
}

function processorOf(servers: Running[]): number | null {
	const each = servers.map(({ pid }) => processorMilliseconds(pid));
	return each.includes(null) ? null : each.reduce<number>((sum, one) => sum + one!, 0);
}
