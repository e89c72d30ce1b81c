import { recordTables } from "../record-tables.server.ts";
import { type Connection, db, now, inTransaction } from "../../foundation/database/client.server.ts";
import type { OfferRow } from "../../foundation/database/schema.ts";
import { isId } from "../../foundation/database/identity.ts";
import { type Actor, type AuditAction, type Change, changesBetween } from "../../log/audit.ts";
import { writeAudit } from "../../log/write-audit.server.ts";
import { nameOf, type RecordKind } from "../record.ts";
import { isAsShown, type Shown } from "../shown.ts";
import { publicationTime } from "./publication.server.ts";
import { isOnSite, type StateColumns, stateColumns, wordOfState } from "./states.ts";
import { changeOf, possibleSteps, type StepName, steps, type StepValues } from "./steps.ts";

export type StateRow = StateColumns & MachineFacts & { id: string; version: number };

/**
 * `pageUntil`: the end of a sold machine's page (UTC); `askers`: who has open requests about it, the newest first;
 * `madeFrom`: the address of the request that offered it in part exchange, false for who may not read that.
 */
type MachineFacts = Partial<
	Pick<OfferRow, "sale_price"> & {
		type: unknown;
		pageUntil: string | null;
		askers: { names: string[]; inbox: string } | null;
		madeFrom: string | false | null;
	}
>;

export type StepOutcome =
	| { state: "done"; name: string; was: StateRow }
	/** Somebody has changed the record, or its state, since it was shown. */
	| { state: "changed"; name: string }
	/** The record is in a state without this step. */
	| { state: "notNow"; name: string }
	/** A draft that has `fields` to mend before it can be published. */
	| { state: "incomplete"; fields: string[] }
	| { state: "missing" };

const audited = ["state", "publish_at", "reserved_until", "sold_at"] as const;
const compared = [...audited, "reserved_for", "sold_to", "sold_price", "planned_by", "version"] as const;

export async function findState(record: RecordKind, id: string, t: Connection = db()) {
	if (!isId(id)) return null;
	const row = await recordTables(t).selectFrom(record.table).selectAll().where("id", "=", id).executeTakeFirst();
	return row ? { row: stateOf(row), name: nameOf(record, row) } : null;
}

function stateOf(row: object): StateRow {
	const names = ["id", "version", "type", ...Object.keys(stateColumns)];
	return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as StateRow;
}

/** What a step needs of its collection's service. */
type Service = {
	record: RecordKind;
	unfinished: (id: string) => Promise<string[]>;
	endDraft: (id: string, by: Actor, t: Connection) => Promise<void>;
};
type StepTask = {
	shown: Shown;
	words: StepValues;
	by: Actor;
	/** Called in the same transaction, with the record's state before. */
	also?: (t: Connection, was: StateRow) => Promise<void>;
};

/** Takes a step of a record, unless it has changed since it was `shown`. A draft ends with it; other content stays. */
export async function takeStep(
	{ record, unfinished, endDraft }: Service,
	id: string,
	step: StepName,
	{ shown, words, by, also }: StepTask,
): Promise<StepOutcome> {
	const before = (await findState(record, id))?.row;
	// A step that is not possible is refused for that, whatever the draft lacks.
	const leavesDraft = before?.state === "draft" && possibleSteps(record.states, before).includes(step);
	const fields = leavesDraft ? await unfinished(id) : [];
	if (fields.length > 0) return { state: "incomplete", fields };
	return inTransaction(async (t) => {
		const found = await findState(record, id, t);
		if (!found) return { state: "missing" };
		const { row, name } = found;
		if (!isAsShown(row, shown)) return { state: "changed", name };
		if (!possibleSteps(record.states, row).includes(step)) return { state: "notNow", name };
		const change = changeOf(step, row, words, now());
		const action = actionOf(step, row, change);
		if (!(await writeState(record, found, change, { action, by }, t))) return { state: "changed", name };
		if (leavesDraft) await endDraft(id, by, t);
		await also?.(t, row);
		return { state: "done", name, was: row };
	});
}

/** What the log calls a step; one that leaves the state as it was corrects a reservation, a sale or a hire. */
function actionOf(step: StepName, row: StateRow, { state }: Partial<StateColumns>): AuditAction {
	const word = wordOfState({ state: state!, type: row.type });
	if (row.state === state) return `${word as "reserved" | "sold" | "hired"}Changed`;
	return word === "hired" ? word : steps[step].logged;
}

export async function unplan(record: RecordKind, id: string, by: Actor, t: Connection): Promise<void> {
	const found = (await findState(record, id, t))!;
	const change = changeOf("dropPlan", found.row, {}, now());
	await writeState(record, found, change, { action: steps.dropPlan.logged, by }, t);
}

/** What the audit log keeps of a step: not for whom a machine is reserved or sold, since nobody could delete the name. */
export function stateChanges(before: StateColumns, after: StateColumns): Change[] {
	const columns = audited.filter((column) => column in before);
	const changes = changesBetween(stored(before), stored(after), columns);
	const [was, is] = [before, after].map(({ reserved_for, sold_to }) => reserved_for ?? sold_to ?? null);
	return was === is ? changes : [...changes, { field: "reserved_for", from: was !== null, to: is !== null }];
}

const stored = (row: StateColumns) => row as Record<string, string | null>;

/** Gives a record back the state that it `was` in; its time of publication stays. False if its plan would be over. */
export function undoStep(record: RecordKind, id: string, was: StateRow, by: Actor): Promise<boolean> {
	return inTransaction(async (t) => {
		const found = await findState(record, id, t);
		if (!found || (was.publish_at != null && was.publish_at <= now())) return false;
		const { published_at } = found.row;
		return writeState(record, found, { ...was, published_at }, { action: "undone", by }, t);
	});
}

/** Writes a change of state and its audit entry. Returns false if the row has changed since it was read. */
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
