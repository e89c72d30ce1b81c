import { type KeyedTable, tablesInOrder } from "../database/copying.server.ts";
import { tableKeys } from "../database/schema.ts";

/** What a backup says of itself, and what must be found in it. */
export type Manifest = {
	format: 1;
	madeAt: string;
	/** The steps that its tables had taken. */
	steps: string[];
	tables: Record<string, { rows: number; sum: string }>;
	/** SHA-256 of each picture by its path. */
	pictures: Record<string, string>;
	/** Pictures that were removed while the backup was made. */
	gone: string[];
};

/** The installation's key, which is only in a backup where that was asked for. */
export const KEY_NAME = "secret-key";

/** Who is signed in or signing in, and who tried too often, is over when a backup is needed. */
const passing: readonly string[] = ["sessions", "passkey_challenges", "throttles"];

export function isSaved(table: string): boolean {
	return !passing.includes(table);
}

/** The tables of a backup, as this program knows them. */
export const savedTables: KeyedTable[] = tablesInOrder.filter(isSaved).map((name) => ({ name, keys: tableKeys[name] }));

export function rowsOfAll({ tables }: Manifest): number {
	return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
