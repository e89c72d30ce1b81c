import type { GenericSchema } from "valibot";
import { chosenDocuments, DOCUMENT_FIELD, documentsProblem, type ListedDocument } from "../../media/document.ts";
import { shownDocuments } from "../../media/documents.server.ts";
import { RefusedDocument } from "../../media/upload/refused-document.server.ts";
import { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { readUploads } from "../../media/upload/uploads.server.ts";
import { isId, newId } from "../../database/identity.ts";
import { type SaveProblem, unsaved } from "../../office/form-answer.ts";
import type { Log } from "../../request/request-context.server.ts";
import { sentForm } from "../../request/sent-form.server.ts";
import { type Read, readForm } from "../../ui/form/form-reader.ts";
import type { Actor } from "../../audit-log/audit.ts";
import { comparableWords } from "../field-values.ts";
import type { Fields, ValuesOf } from "../fields.ts";
import { mergeWith } from "./merge.server.ts";
import { endPresence } from "./presence.server.ts";
import type { RecordAnswer } from "./record-answer.ts";
import { nameOf } from "../record.ts";
import { type Goal, readGoal } from "../states/form-goal.server.ts";
import { SHOWN_STATE_FIELD, STATE_FIELD } from "../states/form-state.ts";
import type { ShownDraft } from "../drafts/drafts.server.ts";
import type { Files, Foreign, OwnRow } from "../record-rows.server.ts";
import type { RecordService, Saved } from "../record-service.server.ts";

/** A schema that turns a collection's form into the values of its columns. */
export type RecordForm<T> = GenericSchema<unknown, ValuesOf<T>> & { entries: Record<string, unknown> };

type Sent<T, Choice> = {
	read: Read<ValuesOf<T>>;
	/** Undefined when the body could not be read at all. */
	pictures: Choice | undefined;
	documents: ListedDocument[];
	refused: RefusedFile | null;
	/** The error from storing a file, or null. After an error nothing may be saved. */
	failed: unknown;
	/** The version the form was opened at, or, after a conflict, the version that the user chose to overwrite. */
	version: number;
	/** The draft that the form shows. */
	draft: ShownDraft & { over: boolean };
	/** The id that a new record is to have, so that a form sent twice makes one record. */
	record: string;
	/** Continue editing after saving. */
	stays: boolean;
	/** What the form says about the state; null when the body could not be read. */
	form: FormData | null;
};

export type SaveTask = {
	/** The record that is edited; null for a new one. */
	id: string | null;
	isCopy?: boolean;
	by: Actor;
	clientAddress: string;
	log: Log;
};

/** What other rooms do when a form is taken. */
export type Hooks<Choice> = {
	/** Whether another collection has a record of this id, which no new one may have. */
	isTaken?: (id: string) => Promise<boolean>;
	/** Called before saving; a copied record replaces the original's pictures and documents with copies here. */
	prepareFiles?: (files: Required<Files<Choice>>) => Promise<Required<Files<Choice>>>;
};

export type SaveOutcome<Pictures> =
	/** `state` is the one that the record had before; null for a new one. */
	| {
			saved: true;
			id: string;
			name: string;
			stays: boolean;
			leftBehind: boolean;
			goal: Goal;
			state: string | null;
	  }
	| { saved: false; answer: RecordAnswer<Pictures>; headers: Record<string, string> | undefined };

/** Reads a record's form, stores its uploaded pictures and saves it. On any failure the typed text is returned. */
export async function saveRecord<T extends Fields, Row, Pictures, Choice>(
	request: Request,
	form: RecordForm<T>,
	service: RecordService<T, Row, Pictures, Choice>,
	{
		id: stored,
		isCopy,
		by,
		clientAddress,
		log,
		isTaken = async () => false,
		prepareFiles = async (files) => files,
	}: SaveTask & Hooks<Choice>,
): Promise<SaveOutcome<Pictures>> {
	const { record, keeper } = service;
	const sent = await readSent(request, form, service, { id: by.id, address: clientAddress });
	// If it can't be read now, nothing can be saved either, and that is told below.
	const id = stored ?? (await madeRecord(service, sent.record).catch(() => null));
	const before = stored === null ? null : await service.findForEdit(stored).catch(() => null);
	const { goal, from, errors: wrong } = readGoal(sent.form ?? new FormData(), before, { isCopy });
	// The form of a new record was opened at no version; its first save makes the first.
	const version = stored === null ? sent.version || 1 : sent.version;
	const owner = id === null ? null : { kind: record.kind, id };
	const answer = (recordAnswer: RecordAnswer<Pictures>): SaveOutcome<Pictures> => ({
		saved: false,
		answer: recordAnswer,
		headers: sent.refused?.headers,
	});
	const nothing = { pictures: null, documents: null };
	const shown = async () =>
		sent.pictures === undefined
			? nothing
			: { pictures: await keeper.shown(sent.pictures, owner), documents: await shownDocuments(sent.documents) };
	const failure = async (problem: SaveProblem) =>
		answer({ ...unsaved(sent.read.typed, problem), ...(await shown().catch(() => nothing)) });
	const refusal = async (errors: Record<string, string>, status: number) =>
		answer({ status, errors, typed: sent.read.typed, problem: null, ...(await shown()) });
	const foreign = (reason: Foreign) =>
		refusal(
			reason === "foreignPicture"
				? { [record.pictures!.field]: "picture.foreign" }
				: { [DOCUMENT_FIELD]: "document.foreign" },
			400,
		);

	const keeps = goal === "draft";
	const documents = keeps ? null : documentsProblem(sent.documents, record.documents ?? 0);
	const errors = {
		...(sent.read.ok || keeps ? {} : sent.read.errors),
		...wrong,
		...(documents && { [DOCUMENT_FIELD]: documents }),
		...(sent.refused && { [fieldOf(sent.refused)]: sent.refused.reason }),
	};
	const isWrong = (!sent.read.ok && !keeps) || documents !== null || Object.keys(wrong).length > 0;
	if (isWrong || sent.refused || sent.pictures === undefined)
		return refusal(errors, !isWrong && sent.refused ? sent.refused.status : 400);
	if (sent.failed) {
		log.error({ err: sent.failed }, `a file of a record (${record.kind}) could not be stored`);
		return failure({ kind: "upload", code: 503 });
	}
	try {
		if (id === null && (await isTaken(sent.record))) return await failure({ kind: "failed", code: 409 });
		const files = await prepareFiles({ pictures: sent.pictures, documents: sent.documents });
		if (!sent.read.ok || keeps) {
			const target = id ?? sent.record;
			const kept = await service.keep(
				target,
				{ words: wordsIn(form, record.fields, sent.read.typed), ...files, base: version, ...sent.draft },
				by,
				{ begins: stored === null, unplanned: true },
			);
			if (kept.ok) return saved({ id: target, name: kept.name, leftBehind: false });
			if (kept.reason === "foreignPicture" || kept.reason === "foreignDocument") return foreign(kept.reason);
			const draft = kept.reason === "changed" ? await service.draftOf(target) : null;
			const current = draft && (await service.findForEdit(target));
			if (!draft || !current) return failure({ kind: "missing", id: target, code: 404 });
			return conflict({ current, by: draft.by, draft });
		}
		const values = sent.read.value;
		const result = await (id === null
			? service.add(values, { by, ...files, id: sent.record, goal } as never)
			: service.change(id, version, values, { by, ...files, draft: sent.draft, goal, from } as never));
		if (result.ok) return saved({ id: result.id, name: nameOf(record, values), leftBehind: result.leftBehind });
		if (result.reason === "refused") {
			const moved = STATE_FIELD in result.errors && (await service.findForEdit(id!));
			if (moved) sent.read.typed[SHOWN_STATE_FIELD] = moved.state;
			return refusal(result.errors, 400);
		}
		if (result.reason === "changed") {
			const { current } = result;
			const stored = { words: service.words(current), pictures: current.pictures, documents: current.documents };
			const merged = result.draft ? null : await mergeWith(service, (one) => readForm(form, one), sent.form!, stored);
			if (!merged?.save) return conflict(result, merged);
			const how = { by, ...merged.save.files, draft: sent.draft, goal, from };
			const again = await service.change(id!, current.version, merged.save.values, how as never);
			if (!again.ok) return conflict(again.reason === "changed" ? again : result);
			return saved({ id: again.id, name: nameOf(record, merged.save.values), leftBehind: again.leftBehind });
		}
		if (result.reason === "missing") return failure({ kind: "missing", id: id ?? "", code: 404 });
		return foreign(result.reason);
	} catch (error) {
		log.error({ err: error }, `a record (${record.kind}) could not be saved`);
		return failure({ kind: "failed", code: 503 });
	}

	function fieldOf(refused: RefusedFile): string {
		return refused instanceof RefusedDocument || !record.pictures ? DOCUMENT_FIELD : record.pictures.field;
	}

	async function saved(what: { id: string; name: string; leftBehind: boolean }): Promise<SaveOutcome<Pictures>> {
		// What can't be ended now ends by itself.
		if (!sent.stays) await endPresence({ kind: record.kind, id: what.id }, by.id).catch(() => {});
		return { saved: true, stays: sent.stays, goal, state: before?.state ?? null, ...what };
	}

	/** Somebody else's text, stored or kept as a draft, beside what was sent. */
	async function conflict(
		{
			current,
			by: who,
			draft,
		}: Pick<Extract<Saved<Row & OwnRow, Pictures, Choice>, { reason: "changed" }>, "current" | "by" | "draft">,
		merged: { words: Record<string, string>; both: string[]; taken: string[] } | null = null,
	) {
		if (merged) Object.assign(sent.read.typed, merged.words);
		const words = draft ? draft.words : service.words(current);
		const savedAt = draft ? draft.at : current.updated_at;
		const { both = null, taken = [] } = merged ?? {};
		const whose = { by: who, own: who === by.email, draft: draft !== null };
		const now = { version: current.version, savedAt, words, ...whose, both, taken };
		const picturesNow = draft ? await keeper.shown(draft.pictures, owner) : current.pictures;
		const documentsNow = draft ? await shownDocuments(draft.documents) : current.documents;
		const failed = await failure({ kind: "conflict", current: now });
		return failed.saved ? failed : { ...failed, answer: { ...failed.answer, picturesNow, documentsNow } };
	}
}

/** The draft that the form of a new record has made already, if the answer did not arrive; null if it has not. */
async function madeRecord<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	id: string,
): Promise<string | null> {
	const found = await service.findForEdit(id);
	return found?.state === "draft" && found.version === 1 ? id : null;
}

/** The text of the form's own fields, as typed. */
export function wordsIn<T extends Fields>(
	form: RecordForm<T>,
	fields: T,
	typed: Record<string, string>,
): Record<string, string> {
	const words = comparableWords(fields, typed);
	return Object.fromEntries(Object.keys(form.entries).map((name) => [name, words[name] ?? ""]));
}

async function readSent<T extends Fields, Row, Pictures, Choice>(
	request: Request,
	schema: RecordForm<T>,
	{ keeper, record }: RecordService<T, Row, Pictures, Choice>,
	by: { id: string; address: string },
): Promise<Sent<T, Choice>> {
	try {
		const { form, refused, failed } =
			record.pictures || record.documents
				? await readUploads(request, record, by)
				: { form: await sentForm(request), refused: null, failed: null };
		const read = readForm(schema, form);
		return {
			read: { ...read, typed: comparableWords(record.fields, read.typed) },
			pictures: keeper.chosen(form),
			documents: sentDocuments(record, form),
			refused,
			failed,
			...versionsIn(form),
			stays: form.get("then") === "stay",
			form,
		};
	} catch (error) {
		if (!(error instanceof RefusedFile)) throw error;
		return {
			read: { ok: false, errors: {}, typed: {} },
			pictures: undefined,
			documents: [],
			refused: error,
			failed: null,
			...versionsIn(new FormData()),
			stays: false,
			form: null,
		};
	}
}

/** The documents that a form lists, where its records may have some. */
export function sentDocuments({ documents }: { documents?: number }, form: FormData): ListedDocument[] {
	return documents ? chosenDocuments(form) : [];
}

/** What a form says about the record and the draft that it was opened with. */
export function versionsIn(form: FormData): Pick<Sent<never, never>, "version" | "draft" | "record"> {
	const word = (name: string) => String(form.get(name) ?? "");
	return {
		version: Number(word("overwrite") || word("version")),
		draft: {
			draftId: word("draft_id"),
			seen: Number(word("draft")),
			window: word("form").slice(0, 36),
			over: word("overwrite") !== "",
		},
		record: isId(word("record")) ? word("record") : newId(),
	};
}
