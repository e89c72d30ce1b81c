import { type Read, readForm } from "../ui/form-reader.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { Fields, ValuesOf } from "./fields.ts";
import type { RecordForm } from "./record-save.server.ts";
import type { RecordService } from "./record-service.server.ts";

/**
 * Changes some values of a record and leaves all others, its pictures and a waiting draft as they are. Refused where
 * the record has been saved since `version`, or could not be saved so.
 */
export async function setValues<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	form: RecordForm<T>,
	{ id, version }: { id: string; version: number },
	values: Record<string, unknown>,
	by: Actor,
): Promise<"done" | "invalid" | "changed" | "missing"> {
	const record = await service.findForEdit(id);
	if (!record) return "missing";
	const read = readWords(form, service.words({ ...record, ...values } as never));
	if (!read.ok) return "invalid";
	const { keeper } = service;
	const pictures = keeper.choiceOf(keeper.listed(record.pictures));
	const saved = await service.change(id, version, read.value, { by, pictures } as never);
	return saved.ok ? "done" : saved.reason === "missing" ? "missing" : "changed";
}

/** Validates words that come from no form, such as those of a stored record. */
export function readWords<T extends Fields>(form: RecordForm<T>, words: Record<string, string>): Read<ValuesOf<T>> {
	const sent = new FormData();
	for (const [name, word] of Object.entries(words)) sent.set(name, word);
	return readForm(form, sent);
}
