import type { Connection } from "../foundation/database/client.server.ts";
import type { Actor } from "../log/audit.ts";
import type { Words } from "../office/form-answer.ts";
import { findDraft } from "./drafts/drafts.server.ts";
import { recordDrafts } from "./drafts/record-drafts.server.ts";
import type { Editable, RecordRows, Values } from "./record-rows.server.ts";
import { recordStore } from "./record-store.server.ts";

/** "same": there was nothing to change. */
export type ValuesOutcome = { state: "done" | "same" | "invalid" | "changed" | "missing" };

/** Changes values of a collection's records without their form, and says what a draft still lacks. */
export function recordValues(rows: RecordRows) {
	const { keeper } = rows;
	const { kind } = rows.record;
	const { change } = recordStore(rows);
	const { keep } = recordDrafts(rows);
	type Also = (t: Connection) => Promise<void>;

	return {
		/** The fields to mend before a draft can be published, by its typed words: the row lacks invalid ones. */
		async unfinished(id: string): Promise<string[]> {
			const row = await rows.find(id);
			if (!row) return [];
			const read = rows.check((await findDraft({ kind, id }))?.words ?? rows.formWords(row));
			return read.ok ? [] : Object.keys(read.errors);
		},

		/**
		 * Changes values of a record, unless it was saved since `version` or would be invalid. A waiting draft stays, but a
		 * record that was never published has its draft changed. `also` runs in the same transaction, with what was.
		 */
		async setValues(
			{ id, version }: { id: string; version: number },
			values: Values,
			by: Actor,
			also: (t: Connection, was: Values) => Promise<void> = async () => {},
		): Promise<ValuesOutcome> {
			const record = await rows.find(id);
			if (!record) return { state: "missing" };
			const changed = Object.keys(values).filter((name) => record[name] !== values[name]);
			if (changed.length === 0) return { state: "same" };
			if (record.version !== version) return { state: "changed" };
			const was = Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
			const words = rows.formWords({ ...record, ...values });
			const set = record.state === "draft" ? setInDraft : setInRecord;
			return { state: await set(record, words, by, (t) => also(t, was)) };
		},
	};

	async function setInRecord(record: Editable, words: Words, by: Actor, also: Also) {
		const read = rows.check(words);
		if (!read.ok) return "invalid";
		const pictures = presentPictures(record);
		return outcome(await change(record.id, record.version, read.value, { by, pictures, also }));
	}

	async function setInDraft(record: Editable, words: Words, by: Actor, also: Also) {
		const { id, version } = record;
		const draft = await findDraft({ kind, id });
		const before = rows.formWords(record);
		const edited = Object.entries(words).filter(([name, word]) => word !== before[name]);
		const kept = { ...(draft?.words ?? before), ...Object.fromEntries(edited) };
		const read = rows.check(kept);
		if (!read.ok && edited.some(([name]) => name in read.errors)) return "invalid";
		// The draft belongs to no form, so that an open one asks before it overwrites it.
		const shown = { draft: draft?.id ?? "", window: "" };
		const { pictures, documents, base } = draft ?? { pictures: presentPictures(record), base: version };
		return outcome(await keep(id, { words: kept, pictures, documents, base, ...shown }, by, { also }));
	}

	/** The choice that leaves the pictures as they are. */
	function presentPictures({ pictures }: Editable) {
		return keeper.choiceOf(keeper.listed(pictures));
	}
}

function outcome(saved: { ok: true } | { ok: false; reason: string }): ValuesOutcome["state"] {
	if (saved.ok) return "done";
	if (saved.reason === "refused") return "invalid";
	return saved.reason === "missing" ? "missing" : "changed";
}
