import type { SelectQueryBuilder } from "kysely";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import type { Schema } from "../database/schema.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "./table-query.ts";

type ResultPage = Omit<TablePage<never>, "lines"> & { offset: number };

/**
 * Counts all records and those that match, and says which page to show. A page beyond the last one becomes the last
 * one. `matching` is null where all match.
 */
export async function resultPage<Table extends keyof Schema>(
	all: SelectQueryBuilder<Schema, Table, object>,
	matching: SelectQueryBuilder<Schema, Table, object> | null,
	{ page, size = LINES_A_PAGE }: Pick<TableQuery<string>, "page" | "size">,
): Promise<ResultPage> {
	const total = await countOf(all);
	const count = matching ? await countOf(matching) : total;
	return { total, count, ...pageOf(count, page, size) };
}
