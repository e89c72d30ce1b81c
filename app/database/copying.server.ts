import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Connection, Engine } from "./client.server.ts";
import { tableKeys, type TableName } from "./schema.ts";

/** A row with its values as both engines give them: text, whole numbers, booleans, null. */
export type Row = Record<string, string | number | boolean | null>;

/** A table, and the columns by which its rows are told apart. */
export type KeyedTable = { name: string; keys: readonly string[] };

/** Tables in the order in which they can be filled. */
export const tablesInOrder = Object.keys(tableKeys) as TableName[];

const ROWS_AT_ONCE = 500;
/** Columns that count up by themselves: the next number must be beyond those that were copied. */
const counters: Partial<Record<TableName, string>> = { Angebote: "nr", Kontaktanfragen_Archiv: "nr" };

/**
 * All rows of a table, a few hundred at a time, in the order of its key; `keys` where the table is not as the schema
 * has it.
 */
export async function* rowsOf(
	table: string,
	connection: Connection,
	keys: readonly string[] = keysOf(table),
): AsyncGenerator<Row[]> {
	const key = sql.join(keys.map((column) => sql.ref(column)));
	let last: unknown[] | undefined;
	for (;;) {
		let query = anyTable(connection).selectFrom(table).selectAll();
		if (last) query = query.where(sql<boolean>`(${key}) > (${sql.join(last)})`);
		// What triggers count belongs to the database that counts it.
		if (table === "settings") query = query.where("name", "not like", "content %");
		for (const column of keys) query = query.orderBy(column);
		const rows = (await query.limit(ROWS_AT_ONCE).execute()) as Row[];
		if (rows.length > 0) yield rows;
		if (rows.length < ROWS_AT_ONCE) return;
		last = keys.map((column) => rows.at(-1)![column]);
	}
}

export async function insertRows(table: TableName, rows: Row[], connection: Connection): Promise<void> {
	// SQLite takes 32,766 values a statement at most.
	for (let at = 0; at < rows.length; at += 100)
		await anyTable(connection)
			.insertInto(table)
			.values(rows.slice(at, at + 100))
			.execute();
}

/** Removes all rows of tables that are named in the order in which they are filled. */
export async function emptyTables(tables: TableName[], connection: Connection): Promise<void> {
	for (const table of [...tables].reverse()) await anyTable(connection).deleteFrom(table).execute();
}

/** Lets counters go on behind the highest number; SQLite sees to it by itself. */
export async function setCounters(connection: Connection, engine: Engine): Promise<void> {
	if (engine === "sqlite") return;
	for (const [table, column] of Object.entries(counters)) {
		const there =
			await sql`select 1 from information_schema.columns where table_schema = current_schema() and table_name = ${table} and column_name = ${column}`.execute(
				connection,
			);
		// In a backup from before the column came.
		if (there.rows.length === 0) continue;
		await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${column}), coalesce((select max(${sql.ref(column)}) from ${sql.table(table)}), 0) + 1, false)`.execute(
			connection,
		);
	}
}

/** The number of rows and a checksum that does not depend on their order, since the engines sort text differently. */
export class Tally {
	rows = 0;
	#sum = 0n;

	add(rows: Row[]): void {
		for (const row of rows) {
			const text = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
			this.#sum += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
			this.rows++;
		}
	}

	get sum(): string {
		return BigInt.asUintN(256, this.#sum).toString(16).padStart(64, "0");
	}
}

/** Count and checksum of each table. */
export async function tallies(tables: TableName[], connection: Connection): Promise<Map<TableName, Tally>> {
	const found = new Map<TableName, Tally>();
	for (const table of tables) {
		const tally = new Tally();
		for await (const rows of rowsOf(table, connection)) tally.add(rows);
		found.set(table, tally);
	}
	return found;
}

/** Tables that there are no more were all told apart by their id. */
function keysOf(table: string): readonly string[] {
	return Object.hasOwn(tableKeys, table) ? tableKeys[table as TableName] : ["id"];
}

/** Tables are named at run time here, which the types of the schema can't follow. */
// oxlint-disable-next-line typescript/no-explicit-any
function anyTable(connection: Connection): Kysely<any> {
	return connection as never;
}
