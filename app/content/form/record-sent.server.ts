import { isId, newId } from "../../foundation/database/identity.ts";
import { chosenDocuments } from "../../media/document.ts";
import type { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { readUploads } from "../../media/upload/uploads.server.ts";
import type { Words } from "../../office/form-answer.ts";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import type { ShownDraft } from "../drafts/drafts.server.ts";
import type { SentDraft } from "../drafts/record-drafts.server.ts";
import { comparableWords } from "../field-values.ts";
import type { RecordKind } from "../record.ts";
import type { Files, RecordRows, Values } from "../record-rows.server.ts";

export type SentRecord = {
	/** The text of all its fields. */
	typed: Words;
	/** Null where what is typed is wrong, as `errors` say. */
	values: Values | null;
	errors: Words;
	files: Required<Files>;
	/** The version that it was opened at, or, after a conflict, the one that somebody chose to overwrite (`over`). */
	version: number;
	draft: ShownDraft & { over: boolean };
	/** The id that a new record is to have, so that a form sent twice makes one record. */
	newId: string;
	form: FormData;
};

type Received = { form: FormData; refused: RefusedFile | null; failed: unknown };

/** Receives a form and stores its files. @throws RefusedFile where it can't be read at all */
export async function receiveForm(
	request: Request,
	record: RecordKind,
	by: { id: string; address: string },
): Promise<Received> {
	if (record.pictures || record.documents) return readUploads(request, record, by);
	return { form: await sentForm(request), refused: null, failed: null };
}

export function readRecord(form: FormData, { record, schema, keeper }: RecordRows): SentRecord {
	const read = readForm(schema, form);
	const word = (name: string) => String(form.get(name) ?? "");
	return {
		typed: comparableWords(record.fields, read.typed),
		values: read.ok ? read.value : null,
		errors: read.ok ? {} : read.errors,
		files: { pictures: keeper.chosen(form), documents: record.documents ? chosenDocuments(form) : [] },
		version: Number(word("overwrite") || word("version")),
		draft: { ...shownDraft(form), over: form.has("overwrite") },
		newId: isId(word("record")) ? word("record") : newId(),
		form,
	};
}

export function shownDraft(form: FormData): ShownDraft {
	const word = (name: string) => String(form.get(name) ?? "");
	return { draft: word("draft"), window: word("form").slice(0, 36) };
}

/** Turns the content of a form into a draft, which has the text of the fields alone. */
export function asDraft({ typed, files, version, draft }: SentRecord, { schema }: RecordRows): SentDraft {
	const words = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] ?? ""]));
	return { words, ...files, base: version, ...draft };
}
