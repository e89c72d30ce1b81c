import type { RawBuilder } from "kysely";
import { db } from "../../database/client.server.ts";
import { findRequests } from "../../database/request-search.server.ts";
import { hasDigits } from "../../database/search.server.ts";
import { searchWords } from "../../database/search-words.ts";
import type { RequestKind } from "../request-kind.ts";
import { searchOf } from "./request-tabs.server.ts";

/** Fewer digits stand in too many numbers. */
const SHORTEST_NUMBER = 5;

/** The newest requests of a kind that contain the text, or its telephone number: visible ones first, then hidden ones. */
export async function requestsWith(
	kind: RequestKind,
	text: string,
	limit: number,
): Promise<{ id: string; name: string; subject: string; bearbeitet: boolean }[]> {
	if (searchWords(text).length === 0) return [];
	const numbers: number[] = [];
	for (const tab of ["all", "hidden"] as const) {
		if (numbers.length >= limit) break;
		const search = (narrowing: RawBuilder<boolean>[]) => searchOf({ kind, tab }, "", narrowing);
		numbers.push(...(await findRequests({ ...search([]), text, limit })));
		const phone = phoneNumber(text);
		if (phone) numbers.push(...(await findRequests({ ...search([hasDigits("phone", phone)]), text: "", limit })));
	}
	const shown = [...new Set(numbers)].slice(0, limit);
	if (shown.length === 0) return [];
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["nr", "id", "name", "subject", "bearbeitet"])
		.where("nr", "in", shown)
		.execute();
	return rows.sort((a, b) => shown.indexOf(a.nr) - shown.indexOf(b.nr));
}

/** The digits that every spelling of a telephone number has, so without the prefix; null for other texts. */
function phoneNumber(text: string): string | null {
	if (!/^[+\d\s()/.-]+$/.test(text)) return null;
	const digits = text
		.replace(/^\s*(\+|00)\s*\d\d|\(0\)/g, "")
		.replace(/\D/g, "")
		.replace(/^0+/, "");
	return digits.length < SHORTEST_NUMBER ? null : digits;
}
