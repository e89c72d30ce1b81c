import type { Connection } from "../database/client.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import type { Fields, Stored } from "./fields.ts";
import { readTyped, type RecordSchema } from "./form/record-sent.server.ts";
import type { RecordService } from "./record-service.server.ts";

/** What became of values; "same" means that there was nothing to change. */
export type ValuesOutcome = { state: "done" | "same" | "invalid" | "changed" | "missing" };

/** What else is done, with the values as they were. */
export type AlsoWithWas = (t: Connection, was: Record<string, Stored>) => Promise<void>;

/**
 * Changes some values of a record and leaves all others, its pictures, its state and a waiting draft as they are.
 * Refused where the record has been saved since `version`, or could not be saved so. What was never published need not
 * be complete: its draft gets the values. `also` happens in the same transaction.
 */
export async function setValues<T extends Fields, Row, Pictures, Choice>(
	service: RecordService<T, Row, Pictures, Choice>,
	schema: RecordSchema<T>,
	{ id, version }: { id: string; version: number },
	values: Record<string, Stored>,
	by: Actor,
	also: AlsoWithWas = async () => {},
): Promise<ValuesOutcome> {
	const record = await service.findForEdit(id);
	if (!record) return { state: "missing" };
	const stored = record as unknown as Record<string, Stored>;
	const changed = Object.keys(values).filter((name) => stored[name] !== values[name]);
	if (changed.length === 0) return { state: "same" };
	if (record.version !== version) return { state: "changed" };
	const was = Object.fromEntries(changed.map((name) => [name, stored[name] ?? null]));
	const inside = { also: (t: Connection) => also(t, was) };
	const words = service.words({ ...record, ...values } as never);
	const { keeper } = service;
	const pictures = keeper.choiceOf(keeper.listed(record.pictures));
	let saved: { ok: true } | { ok: false; reason: string };
	if (record.state === "draft") {
		const draft = await service.draftOf(id);
		const before = service.words(record as never);
		const edited = Object.entries(words).filter(([name, word]) => word !== before[name]);
		const kept = { ...(draft?.words ?? before), ...Object.fromEntries(edited) };
		const read = readTyped(schema, kept);
		if (!read.ok && edited.some(([name]) => name in read.errors)) return { state: "invalid" };
		// The draft belongs to no window of a form, so that one that is open is told instead of writing over it.
		const seen = { draftId: draft?.id ?? "", seen: draft?.version ?? 0, window: "" };
		saved = await service.keep(
			id,
			{ pictures, ...draft, words: kept, base: draft?.base ?? version, ...seen },
			by,
			inside,
		);
	} else {
		const read = readTyped(schema, words);
		if (!read.ok) return { state: "invalid" };
		saved = await service.change(id, version, read.value, { by, pictures, ...inside } as never);
	}
	if (saved.ok) return { state: "done" };
	if (saved.reason === "refused") return { state: "invalid" };
	return { state: saved.reason === "missing" ? "missing" : "changed" };
}
