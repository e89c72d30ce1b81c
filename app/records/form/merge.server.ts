import { listedDocuments } from "../versions/version.ts";
import type { Fields } from "../fields.ts";
import type { Editable, Files, OwnRow } from "../record-rows.server.ts";
import type { RecordService } from "../record-service.server.ts";
import { type RecordSchema, readSent, readTyped, type Sent } from "./record-sent.server.ts";
import { threeWay } from "./three-way.ts";

/**
 * What a form has sent, put together with what somebody else has saved since it was opened. In `opened` it says what it
 * showed then; null where it does not, or where the two together are no valid record. `save` is null where both have
 * changed the same.
 */
export async function mergeWith<T extends Fields, Row, Pictures, Choice>(
	sent: Sent<T, Choice>,
	current: Editable<Row & OwnRow, Pictures>,
	schema: RecordSchema<T>,
	service: RecordService<T, Row, Pictures, Choice>,
) {
	const form = new FormData();
	for (const [name, word] of new URLSearchParams(String(sent.form.get("opened") ?? ""))) form.append(name, word);
	if (!form.has("version")) return null;
	const opened = readSent(form, schema, service);
	const { words: typed, both, taken } = threeWay(opened.typed, sent.typed, service.words(current));
	const read = readTyped(schema, typed);
	if (!read.ok) return null;
	const { keeper } = service;
	const isKnown = keeper.ids(opened.files.pictures) !== null;
	const present = keeper.choiceOf(keeper.listed(current.pictures));
	const pictures = oneOf(opened.files.pictures, sent.files.pictures, present, isKnown);
	const documents = oneOf(opened.files.documents, sent.files.documents, listedDocuments(current.documents));
	const files: Required<Files<Choice>> | null = pictures &&
		documents && { pictures: pictures.chosen, documents: documents.chosen };
	return { typed, both, taken, save: files && both.length === 0 ? { values: read.value, files } : null };
}

/** The files that only one has chosen anew; null if both have, or if it is not known what there was before. */
function oneOf<V>(opened: V, ours: V, theirs: V, isKnown = true): { chosen: V } | null {
	const isSame = (a: V, b: V) => JSON.stringify(a) === JSON.stringify(b);
	if (isSame(ours, opened)) return { chosen: theirs };
	return isKnown && isSame(theirs, opened) ? { chosen: ours } : null;
}
