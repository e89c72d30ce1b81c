import { type RawBuilder, sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { plusDays } from "../foundation/i18n/day.ts";
import { today } from "../foundation/i18n/format.ts";
import { startOfDay } from "../foundation/i18n/office-time.ts";
import type { RecordKind } from "./record.ts";
import { recordTables } from "./record-tables.server.ts";

/** The reason to look at a record: a plan, the end of its reservation, or a forgotten draft. */
export type DueReason = "publish" | "reserved" | "draft";
/** `at` is a time in UTC, of a reservation a calendar day; `whom` is for whom it is reserved. */
export type DueRecord = { id: string; name: string; why: DueReason; at: string; whom: string | null };

/** The days ahead within which plans and reservations are due; all days are calendar days of the office. */
const PLAN_DAYS = 7;
const RESERVATION_DAYS = 3;
/** The days after which a draft that nobody has touched may be forgotten. */
const DRAFT_DAYS = 7;

/** The records of a collection that somebody should look at, for each reason the first ones by their times. */
export async function dueRecords(record: RecordKind, most: number): Promise<DueRecord[]> {
	const inDays = (days: number) => plusDays(today(), days);
	const first = (why: DueReason, at: RawBuilder<string>, whom = sql<string | null>`null`) =>
		recordTables(db())
			.selectFrom(record.table)
			.select(["id", sql<string>`${sql.ref(record.name)}`.as("name"), at.as("at"), whom.as("whom")])
			.select(sql.lit(why).as("why"))
			.orderBy(at)
			.limit(most);
	const planned = first("publish", sql.ref("publish_at"))
		.where("publish_at", "<", startOfDay(inDays(PLAN_DAYS + 1)))
		.where("planned_by", "is not", null);
	const reserved = () =>
		first("reserved", sql.ref("reserved_until"), sql.ref("reserved_for"))
			.where("state", "=", "reserved")
			.where("reserved_until", "<=", inDays(RESERVATION_DAYS));
	const draftedAt = sql<string | null>`(
		select drafts.updated_at from drafts
		where drafts.record_id = ${sql.ref(`${record.table}.id`)} and drafts.kind = ${record.kind}
	)`;
	const touchedAt = sql<string>`coalesce(${draftedAt}, ${sql.ref(`${record.table}.updated_at`)})`;
	// Records that were never published, and drafts of published ones.
	const forgotten = first("draft", touchedAt)
		.where(sql<boolean>`(state = 'draft' or ${draftedAt} is not null)`)
		.where(sql<boolean>`${touchedAt} < ${startOfDay(inDays(-DRAFT_DAYS))}`);
	return [
		...(await planned.execute()),
		...(record.states.includes("reserved") ? await reserved().execute() : []),
		...(await forgotten.execute()),
	];
}
