import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { db, engine } from "#app/foundation/database/client.server.ts";
import { type Column, columnsOfSqlite, columnsOfTypes, lineOf } from "../../scripts/schema.ts";

async function columnsOfDatabase(): Promise<Column[]> {
	if (engine() === "postgres") {
		const { rows } = await sql<Column>`
			select table_name as table, column_name as name, data_type as type, is_nullable = 'YES' as nullable
			from information_schema.columns natural join information_schema.tables
			where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db());
		return rows;
	}
	return columnsOfSqlite(db());
}

/** How each engine keeps a kind of value. */
const stored: Record<string, Record<string, string[]>> = {
	sqlite: { boolean: ["integer"], time: ["text"], integer: ["integer"], text: ["text"] },
	postgres: { boolean: ["boolean"], time: ["timestamp with time zone"], integer: ["integer"], text: ["text", "date"] },
};

describe("the tables of this engine", () => {
	test("have exactly the columns that the types name, and each may be empty where the types say so", async () => {
		const found = (await columnsOfDatabase()).filter(({ table }) => !table.startsWith("kysely_"));
		const typed = columnsOfTypes();
		expect(typed.length).toBeGreaterThan(100);
		expect(found.map(lineOf).sort()).toEqual(typed.map(lineOf).sort());
		for (const column of found) {
			const type = typed.find(({ table, name }) => table === column.table && name === column.name)!;
			expect(stored[engine()]![type.type], `${column.table}.${column.name} is ${column.type}`).toContain(
				column.type.toLowerCase(),
			);
		}
	});

	test("all have created_at and updated_at", async () => {
		const columns = columnsOfTypes();
		for (const table of new Set(columns.map((column) => column.table))) {
			expect(columns.filter((column) => column.table === table).map(({ name }) => name)).toEqual(
				expect.arrayContaining(["created_at", "updated_at"]),
			);
		}
	});
});
