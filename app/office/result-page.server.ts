import type { SelectQueryBuilder } from "kysely";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import type { Schema } from "../database/schema.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "./table-query.ts";

type ResultPage = Omit<TablePage<never>, "lines"> & { offset: number };

/**
 * Counts all records and those that match the search, and says which page to show. A page beyond the last one becomes
 * the last one.
 */
export async function resultPage<Table extends keyof Schema>(
	matching: (q: string) => SelectQueryBuilder<Schema, Table, object>,
	{ q, page }: Pick<TableQuery<string>, "q" | "page">,
): Promise<ResultPage> {
	const total = await countOf(matching(""));
	const count = q ? await countOf(matching(q)) : total;
	return { total, count, ...pageOf(count, page, LINES_A_PAGE) };
}
