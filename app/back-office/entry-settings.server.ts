import { data, redirect, type RouterContextProvider } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import { staffIn } from "../accounts/guard.server.ts";
import { newFormId } from "../content/drafts/drafts.server.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";
import { readForm } from "../foundation/ui/form/form-reader.ts";
import { versionOf } from "../foundation/ui/form/form-words.ts";
import type { EntryAnswer } from "../office/entry-setting.tsx";
import { type EntrySetting, settingPages } from "../office/setting-pages.ts";
import { flashCookie } from "../site/flash.server.ts";
import { type EntryList, type EntryRow, removeEntry, saveEntry, type ShownEntry } from "./entries.server.ts";

type Context = Readonly<RouterContextProvider>;
type Shown = { id: string; version: number };
type EntrySchema = GenericSchema<unknown, ShownEntry> & { entries: Record<string, unknown> };

/** A setting that is a list of entries, as its page reads and changes it. */
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
		redirect(path + search, { headers: { "Set-Cookie": flashCookie({ kind, namespace: "einstellungen", title }) } });

	async function load(url: URL) {
		const entries = await list.read();
		const edited = entries.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
		return { entries, edited, formId: newFormId() };
	}

	/** Stores an entry, or deletes one for good. */
	async function change(request: Request, context: Context) {
		const sent = await sentForm(request);
		const by = staffIn(context);
		const form = readForm(list.form, sent);
		if (sent.get("intent") === "remove") {
			const id = String(sent.get("id"));
			const outcome = await removeEntry(list, id, versionOf(sent.get("version")), by);
			if (outcome === "done") return back("good", "removed");
			if (outcome === "missing") return back("bad", "missing");
			// The page shows its present state.
			return back("bad", "notRemoved", `?${new URLSearchParams({ bearbeiten: id })}`);
		}
		if (!form.ok) return data<EntryAnswer>(form, { status: 400 });
		if ((await saveEntry(list, list.row(form.value), form.value, by)) === "done") return back("good", "saved");
		// Saving once more replaces what somebody else has saved: the form says that there is something.
		const now = (await list.read()).find(({ id }) => id === form.value.id);
		const typed = { ...form.typed, version: String(now?.version ?? "") };
		return data<EntryAnswer>({ isChanged: true, typed }, { status: 409 });
	}

	return { load, change };
}
