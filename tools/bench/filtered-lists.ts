import { filters } from "./filters.ts";
import type { Running } from "./processes.ts";
import type { Plan } from "./query-plans.ts";
import { median, ms, type Table, times } from "./table.ts";
import { visit } from "./visits.ts";

const ROUNDS = 40;
const WARM_UP = 8;

/** Each filter with few and with many offers, alternating, one request at a time. */
export async function filteredLists(few: Running, many: Running, plans: Plan[], offers: string): Promise<Table> {
	const rows: Table["rows"] = [];
	for (const [name, search] of filters) {
		const taken = { few: [] as number[], many: [] as number[] };
		let cards = [0, 0];
		for (let round = -WARM_UP; round < ROUNDS; round++) {
			const path = `/angebot/kaufen${neverKept(search)}`;
			const answers = [await visit(few.address + path), await visit(many.address + path)];
			cards = answers.map(({ body }) => body.toString().split("<article").length - 1);
			if (round < 0) continue;
			taken.few.push(answers[0]!.milliseconds);
			taken.many.push(answers[1]!.milliseconds);
		}
		const [atFew, atMany] = [median(taken.few), median(taken.many)];
		const plan = plans.find((known) => known.name === name)!;
		rows.push([
			name,
			times(atMany, atFew),
			ms(atFew),
			ms(atMany),
			ms(plan.count + plan.page),
			cards.join(" / "),
			atMany <= 2 * atFew ? "" : "over 2",
		]);
	}
	return {
		title: `(b) Filtered lists: 100 and ${offers} offers`,
		limit:
			"Rendering the machines found. Only counting the hits of a filter that matches very many offers grows with their number.",
		note: `Whole response over HTTP, one at a time, medians of ${ROUNDS}. Target: at most twice as long. Where the small list shows fewer machines, the ratio is that of rendering more of them.`,
		columns: ["filter", "ratio", "ms at 100", `ms at ${offers}`, "queries", "machines shown", "target"],
		rows,
	};
}

/** An empty search shows the same list, but its page is rendered each time. */
function neverKept(search: string): string {
	return search.includes("q=") ? search : `${search || "?"}${search ? "&" : ""}q=`;
}

export function plansTable(engine: string, plans: Plan[]): Table {
	return {
		title: `(b) How ${engine} answers them at 10,000 offers`,
		limit: "Counting: the page shows the number of hits, and every hit must be read for it.",
		note: "An index scan reads in the requested order and stops when the page is full. Counting reads every hit. Neither trigram index covers two letters: every offer of the type is compared.",
		columns: ["filter", "hits", "count ms", "page ms", "index", "sorts", "steps on offers"],
		rows: plans.map(({ name, hits, count, page, indexed, sorts, steps }) => [
			name,
			hits,
			ms(count),
			ms(page),
			indexed ? "yes" : "NO",
			sorts ? "yes" : "",
			steps.join("; "),
		]),
	};
}
