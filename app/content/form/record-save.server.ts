import { isId } from "../../foundation/database/identity.ts";
import type { Actor } from "../../log/audit.ts";
import { DOCUMENT_FIELD, documentsProblem } from "../../media/document.ts";
import { shownDocuments } from "../../media/documents.server.ts";
import { asRefusedFile, RefusedFile } from "../../media/upload/refused-file.server.ts";
import type { StoredNow } from "../../office/form-answer.ts";
import type { Log } from "../../foundation/request/request-context.server.ts";
import { type Draft, findDraft } from "../drafts/drafts.server.ts";
import { type Kept, recordDrafts } from "../drafts/record-drafts.server.ts";
import { valuesIn } from "../field-values.ts";
import { nameOf } from "../record.ts";
import type { Editable, Foreign, RecordRows } from "../record-rows.server.ts";
import { recordStore } from "../record-store.server.ts";
import { type Goal, readGoal, type ReadGoal } from "../states/form-goal.server.ts";
import { SHOWN_STATE_FIELD } from "../states/form-state.ts";
import { trashedAmong } from "../trash/trash-repository.server.ts";
import { TRASH } from "../trash/trash-rules.ts";
import { listedDocuments } from "../versions/version.ts";
import { contentAt, lastSaver } from "../versions/versions.server.ts";
import type { RecordAnswer } from "./record-answer.ts";
import { asDraft, readRecord, receiveForm } from "./record-sent.server.ts";
import { mergedFiles, mergedWords } from "./three-way.ts";

export type SaveTask = {
	/** Null for a new record. */
	id: string | null;
	/** The record that a new one is copied from. */
	copyOf?: string | null;
	by: Actor;
	log: Log;
};

export type SaveOutcome =
	/** `state` is the record's state before; null for a new one. */
	| (Stored & { saved: true; stays: boolean; goal: Goal; state: string | null })
	| { saved: false; answer: RecordAnswer; headers: Record<string, string> | undefined };

/** The part of an answer that says why nothing was saved. */
type Refusal = { refusal: Partial<RecordAnswer> & { status: number } };

type Stored = { id: string; name: string; leftBehind: boolean };

export function recordSaving(rows: RecordRows) {
	const { record, keeper } = rows;
	const { kind } = record;
	const { add, change } = recordStore(rows);
	const { keep } = recordDrafts(rows);
	type Sent = Awaited<ReturnType<typeof read>>;

	return {
		/** Reads, checks, merges and stores a form, and answers, with what was typed if nothing was stored. */
		async save(request: Request, task: SaveTask): Promise<SaveOutcome> {
			const sent = await read(request, task).catch(asRefusedFile);
			if (sent instanceof RefusedFile) return unreadable(sent);
			try {
				const before = await recordBefore(sent, task);
				if (task.id !== null && !before) return await answer(sent, await notStored("missing", task.id), task);
				const aim = readGoal(sent.form, before, { isCopy: task.copyOf != null });
				const wrong = check(sent, aim, task);
				if (wrong) return await answer(sent, wrong, task);
				const merged = await merge(sent, before, aim, task);
				if ("refusal" in merged) return await answer(sent, merged, task);
				const stored = await store(merged, before, aim, task);
				if ("refusal" in stored) return await answer(sent, stored, task);
				const stays = sent.form.get("then") === "stay";
				return { saved: true, ...stored, stays, goal: aim.goal, state: before?.state ?? null };
			} catch (error) {
				task.log.error({ err: error }, `a record (${kind}) could not be saved`);
				return answer(sent, failed("failed", 503), task);
			}
		},

		/** Keeps what a form sends while somebody is typing, unless the browser has broken the request off. */
		async autosave(form: FormData, { id, by, signal }: { id: string; by: Actor; signal: AbortSignal }): Promise<Kept> {
			if (signal.aborted) return { ok: false, reason: "missing" };
			return keep(id, asDraft(readRecord(form, rows), rows), by);
		},
	};

	async function read(request: Request, { id, by }: SaveTask) {
		const { form, refused, failed } = await receiveForm(request, record, by);
		const sent = readRecord(form, rows);
		// The form of a new record has no version yet; its first save makes version 1.
		return { ...sent, version: sent.version || (id === null ? 1 : 0), refused, failed };
	}

	/** The stored record. A new one may be stored as a draft already, if the answer to its form got lost. */
	async function recordBefore({ newId }: Sent, { id }: SaveTask): Promise<Editable | null> {
		if (id !== null) return rows.find(id);
		const made = await rows.find(newId);
		return made?.state === "draft" && made.version === 1 ? made : null;
	}

	/** Returns null if nothing is wrong. A draft may be half written. */
	function check(sent: Sent, aim: ReadGoal, { log }: SaveTask): Refusal | null {
		const isDraft = aim.goal === "draft";
		const { refused } = sent;
		const documents = isDraft ? null : documentsProblem(sent.files.documents, record.documents ?? 0);
		const wrong = { ...(isDraft ? {} : sent.errors), ...aim.errors, ...(documents && { [DOCUMENT_FIELD]: documents }) };
		const errors = { ...wrong, ...(refused && { [fieldOf(refused)]: refused.reason }) };
		if (Object.keys(wrong).length > 0) return { refusal: { status: 400, errors } };
		if (refused) return { refusal: { status: refused.status, errors } };
		if (!sent.failed) return null;
		log.error({ err: sent.failed }, `a file of a record (${kind}) could not be stored`);
		return failed("upload", 503);
	}

	/**
	 * Merges the form with what somebody else has saved since it was opened. The user decides if both have changed the
	 * same, if the two make no valid record, or if the version at the opening is no longer kept.
	 */
	async function merge(sent: Sent, before: Editable | null, { goal }: ReadGoal, { by }: SaveTask) {
		if (!before || before.version === sent.version || goal === "draft") return sent;
		const whoSaved = { current: before, by: await lastSaver(kind, before.id), draft: null };
		const opened = await contentAt(kind, before.id, sent.version);
		if (!opened) return conflict(whoSaved, by);
		const openedWords = rows.formWords(valuesIn(record.fields, opened.row));
		const { words, taken, both } = mergedWords(openedWords, sent.typed, rows.formWords(before));
		const valid = rows.check(words);
		if (!valid.ok) return conflict(whoSaved, by);
		const mine = keeper.listedAfter(sent.files.pictures, opened.pictures);
		const pictures = mergedFiles(opened.pictures, mine, keeper.listed(before.pictures));
		const documents = mergedFiles(opened.documents, sent.files.documents, listedDocuments(before.documents));
		if (both.length > 0 || !pictures || !documents) {
			const { refusal } = await conflict(whoSaved, by, { both, taken });
			return { refusal: { ...refusal, typed: words } };
		}
		const files = { pictures: keeper.choiceOf(pictures), documents };
		return { ...sent, values: valid.value, files, version: before.version };
	}

	async function store(sent: Sent, before: Editable | null, { goal, from }: ReadGoal, task: SaveTask) {
		const { by, copyOf } = task;
		const id = task.id ?? sent.newId;
		const files = copyOf ? await rows.copyFiles(sent.files, copyOf, by.id) : sent.files;
		if (goal === "draft") return storeDraft(id, { ...sent, files }, task);
		const values = sent.values!;
		const saved =
			task.id === null && !before
				? await add(values, { by, id, goal, ...files })
				: await change(id, sent.version, values, { by, draft: sent.draft, goal, from, ...files });
		if (saved.ok) return { id: saved.id, name: nameOf(record, values), leftBehind: saved.leftBehind };
		if (saved.reason === "changed") return conflict(saved, by);
		if (saved.reason !== "refused") return notStored(saved.reason, id);
		const moved = await rows.find(id);
		const typed = { ...sent.typed, ...(moved && { [SHOWN_STATE_FIELD]: moved.state }) };
		return { refusal: { status: 400, errors: saved.errors, typed } };
	}

	async function storeDraft(id: string, sent: Sent, { id: edited, by }: SaveTask): Promise<Stored | Refusal> {
		const kept = await keep(id, asDraft(sent, rows), by, { begins: edited === null, unplanned: true });
		if (kept.ok) return { id, name: kept.name, leftBehind: false };
		if (kept.reason !== "changed") return notStored(kept.reason, id);
		const [current, draft] = [await rows.find(id), await findDraft({ kind, id })];
		return current && draft ? conflict({ current, by: draft.by, draft }, by) : notStored("missing", id);
	}

	async function answer(sent: Sent, { refusal }: Refusal, { id }: SaveTask): Promise<SaveOutcome> {
		const { typed, files, refused } = sent;
		const [pictures, documents] = await Promise.all([
			keeper.shown(files.pictures, { kind, id: id ?? sent.newId }),
			shownDocuments(files.documents),
		]).catch(() => [null, null]);
		const said = { errors: {}, typed, problem: null, pictures, documents, ...refusal };
		return { saved: false, answer: said, headers: refused?.headers };
	}

	/** Answers a form whose body could not be read, so that nothing of it can be shown. */
	function unreadable(refused: RefusedFile): SaveOutcome {
		const errors = { [fieldOf(refused)]: refused.reason };
		const nothing = { typed: {}, problem: null, pictures: null, documents: null };
		return { saved: false, answer: { status: refused.status, errors, ...nothing }, headers: refused.headers };
	}

	/** Answers with what somebody else has saved, or kept as a draft, to be compared with what was sent. */
	async function conflict(
		{ current, by, draft }: { current: Editable; by: string | null; draft: Draft | null },
		{ email }: Actor,
		merged: Pick<StoredNow, "both" | "taken"> = {},
	): Promise<Refusal> {
		const { id, version } = current;
		const now = {
			version,
			savedAt: draft ? draft.at : current.updated_at,
			words: draft ? draft.words : rows.formWords(current),
			by,
			own: by === email,
			draft: draft !== null,
			...merged,
		};
		return {
			refusal: {
				status: 409,
				problem: { kind: "conflict", current: now },
				picturesNow: draft ? await keeper.shown(draft.pictures, { kind, id }) : current.pictures,
				documentsNow: draft ? await shownDocuments(draft.documents) : current.documents,
			},
		};
	}

	async function notStored(reason: "missing" | Foreign, id: string): Promise<Refusal> {
		if (reason === "missing") {
			const [found] = isId(id) ? await trashedAmong(kind, [id]) : [];
			const trash = found && { by: found.by, at: found.at, address: `${TRASH}/${id}` };
			return { refusal: { status: 404, problem: { kind: "missing", id, code: 404, trash } } };
		}
		const [field, message] =
			reason === "foreignPicture" ? [record.pictures!.field, "picture.foreign"] : [DOCUMENT_FIELD, "document.foreign"];
		return { refusal: { status: 400, errors: { [field]: message } } };
	}

	function fieldOf({ reason }: RefusedFile): string {
		return reason.startsWith("document.") || !record.pictures ? DOCUMENT_FIELD : record.pictures.field;
	}
}

function failed(kind: "failed" | "upload", code: number) {
	return { refusal: { status: code, problem: { kind, code } } };
}
