import { tablesInOrder } from "../../app/database/copying.server.ts";

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
const passing = ["sessions", "passkey_challenges", "throttles"];
export const savedTables = tablesInOrder.filter((table) => !passing.includes(table));
