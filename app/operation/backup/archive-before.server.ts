import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import type { Database } from "../../foundation/database/client.server.ts";
import type { KeyedTable } from "../../foundation/database/copying.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { beforeUpdateName } from "./kept-backups.ts";
import { isSaved } from "./manifest.server.ts";
import { writeArchive } from "./pack.server.ts";
import { stamp } from "./schedule.ts";

/** Tables that the database or the migrations fill. */
const filledAutomatically = ["kysely_migration", "kysely_migration_lock"];

/**
 * Archives all tables of a PostgreSQL database before an update, so that the previous version of the program can
 * restore them. Leaves out pictures: an update does not touch them, and with many of them the start would take an hour.
 * @returns the archive's path
 * @throws BackupFailure
 */
export async function archiveBeforeUpdate(
	database: Database,
	applied: string[],
	folder: string,
	state: string,
): Promise<string> {
	const file = join(folder, beforeUpdateName(state, stamp(new Date())));
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		for (const name of await readdir(folder))
			if (/^before-update-.*\.unfinished$/.test(name)) await rm(join(folder, name), { recursive: true, force: true });
	} catch (error) {
		throw new BackupFailure(
			"place",
			`BACKUP_DIR ${folder} can't be written (${(error as NodeJS.ErrnoException).code}).`,
		);
	}
	const tables = await existingTables(database);
	await database
		.transaction()
		.setIsolationLevel("repeatable read")
		.execute((snapshot) => writeArchive(file, { snapshot, tables, steps: applied, isGone: null }));
	return file;
}

/** The tables as they exist, not as this program's schema has them, each after those it refers to. */
async function existingTables(database: Database): Promise<KeyedTable[]> {
	const keyed = await sql<{ name: string; keys: string[] }>`
		select t.relname as name, array_agg(c.attname::text order by array_position(i.indkey::int2[], c.attnum)) as keys
		from pg_class t join pg_index i on i.indrelid = t.oid and i.indisprimary join pg_attribute c on c.attrelid = t.oid and c.attnum = any(i.indkey)
		where t.relkind = 'r' and t.relnamespace = current_schema()::regnamespace group by t.relname order by t.relname`.execute(
		database,
	);
	const references = await sql<{ from: string; to: string }>`
		select a.relname as "from", b.relname as "to" from pg_constraint k join pg_class a on a.oid = k.conrelid join pg_class b on b.oid = k.confrelid
		where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and a.oid <> b.oid`.execute(database);
	const remaining = keyed.rows.filter(({ name }) => isSaved(name) && !filledAutomatically.includes(name));
	const ordered: KeyedTable[] = [];
	while (remaining.length > 0) {
		const next = remaining.findIndex(
			({ name }) =>
				!references.rows.some(({ from, to }) => from === name && remaining.some((table) => table.name === to)),
		);
		ordered.push(...remaining.splice(Math.max(next, 0), 1));
	}
	return ordered;
}
