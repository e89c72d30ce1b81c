import { readForm } from "../../ui/form/form-reader.ts";
import type { Fields } from "../fields.ts";
import type { Kept } from "./record-drafts.server.ts";
import { type RecordForm, type SaveTask, sentDocuments, versionsIn, wordsIn } from "../form/record-save.server.ts";
import type { RecordService } from "../record-service.server.ts";

/**
 * Keeps what a form sends by itself while somebody is typing, as the record's draft. What the browser has given up,
 * because it saves meanwhile, writes nothing.
 */
export async function autosave<T extends Fields, Row, Pictures, Choice>(
	sent: FormData,
	form: RecordForm<T>,
	service: RecordService<T, Row, Pictures, Choice>,
	{ id, by, signal }: { id: string; by: SaveTask["by"]; signal: AbortSignal },
): Promise<Kept> {
	const { version, draft } = versionsIn(sent);
	const { keeper, record } = service;
	const files = { pictures: keeper.chosen(sent), documents: sentDocuments(record, sent) };
	const { typed } = readForm(form, sent);
	if (signal.aborted) return { ok: false, reason: "missing" };
	return service.keep(id, { words: wordsIn(form, record.fields, typed), ...files, base: version, ...draft }, by);
}
