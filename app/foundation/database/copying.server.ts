import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Connection, Engine } from "./client.server.ts";
import { tableKeys, type TableName } from "./schema.ts";

/** A row with the kinds of value that both engines return: text, whole numbers, booleans, null. */
export type Row = Record<string, string | number | boolean | null>;

/** All tables, in an order in which they can be filled without breaking a foreign key. */
export const tablesInOrder = Object.keys(tableKeys) as TableName[];

const BATCH_ROWS = 500;
/** Auto-increment columns, each with all columns that keep its numbers, also those of deleted rows. */
const counters: Partial<Record<TableName, [table: TableName, column: string][]>> = {
	price_history: [["price_history", "nr"]],
	Angebote: [
		["Angebote", "nr"],
		["trash", "nr"],
		["Kontaktanfragen_Archiv", "offer_nr"],
		["request_machines", "offer_nr"],
	],
};

/** All rows of a table in batches, ordered by primary key. */
export async function* rowsOf(table: TableName, connection: Connection): AsyncGenerator<Row[]> {
	const keys = tableKeys[table];
	const key = sql.join(keys.map((column) => sql.ref(column)));
	let last: unknown[] | undefined;
	for (;;) {
		let query = anyTable(connection).selectFrom(table).selectAll();
		if (last) query = query.where(sql<boolean>`(${key}) > (${sql.join(last)})`);
		// The content versions belong to the database whose triggers count them, the ids to the one that has the pictures.
		if (table === "settings")
			query = query.where("name", "not like", "content %").where("name", "not like", "store_id%");
		for (const column of keys) query = query.orderBy(column);
		const rows = (await query.limit(BATCH_ROWS).execute()) as Row[];
		if (rows.length > 0) yield rows;
		if (rows.length < BATCH_ROWS) return;
		last = keys.map((column) => rows.at(-1)![column]);
	}
}

export async function insertRows(table: TableName, rows: Row[], connection: Connection): Promise<void> {
	// SQLite accepts at most 32,766 values in one statement.
	for (let at = 0; at < rows.length; at += 100)
		await anyTable(connection)
			.insertInto(table)
			.values(rows.slice(at, at + 100))
			.execute();
}

/** Deletes all rows of the tables; `tables` is in the order in which they are filled. */
export async function emptyTables(tables: TableName[], connection: Connection): Promise<void> {
	for (const table of tables.toReversed()) await anyTable(connection).deleteFrom(table).execute();
}

/** Lets auto-increment columns continue after the highest number that was copied, so that none is given twice. */
export async function setCounters(connection: Connection, engine: Engine): Promise<void> {
	for (const [table, columns] of Object.entries(counters)) {
		let highest = 0;
		for (const [from, column] of columns) {
			const query = sql<{ nr: number | null }>`select max(${sql.ref(column)}) as nr from ${sql.table(from)}`;
			highest = Math.max(highest, (await query.execute(connection)).rows[0]!.nr ?? 0);
		}
		if (engine === "postgres")
			await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, ${columns[0]![1]}), ${highest + 1}, false)`.execute(
				connection,
			);
		else {
			await sql`delete from sqlite_sequence where name = ${table} and seq < ${highest}`.execute(connection);
			await sql`insert into sqlite_sequence (name, seq) select ${table}, ${highest} where not exists (select 1 from sqlite_sequence where name = ${table})`.execute(
				connection,
			);
		}
	}
}

/** A row count and a checksum that ignores row order, since the engines sort text differently. */
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

export async function tallyOf(batches: AsyncIterable<Row[]>): Promise<Tally> {
	const tally = new Tally();
	for await (const rows of batches) tally.add(rows);
	return tally;
}

/** Table names are only known at run time here, which the schema's types can't follow. */
// oxlint-disable-next-line typescript/no-explicit-any
function anyTable(connection: Connection): Kysely<any> {
	return connection as never;
}
