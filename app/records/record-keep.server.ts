import { readForm, sentForm } from "../ui/form-reader.ts";
import type { Fields } from "./fields.ts";
import { editorOf, markEditing } from "./marks.server.ts";
import type { Kept } from "./record-drafts.server.ts";
import {
	type PrepareFiles,
	type RecordForm,
	type SaveTask,
	sentDocuments,
	versionsIn,
	wordsIn,
} from "./record-save.server.ts";
import type { RecordService } from "./record-service.server.ts";

/**
 * Keeps what a form's script sends while somebody is typing. With the field `begins` it is the form of a new record,
 * which the first keeping makes.
 */
export async function keepSent<T extends Fields, Row, Pictures, Choice>(
	request: Request,
	form: RecordForm<T>,
	service: RecordService<T, Row, Pictures, Choice>,
	{ id, by, session, prepareFiles = async (files) => ({ files, copies: {} }) }: SaveTask & PrepareFiles<Choice>,
): Promise<Kept> {
	const sent = await sentForm(request);
	const { version, draft } = versionsIn(sent);
	// The last keeping of a form that is being left must not begin a mark that nobody ends.
	const holder = sent.has("leaves")
		? await editorOf(id ?? "", by.id)
		: await markEditing(id ?? "", { userId: by.id, session, window: draft.window });
	if (holder) return { ok: false, reason: "held", holder };
	const known = (await service.draftOf(id ?? ""))?.copies ?? {};
	const { keeper, record } = service;
	const chosen = { pictures: keeper.chosen(sent), documents: sentDocuments(record, sent) };
	const { files, copies } = await prepareFiles(chosen, known);
	const { typed } = readForm(form, sent);
	return service.keep(id ?? "", { words: wordsIn(form, typed), ...files, base: version, ...draft, copies }, by, {
		begins: sent.has("begins"),
	});
}
