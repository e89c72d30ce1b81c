import { DOCUMENT_FIELD, documentsProblem, type StoredDocument } from "../../media/document.ts";
import { shownDocuments } from "../../media/documents.server.ts";
import { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { type SaveProblem, type StoredNow, unsaved, type Words } from "../../office/form-answer.ts";
import type { Log } from "../../request/request-context.server.ts";
import type { Actor } from "../../audit-log/audit.ts";
import type { Draft } from "../drafts/drafts.server.ts";
import type { Kept } from "../drafts/record-drafts.server.ts";
import type { Fields } from "../fields.ts";
import { nameOf } from "../record.ts";
import type { Editable, Files, Foreign, OwnRow } from "../record-rows.server.ts";
import type { RecordService } from "../record-service.server.ts";
import { type Goal, readGoal, type ReadGoal } from "../states/form-goal.server.ts";
import { SHOWN_STATE_FIELD, STATE_FIELD } from "../states/form-state.ts";
import { mergeWith } from "./merge.server.ts";
import type { RecordAnswer } from "./record-answer.ts";
import { asDraft, readSent, receiveForm, type RecordSchema, type Sent } from "./record-sent.server.ts";

export type SaveTask = {
	/** The record that is edited; null for a new one. */
	id: string | null;
	/** The record that a new one is copied from. */
	copyOf?: string | null;
	by: Actor;
	clientAddress: string;
	log: Log;
};

/** What other rooms do when a form is taken. */
export type Hooks<Choice> = {
	/** Whether another collection has a record of this id, which no new one may have. */
	isTaken: (id: string) => Promise<boolean>;
	/** Gives a copied record pictures and documents of its own. */
	copyFiles?: (files: Required<Files<Choice>>, copyOf: string, by: string) => Promise<Required<Files<Choice>>>;
};

type Stored = { id: string; name: string; leftBehind: boolean };
export type SaveOutcome<Pictures> =
	/** `state` is the one that the record had before; null for a new one. */
	| ({ saved: true; stays: boolean; goal: Goal; state: string | null } & Stored)
	| { saved: false; answer: RecordAnswer<Pictures>; headers: Record<string, string> | undefined };

/** What else than the typed text stands in the way; `now` are the files that somebody else has stored. */
type InTheWay<Pictures> = { problem: SaveProblem; now?: { pictures: Pictures; documents: StoredDocument[] } };

/** Takes the forms of one collection to its records. */
export function recordSaving<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	schema: RecordSchema<T>,
	{ isTaken, copyFiles }: Hooks<Choice>,
) {
	const { record, keeper } = service;
	type Form = Sent<T, Choice> & { refused: RefusedFile | null; failed: unknown };
	type Merged = Pick<Form, "values" | "files" | "version">;
	type Current = Editable<Row & OwnRow, Pictures>;
	type Conflict = InTheWay<Pictures>;
	type Failed = Conflict | { errors: Words; status: number };

	return {
		/** Reads a form, checks it, merges and stores it, and answers. If nothing is stored, what was typed is returned. */
		async save(request: Request, task: SaveTask): Promise<SaveOutcome<Pictures>> {
			const received = await receive(request, task);
			if (received instanceof RefusedFile) return notReceived(received);
			const sent = { ...received, ...readSent(received.form, schema, service) };
			try {
				const before = task.id === null ? null : await service.findForEdit(task.id);
				const aim = readGoal(sent.form, before, { isCopy: task.copyOf != null });
				const wrong = check(sent, aim, task);
				if (wrong) return await answer(sent, task, wrong);
				const merged = aim.goal === "draft" ? sent : await merge(sent, before, task);
				const stored = "problem" in merged ? merged : await store(sent, merged, aim, task);
				if (!("id" in stored)) return await answer(sent, task, stored);
				const stays = sent.form.get("then") === "stay";
				return { saved: true, ...stored, stays, goal: aim.goal, state: before?.state ?? null };
			} catch (error) {
				task.log.error({ err: error }, `a record (${record.kind}) could not be saved`);
				return answer(sent, task, { problem: { kind: "failed", code: 503 } });
			}
		},

		/** Keeps what a form sends by itself while somebody is typing; nothing once the browser has given it up. */
		async autosave(form: FormData, { id, by, signal }: { id: string; by: Actor; signal: AbortSignal }): Promise<Kept> {
			const sent = readSent(form, schema, service);
			if (signal.aborted) return { ok: false, reason: "missing" };
			return service.keep(id, asDraft(schema, sent), by);
		},
	};

	async function receive(request: Request, { by, clientAddress }: SaveTask) {
		return receiveForm(request, record, { id: by.id, address: clientAddress }).catch((error: unknown) => {
			if (error instanceof RefusedFile) return error;
			throw error;
		});
	}

	/** Null if nothing is wrong. A draft may be half written. */
	function check({ files, errors: wrong, refused, failed }: Form, aim: ReadGoal, { log }: SaveTask): Failed | null {
		const isDraft = aim.goal === "draft";
		const documents = isDraft ? null : documentsProblem(files.documents, record.documents ?? 0);
		const errors = { ...(isDraft ? {} : wrong), ...aim.errors, ...(documents && { [DOCUMENT_FIELD]: documents }) };
		const isWrong = Object.keys(errors).length > 0;
		if (refused)
			return { errors: { ...errors, [fieldOf(refused)]: refused.reason }, status: isWrong ? 400 : refused.status };
		if (isWrong) return { errors, status: 400 };
		if (!failed) return null;
		log.error({ err: failed }, `a file of a record (${record.kind}) could not be stored`);
		return { problem: { kind: "upload", code: 503 } };
	}

	/** Puts the form together with what somebody else has saved since it was opened; who changed the same decides. */
	async function merge(sent: Form, before: Current | null, task: SaveTask): Promise<Merged | Conflict> {
		if (!before || before.version === sent.version) return sent;
		const merged = await mergeWith(sent, before, schema, service);
		if (merged?.save) return { ...merged.save, version: before.version };
		if (merged) Object.assign(sent.typed, merged.typed);
		const by = await service.lastSaver(before.id);
		return conflict({ current: before, by, draft: null }, task, merged ?? {});
	}

	/** Writes the record, or its draft. */
	async function store(sent: Form, { values, version, files }: Merged, { goal, from }: ReadGoal, task: SaveTask) {
		const { by, copyOf } = task;
		const made = task.id ?? (await madeDraft(sent.newId));
		if (made === null && (await isTaken(sent.newId))) return { problem: { kind: "failed" as const, code: 409 } };
		const id = made ?? sent.newId;
		const own = copyOf && copyFiles ? await copyFiles(files, copyOf, by.id) : files;
		// The form of a new record was opened at no version; its first save makes the first.
		const openedAt = task.id === null ? version || 1 : version;
		if (goal === "draft") {
			const typed = { ...asDraft(schema, sent), ...own, base: openedAt };
			const kept = await service.keep(id, typed, by, { begins: task.id === null, unplanned: true });
			if (kept.ok) return { id, name: kept.name, leftBehind: false };
			const draft = kept.reason === "changed" ? await service.draftOf(id) : null;
			const current = draft && (await service.findForEdit(id));
			return current ? conflict({ current, by: draft.by, draft }, task) : notStored(kept.reason, id);
		}
		const result = await (made === null
			? service.add(values!, { by, ...own, id, goal } as never)
			: service.change(id, openedAt, values!, { by, ...own, draft: sent.draft, goal, from } as never));
		if (result.ok) return { id: result.id, name: nameOf(record, values!), leftBehind: result.leftBehind };
		if (result.reason === "changed") return conflict(result, task);
		if (result.reason !== "refused") return notStored(result.reason, id);
		const moved = STATE_FIELD in result.errors && (await service.findForEdit(id));
		if (moved) sent.typed[SHOWN_STATE_FIELD] = moved.state;
		return { errors: result.errors, status: 400 };
	}

	/** What the form shows next. */
	async function answer({ typed, newId, files, refused }: Form, task: SaveTask, why: Failed) {
		const owner = { kind: record.kind, id: task.id ?? newId };
		const [pictures, documents] = await Promise.all([
			keeper.shown(files.pictures, owner),
			shownDocuments(files.documents),
		]).catch(() => [null, null]);
		const said = "problem" in why ? unsaved(typed, why.problem) : { ...why, typed, problem: null };
		const now = "problem" in why && why.now ? { picturesNow: why.now.pictures, documentsNow: why.now.documents } : {};
		return { saved: false as const, answer: { ...said, pictures, documents, ...now }, headers: refused?.headers };
	}

	/** Somebody else's text, stored or kept as a draft, beside what was sent. */
	async function conflict(
		{ current, by, draft }: { current: Current; by: string | null; draft: Draft<Choice> | null },
		task: SaveTask,
		{ both = null, taken = [] }: Pick<StoredNow, "both" | "taken"> = {},
	): Promise<Conflict> {
		const words = draft ? draft.words : service.words(current);
		const savedAt = draft ? draft.at : current.updated_at;
		const whose = { by, own: by === task.by.email, draft: draft !== null };
		const pictures = draft
			? await keeper.shown(draft.pictures, { kind: record.kind, id: current.id })
			: current.pictures;
		const documents = draft ? await shownDocuments(draft.documents) : current.documents;
		const other = { version: current.version, savedAt, words, ...whose, both, taken };
		return { problem: { kind: "conflict", current: other }, now: { pictures, documents } };
	}

	function notStored(reason: "missing" | "changed" | Foreign, id: string): Failed {
		if (reason === "foreignPicture") return { errors: { [record.pictures!.field]: "picture.foreign" }, status: 400 };
		if (reason === "foreignDocument") return { errors: { [DOCUMENT_FIELD]: "document.foreign" }, status: 400 };
		return { problem: { kind: "missing", id, code: 404 } };
	}

	/** The form's body could not be read, so nothing of it can be shown. */
	function notReceived(refused: RefusedFile): SaveOutcome<Pictures> {
		const errors = { [fieldOf(refused)]: refused.reason };
		const nothing = { typed: {}, problem: null, pictures: null, documents: null };
		return { saved: false, answer: { status: refused.status, errors, ...nothing }, headers: refused.headers };
	}

	/** The draft that the form of a new record has made already, if the answer did not arrive; null if it has not. */
	async function madeDraft(id: string): Promise<string | null> {
		const found = await service.findForEdit(id);
		return found?.state === "draft" && found.version === 1 ? id : null;
	}

	function fieldOf(refused: RefusedFile): string {
		return refused.reason.startsWith("document.") || !record.pictures ? DOCUMENT_FIELD : record.pictures.field;
	}
}
