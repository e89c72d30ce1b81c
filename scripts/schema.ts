import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { migrateOn } from "../app/foundation/database/migrate.server.ts";
import { booleanColumns } from "../app/foundation/database/schema.ts";
import { openSqlite } from "../app/foundation/database/sqlite.server.ts";

export type Column = { table: string; name: string; type: string; nullable: boolean };

/** Tables and columns of app/foundation/database/schema.ts, read from its source text because types don't exist at run time. */
export function columnsOfTypes(): Column[] {
	const text = readFileSync("app/foundation/database/schema.ts", "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
	const definitions = text
		.split(/^(?:export )?type /m)
		.map((one) => [/^\w*/.exec(one)![0], one.slice(one.indexOf("=") + 1)]);
	const types: Record<string, string> = Object.fromEntries(definitions);
	/** The columns of a type, after those of the type that it begins with. */
	const bodyOf = (type: string): string => {
		const [, base = "", body = ""] = /^\s*(\w*)[^{]*(?:\{([\s\S]*)\})?/.exec(type)!;
		return `${base && bodyOf(types[base]!)};${body};`;
	};
	const [, ...tables] = types.Schema!.split(/^\t(?=\w)/m);
	return tables.flatMap((table) =>
		[...bodyOf(table.slice(table.indexOf(":") + 1)).matchAll(/(\w+): ([^;]+);/g)].map(([, name, kind]) => ({
			table: /^\w+/.exec(table)![0],
			name: name!,
			type: kindOf(kind!),
			nullable: kind!.includes("null"),
		})),
	);
}

function kindOf(type: string): string {
	if (type.includes("boolean")) return "boolean";
	if (/Stamp|Time/.test(type)) return "time";
	if (/number|Cents|Kilograms|Millimetres|Watts|Litres|Newtons/.test(type)) return "integer";
	return "text";
}

/** The tables and columns of an open SQLite database. */
export async function columnsOfSqlite(database: ReturnType<typeof openSqlite>): Promise<Column[]> {
	const { rows } = await sql<{
		table: string;
		name: string;
		type: string;
		required: number;
	}>`select m.name as "table", c.name, c.type, (c."notnull" or c.pk) as required from sqlite_master m, pragma_table_info(m.name) c where m.type = 'table' and m.name not like 'sqlite_%' and m.name not like '%_search%' and m.name not like 'kysely_%'`.execute(
		database,
	);
	return rows.map((row) => ({ table: row.table, name: row.name, type: row.type, nullable: !row.required }));
}

/** A column in one line: "Karriere.title not null". */
export const lineOf = ({ table, name, nullable }: Column) => `${table}.${name} ${nullable ? "null" : "not null"}`;

/** Differences between app/foundation/database/schema.ts and an empty SQLite database with all migrations applied. */
export async function schemaProblems(): Promise<string[]> {
	const folder = mkdtempSync(join(tmpdir(), "schema-"));
	try {
		const database = openSqlite(folder);
		await migrateOn(database, "sqlite");
		const [typed, made] = [columnsOfTypes(), await columnsOfSqlite(database)];
		await database.destroy();
		const [inTypes, inTables] = [typed.map(lineOf), made.map(lineOf)];
		const named = (columns: Column[]) => new Set(columns.map(({ table }) => table));
		const booleans = typed.filter(({ type }) => type === "boolean").map(({ name }) => name);
		return [
			...[...named(typed)]
				.filter((table) => !named(made).has(table))
				.map((table) => `no migration makes the table ${table}`),
			...inTypes.filter((line) => !inTables.includes(line)).map((line) => `only schema.ts has ${line}`),
			...inTables.filter((line) => !inTypes.includes(line)).map((line) => `only the migrations have ${line}`),
			...booleans
				.filter((name) => !(booleanColumns as readonly string[]).includes(name))
				.map((name) => `booleanColumns lacks ${name}`),
		];
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

if (import.meta.main) {
	const problems = await schemaProblems();
	for (const problem of problems) console.error(problem);
	if (problems.length > 0) process.exit(1);
}
