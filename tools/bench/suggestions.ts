import type { Running } from "./processes.ts";
import { median, ms, type Table } from "./table.ts";
import { visit } from "./visits.ts";

const ROUNDS = 40;
const LONGEST_MILLISECONDS = 30;
const searches = ["no", "nor", "nordhammer", "nordhamer", "bagger", "wheel loader", "radl", "4711", "zzzzzz"];

/** What the search suggests, at many offers: once from memory, and once as it is made for the first who asks. */
export async function suggestions(site: Running): Promise<Table> {
	const rows: Table["rows"] = [];
	for (const q of searches) {
		const address = `${site.address}/angebot/vorschlaege?${new URLSearchParams({ q, type: "kauf" })}`;
		const [kept, made]: [number[], number[]] = [[], []];
		for (let round = -2; round < ROUNDS; round++) {
			const fromMemory = await visit(address);
			// Nothing is in the cache for somebody with a session, even an ended one.
			const fresh = await visit(address, { Cookie: `session=${"0".repeat(43)}` });
			if (round < 0) continue;
			kept.push(fromMemory.milliseconds);
			made.push(fresh.milliseconds);
		}
		const late = median(made) > LONGEST_MILLISECONDS ? `over ${LONGEST_MILLISECONDS}` : "";
		rows.push([q, ms(median(kept)), ms(median(made)), late]);
	}
	return {
		title: "(b) Suggestions while somebody types: 10,000 offers",
		limit: `At most ${LONGEST_MILLISECONDS} ms each.`,
		note: `Whole answer over HTTP, one at a time, medians of ${ROUNDS}.`,
		columns: ["typed", "ms from memory", "ms made anew", "limit"],
		rows,
	};
}
