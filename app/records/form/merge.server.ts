import { chosenDocuments, type StoredDocument } from "../../media/document.ts";
import type { Words } from "../../office/form-answer.ts";
import type { Read } from "../../ui/form/form-reader.ts";
import { comparableWords } from "../field-values.ts";
import type { Fields } from "../fields.ts";
import type { Files } from "../record-rows.server.ts";
import type { RecordService } from "../record-service.server.ts";
import { listedDocuments } from "../versions/version.ts";
import { threeWay } from "./three-way.ts";

type Stored<Pictures> = { words: Words; pictures: Pictures; documents: StoredDocument[] };

/**
 * A form put together with what somebody else has saved since it was opened. In `opened` it says what it showed then;
 * null where it does not, or where the two together are no valid record. `save` is null where something is to be asked.
 */
export async function mergeWith<T extends Fields, Row, Pictures, Choice, Values>(
	{ record, keeper }: Pick<RecordService<T, Row, Pictures, Choice>, "record" | "keeper">,
	readWords: (form: FormData) => Read<Values>,
	form: FormData,
	stored: Stored<Pictures>,
) {
	const opened = new FormData();
	for (const [name, word] of new URLSearchParams(String(form.get("opened") ?? ""))) opened.append(name, word);
	if (!opened.has("version")) return null;
	const typedIn = (one: FormData) => comparableWords(record.fields, readWords(one).typed);
	const { words, both, taken } = threeWay(typedIn(opened), typedIn(form), stored.words);
	const together = new FormData();
	for (const [name, word] of Object.entries(words)) together.append(name, word);
	const read = readWords(together);
	if (!read.ok) return null;

	const shown = keeper.chosen(opened);
	const now = keeper.choiceOf(keeper.listed(stored.pictures));
	const pictures = oneOf(shown, keeper.chosen(form), now, keeper.ids(shown) !== null);
	const papers = (one: FormData) => (record.documents ? chosenDocuments(one) : []);
	const documents = oneOf(papers(opened), papers(form), listedDocuments(stored.documents));
	const files = pictures && documents && ({ pictures: pictures.chosen, documents: documents.chosen } as Files<Choice>);
	return { words, both, taken, save: files && both.length === 0 ? { values: read.value, files } : null };
}

/** The files that only one has chosen anew; null if both have, or if it is not known what there was before. */
function oneOf<V>(opened: V, ours: V, theirs: V, isKnown = true): { chosen: V } | null {
	const isSame = (a: V, b: V) => JSON.stringify(a) === JSON.stringify(b);
	if (isSame(ours, opened)) return { chosen: theirs };
	return isKnown && isSame(theirs, opened) ? { chosen: ours } : null;
}
