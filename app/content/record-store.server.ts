import { type Connection, now, inTransaction } from "../foundation/database/client.server.ts";
import { newId } from "../foundation/database/identity.ts";
import { versionOf } from "../foundation/ui/form/form-words.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import { writeAudit } from "../log/write-audit.server.ts";
import { type Actor, type AuditAction, changesBetween } from "../log/audit.ts";
import type { Words } from "../office/form-answer.ts";
import { isInTrash } from "./trash/trash-repository.server.ts";
import { deleteDraft, type Draft, findDraft, isUnseen, type ShownDraft } from "./drafts/drafts.server.ts";
import { keepAsVersion } from "./drafts/record-drafts.server.ts";
import { nameOf } from "./record.ts";
import type { Editable, Files, Foreign, RecordRows, Values } from "./record-rows.server.ts";
import { recordTables } from "./record-tables.server.ts";
import type { ReadGoal, SavedGoal } from "./states/form-goal.server.ts";
import { STATE_FIELD, stateError } from "./states/form-state.ts";
import { publicationTime } from "./states/publication.server.ts";
import { isOnSite, type StateColumns } from "./states/states.ts";
import { stateChanges } from "./states/step-service.server.ts";
import { changeOf, steps } from "./states/steps.ts";
import { lastSaver } from "./versions/versions.server.ts";

type Saved =
	/** `leftBehind`: everything is saved, but a removed file could not be deleted. */
	| { ok: true; id: string; leftBehind: boolean }
	| { ok: false; reason: "missing" | Foreign }
	/** `by` has saved the record since, or kept another `draft`. */
	| { ok: false; reason: "changed"; current: Editable; by: string | null; draft: Draft | null }
	/** Somebody has moved the record to another state since. */
	| { ok: false; reason: "refused"; errors: Words };

type Addition = Files & {
	by: Actor;
	at?: string;
	/** A form has one id, so that sending it twice makes one record. */
	id?: string;
	goal?: SavedGoal;
};

type Change = Files & {
	by: Actor;
	/**
	 * The draft that the form shows, which is published with it. `over`: the user has seen that another one waits and
	 * decided to publish their own. Without a form, a waiting draft stays.
	 */
	draft?: ShownDraft & { over: boolean };
	/** By default, a draft goes online and any other state stays. */
	goal?: SavedGoal;
	/** The state that the form was opened at, where that matters. */
	from?: ReadGoal["from"];
	/** Called in the same transaction. */
	also?: (t: Connection) => Promise<void>;
};

/** Adds and changes records, each in one transaction with its audit entry and version. Overwrites nobody's save. */
export function recordStore(rows: RecordRows) {
	const { record } = rows;
	const { kind } = record;

	return {
		/** Adds a record. Its owner is the signed-in user, never a value from the form. */
		add: (values: Values, addition: Addition): Promise<Saved> => inTransaction((t) => add(values, addition, t)),

		/** Saves a record that was opened at version `openedAt`. If somebody has saved it since, nothing is written. */
		async change(id: string, openedAt: number, values: Values, change: Change): Promise<Saved> {
			const result = await inTransaction(async (t): Promise<Saved & { unused?: string[] }> => {
				const before = await rows.find(id, t);
				return before ? save(before, versionOf(openedAt), values, change, t) : { ok: false, reason: "missing" };
			});
			return result.ok ? { ok: true, id, leftBehind: !(await tryDeletePictureFiles(result.unused ?? [])) } : result;
		},
	};

	async function add(
		values: Values,
		{ by, at = now(), id: asked = newId(), goal = "online", ...files }: Addition,
		t: Connection,
	): Promise<Saved> {
		const existing = await rows.find(asked, t);
		// The same form has been sent before.
		if (existing && isNewWith(existing, values)) return { ok: true, id: asked, leftBehind: false };
		const id = existing || (await isInTrash(asked, t)) ? newId() : asked;
		const foreign = await rows.foreignFile(id, files, t);
		if (foreign) return { ok: false, reason: foreign };
		const plan = typeof goal === "object" ? { state: "scheduled" as const, ...goal, planned_by: by.id } : {};
		const added = await rows.insert(values, { id, user_id: by.id, created_at: at, ...plan }, t);
		// The same form was sent twice at the same moment.
		if (!added) return { ok: true, id, leftBehind: false };
		await rows.storeFiles(id, files, { before: null }, t);
		await writeAudit({ kind, id, name: nameOf(record, values), action: "created", by }, t);
		await rows.writeVersion((await rows.find(id, t))!, "created", by, t);
		return { ok: true, id, leftBehind: false };
	}

	function isNewWith(record: Editable, values: Values): boolean {
		return record.version === 1 && Object.entries(values).every(([name, value]) => record[name] === (value ?? null));
	}

	async function save(
		before: Editable,
		openedAt: number,
		values: Values,
		{ by, draft: shown, goal, from = null, also, ...files }: Change,
		t: Connection,
	): Promise<Saved & { unused?: string[] }> {
		const { id } = before;
		const draft = await findDraft({ kind, id }, t);
		const unseen = draft && shown && isUnseen(draft, shown) ? draft : null;
		// Before the files: a file that somebody else has removed is a conflict, not a foreign file.
		if (before.version !== openedAt) return changed(before, null, t);
		if (unseen && !shown?.over) return changed(before, unseen, t);
		const foreign = await rows.foreignFile(id, files, t);
		if (foreign) return { ok: false, reason: foreign };
		const wasDraft = before.state === "draft";
		const move = await moveTo(goal ?? (wasDraft ? "online" : "kept"), from, before, by, t);
		if (!move) return { ok: false, reason: "refused", errors: { [STATE_FIELD]: stateError("error.moved") } };
		if (!(await update(before, values, move.change, t))) {
			const current = await rows.find(id, t);
			return current ? changed(current, null, t) : { ok: false, reason: "missing" };
		}
		const publishes = wasDraft || (draft !== null && shown !== undefined);
		if (unseen) await keepAsVersion(rows, before, unseen, t);
		if (publishes) await deleteDraft({ kind, id }, t);
		const unused = await rows.storeFiles(id, files, { before, waiting: publishes ? null : draft }, t);
		const after = (await rows.find(id, t))!;
		const changes = [
			...changesBetween(rows.audited(before), rows.audited(after)),
			...stateChanges(before, after).filter(({ field }) => !wasDraft || field === "publish_at"),
		];
		if (changes.length > 0 || wasDraft) {
			await writeAudit({ kind, id, name: nameOf(record, values), action: move.action, by, changes }, t);
			await rows.writeVersion(after, publishes ? "published" : "changed", by, t);
		}
		await also?.(t);
		return { ok: true, id, leftBehind: false, unused };
	}

	async function changed(current: Editable, draft: Draft | null, t: Connection): Promise<Saved> {
		const by = draft ? draft.by : await lastSaver(kind, current.id, t);
		return { ok: false, reason: "changed", current, by, draft };
	}

	/** False if the row has changed since it was read. */
	async function update(before: Editable, values: Values, move: Partial<StateColumns>, t: Connection) {
		const row = { ...rows.toRow(values), version: before.version + 1, updated_at: now(), ...move };
		const updated = await recordTables(t)
			.updateTable(record.table)
			.set(row)
			.where("id", "=", before.id)
			.where("version", "=", before.version)
			// A step, such as a sale, makes no new version, and on PostgreSQL one can come in between.
			.where("state", "=", before.state)
			.returning("id")
			.executeTakeFirst();
		return updated !== undefined;
	}

	/** Returns what a save changes of the state; null if it would undo a step that somebody took since the opening. */
	async function moveTo(
		goal: SavedGoal,
		from: string | null,
		before: Editable,
		by: Actor,
		t: Connection,
	): Promise<{ change: Partial<StateColumns>; action: AuditAction } | null> {
		const isThere = goal === "online" && isOnSite(before.state);
		if (goal === "kept" || isThere) return before.state === "draft" ? null : { change: {}, action: "changed" };
		if (from !== null && from !== before.state) return null;
		const at = now();
		if (typeof goal === "object") {
			if (isOnSite(before.state)) return null;
			return { change: { state: "scheduled", ...goal, planned_by: by.id }, action: "planned" };
		}
		const published_at = await publicationTime(kind, before, at, t);
		const change = { ...changeOf("publish", before, {}, at), published_at };
		return { change, action: steps.publish.logged };
	}
}
