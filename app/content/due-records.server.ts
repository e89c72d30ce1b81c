import { sql } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { plusDays } from "../foundation/i18n/day.ts";
import { today } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { startOfDay } from "../foundation/i18n/office-time.ts";
import { columnIn } from "../foundation/i18n/translated.ts";
import type { RecordKind } from "./record.ts";
import { recordTables } from "./record-tables.server.ts";

export type DueReason = "publish" | "reserved";
/** A record to look at. `at` is the time (UTC) of its plan, or the last calendar day of its reservation for `whom`. */
export type DueRecord = { id: string; name: string; why: DueReason; at: string; whom: string | null };

/** How many calendar days ahead plans and reservations are due. */
const PLAN_DAYS = 7;
const RESERVATION_DAYS = 3;

/** The records of a collection that are due, named in `language`: for each reason the earliest, `most` at the most. */
export async function dueRecords(record: RecordKind, most: number, language: Language): Promise<DueRecord[]> {
	const translated = sql.ref<string | null>(columnIn(record.name, language));
	const records = () =>
		recordTables(db())
			.selectFrom(record.table)
			.select(["id", sql<string>`coalesce(nullif(${translated}, ''), ${sql.ref(record.name)})`.as("name")])
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
