import * as v from "valibot";
import type { Actor } from "../audit-log/audit.ts";
import type { Fields } from "./fields.ts";
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
	const words = service.words({ ...record, ...values } as never);
	const filled = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ""));
	const read = v.safeParse(form, filled);
	if (!read.success) return "invalid";
	const { keeper } = service;
	const pictures = keeper.choiceOf(keeper.listed(record.pictures));
	const saved = await service.change(id, version, read.output, { by, pictures } as never);
	return saved.ok ? "done" : saved.reason === "missing" ? "missing" : "changed";
}
