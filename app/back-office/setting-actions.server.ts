import { type ActionFunctionArgs, data } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import type { Kysely } from "kysely";
import { staffIn } from "../accounts/guard.server.ts";
import { newFormId } from "../content/drafts/drafts.server.ts";
import { type Connection, inTransaction, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { storeSetting } from "../foundation/database/settings.server.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";
import { type NotTaken, readForm } from "../foundation/ui/form/form-reader.ts";
import { type Actor, changesBetween } from "../log/audit.ts";
import { changedMeanwhile, newestChange } from "../log/audit-entries.server.ts";
import type { Meanwhile } from "../log/changed-meanwhile.tsx";
import { writeAudit } from "../log/write-audit.server.ts";
import type { AskedRetention } from "../office/retention-days.ts";
import { type EntrySetting, settingPages, type SettingSubject } from "../office/setting-pages.ts";
import { redirectWithFlash } from "../site/flash.server.ts";

const settings = (names: readonly string[]) => ({ kind: "setting", ids: names, fields: names }) as const;

/** The loader of a page of settings that is one form. */
export function settingLoader<T>(names: readonly string[], read: () => Promise<T>) {
	return async () => ({ shown: await newestChange(settings(names)), stored: await read() });
}

type FormSchema = GenericSchema & { entries: Record<string, unknown> };
type SettingAnswer = NotTaken & Meanwhile & { ask?: AskedRetention };

/** The action of such a page. `store` returns why it stored nothing, such as errors where values contradict each other. */
export function settingAction<S extends FormSchema>(
	subject: SettingSubject,
	names: readonly string[],
	form: S,
	store: (values: InferOutput<S>, by: Actor, t: Connection) => Promise<Partial<SettingAnswer> | void>,
) {
	return async ({ request, context }: ActionFunctionArgs) => {
		const read = readForm(form, await sentForm(request));
		if (!read.ok) return data<SettingAnswer>(read, { status: 400 });
		const { value, typed } = read;
		const refused = await inTurn(
			async (t) => (await changedMeanwhile(typed, settings(names), t)) ?? (await store(value, staffIn(context), t)),
		);
		const status = refused && "errors" in refused ? 400 : 409;
		if (refused) return data<SettingAnswer>({ typed, ...refused }, { status });
		return redirectWithFlash(settingPages[subject], { kind: "good", namespace: "einstellungen", title: "saved" });
	};
}

function inTurn<T>(work: (t: Connection) => Promise<T>): Promise<T> {
	return inTransaction(async (t) => {
		// Transactions that write the same row first wait for each other, on either engine.
		await storeSetting("settings_changed", "", t);
		return work(t);
	});
}

/** A list of entries that the office edits: its table, and what the audit log calls the list and each entry. */
type EntryList = {
	table: "text_blocks" | "synonyms";
	kind: "textBlock" | "synonyms";
	nameOf: (row: EntryRow) => string;
};
type EntryRow = Record<string, string | null>;

type Setting<T, S extends FormSchema> = EntryList & {
	setting: EntrySetting;
	read: () => Promise<T[]>;
	form: S;
	/** What its form stores. */
	row: (words: InferOutput<S>) => EntryRow;
};

/** Loader and action of the page of a setting that is a list of entries. */
export function entrySetting<T extends { id: string }, S extends FormSchema>(list: Setting<T, S>) {
	const path = settingPages[list.setting];
	const back = (kind: "good" | "bad", title: string, search = "") =>
		redirectWithFlash(path + search, { kind, namespace: "einstellungen", title });

	async function load({ url }: { url: URL }) {
		const id = url.searchParams.get("bearbeiten") ?? "";
		const shown = await newestChange({ kind: list.kind, ids: [id] });
		const entries = await list.read();
		return { shown, entries, edited: entries.find((entry) => entry.id === id) ?? null, formId: newFormId() };
	}

	async function change({ request, context }: ActionFunctionArgs) {
		const sent = await sentForm(request);
		const by = staffIn(context);
		const read = readForm(list.form, sent);
		const { typed } = read;
		if (sent.get("intent") === "remove") {
			const outcome = await inTurn((t) => removeEntry(list, typed, by, t));
			// Opens the entry as somebody else has changed it.
			const search = outcome === "notRemoved" ? `?${new URLSearchParams({ bearbeiten: typed.id! })}` : "";
			return back(outcome === "removed" ? "good" : "bad", outcome, search);
		}
		if (!read.ok) return data<SettingAnswer>(read, { status: 400 });
		const changed = await inTurn((t) => saveEntry(list, list.row(read.value), typed, by, t));
		return changed ? data<SettingAnswer>(changed, { status: 409 }) : back("good", "saved");
	}

	return { load, change };
}

/**
 * Changes the entry that a form names, or adds it, also if somebody has deleted it meanwhile. The same form sent twice
 * adds one. Returns what others have changed since it was opened; then nothing is stored.
 */
async function saveEntry(list: EntryList, row: EntryRow, typed: Record<string, string>, by: Actor, t: Connection) {
	const { id = "", form } = typed;
	const { kind, table } = list;
	const entry = { kind, name: list.nameOf(row), by };
	const before = await entryIn(t, table, id);
	if (!before) {
		const added = await entriesIn(t)
			.insertInto(table)
			.values({ ...row, id: isId(form) ? form : newId(), updated_at: now() })
			.onConflict((c) => c.column("id").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (added) await writeAudit({ ...entry, id: added.id, action: "created" }, t);
		return null;
	}
	const changed = await changedMeanwhile(typed, { kind, ids: [id] }, t);
	const changes = changesBetween(before, row, Object.keys(row));
	if (changed || changes.length === 0) return changed;
	await entriesIn(t)
		.updateTable(table)
		.set({ ...row, updated_at: now() })
		.where("id", "=", id)
		.execute();
	await writeAudit({ ...entry, id, action: "changed", changes }, t);
	return null;
}

async function removeEntry(list: EntryList, typed: Record<string, string>, by: Actor, t: Connection) {
	const { id = "" } = typed;
	const { kind, table } = list;
	const before = await entryIn(t, table, id);
	if (!before) return "missing";
	if (await changedMeanwhile(typed, { kind, ids: [id] }, t)) return "notRemoved";
	await entriesIn(t).deleteFrom(table).where("id", "=", id).execute();
	await writeAudit({ kind, id, name: list.nameOf(before), action: "removed", by }, t);
	return "removed";
}

async function entryIn(t: Connection, table: EntryList["table"], id: string): Promise<EntryRow | undefined> {
	if (!isId(id)) return undefined;
	return entriesIn(t).selectFrom(table).selectAll().where("id", "=", id).$castTo<EntryRow>().executeTakeFirst();
}

/** Which of the tables it is, and its form's columns, are known at run time only: the types see one kind of table. */
function entriesIn(t: Connection) {
	return t as unknown as Kysely<Record<EntryList["table"], { id: string; updated_at: string }>>;
}
