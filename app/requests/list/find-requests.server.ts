import { db } from "../../database/client.server.ts";
import { findRequests } from "../../database/request-search.server.ts";
import { searchWords } from "../../database/search-words.ts";

/** The newest requests that contain the text: visible ones first, then hidden ones. */
export async function requestsWith(
	text: string,
	limit: number,
): Promise<{ id: string; name: string; subject: string; bearbeitet: boolean }[]> {
	if (searchWords(text).length === 0) return [];
	const numbers: number[] = [];
	for (const index of ["shown", "hidden"] as const) {
		if (numbers.length >= limit) break;
		numbers.push(...(await findRequests({ index, only: null, text, limit })));
	}
	const shown = numbers.slice(0, limit);
	if (shown.length === 0) return [];
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["nr", "id", "name", "subject", "bearbeitet"])
		.where("nr", "in", shown)
		.execute();
	return rows.sort((a, b) => shown.indexOf(a.nr) - shown.indexOf(b.nr));
}
