import { data, redirect, type RouterContextProvider } from "react-router";
import type { GenericSchema, InferOutput } from "valibot";
import { staffIn } from "../accounts/guard.server.ts";
import { newFormId } from "../records/drafts/drafts.server.ts";
import { requestContext } from "../request/request-context.server.ts";
import { sentForm } from "../request/sent-form.server.ts";
import { readForm } from "../ui/form/form-reader.ts";
import { versionOf } from "../ui/form/form-words.ts";
import type { EntryAnswer, EntryRemoved, EntrySaved, EntrySetting, ShownEntry } from "../office/entry-setting.tsx";
import { flashCookie } from "../site/flash.server.ts";

type Context = Readonly<RouterContextProvider>;
type EntryForm = { id?: string; form?: string; version?: number };
type Shown = { id: string; version: number };
type EntrySchema = GenericSchema<unknown, EntryForm> & { entries: Record<string, unknown> };

/** A setting that is a list of entries, as its page reads and changes it. */
type Store<T extends Shown, S extends EntrySchema> = {
	setting: EntrySetting;
	/** The page of the setting. */
	path: string;
	read: () => Promise<T[]>;
	form: S;
	save: (
		id: string | null,
		words: InferOutput<S>,
		by: ReturnType<typeof staffIn>,
		shown: ShownEntry,
	) => Promise<EntrySaved>;
	/** Deletes the entry as it was shown. */
	remove: (id: string, by: ReturnType<typeof staffIn>, version: number) => Promise<EntryRemoved>;
};

/** Loader and action of the page of a setting that is a list of entries. */
export function entrySetting<T extends Shown, S extends EntrySchema>(store: Store<T, S>) {
	const { setting, path } = store;
	const back = (kind: "good" | "bad", title: string, search = "") =>
		redirect(path + search, { headers: { "Set-Cookie": flashCookie({ kind, namespace: setting, title }) } });

	/** All entries, and the one to edit. */
	async function load(url: URL, context: Context) {
		const formId = newFormId();
		try {
			const entries = await store.read();
			const edited = entries.find(({ id }) => id === url.searchParams.get("bearbeiten")) ?? null;
			return data({ entries, edited, formId });
		} catch (error) {
			context.get(requestContext).log.error({ err: error, setting }, "the entries of a setting could not be read");
			return data({ entries: null, edited: null, formId }, { status: 503 });
		}
	}

	/** Stores an entry, or deletes one for good. */
	async function change(request: Request, url: URL, context: Context) {
		const sent = await sentForm(request);
		const by = staffIn(context);
		const form = readForm(store.form, sent);
		try {
			if (sent.get("intent") === "remove") {
				const removed = String(sent.get("id"));
				// The form of another entry stays open, because it may hold unsaved words.
				const edited = url.searchParams.get("bearbeiten");
				const stays = edited && edited !== removed ? `?${new URLSearchParams({ bearbeiten: edited })}` : "";
				const outcome = await store.remove(removed, by, versionOf(sent.get("version")));
				if (outcome !== "changed") return back(outcome === "removed" ? "good" : "bad", outcome, stays);
				// The page shows what it is now.
				return back("bad", "notRemoved", edited ? `?${new URLSearchParams({ bearbeiten: edited })}` : "");
			}
			if (!form.ok) return data<EntryAnswer>({ state: "refused", refused: form }, { status: 400 });
			const { id = null } = form.value;
			const saved = await store.save(id, form.value, by, form.value);
			if (saved === "saved") return back("good", "saved");
			const now = saved === "changed" && (await store.read()).find((entry) => entry.id === id);
			// Saving once more replaces what somebody else has saved: the form says that there is something.
			if (now)
				return data<EntryAnswer>(
					{ state: "changed", typed: { ...form.typed, version: String(now.version) } },
					{ status: 409 },
				);
			// It was deleted meanwhile: the words stay in the form, and saving once more adds them as a new entry.
			const typed = { ...form.typed, id: "" };
			return data<EntryAnswer>({ state: "failed", code: 404, typed }, { status: 404 });
		} catch (error) {
			context.get(requestContext).log.error({ err: error, setting }, "an entry of a setting could not be stored");
			return data<EntryAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
		}
	}

	return { load, change };
}
