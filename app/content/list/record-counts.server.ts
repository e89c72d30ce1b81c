import { db } from "../../foundation/database/client.server.ts";
import { onSite } from "../preview/on-site.server.ts";
import type { RecordKind } from "../record.ts";
import { recordTables } from "../record-tables.server.ts";

/** How many records visitors see, and how many drafts there are. */
export async function recordCounts(record: RecordKind): Promise<{ shown: number; drafts: number }> {
	const counts = await recordTables(db())
		.selectFrom(record.table)
		.select(({ fn }) => [
			fn.countAll<number>().filterWhere(onSite).as("shown"),
			fn.countAll<number>().filterWhere("state", "=", "draft").as("drafts"),
		])
		.executeTakeFirstOrThrow();
	return { shown: Number(counts.shown), drafts: Number(counts.drafts) };
}
