import { type RawBuilder, sql } from "kysely";
import { type Connection, db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { RequestKind } from "./request-kind.ts";

/** The condition of every query that shows requests. A literal, as in the partial indexes. */
export function ofKind(kind: RequestKind): RawBuilder<boolean> {
	return sql<boolean>`kind = ${sql.lit(kind)}`;
}

/** As `waitsFrom`, in a query that calls its requests `table`. */
export function waitsFromColumn(table = "Kontaktanfragen_Archiv"): RawBuilder<string> {
	return sql<string>`coalesce(${sql.ref(`${table}.released_at`)}, ${sql.ref(`${table}.created_at`)})`;
}

/** A request of any kind, to be read by code that does not show it. */
export function requestRow(id: string, on: Connection) {
	return on.selectFrom("Kontaktanfragen_Archiv").where("id", "=", id);
}

export async function isThere(kind: RequestKind, id: string, on: Connection = db()): Promise<boolean> {
	if (!isId(id)) return false;
	return (await requestRow(id, on).select("id").where(ofKind(kind)).executeTakeFirst()) !== undefined;
}
