import { sql } from "kysely";
import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now, inTransaction } from "../../foundation/database/client.server.ts";
import type { AuditAction } from "../../log/audit.ts";
import { today } from "../../foundation/i18n/format.ts";
import type { RecordKind } from "../record.ts";
import type { StateColumns } from "./states.ts";
import { changeOf, publication, steps } from "./steps.ts";
import { findState, writeState } from "./step-service.server.ts";

/** Whether a user may still manage records that need this right. */
export type MayStill = (userId: string, right: RecordKind["right"], t: Connection) => Promise<boolean>;

/** Plans are carried out every minute; one that is still open after this time needs somebody. */
const LATE_MILLISECONDS = 10 * 60_000;

/**
 * Publishes planned records and ends reservations, in a collection. A plan is refused, and stays to be seen, if its
 * author has lost the right. Several processes may run this at once; each plan is carried out once.
 */
export async function carryOutPlans(record: RecordKind, mayStill: MayStill): Promise<number> {
	const due = recordTables(db())
		.selectFrom(record.table)
		.select("id")
		.where(({ eb, or, and }) => {
			const planned = and([eb("publish_at", "<=", now()), eb("planned_by", "is not", null)]);
			if (!record.states.includes("reserved")) return planned;
			return or([planned, and([eb("state", "=", "reserved"), eb("reserved_until", "<", today())])]);
		});
	let count = 0;
	for (const { id } of await due.orderBy("publish_at").execute())
		if (await inTransaction((t) => carryOut(record, id, mayStill, t))) count++;
	return count;
}

async function carryOut(record: RecordKind, id: string, mayStill: MayStill, t: Connection): Promise<boolean> {
	const found = await findState(record, id, t);
	if (!found) return false;
	const { row } = found;
	const { state, publish_at, planned_by, reserved_until } = row;
	const write = (change: Partial<StateColumns>, action: AuditAction) =>
		writeState(record, found, change, { action, by: null }, t);
	if (state === "reserved" && reserved_until != null && reserved_until < today())
		return write(changeOf("release", row, {}, now()), steps.release.logged);
	// Another process may have carried it out, or somebody may have changed it.
	if (publish_at == null || publish_at > now() || planned_by == null) return false;
	if (!(await mayStill(planned_by, record.right, t))) return write({ planned_by: null }, "planRefused");
	return write(publication, steps.publish.logged);
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
