import type { GenericSchema } from "valibot";
import { isId, newId } from "../../database/identity.ts";
import { chosenDocuments } from "../../media/document.ts";
import { readUploads } from "../../media/upload/uploads.server.ts";
import type { Words } from "../../office/form-answer.ts";
import { sentForm } from "../../request/sent-form.server.ts";
import { type Read, readForm } from "../../ui/form/form-reader.ts";
import type { SentDraft } from "../drafts/record-drafts.server.ts";
import type { ShownDraft } from "../drafts/drafts.server.ts";
import { comparableWords } from "../field-values.ts";
import type { Fields, ValuesOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import type { Files } from "../record-rows.server.ts";
import type { RecordService } from "../record-service.server.ts";

/** A schema that turns what is typed into a collection's form into the values of its columns. */
export type RecordSchema<T> = GenericSchema<unknown, ValuesOf<T>> & { entries: Record<string, unknown> };

/** What a record's form has sent. */
export type Sent<T, Choice> = Shown & {
	/** The text of all its fields. */
	typed: Words;
	/** Null where what is typed is wrong, as `errors` say. */
	values: ValuesOf<T> | null;
	errors: Words;
	files: Required<Files<Choice>>;
	form: FormData;
};

/** What a form says about the record and the draft that it shows. */
export type Shown = {
	/** The version that it was opened at, or, after a conflict, the one that somebody chose to overwrite (`over`). */
	version: number;
	draft: ShownDraft & { over: boolean };
	/** The id that a new record is to have, so that a form sent twice makes one record. */
	newId: string;
};

/** Receives a form and stores its files. @throws RefusedFile where it can't be read at all */
export async function receiveForm(request: Request, record: RecordKind, by: { id: string; address: string }) {
	if (record.pictures || record.documents) return readUploads(request, record, by);
	return { form: await sentForm(request), refused: null, failed: null };
}

export function readSent<T extends Fields, Row, Pictures, Choice>(
	form: FormData,
	schema: RecordSchema<T>,
	{ record, keeper }: Pick<RecordService<T, Row, Pictures, Choice>, "record" | "keeper">,
): Sent<T, Choice> {
	const read = readForm(schema, form);
	const documents = record.documents ? chosenDocuments(form) : [];
	return {
		...openedIn(form),
		typed: comparableWords(record.fields, read.typed),
		values: read.ok ? read.value : null,
		errors: read.ok ? {} : read.errors,
		files: { pictures: keeper.chosen(form), documents },
		form,
	};
}

export function openedIn(form: FormData): Shown {
	const word = (name: string) => String(form.get(name) ?? "");
	return {
		version: Number(word("overwrite") || word("version")),
		draft: {
			draftId: word("draft_id"),
			seen: Number(word("draft")),
			window: word("form").slice(0, 36),
			over: word("overwrite") !== "",
		},
		newId: isId(word("record")) ? word("record") : newId(),
	};
}

/** What a form has sent, as a draft: of its text that of the fields alone. */
export function asDraft<T, Choice>(schema: RecordSchema<T>, { typed, files, version, draft }: Sent<T, Choice>) {
	const words = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] ?? ""]));
	return { words, ...files, base: version, ...draft } satisfies SentDraft<Choice>;
}

/** Validates text that comes from no form, such as that of a stored record. */
export function readTyped<T extends Fields>(schema: RecordSchema<T>, typed: Words): Read<ValuesOf<T>> {
	const form = new FormData();
	for (const [name, word] of Object.entries(typed)) form.set(name, word);
	return readForm(schema, form);
}
