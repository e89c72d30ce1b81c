import { type RawBuilder, sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { RequestKind } from "./request-kind.ts";

/** The requests of one kind: the condition of every query that shows some. In the words of the partial indexes. */
export function ofKind(kind: RequestKind): RawBuilder<boolean> {
	return sql<boolean>`kind = ${sql.lit(kind)}`;
}

/** The time (UTC) from which a request waits, as `waitsFrom`, in a query on requests that `table` names. */
export function waitsFromColumn(table = "Kontaktanfragen_Archiv"): RawBuilder<string> {
	return sql<string>`coalesce(${sql.ref(`${table}.released_at`)}, ${sql.ref(`${table}.created_at`)})`;
}

export async function isThere(kind: RequestKind, id: string): Promise<boolean> {
	if (!isId(id)) return false;
	const query = db().selectFrom("Kontaktanfragen_Archiv").select("id").where("id", "=", id).where(ofKind(kind));
	return (await query.executeTakeFirst()) !== undefined;
}
