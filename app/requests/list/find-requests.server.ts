import { db } from "../../foundation/database/client.server.ts";
import { searchWords } from "../../foundation/database/search-words.ts";
import type { RequestKind } from "../request-kind.ts";
import { conditionsOf } from "./request-definition.server.ts";

/** Returns the newest requests of a kind that a search finds; hidden ones have a list. */
export async function requestsWith(kind: RequestKind, q: string, limit: number) {
	if (searchWords(q).length === 0) return [];
	return conditionsOf({ kind, tab: "all", q }, "")
		.reduce((query, condition) => query.where(condition), db().selectFrom("Kontaktanfragen_Archiv"))
		.select(["id", "name", "subject", "bearbeitet"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}
