import { type RawBuilder, sql } from "kysely";

/** As `waitsFrom`, for conditions and the order of a query on requests that `table` names. */
export function waitsFromColumn(table = "Kontaktanfragen_Archiv"): RawBuilder<string> {
	return sql<string>`coalesce(${sql.ref(`${table}.released_at`)}, ${sql.ref(`${table}.created_at`)})`;
}
