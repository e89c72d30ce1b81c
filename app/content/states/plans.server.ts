import { sql } from "kysely";
import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now, inTransaction } from "../../foundation/database/client.server.ts";
import type { AuditAction } from "../../log/audit.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { RecordKind } from "../record.ts";
import type { StateColumns } from "./states.ts";
import { changeOf, publication, steps } from "./steps.ts";
import { findState, type StateRow, writeState } from "./step-service.server.ts";

/** Whether a user may still manage records that need this right. */
export type MayStill = (userId: string, right: RecordKind["right"], t: Connection) => Promise<boolean>;

type Due = { id: string; step: "publish" | "release" };

/** Plans are carried out every minute; one that is still open after this time needs somebody. */
const LATE_MILLISECONDS = 10 * 60_000;

/**
 * Publishes planned records and ends reservations, in a collection. A plan is refused, and stays to be seen, if its
 * author has lost the right. Several processes may run this at once; each plan is carried out once.
 */
export async function carryOutPlans(record: RecordKind, mayStill: MayStill): Promise<number> {
	let count = 0;
	for (const due of await dueIn(record)) if (await inTransaction((t) => carryOut(record, due, mayStill, t))) count++;
	return count;
}

async function dueIn(record: RecordKind): Promise<Due[]> {
	const records = () => recordTables(db()).selectFrom(record.table).select("id");
	const planned = await records()
		.where("publish_at", "<=", now())
		.where("planned_by", "is not", null)
		.orderBy("publish_at")
		.execute();
	const due = planned.map(({ id }): Due => ({ id, step: "publish" }));
	if (!record.states.includes("reserved")) return due;
	const reserved = await records().where("reserved_until", "<", today()).where("state", "=", "reserved").execute();
	return [...due, ...reserved.map(({ id }): Due => ({ id, step: "release" }))];
}

async function carryOut(record: RecordKind, { id, step }: Due, mayStill: MayStill, t: Connection): Promise<boolean> {
	const found = await findState(record, id, t);
	if (!found || !isDue(step, found.row)) return false;
	const { row } = found;
	const write = (change: Partial<StateColumns>, action: AuditAction) =>
		writeState(record, found, change, { action, by: null }, t);
	if (step === "release") return write(changeOf(step, row, {}, now()), steps.release.logged);
	if (!(await mayStill(row.planned_by!, record.right, t))) return write({ planned_by: null }, "planRefused");
	return write(publication, steps.publish.logged);
}

/** Another process may have carried it out, or somebody may have changed it. */
function isDue(step: Due["step"], { state, publish_at, planned_by, reserved_until }: StateRow): boolean {
	if (step === "release") return state === "reserved" && reserved_until != null && reserved_until < today();
	return publish_at != null && publish_at <= now() && planned_by != null;
}

/** The plans of a collection that are overdue or were refused. */
export async function latePlans(record: RecordKind) {
	const before = new Date(Date.now() - LATE_MILLISECONDS).toISOString();
	const rows = await recordTables(db())
		.selectFrom(record.table)
		.select(["id", "planned_by", sql.ref<string>(record.name).as("name")])
		.where("publish_at", "is not", null)
		.where((or) => or.or([or("publish_at", "<", before), or("planned_by", "is", null)]))
		.execute();
	return rows.map(({ planned_by, ...row }) => ({ ...row, kind: record.kind, refused: planned_by === null }));
}
