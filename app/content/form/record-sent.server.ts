import { isId, newId } from "../../foundation/database/identity.ts";
import { chosenDocuments } from "../../media/document.ts";
import { readUploads } from "../../media/upload/uploads.server.ts";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import type { ShownDraft } from "../drafts/drafts.server.ts";
import type { SentDraft } from "../drafts/record-drafts.server.ts";
import { comparableWords } from "../field-values.ts";
import type { RecordKind } from "../record.ts";
import type { RecordRows } from "../record-rows.server.ts";

/** Receives a form and stores its files. @throws RefusedFile if it can't be read at all */
export async function receiveForm(request: Request, record: RecordKind, by: { id: string }) {
	if (record.pictures || record.documents) return readUploads(request, record, by);
	return { form: await sentForm(request), refused: null, failed: null };
}

const wordIn = (form: FormData, name: string) => String(form.get(name) ?? "");

export function readRecord(form: FormData, { record, schema, keeper }: RecordRows) {
	const read = readForm(schema, form);
	const newRecord = wordIn(form, "record");
	return {
		typed: comparableWords(record.fields, read.typed),
		/** Null if there are `errors`. */
		values: read.ok ? read.value : null,
		errors: read.ok ? {} : read.errors,
		files: { pictures: keeper.chosen(form), documents: record.documents ? chosenDocuments(form) : [] },
		/** The version that it was opened at, or after a conflict the one that the user chose to overwrite (`over`). */
		version: Number(wordIn(form, "overwrite") || wordIn(form, "version")),
		draft: { ...shownDraft(form), over: form.has("overwrite") },
		/** The id for a new record, so that a form sent twice makes one record. */
		newId: isId(newRecord) ? newRecord : newId(),
		form,
	};
}

export function shownDraft(form: FormData): ShownDraft {
	return { draft: wordIn(form, "draft"), window: wordIn(form, "form").slice(0, 36) };
}

/** Turns a form into a draft, which has only the text of its fields. */
export function asDraft(
	{ typed, files, version, draft }: ReturnType<typeof readRecord>,
	{ schema }: RecordRows,
): SentDraft {
	const words = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] ?? ""]));
	return { words, ...files, base: version, ...draft };
}
