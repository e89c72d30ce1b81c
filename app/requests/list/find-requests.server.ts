import { searchWords } from "../../foundation/database/search-words.ts";
import type { RequestKind } from "../request-kind.ts";
import { conditionsOf } from "./request-definition.server.ts";
import { requestsWhere } from "./request-list.server.ts";

/** Returns the newest requests of a kind that a search finds, without hidden ones. */
export async function requestsWith(kind: RequestKind, q: string, limit: number) {
	if (searchWords(q).length === 0) return [];
	return requestsWhere(conditionsOf({ kind, tab: "all", q }, ""))
		.select(["id", "name", "subject", "bearbeitet"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}
