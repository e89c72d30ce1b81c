import { db } from "#app/foundation/database/client.server.ts";
import type { Schema } from "#app/foundation/database/schema.ts";

/** Changes columns of a stored row, past the app's own code. */
export async function setRow(table: keyof Schema, id: string, columns: object): Promise<void> {
	await db()
		.updateTable(table as "Angebote")
		.set(columns)
		.where("id", "=", id)
		.execute();
}

/** Stores a row, past the app's own code. */
export async function addRow(table: keyof Schema, row: object | object[]): Promise<void> {
	await db()
		.insertInto(table)
		.values(row as never)
		.execute();
}

/** As if a limit had counted so much under this key already; it forgets that after the seconds. */
export async function countBefore(key: string, points: number, seconds = 300): Promise<void> {
	const expires_at = new Date(Date.now() + seconds * 1000).toISOString();
	await db()
		.insertInto("throttles")
		.values({ key, points, expires_at, updated_at: expires_at })
		.onConflict((conflict) => conflict.column("key").doUpdateSet({ points, expires_at }))
		.execute();
}

/** The entries of the audit log about a record, oldest first. */
export const traceOf = (id: string, kind?: Schema["trace"]["kind"]) =>
	db()
		.selectFrom("trace")
		.select(["action", "by_email", "record_name", "changes"])
		.where("record_id", "=", id)
		.$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
		.orderBy("id")
		.execute();
