import { sql } from "kysely";
import { db } from "../../foundation/database/client.server.ts";
import { hasDigits } from "../../foundation/database/search.server.ts";
import { searchWords } from "../../foundation/database/search-words.ts";
import type { RequestKind } from "../request-kind.ts";
import { hasWords } from "./request-definition.server.ts";
import { conditionOf } from "./request-tabs.server.ts";

/** Fewer digits occur in too many numbers. */
const SHORTEST_NUMBER = 5;

/** Returns the newest requests of a kind that contain the text, or its telephone number; hidden ones have a list. */
export async function requestsWith(kind: RequestKind, text: string, limit: number) {
	if (searchWords(text).length === 0) return [];
	const phone = phoneNumber(text);
	const hasText = sql<boolean>`(${sql.join(hasWords(text), sql` and `)})`;
	const isMeant = phone ? sql<boolean>`(${hasText} or ${hasDigits("phone", phone)})` : hasText;
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["id", "name", "subject", "bearbeitet"])
		.where(conditionOf({ kind, tab: "all" }, ""))
		.where(isMeant)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
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
