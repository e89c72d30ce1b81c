import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "./schema.ts";

export async function countOf<Table extends keyof Schema>(
	query: SelectQueryBuilder<Schema, Table, object>,
): Promise<number> {
	const { count } = await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
	return count;
}
