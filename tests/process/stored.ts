import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";

export async function ask<T>(place: Record<string, string>, statement: string): Promise<T[]> {
	if (place.DATABASE_URL) {
		const client = new pg.Client(place.DATABASE_URL);
		await client.connect();
		try {
			return (await client.query(statement)).rows as T[];
		} finally {
			await client.end();
		}
	}
	const file = new DatabaseSync(join(place.DATA_DIR!, "site.sqlite"), { timeout: 5000 });
	try {
		return file.prepare(statement).all() as T[];
	} finally {
		file.close();
	}
}
