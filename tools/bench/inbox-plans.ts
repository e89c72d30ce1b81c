import { CompiledQuery } from "kysely";
import { firstUser } from "#app/accounts/users/users.server.ts";
import { requestsToAnswer, unansweredQuery } from "#app/requests/open-requests.server.ts";
import { exportRequests } from "#app/requests/list/request-export.server.ts";
import { conditionsOf, readRequestView } from "#app/requests/list/request-definition.server.ts";
import { idsQuery, requestPage } from "#app/requests/list/request-list.server.ts";
import { tabs } from "#app/requests/list/request-list.ts";
import { countTabs } from "#app/requests/list/request-tabs.server.ts";
import { closeDatabase, db, engine } from "#app/foundation/database/client.server.ts";
import { inboxQuestions } from "./inbox-questions.ts";
import { timeOf } from "./time-of.ts";

const firstPage = readRequestView(new URL("http://localhost/admin/kontakt-anfragen"));

/** Time and query plan of one search of the inbox; the plan is of the query that finds the requests. */
export type InboxPlan = { name: string; listed: string; milliseconds: number; steps: string[] };
/** Time to export the inbox, and for how long it blocked the event loop. */
export type InboxExport = { name: string; lines: number; milliseconds: number; longestPause: number };

const REPEATS = 9;
const plans: InboxPlan[] = [];
const me = (await firstUser()).id;
const counts = await countTabs("request", tabs, me);

for (const [name, { q = "", page, tab = "all", filters, sort = firstPage.sort }] of inboxQuestions) {
	const pages = q ? 100 : Math.ceil(counts[tab] / 10);
	const view = {
		...firstPage,
		q,
		tab,
		sort,
		...(filters && { filters }),
		page: page === "last" ? pages : page === "half" ? Math.ceil(pages / 2) : 1,
	};
	const compiled = idsQuery({
		conditions: conditionsOf(view, me),
		sort: q ? "date-desc" : sort,
		offset: q ? 0 : (view.page - 1) * 10,
		size: q ? 1001 : 10,
	}).compile();
	const { count, more } = await requestPage(view, me);
	plans.push({
		name,
		listed: more ? `over ${count}` : String(count),
		milliseconds: await timeOf(() => requestPage(view, me), REPEATS),
		steps: await stepsOf(compiled),
	});
}
plans.push({
	name: "those to answer, on the dashboard",
	listed: String(counts.new),
	milliseconds: await timeOf(() => requestsToAnswer("de", 25), REPEATS),
	steps: await stepsOf(unansweredQuery(25).compile()),
});

const exports = [await exported("export of all", ""), await exported("export of a search", "Kettenbagger")];
await closeDatabase();
console.log(JSON.stringify({ plans, exports }));

async function stepsOf({ sql, parameters }: CompiledQuery): Promise<string[]> {
	const explain = engine() === "sqlite" ? "explain query plan" : "explain";
	const { rows } = await db().executeQuery<Record<string, string>>(
		CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
	);
	return rows
		.map((row) => (row.detail ?? row["QUERY PLAN"] ?? "").trim())
		.filter((line) => /Kontaktanfragen|requests_|TEMP B-TREE|^(->\s*)?(Incremental )?Sort /.test(line))
		.map((line) => line.replace(/^->\s*/, "").replace(/\s*\(cost.*/, ""));
}

async function exported(name: string, q: string): Promise<InboxExport> {
	const file = await exportRequests(
		{ q, kind: "request", tab: "all" },
		{ all: true, count: 1, not: [] },
		"de",
		await firstUser(),
	);
	let [last, longestPause, bytes, lines] = [performance.now(), 0, 0, 0];
	const clock = setInterval(() => {
		const now = performance.now();
		longestPause = Math.max(longestPause, now - last);
		last = now;
	}, 1);
	const begun = performance.now();
	for await (const part of file) {
		bytes += part.length;
		for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) if (part[at - 1] === 13) lines++;
	}
	clearInterval(clock);
	return {
		name: `${name}, ${(bytes / 1e6).toFixed(1)} MB`,
		lines,
		milliseconds: performance.now() - begun,
		longestPause,
	};
}
