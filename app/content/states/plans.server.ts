import { sql } from "kysely";
import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import type { AuditAction } from "../../log/audit.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { RecordKind } from "../record.ts";
import type { StateColumns } from "./states.ts";
import { changeOf, publication, type StepName } from "./steps.ts";
import { actionOf, findState, type StateRow, writeState } from "./step-service.server.ts";

/** Whether a user may still manage records that need this right. */
export type MayStill = (userId: string, right: RecordKind["right"], t: Connection) => Promise<boolean>;

type Due = { id: string; step: "publish" | "withdraw" | "release" };

/** A plan that is overdue or was refused. */
export type LatePlan = { id: string; kind: RecordKind["kind"]; name: string; at: string; refused: boolean };

/** A process looks every minute; what is still open after this time needs somebody. */
const LATE_MILLISECONDS = 10 * 60_000;

/**
 * Carries out what is due in a collection: plans of users who may still do that, and the end of reservations. Plans of
 * others are refused and stay to be seen. Several processes may run this at once; each plan is carried out once.
 */
export async function carryOutPlans(record: RecordKind, mayStill: MayStill): Promise<number> {
	let count = 0;
	for (const due of await dueIn(record)) {
		const done = await db()
			.transaction()
			.execute((t) => carryOut(record, due, mayStill, t));
		if (done) count++;
	}
	return count;
}

/** Publications come first, so that a record whose two plans are overdue ends up withdrawn. */
async function dueIn(record: RecordKind): Promise<Due[]> {
	const due = (step: Due["step"], rows: { id: string }[]) => rows.map(({ id }) => ({ id, step }));
	const planned = (column: "publish_at" | "withdraw_at") =>
		recordTables(db())
			.selectFrom(record.table)
			.select("id")
			.where(column, "<=", now())
			.where("planned_by", "is not", null)
			.orderBy(column)
			.execute();
	const reserved = () =>
		recordTables(db())
			.selectFrom(record.table)
			.select("id")
			.where("reserved_until", "<", today())
			.where("state", "=", "reserved")
			.execute();
	return [
		...due("publish", await planned("publish_at")),
		...due("withdraw", await planned("withdraw_at")),
		...due("release", record.states.includes("reserved") ? await reserved() : []),
	];
}

async function carryOut(record: RecordKind, { id, step }: Due, mayStill: MayStill, t: Connection): Promise<boolean> {
	const found = await findState(record, id, t);
	if (!found || !isDue(step, found.row)) return false;
	const { row } = found;
	const write = (change: Partial<StateColumns>, action: AuditAction) =>
		writeState(record, found, change, { action, by: null }, t);
	if (step !== "release" && !(await mayStill(row.planned_by!, record.right, t)))
		return write({ planned_by: null }, "planRefused");
	if (step === "publish") return write(publication(row), actionOf.publish);
	return write(changeOf(step, row, {}, { by: "", at: now() }), actionOf[step]);
}

/** Deletes the names of customers whose reservation is over although the machine was sold or withdrawn meanwhile. */
export async function forgetCustomers(record: RecordKind): Promise<void> {
	if (!record.states.includes("reserved")) return;
	await recordTables(db())
		.updateTable(record.table)
		.set({ reserved_for: null })
		.where("reserved_for", "is not", null)
		.where("state", "<>", "reserved")
		.where("reserved_until", "<", today())
		.execute();
}

/** Another process may have carried it out, or somebody may have changed it. */
function isDue(step: StepName, { state, publish_at, withdraw_at, planned_by, reserved_until }: StateRow): boolean {
	if (step === "release") return state === "reserved" && reserved_until != null && reserved_until < today();
	const time = step === "publish" ? publish_at : withdraw_at;
	return time != null && time <= now() && planned_by != null;
}

/** The plans of a collection that are overdue or were refused. */
export async function latePlans(record: RecordKind): Promise<LatePlan[]> {
	const before = new Date(Date.now() - LATE_MILLISECONDS).toISOString();
	const rows = await recordTables(db())
		.selectFrom(record.table)
		.select(["id", "publish_at", "withdraw_at", "planned_by", sql.ref<string>(record.name).as("name")])
		.where((or) =>
			or.or([
				or("publish_at", "<", before),
				or("withdraw_at", "<", before),
				or.and([or("planned_by", "is", null), or("publish_at", "is not", null)]),
				or.and([or("planned_by", "is", null), or("withdraw_at", "is not", null)]),
			]),
		)
		.execute();
	return rows.map((row) => ({
		id: row.id,
		kind: record.kind,
		name: row.name,
		at: (row.publish_at ?? row.withdraw_at)!,
		refused: row.planned_by === null,
	}));
}
