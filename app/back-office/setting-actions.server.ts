import { type ActionFunctionArgs, data, type RouterContextProvider } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import { staffIn } from "../accounts/guard.server.ts";
import { newFormId } from "../content/drafts/drafts.server.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";
import { type NotTaken, readForm } from "../foundation/ui/form/form-reader.ts";
import { versionOf } from "../foundation/ui/form/form-words.ts";
import type { AskedRetention } from "../office/retention-days.ts";
import type { EntryAnswer } from "../office/entry-setting.tsx";
import { type EntrySetting, settingPages, type SettingSubject } from "../office/setting-pages.ts";
import { redirectWithFlash } from "../site/flash.server.ts";
import type { Generated, Kysely } from "kysely";
import { type Actor, changesBetween } from "../log/audit.ts";
import { changedMeanwhile, newestChange } from "../log/audit-entries.server.ts";
import type { Meanwhile } from "../log/changed-meanwhile.tsx";
import { writeAudit } from "../log/write-audit.server.ts";
import { type Connection, inTransaction, nextVersion, now } from "../foundation/database/client.server.ts";
import { isId, newId } from "../foundation/database/identity.ts";
import { storeSetting } from "../foundation/database/settings.server.ts";

const settings = (names: readonly string[]) => ({ kind: "setting", ids: names, fields: names }) as const;

/** The loader of a page of settings that is one form. */
export function settingLoader<T>(names: readonly string[], read: () => Promise<T>) {
	return async () => ({ shown: await newestChange(settings(names)), stored: await read() });
}

/** The action of such a page. `store` returns why it stored nothing, such as errors where values contradict each other. */
export function settingAction<S extends GenericSchema & Pick<EntrySchema, "entries">>(
	subject: SettingSubject,
	names: readonly string[],
	form: S,
	store: (values: InferOutput<S>, by: Actor, t: Connection) => Promise<Partial<SettingAnswer> | void>,
) {
	return async ({ request, context }: ActionFunctionArgs) => {
		const read = readForm(form, await sentForm(request));
		if (!read.ok) return data<SettingAnswer>(read, { status: 400 });
		const { value, typed } = read;
		const refused = await inTransaction(async (t) => {
			// Transactions that write the same row first wait for each other, on either engine.
			await storeSetting("settings_changed", "", t);
			return (await changedMeanwhile(typed, settings(names), t)) ?? (await store(value, staffIn(context), t));
		});
		const status = refused && "errors" in refused ? 400 : 409;
		if (refused) return data<SettingAnswer>({ typed, ...refused }, { status });
		return redirectWithFlash(settingPages[subject], { kind: "good", namespace: "einstellungen", title: "saved" });
	};
}

type SettingAnswer = NotTaken & Meanwhile & { ask?: AskedRetention };

type Shown = { id: string; version: number };
type EntrySchema = GenericSchema<unknown, ShownEntry> & { entries: Record<string, unknown> };

type Setting<T extends Shown, S extends EntrySchema> = EntryList & {
	setting: EntrySetting;
	read: () => Promise<T[]>;
	form: S;
	/** What its form stores. */
	row: (words: InferOutput<S>) => EntryRow;
};

/** Loader and action of the page of a setting that is a list of entries. */
export function entrySetting<T extends Shown, S extends EntrySchema>(list: Setting<T, S>) {
	const path = settingPages[list.setting];
	const back = (kind: "good" | "bad", title: string, search = "") =>
		redirectWithFlash(path + search, { kind, namespace: "einstellungen", title });

	async function load(url: URL) {
		const entries = await list.read();
		const edited = entries.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
		return { entries, edited, formId: newFormId() };
	}

	async function change(request: Request, context: Readonly<RouterContextProvider>) {
		const sent = await sentForm(request);
		const by = staffIn(context);
		const form = readForm(list.form, sent);
		if (sent.get("intent") === "remove") {
			const id = String(sent.get("id"));
			const outcome = await removeEntry(list, id, versionOf(sent.get("version")), by);
			if (outcome === "done") return back("good", "removed");
			if (outcome === "missing") return back("bad", "missing");
			// Opens the entry as somebody else has changed it.
			return back("bad", "notRemoved", `?${new URLSearchParams({ bearbeiten: id })}`);
		}
		if (!form.ok) return data<EntryAnswer>(form, { status: 400 });
		if ((await saveEntry(list, list.row(form.value), form.value, by)) === "done") return back("good", "saved");
		// The form warns that somebody else has saved; saving once more replaces that.
		const now = (await list.read()).find(({ id }) => id === form.value.id);
		const typed = { ...form.typed, version: String(now?.version ?? "") };
		return data<EntryAnswer>({ isChanged: true, typed }, { status: 409 });
	}

	return { load, change };
}

/** A list of entries that the office edits: its table, and what the audit log calls the list and each entry. */
type EntryList = {
	table: "text_blocks" | "synonyms";
	kind: "textBlock" | "synonyms";
	nameOf: (row: EntryRow) => string;
};
type EntryRow = Record<string, string | null>;

/** The id and the version that a form shows; without an id, `form` is the one that a new entry gets. */
type ShownEntry = { id?: string; form?: string; version?: number };

/** Done, or not because somebody else has deleted or changed the entry meanwhile. */
type Outcome = "done" | "missing" | "changed";

/** Changes an entry, or adds it, also if somebody has deleted it meanwhile. The same form sent twice adds one. */
function saveEntry(list: EntryList, row: EntryRow, shown: ShownEntry, by: Actor): Promise<Exclude<Outcome, "missing">> {
	const { id, form, version = 0 } = shown;
	const entry = { kind: list.kind, name: list.nameOf(row), by };
	return inTransaction(async (t) => {
		const before = await entryIn(t, list, id);
		if (!id || !before) {
			const added = await entriesIn(t)
				.insertInto(list.table)
				.values({ ...row, id: isId(form) ? form : newId(), updated_at: now() })
				.onConflict((c) => c.column("id").doNothing())
				.returning("id")
				.executeTakeFirst();
			if (added) await writeAudit({ ...entry, id: added.id, action: "created" }, t);
			return "done";
		}
		const changed = await entriesIn(t)
			.updateTable(list.table)
			.set({ ...row, ...nextVersion() })
			.where("id", "=", id)
			.where("version", "=", version)
			.returning("id")
			.executeTakeFirst();
		if (!changed) return "changed";
		const changes = changesBetween(before, row, Object.keys(row));
		if (changes.length > 0) await writeAudit({ ...entry, id, action: "changed", changes }, t);
		return "done";
	});
}

function removeEntry(list: EntryList, id: string, version: number, by: Actor): Promise<Outcome> {
	return inTransaction(async (t) => {
		const before = await entryIn(t, list, id);
		if (!before) return "missing";
		const removed = await entriesIn(t)
			.deleteFrom(list.table)
			.where("id", "=", id)
			.where("version", "=", version)
			.returning("id")
			.executeTakeFirst();
		if (!removed) return "changed";
		await writeAudit({ kind: list.kind, id, name: list.nameOf(before), action: "removed", by }, t);
		return "done";
	});
}

async function entryIn(t: Connection, { table }: EntryList, id: string | undefined): Promise<EntryRow | undefined> {
	if (!isId(id)) return undefined;
	return entriesIn(t).selectFrom(table).selectAll().where("id", "=", id).$castTo<EntryRow>().executeTakeFirst();
}

/** Which of the tables it is, and its form's columns, are known at run time only: the types see one kind of table. */
function entriesIn(t: Connection) {
	type Table = { id: string; version: Generated<number>; updated_at: string };
	return t as unknown as Kysely<Record<EntryList["table"], Table>>;
}
