import type { Kysely } from "kysely";
import type { Connection } from "../foundation/database/client.server.ts";
import type { Schema, SearchedTable } from "../foundation/database/schema.ts";

/** The columns that the tables of all collections have. */
type CommonColumn = keyof Schema["Angebote"] & keyof Schema["Aktuelles"] & keyof Schema["Karriere"];
/** Columns of collections whose records can be reserved. */
type ReservedColumn = "reserved_until" | "reserved_for" | "sold_at" | "sold_to" | "sold_price";
type RecordTable = Pick<Schema["Angebote"], CommonColumn | ReservedColumn>;

/**
 * Types the tables of all collections as one. Which table it is, and the columns of its fields, are known at run time
 * only: callers cast what they read of the fields, and nothing checks the types of what they write.
 */
export function recordTables(on: Connection): Kysely<Record<SearchedTable, RecordTable>> {
	return on as unknown as Kysely<Record<SearchedTable, RecordTable>>;
}
