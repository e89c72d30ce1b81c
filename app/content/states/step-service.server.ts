import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now } from "../../foundation/database/client.server.ts";
import { isId } from "../../foundation/database/identity.ts";
import { type Actor, type AuditAction, type Change, changesBetween } from "../../log/audit.ts";
import { lastEntry } from "../../log/record-steps.server.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { UNDO_MILLISECONDS } from "../../office/list/undo.server.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { publicationTime } from "./publication.server.ts";
import { isAsShown, type Shown } from "../shown.ts";
import { customerOf, isOnSite, type StateColumns, stateColumns } from "./states.ts";
import { changeOf, possibleSteps, type StepName, type StepValues } from "./steps.ts";
import { own } from "../../foundation/i18n/text.ts";

export type StateRow = StateColumns & { id: string; version: number; type?: unknown };

/** The outcome of a step; `name` is the record's. */
export type StepOutcome =
	| { state: "done"; name: string; undo: Undo }
	/** Somebody has changed the record, or its state, since it was shown. */
	| { state: "changed"; name: string }
	/** The record is in a state without this step. */
	| { state: "notNow"; name: string }
	| { state: "missing" };

/** A step that changed nothing, or corrects a sale, needs no undo; one that overwrote a customer's name can't have one. */
type Undo = "possible" | "needless" | "nameLost";

export type Undone = { state: "done" | "changed"; name: string } | { state: "missing" };

/** The step's name in the audit log. */
export const actionOf = {
	publish: "published",
	reserve: "reserved",
	release: "released",
	sell: "sold",
	plan: "planned",
	dropPlan: "planDropped",
	withdraw: "withdrawn",
} as const satisfies Record<StepName, AuditAction>;

const stepActions: readonly AuditAction[] = Object.values(actionOf);

/** The columns in the audit log, from which a step can be taken back. */
const audited = ["state", "publish_at", "withdraw_at", "reserved_until", "sold_at"] as const;
const compared = [...audited, "reserved_for", "sold_to", "sold_price", "planned_by", "version"] as const;

/** Logged as yes or no. */
const CUSTOMER = "reserved_for";

/** A record's state and name. */
export async function findState(
	record: RecordKind,
	id: string,
	t: Connection = db(),
): Promise<{ row: StateRow; name: string } | null> {
	if (!isId(id)) return null;
	const row = await recordTables(t).selectFrom(record.table).selectAll().where("id", "=", id).executeTakeFirst();
	return row ? { row: stateOf(row), name: nameOf(record, row) } : null;
}

function stateOf(row: object): StateRow {
	const names = ["id", "version", "type", ...Object.keys(stateColumns)];
	return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as StateRow;
}

type Task = {
	shown: Shown;
	words: StepValues;
	by: Actor;
	/** Called in the same transaction. */
	also?: (t: Connection) => Promise<void>;
};

/** Takes a step of a record as it was shown. Content, English text and waiting drafts stay as they are. */
export function takeStep(
	record: RecordKind,
	id: string,
	step: StepName,
	{ shown, words, by, also = async () => {} }: Task,
): Promise<StepOutcome> {
	return db()
		.transaction()
		.execute(async (t) => {
			const found = await findState(record, id, t);
			if (!found) return { state: "missing" };
			const { row, name } = found;
			if (!isAsShown(row, shown)) return { state: "changed", name };
			if (!possibleSteps(record.states, row).includes(step)) return { state: "notNow", name };
			const change = changeOf(step, row, words, { by: by.id, at: now() });
			if (!(await writeState(record, found, change, { action: actionOf[step], by }, t)))
				return { state: "changed", name };
			await also(t);
			return { state: "done", name, undo: undoOf(row, { ...row, ...change }) };
		});
}

/** Drops the plan of a record in the same transaction as something else. */
export async function unplan(record: RecordKind, id: string, by: Actor, t: Connection): Promise<void> {
	const found = (await findState(record, id, t))!;
	const change = changeOf("dropPlan", found.row, {}, { by: by.id, at: now() });
	await writeState(record, found, change, { action: actionOf.dropPlan, by }, t);
}

function undoOf(before: StateRow, after: StateRow): Undo {
	if (before.state === "sold" && after.state === "sold") return "needless";
	if (customerOf(before) !== null && after.reserved_for !== before.reserved_for) return "nameLost";
	return stateChanges(before, after).length > 0 ? "possible" : "needless";
}

/**
 * Returns the changes that the audit log keeps of a step. It says whether a machine is reserved for somebody, but not
 * for whom: nobody could delete the name there.
 */
export function stateChanges(before: StateColumns, after: StateColumns): Change[] {
	const columns = audited.filter((column) => column in before);
	const changes = changesBetween(stored(before), stored(after), columns);
	const [was, is] = [customerOf(before), customerOf(after)];
	return was === is ? changes : [...changes, { field: CUSTOMER, from: was !== null, to: is !== null }];
}

const stored = (row: StateColumns) => row as Record<string, string | null>;

/**
 * Takes back the last step of a record if this person took it and nothing has changed since. A plan whose time has come
 * is not made again.
 */
export function undoStep(record: RecordKind, id: string, by: Actor): Promise<Undone> {
	return db()
		.transaction()
		.execute(async (t) => {
			const found = await findState(record, id, t);
			if (!found) return { state: "missing" };
			const { row, name } = found;
			const last = await lastEntry(record.kind, id, t, [...stepActions, "undone"]);
			const before = last && stateBefore(last, row, by);
			if (!before) return { state: "changed", name };
			return (await writeState(record, found, before, { action: "undone", by }, t))
				? { state: "done", name }
				: { state: "changed", name };
		});
}

type LoggedStep = { action: AuditAction; by_email: string | null; created_at: string; changes: Change[] };

/** The columns as they were before the step of this entry; null if it can't be taken back. */
function stateBefore({ action, by_email, created_at, changes }: LoggedStep, row: StateRow, by: Actor) {
	const isStep = stepActions.includes(action);
	const isRecent = Date.now() - Date.parse(created_at) < UNDO_MILLISECONDS;
	if (!isStep || !isRecent || by_email !== by.email || changes.length === 0) return null;
	const present: Record<string, unknown> = { ...row, [CUSTOMER]: customerOf(row) !== null };
	const known: readonly string[] = [...audited, CUSTOMER];
	if (changes.some(({ field, to }) => !known.includes(field) || own(present, field) !== to)) return null;
	const { [CUSTOMER]: hadCustomer, ...columns } = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
	// The name is in the row alone, and there only if the step has ended the reservation a short time ago.
	if (hadCustomer && (row.state === "reserved" || !row.reserved_for)) return null;
	const before: Partial<StateColumns> = { ...columns, ...(hadCustomer === false && { reserved_for: null }) };
	const times = [before.publish_at, before.withdraw_at].filter((time) => typeof time === "string");
	if (times.some((time) => time <= now())) return null;
	return times.length > 0 ? { ...before, planned_by: by.id } : before;
}

/**
 * Writes a change of state and its audit entry, unless the row has changed since it was read. What goes online gets its
 * time of publication.
 */
export async function writeState(
	record: RecordKind,
	{ row, name }: { row: StateRow; name: string },
	change: Partial<StateColumns>,
	{ action, by }: { action: AuditAction; by: Actor | null },
	t: Connection,
): Promise<boolean> {
	const time = now();
	const goesOnline = change.state !== undefined && isOnSite(change.state) && !isOnSite(row.state);
	const published = goesOnline && { published_at: await publicationTime(record.kind, row, time, t) };
	let update = recordTables(t)
		.updateTable(record.table)
		.set({ ...change, ...published, updated_at: time })
		.where("id", "=", row.id);
	for (const column of compared.filter((name) => name in row))
		update = update.where(column, "is not distinct from", row[column] ?? null);
	const written = await update.returning("id").executeTakeFirst();
	if (!written) return false;
	const changes = stateChanges(row, { ...row, ...change });
	await writeAudit({ kind: record.kind, id: row.id, name, action, by, changes }, t);
	return true;
}
