import { listAddress } from "#app/requests/list/request-list.ts";
import { inboxQuestions } from "./inbox-questions.ts";
import type { InboxExport, InboxPlan } from "./inbox-plans.ts";
import { newFolder, type Running, runToEnd, type Settings, startServer } from "./processes.ts";
import { median, ms, type Table, times } from "./table.ts";
import { visit } from "./visits.ts";

const FEW = 1000;
const MANY = 100_000;
const ROUNDS = 15;
const WARM_UP = 3;

type Measured = { plans: InboxPlan[]; exports: InboxExport[] };

/**
 * The inbox at 1,000 and at 100,000 contact requests, on both engines. `newDatabase` makes an empty one on PostgreSQL.
 */
export async function inboxTables(newDatabase: () => Promise<string>): Promise<Table[]> {
	const settings = async (count: number, postgres: boolean): Promise<Settings> => ({
		DATA_DIR: newFolder(),
		REQUESTS: String(count),
		...(postgres && { DATABASE_URL: await newDatabase() }),
	});
	const [few, many] = [await settings(FEW, false), await settings(MANY, false)];
	const [fewOnPostgres, manyOnPostgres] = [await settings(FEW, true), await settings(MANY, true)];
	await Promise.all([many, manyOnPostgres].map((one) => runToEnd("tools/bench/fill-requests.ts", one)));
	for (const one of [few, fewOnPostgres]) await runToEnd("tools/bench/fill-requests.ts", one);
	const measured = (one: Settings) => runToEnd<Measured>("tools/bench/inbox-plans.ts", one);
	return [
		await pages(few, many),
		plansTable("SQLite", await measured(few), await measured(many)),
		plansTable("PostgreSQL", await measured(fewOnPostgres), await measured(manyOnPostgres)),
	];
}

/** Whole pages of the office over HTTP, signed in; the small inbox and the large one in turns. */
async function pages(few: Settings, many: Settings): Promise<Table> {
	const sites = [await startServer("server/start.ts", few), await startServer("server/start.ts", many)] as const;
	const cookies = await Promise.all(sites.map(signIn));
	const rows: Table["rows"] = [];
	for (const [name, { q, page, tab = "all", ...more }] of inboxQuestions) {
		const taken: [number[], number[]] = [[], []];
		for (let round = -WARM_UP; round < ROUNDS; round++) {
			for (const [at, { address }] of sites.entries()) {
				const all = [FEW, MANY][at]! / 10;
				const number = page === "last" ? 99_999 : page === "half" ? (q ? 50 : all / 2) : 1;
				const list = listAddress({ ...more, q, tab, page: number });
				const { status, milliseconds } = await visit(address + list, {
					Cookie: cookies[at]!,
				});
				if (status !== 200) throw new Error(`${name} answered ${status}`);
				if (round >= 0) taken[at]!.push(milliseconds);
			}
		}
		const [atFew, atMany] = [median(taken[0]), median(taken[1])];
		rows.push([name, times(atMany, atFew), ms(atFew), ms(atMany), atMany <= 2 * atFew ? "" : "over 2"]);
	}
	await Promise.all(sites.map((site) => site.stop()));
	return {
		title: "(c) The inbox: 1,000 and 100,000 contact requests",
		limit:
			"Rendering the list. A search compares one request after the other, the newest first, until enough are found.",
		note: `Whole pages over HTTP on SQLite, signed in, one at a time, medians of ${ROUNDS}. Target: 150 ms for the database. A search shows its newest 1,000 hits.`,
		columns: ["page", "ratio", "ms at 1,000", "ms at 100,000", "target"],
		rows,
	};
}

async function signIn({ address }: Running): Promise<string> {
	const body = new URLSearchParams({ email: "admin@example.com", password: "only-for-the-bench" });
	const answer = await fetch(`${address}/admin/login`, {
		method: "POST",
		redirect: "manual",
		body,
		headers: { Origin: address },
	});
	return answer.headers
		.getSetCookie()
		.map((cookie) => cookie.split(";")[0])
		.join("; ");
}

function plansTable(engine: string, few: Measured, many: Measured): Table {
	const rows = many.plans.map(({ name, listed, milliseconds, steps }, at) => [
		name,
		listed,
		ms(few.plans[at]!.milliseconds),
		ms(milliseconds),
		steps.join("; "),
	]);
	const files = many.exports.map(({ name, lines, milliseconds, longestPause }, at) => [
		name,
		String(lines - 1),
		ms(few.exports[at]!.milliseconds),
		ms(milliseconds),
		`longest pause for others ${ms(longestPause)} ms`,
	]);
	return {
		title: `(c) How ${engine} answers the inbox`,
		limit:
			"A search reads requests until it has the newest 1,000 hits: all of them for a rare word. PostgreSQL has an index for it.",
		note: "Times of all queries of a page together; the plan at 100,000 is that of the query for the page's requests. Indexes count the lists.",
		columns: ["question", "listed", "ms at 1,000", "ms at 100,000", "plan at 100,000"],
		rows: [...rows, ...files],
	};
}
