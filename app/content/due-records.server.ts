import { sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { plusDays } from "../foundation/i18n/day.ts";
import { today } from "../foundation/i18n/format.ts";
import { startOfDay } from "../foundation/i18n/office-time.ts";
import type { RecordKind } from "./record.ts";
import { recordTables } from "./record-tables.server.ts";

/** The reason to look at a record: a plan, the end of its reservation, or a forgotten draft. */
export type DueReason = "publish" | "withdraw" | "reserved" | "draft";
/** `at` is a time in UTC, of a reservation a calendar day; `whom` is for whom it is reserved. */
export type DueRecord = { id: string; name: string; why: DueReason; at: string; whom: string | null };

/** The days ahead within which plans and reservations are due; all days are calendar days of the office. */
const PLAN_DAYS = 7;
const RESERVATION_DAYS = 3;
/** The days after which a draft that nobody has touched may be forgotten. */
const DRAFT_DAYS = 7;

/** The first records for a reason in the order of their times, and how many there are. */
export type Due = { why: DueReason; count: number; first: DueRecord[] };

/** The records of a collection that somebody should look at today, at most so many for each reason. */
export async function dueRecords(record: RecordKind, most: number): Promise<Due[]> {
	const inDays = (days: number) => plusDays(today(), days);
	const name = sql<string>`${sql.ref(record.name)}`.as("name");
	const planned = (why: "publish" | "withdraw", column: "publish_at" | "withdraw_at") =>
		recordTables(db())
			.selectFrom(record.table)
			.select(["id", name, all])
			.select(sql<string>`${sql.ref(column)}`.as("at"))
			.select(sql<null>`null`.as("whom"))
			.where(column, "<", startOfDay(inDays(PLAN_DAYS + 1)))
			.where("planned_by", "is not", null)
			.orderBy(column)
			.limit(most)
			.execute()
			.then(labelled(why));
	const reserved = () =>
		recordTables(db())
			.selectFrom(record.table)
			.select(["id", name, all, "reserved_for as whom"])
			.select(sql<string>`reserved_until`.as("at"))
			.where("state", "=", "reserved")
			.where("reserved_until", "<=", inDays(RESERVATION_DAYS))
			.orderBy("reserved_until")
			.limit(most)
			.execute()
			.then(labelled("reserved"));
	return [
		await planned("publish", "publish_at"),
		await planned("withdraw", "withdraw_at"),
		...(record.states.includes("reserved") ? [await reserved()] : []),
		await forgottenDrafts(record, startOfDay(inDays(-DRAFT_DAYS)), most),
	];
}

/** The number of rows without the limit. */
const all = sql<number>`count(*) over ()`.as("all");
const labelled =
	(why: DueReason) =>
	(rows: (Omit<DueRecord, "why"> & { all: number })[]): Due => ({
		why,
		count: Number(rows[0]?.all ?? 0),
		first: rows.map(({ all: _, ...row }) => ({ ...row, why })),
	});

/** Records that were never published, and drafts of published ones. */
async function forgottenDrafts(record: RecordKind, before: string, most: number): Promise<Due> {
	const { table, kind } = record;
	const draftedAt = sql<string | null>`(
		select drafts.updated_at from drafts where drafts.record_id = ${sql.ref(`${table}.id`)} and drafts.kind = ${kind}
	)`;
	const touched = sql<string>`coalesce(${draftedAt}, ${sql.ref(`${table}.updated_at`)})`;
	const rows = await recordTables(db())
		.selectFrom(record.table)
		.select(["id", all])
		.select(sql<string>`${sql.ref(record.name)}`.as("name"))
		.select(touched.as("at"))
		.select(sql<null>`null`.as("whom"))
		.where(sql<boolean>`(state = 'draft' or ${draftedAt} is not null)`)
		.where(sql<boolean>`${touched} < ${before}`)
		.orderBy(touched)
		.limit(most)
		.execute();
	return labelled("draft")(rows);
}
