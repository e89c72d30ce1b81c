import { type RawBuilder, sql } from "kysely";
import { type Connection, db } from "../foundation/database/client.server.ts";
import { isId } from "../foundation/database/identity.ts";
import type { RequestKind } from "./request-kind.ts";

/** The condition of every query that shows requests. A literal, as in the partial indexes. */
export function ofKind(kind: RequestKind): RawBuilder<boolean> {
	return sql<boolean>`kind = ${sql.lit(kind)}`;
}

/** As `waitsFrom`. */
export const waitsFromColumn = sql<string>`coalesce(released_at, created_at)`;

/** The address of the colleague who has a request. */
export const assignedEmail = sql<string | null>`(select email from users where users.id = assigned_to)`;

/** A request of any kind, to be read by code that does not show it. */
export function requestRow(id: string, on: Connection) {
	return on.selectFrom("Kontaktanfragen_Archiv").where("id", "=", id);
}

export async function isThere(kind: RequestKind, id: string, on: Connection = db()): Promise<boolean> {
	if (!isId(id)) return false;
	return (await requestRow(id, on).select("id").where(ofKind(kind)).executeTakeFirst()) !== undefined;
}
