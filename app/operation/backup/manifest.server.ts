import { tablesInOrder } from "../../foundation/database/copying.server.ts";

export type Manifest = {
	format: 1;
	madeAt: string;
	/** The migrations applied to its tables. */
	steps: string[];
	tables: Record<string, { rows: number; sum: string }>;
	/** SHA-256 of each picture by its path. */
	pictures: Record<string, string>;
	/** Pictures that were deleted while the backup was being made. */
	gone: string[];
};

/** Sessions and rate limits are worthless by the time a backup is restored. */
const transient: readonly string[] = ["sessions", "throttles"];

export const savedTables = tablesInOrder.filter((table) => !transient.includes(table));

export function rowsOfAll({ tables }: Manifest): number {
	return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}
