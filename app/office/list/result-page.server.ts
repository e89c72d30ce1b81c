import type { SelectQueryBuilder } from "kysely";
import { countOf } from "../../foundation/database/client.server.ts";
import { pageOf } from "../../foundation/database/page-of.ts";
import type { Schema } from "../../foundation/database/schema.ts";
import type { Filters } from "./list-definition.ts";
import type { Drop, TableQuery } from "./table-query.ts";

/** Counts all records and those that match, and says which page to show. `matching` is null where all match. */
export async function resultPage<Table extends keyof Schema>(
	all: SelectQueryBuilder<Schema, Table, object>,
	matching: SelectQueryBuilder<Schema, Table, object> | null,
	{ page, size }: Pick<TableQuery<string>, "page" | "size">,
) {
	const total = await countOf(all);
	const count = matching ? await countOf(matching) : total;
	return { total, count, ...pageOf(count, page, size) };
}

type Search = { q: string; filters?: Filters };

/** Returns each filter, and the search, without which something would match; `count` counts what does. */
export async function dropsOf({ q, filters = {} }: Search, count: (left: Required<Search>) => Promise<number>) {
	const ofFilters = Object.keys(filters).map(async (name) => {
		const left = Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name));
		return { name, count: await count({ q, filters: left }) };
	});
	const ofSearch = q === "" ? [] : [{ name: null, count: await count({ q: "", filters }) }];
	const drops: Drop[] = [...(await Promise.all(ofFilters)), ...ofSearch];
	return drops.filter((drop) => drop.count > 0);
}
