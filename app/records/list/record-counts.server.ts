import { db } from "../../database/client.server.ts";
import { onSite } from "../preview/on-site.server.ts";
import type { RecordKind } from "../record.ts";
import { recordTables } from "../record-tables.server.ts";
import { ownStatesOf } from "../states/own-states.ts";

/** How many records visitors see, and how many drafts there are; without pages on the website, how many are no drafts. */
export async function recordCounts(record: RecordKind): Promise<{ shown: number; drafts: number }> {
	const counts = await recordTables(db())
		.selectFrom(record.table)
		.select(({ fn }) => {
			const whole = fn.countAll<number>();
			return [
				(ownStatesOf(record) ? whole.filterWhere("state", "!=", "draft") : whole.filterWhere(onSite)).as("shown"),
				fn.countAll<number>().filterWhere("state", "=", "draft").as("drafts"),
			];
		})
		.executeTakeFirstOrThrow();
	return { shown: Number(counts.shown), drafts: Number(counts.drafts) };
}
