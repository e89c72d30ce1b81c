import { filters } from "./filters.ts";
import type { Running } from "./processes.ts";
import type { ListTime } from "./list-times.ts";
import { median, ms, type Table, times } from "./table.ts";
import { visit } from "./visits.ts";

const ROUNDS = 40;
const WARM_UP = 8;

/** Each filter with few and with many offers, alternating, one request at a time. */
export async function filteredLists(few: Running, many: Running, known: ListTime[]): Promise<Table> {
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
		const { page } = known.find((one) => one.name === name)!;
		rows.push([
			name,
			times(atMany, atFew),
			ms(atFew),
			ms(atMany),
			ms(page),
			cards.join(" / "),
			atMany <= 2 * atFew ? "" : "over 2",
		]);
	}
	return {
		title: "(b) Filtered lists: 100 and 10,000 offers",
		limit:
			"Rendering the machines found. Only looking over all offers in memory, and the words of a search, grow with their number.",
		note: `Whole response over HTTP, one at a time, medians of ${ROUNDS}. Target: at most twice as long. Where the small list shows fewer machines, the ratio is that of rendering more of them.`,
		columns: ["filter", "ratio", "ms at 100", "ms at 10,000", "data", "machines shown", "target"],
		rows,
	};
}

/** An empty search shows the same list, but its page is rendered each time. */
function neverKept(search: string): string {
	return search.includes("q=") ? search : `${search || "?"}${search ? "&" : ""}q=`;
}

export function listTimesTable(engine: string, known: ListTime[]): Table {
	return {
		title: `(b) What ${engine} and the stock in memory take at 10,000 offers`,
		limit: "After a change of any offer, the first list reads what all are filtered by.",
		note: "The data of a page with the counts beside its filters, not drawn. Medians of 15.",
		columns: ["filter", "hits", "ms", "ms after a change"],
		rows: known.map(({ name, hits, page, afterChange }) => [name, hits, ms(page), ms(afterChange)]),
	};
}
