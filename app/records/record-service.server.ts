import { recordTables } from "./record-tables.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import { openedVersion } from "../database/version.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import type { ListedDocument } from "../media/document.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Actor, type AuditAction, changesBetween } from "../audit-log/audit.ts";
import { isInTrash } from "../trash/trash-repository.server.ts";
import { deleteDraft, type Draft, findDraft, isUnseen, type ShownDraft } from "./drafts/drafts.server.ts";
import type { Fields, ValuesOf } from "./fields.ts";
import { onSite } from "./preview/on-site.server.ts";
import type { PictureKeeper } from "./form/picture-keeper.server.ts";
import type { ReadGoal, SavedGoal } from "./states/form-goal.server.ts";
import { STATE_FIELD, stateError } from "./states/form-state.ts";
import { publicationTime } from "./states/publication.server.ts";
import { isOnSite, type StateColumns } from "./states/states.ts";
import { actionOf, stateChanges } from "./states/step-service.server.ts";
import { changeOf } from "./states/steps.ts";
import { nameOf, type RecordKind } from "./record.ts";
import { keepAsVersion, recordDrafts } from "./drafts/record-drafts.server.ts";
import {
	type Editable,
	type Errors,
	type Files,
	type Foreign,
	type OwnRow,
	recordRows,
	type Translations,
} from "./record-rows.server.ts";
import { recordTrash } from "./trash/record-trash.server.ts";
import { recordVersions } from "./versions/record-versions.server.ts";
import { writeVersion } from "./versions/versions.server.ts";

export type Saved<Row, Pictures, Choice> =
	/** `leftBehind`: everything is saved, but a removed file could not be deleted. */
	| { ok: true; id: string; leftBehind: boolean }
	| { ok: false; reason: "missing" }
	/** Somebody else has saved since, or kept another draft; `by` is who. */
	| {
			ok: false;
			reason: "changed";
			current: Editable<Row, Pictures>;
			by: string | null;
			draft: Draft<Choice> | null;
	  }
	| { ok: false; reason: Foreign }
	/** Somebody has moved the record to another state meanwhile. */
	| { ok: false; reason: "refused"; errors: Errors };

/** The pictures chosen in the form, for collections that have pictures, and the documents. */
type Chosen<Choice> = { documents?: ListedDocument[] } & ([Choice] extends [null]
	? { pictures?: null }
	: { pictures: Choice });

/**
 * The draft that a form shows: it is published with the form. `over`: the user has seen that another one
 * waits and decided to publish their own. A change that comes from no form leaves a waiting draft alone.
 */
type FromForm = { draft?: ShownDraft & { over: boolean } } & Moving;

/** What is to happen in the same transaction. */
type Also = (t: Connection) => Promise<void>;

/** What becomes of the state; left out, a draft goes online and any other state stays. */
type Moving = { goal?: SavedGoal; from?: ReadGoal["from"] };

/**
 * Adds, changes, deletes and restores the records of one collection. Each operation is one transaction that includes
 * its audit log entry and its version. A change never overwrites what somebody else has saved in the meantime.
 */
export function recordService<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	record: RecordKind<T, Row>,
	keeper: PictureKeeper<Pictures, Choice>,
	translations: Translations<T> = {},
) {
	const { kind } = record;
	const rows = recordRows(record, keeper, translations);
	const { table, toRow, audited, auditedNames, foreignFile, storeFiles } = rows;
	const findForEdit = rows.find;
	const drafts = recordDrafts(rows);
	type Result = Saved<Row, Pictures, Choice>;

	return {
		record,
		keeper,
		search: rows.search,
		...drafts,
		...recordTrash(rows),
		...recordVersions(rows),

		/** A record as the text in its form. */
		words: (row: Row) => rows.formWords(row as unknown as ValuesOf<T>),

		/** A record with its pictures and documents, or null. */
		findForEdit,

		/** Whether the page of a record answers. */
		async hasPage(id: string): Promise<boolean> {
			const row = await db().selectFrom(table).select("id").where("id", "=", id).where(onSite).executeTakeFirst();
			return row !== undefined;
		},

		async allIds(): Promise<string[]> {
			return (await db().selectFrom(table).select("id").execute()).map(({ id }) => id);
		},

		/**
		 * Adds a record. Its owner is the signed-in user, never a value from the form; `at` is the time of creation. The
		 * same form sent twice has the same `id` and makes one record.
		 */
		async add(
			values: ValuesOf<T>,
			{
				by,
				at = now(),
				id: asked = newId(),
				goal = "online",
				...chosen
			}: { by: Actor; at?: string; id?: string } & Pick<Moving, "goal"> & Chosen<Choice>,
		): Promise<Result> {
			const files = chosen as Files<Choice>;
			return db()
				.transaction()
				.execute(async (t): Promise<Result> => {
					const there = await findForEdit(asked, t);
					if (there && holds(there, values)) return { ok: true, id: asked, leftBehind: false };
					const id = there || (await isInTrash(asked, t)) ? newId() : asked;
					const foreign = await foreignFile(id, files, t);
					if (foreign) return { ok: false, reason: foreign };
					const plan = typeof goal === "object" ? { state: "scheduled", ...goal, planned_by: by.id } : {};
					const added = await rows.insert(values, { id, user_id: by.id, created_at: at, ...plan }, t);
					// The same form at the same moment has made it.
					if (!added) return { ok: true, id, leftBehind: false };
					await storeFiles(id, files, { before: null }, t);
					await writeAudit({ kind, id, name: nameOf(record, values), action: "created", by }, t);
					const content = rows.content((await findForEdit(id, t))!);
					await writeVersion({ kind, id, origin: "created", content, by: by.email }, t);
					return { ok: true, id, leftBehind: false };
				});
		},

		/**
		 * Saves a record that was opened at version `openedAt`, and publishes it if it was a draft. If somebody has saved
		 * since, nothing is written and the current state is returned; a record that was deleted since stays deleted.
		 */
		async change(
			id: string,
			openedAt: number,
			values: ValuesOf<T>,
			{ by, draft: shown, goal, from, also, ...chosen }: { by: Actor; also?: Also } & FromForm & Chosen<Choice>,
		): Promise<Result> {
			const files = chosen as Files<Choice>;
			const version = openedVersion(openedAt);
			const result = await db()
				.transaction()
				.execute(async (t): Promise<Result & { unused?: string[] }> => {
					const before = await findForEdit(id, t);
					if (!before) return { ok: false, reason: "missing" };
					const draft = await findDraft<Choice>({ kind, id }, t);
					const changed = async (current: typeof before, other: Draft<Choice> | null): Promise<Result> => {
						const saver = other ? other.by : await drafts.lastSaver(id, t);
						return { ok: false, reason: "changed", current, by: saver, draft: other };
					};
					// Checked before the files: one that somebody else has removed is a conflict, not a foreign file.
					if (before.version !== version) return changed(before, null);
					const unseen = draft && shown && isUnseen(draft, shown) ? draft : null;
					if (unseen && !shown?.over) return changed(before, unseen);
					const foreign = await foreignFile(id, files, t);
					if (foreign) return { ok: false, reason: foreign };
					const move = await moveTo(
						goal ?? (before.state === "draft" ? "online" : "kept"),
						from ?? null,
						before,
						by,
						t,
					);
					if (!move) return { ok: false, reason: "refused", errors: { [STATE_FIELD]: stateError("error.moved") } };
					const publishes = before.state === "draft" || (draft !== null && shown !== undefined);
					const row = { ...toRow(values), version: version + 1, updated_at: now(), ...move.change };
					const stored = await recordTables(t)
						.updateTable(table)
						.set(row)
						.where("id", "=", id)
						.where("version", "=", version)
						// A step, such as "sold", is no new version, and PostgreSQL lets one come between.
						.where("state", "=", before.state)
						.returning("id")
						.executeTakeFirst();
					if (!stored) {
						const current = await findForEdit(id, t);
						return current ? changed(current, null) : { ok: false, reason: "missing" };
					}
					if (unseen) await keepAsVersion(rows, before, unseen, t);
					if (publishes) await deleteDraft({ kind, id }, t);
					const waiting = publishes ? null : draft;
					const unused = await storeFiles(id, files, { before, waiting }, t);
					const after = (await findForEdit(id, t))!;
					const changes = [
						...changesBetween(audited(before), audited(after), auditedNames(before)),
						...(before.state === "draft" ? [] : stateChanges(before, after)),
					];
					if (changes.length > 0 || before.state === "draft") {
						const { action } = move;
						await writeAudit({ kind, id, name: nameOf(record, values), action, by, changes }, t);
						const origin = publishes ? "published" : "changed";
						await writeVersion({ kind, id, origin, content: rows.content(after), by: by.email }, t);
					}
					await also?.(t);
					return { ok: true, id, leftBehind: false, unused };
				});
			return result.ok ? { ok: true, id, leftBehind: !(await tryDeletePictureFiles(result.unused ?? [])) } : result;
		},
	};

	/** Whether a record that was just added has these values. */
	function holds(record: Editable<Row, Pictures>, values: ValuesOf<T>): boolean {
		const there = record as unknown as Record<string, unknown>;
		return record.version === 1 && Object.entries(values).every(([name, value]) => there[name] === (value ?? null));
	}

	/**
	 * What a save changes of the state, and what the audit log calls it. Null if the record is no longer in the state
	 * that its form was opened at (`from`, null where that does not matter), so that this would undo somebody's step.
	 */
	async function moveTo(
		goal: SavedGoal,
		from: string | null,
		before: OwnRow & StateColumns,
		by: Actor,
		t: Connection,
	): Promise<{ change: Partial<StateColumns>; action: AuditAction } | null> {
		const isThere = goal === "online" && isOnSite(before.state);
		if (goal === "kept" || isThere) return before.state === "draft" ? null : { change: {}, action: "changed" };
		if (from !== null && from !== before.state) return null;
		const at = now();
		if (typeof goal === "object") {
			if (isOnSite(before.state)) return null;
			const plan = { ...goal, withdraw_at: before.withdraw_at };
			return { change: changeOf("plan", before, plan, { by: by.id, at }), action: actionOf.plan };
		}
		const { id, published_at = null } = before;
		const published = { published_at: await publicationTime(kind, { id, published_at }, at, t) };
		const change = { ...changeOf("publish", before, {}, { by: by.id, at }), ...published };
		return { change, action: actionOf.publish };
	}
}

export type RecordService<T extends Fields, Row, Pictures, Choice> = ReturnType<
	typeof recordService<T, Row & OwnRow, Pictures, Choice>
>;
