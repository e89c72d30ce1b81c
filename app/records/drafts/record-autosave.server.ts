import { readForm } from "../../ui/form/form-reader.ts";
import type { Fields } from "../fields.ts";
import type { Kept } from "./record-drafts.server.ts";
import {
	type Hooks,
	type RecordForm,
	type SaveTask,
	sentDocuments,
	versionsIn,
	wordsIn,
} from "../form/record-save.server.ts";
import { resolveReferences } from "../references/references.server.ts";
import type { RecordService } from "../record-service.server.ts";

/**
 * Keeps what a form sends by itself while somebody is typing, as the record's draft. With the field `begins` it is the
 * form of a new record, which the first autosave makes. One that the browser has given up, because it saves meanwhile,
 * writes nothing.
 */
export async function autosave<T extends Fields, Row, Pictures, Choice>(
	sent: FormData,
	form: RecordForm<T>,
	service: RecordService<T, Row, Pictures, Choice>,
	{
		id,
		by,
		signal,
		isTaken = async () => false,
		prepareFiles = async (files) => ({ files, copies: {} }),
	}: Pick<SaveTask, "id" | "by"> & { signal: AbortSignal } & Hooks<Choice>,
): Promise<Kept> {
	await resolveReferences(service.record.fields, sent);
	const { version, draft } = versionsIn(sent);
	const begins = sent.has("begins");
	if (begins && (await isTaken(id ?? ""))) return { ok: false, reason: "missing" };
	const known = (await service.draftOf(id ?? ""))?.copies ?? {};
	const { keeper, record } = service;
	const chosen = { pictures: keeper.chosen(sent), documents: sentDocuments(record, sent) };
	const { files, copies } = await prepareFiles(chosen, known);
	const { typed } = readForm(form, sent);
	if (signal.aborted) return { ok: false, reason: "missing" };
	return service.keep(
		id ?? "",
		{ words: wordsIn(form, record.fields, typed), ...files, base: version, ...draft, copies },
		by,
		{
			begins,
		},
	);
}
