import type { Kysely } from "kysely";
import type { Connection } from "../foundation/database/client.server.ts";
import type { Schema, SearchedTable } from "../foundation/database/schema.ts";

/** The columns that the tables of all collections have. */
type CommonColumn = keyof Schema["Angebote"] & keyof Schema["Aktuelles"] & keyof Schema["Karriere"];
/** Columns of those collections alone whose records can be reserved. */
type ReservedColumn = "reserved_until" | "reserved_for" | "sold_at" | "sold_to" | "sold_price";
type RecordTable = Pick<Schema["Angebote"], CommonColumn | ReservedColumn>;

/**
 * The tables of all collections as one kind: which of them it is, and the columns of its fields, are known at run time
 * only. What is read of the fields is therefore said by who reads it; what is written of them goes as it comes.
 */
export function recordTables(on: Connection): Kysely<Record<SearchedTable, RecordTable>> {
	return on as unknown as Kysely<Record<SearchedTable, RecordTable>>;
}
