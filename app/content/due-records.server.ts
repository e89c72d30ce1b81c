import { sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { plusDays } from "../foundation/i18n/day.ts";
import { today } from "../foundation/i18n/format.ts";
import { startOfDay } from "../foundation/i18n/office-time.ts";
import type { RecordKind } from "./record.ts";
import { recordTables } from "./record-tables.server.ts";

/** The reason to look at a record: a plan, or the end of its reservation. */
export type DueReason = "publish" | "reserved";
/** `at` is a time in UTC, of a reservation a calendar day; `whom` is for whom it is reserved. */
export type DueRecord = { id: string; name: string; why: DueReason; at: string; whom: string | null };

/** The days ahead within which plans and reservations are due; all days are calendar days of the office. */
const PLAN_DAYS = 7;
const RESERVATION_DAYS = 3;

/** The records of a collection that somebody should look at, for each reason the first ones by their times. */
export async function dueRecords(record: RecordKind, most: number): Promise<DueRecord[]> {
	const records = () =>
		recordTables(db())
			.selectFrom(record.table)
			.select(["id", sql.ref<string>(record.name).as("name")])
			.limit(most);
	const planned = await records()
		.select(sql.ref<string>("publish_at").as("at"))
		.where("publish_at", "<", startOfDay(plusDays(today(), PLAN_DAYS + 1)))
		.where("planned_by", "is not", null)
		.orderBy("publish_at")
		.execute();
	const due = planned.map((row): DueRecord => ({ ...row, why: "publish", whom: null }));
	if (!record.states.includes("reserved")) return due;
	const reserved = await records()
		.select([sql.ref<string>("reserved_until").as("at"), "reserved_for as whom"])
		.where("state", "=", "reserved")
		.where("reserved_until", "<=", plusDays(today(), RESERVATION_DAYS))
		.orderBy("reserved_until")
		.execute();
	return [...due, ...reserved.map((row): DueRecord => ({ ...row, why: "reserved" }))];
}
