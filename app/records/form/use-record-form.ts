import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { FormAnswer, Words } from "../../office/form-answer.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "../../ui/form/draft.ts";
import { formAddress } from "../../ui/form/form-address.ts";
import { fillForm, formContents, isBlank, putOnce, sentWords, wordsIn } from "../../ui/form/form-contents.ts";
import { useLeaveGuard } from "../../ui/use-leave-guard.ts";
import { useSaving } from "../../ui/form/use-saving.ts";
import { sendAutosave } from "./autosave.ts";
import { type FormEvent, formState, isOnServer, mayAutosave, nextState } from "./record-form.ts";
import type { Editor } from "./presence.ts";
import type { RecordKind } from "../record.ts";
import type { StateColumns } from "../states/states.ts";
import { usePresence } from "./use-presence.ts";
import { useTellPreview } from "../preview/use-preview.ts";
import { filesIn, isWorthKeeping } from "./worth-keeping.ts";

/** Waits this long after the last change, so that not every character is sent or stored. In milliseconds. */
const AUTOSAVE_DELAY = 1500;
const BROWSER_DELAY = 400;

/** A stored record, for its form. */
export type StoredForm = {
	/** Null for a record that was deleted meanwhile. */
	id: string | null;
	words: Words;
	version: number;
	savedAt: string | null;
	/** The draft that the form shows; null for none. */
	draft: { id: string; version: number } | null;
	/** Its state, with the columns that belong to it; null for a record that was deleted meanwhile. */
	row: StateColumns | null;
	/** Who else is editing it. */
	editors: Editor[];
};

type Options = {
	record: Pick<RecordKind, "fields" | "name" | "office">;
	/** Names this form among those of other windows; it becomes the id of a new record. */
	formId: string;
	/** Null for a new record. */
	stored: StoredForm | null;
	/** The fields and their values in an empty form. */
	blank: Words;
	/** The answer to the last save; null if there was none, or it is of another form. */
	answer: FormAnswer | null;
	/** Where the browser keeps the words of a new record until the server has them; null for nowhere. */
	browserKey: string | null;
	/** True if the form contains something that the browser's draft does not store. */
	exceedsBrowser: (form: FormData) => boolean;
	/** There are changes that are not in the fields yet, such as a running upload. */
	busy: boolean;
};

/**
 * A record's form: what it does at each event, from the first key to the save; record-form.ts says what follows from what. Autosave reads and writes only the draft, and a save never waits for it.
 */
export function useRecordForm(form: RefObject<HTMLFormElement | null>, options: Options) {
	const { record, formId, stored, blank, answer, browserKey } = options;
	const isNew = stored === null;
	const id = stored ? stored.id : formId;
	const { search } = useLocation();

	// The state. Handlers read `now`: what they see is never older than the last event.
	const [state, setState] = useState(() => formState(stored));
	const now = useRef(state);
	const tell = useRef((event: FormEvent) => setState((now.current = nextState(now.current, event)))).current;
	const [atBrowser, setAtBrowser] = useState<string | "failed" | null>(null);
	const [restored, setRestored] = useState<Draft | null>(null);
	const opened = useRef<URLSearchParams | null>(null);
	// Of the version that the form says; null where it shows a draft, or refused words.
	const base = useRef<URLSearchParams | null>(null);
	const isFilling = useRef(false);
	const isLeaving = useRef(false);
	const exists = state.draft.exists;

	// 1. Opening: what the form shows is stored, unless it comes back with words that were refused.
	useEffect(() => {
		opened.current = sentWords(form.current!);
		if (stored?.draft === null && answer === null) base.current = opened.current;
		tell({ type: "opened", contents: formContents(form.current), unsaved: answer !== null });
		if (browserKey === null || !isNew || answer !== null) return;
		const draft = readDraft(browserKey, Object.keys(blank));
		if (!draft) return;
		if (fillForm(form.current!, draft.words, blank, { onlyTexts: true })) setRestored(draft);
		// The other fields follow after the effect: some appear only when another field has its value.
		const others = setTimeout(() => {
			if (!form.current) return;
			isFilling.current = true;
			if (fillForm(form.current, draft.words, blank, { onlyTexts: false })) setRestored(draft);
			isFilling.current = false;
		});
		return () => clearTimeout(others);
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	// 2. Autosave, a while after the last change.
	const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
	const running = useRef<AbortController | null>(null);
	const stopAutosave = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = null;
		running.current?.abort();
		running.current = null;
	};
	// A copy is told by its address what it is a copy of.
	const draftAddress = id === null ? null : `${record.office.edit}${id}/entwurf${isNew ? search : ""}`;
	const says = () => {
		const { version, draft } = now.current;
		return { version: version ?? 1, draft_id: draft.id, draft: draft.version, form: formId };
	};
	async function send(words: URLSearchParams, contents: string, leaves = false): Promise<void> {
		const own = { ...says(), ...(isNew && { begins: "true" }) };
		for (const [name, word] of Object.entries(own)) words.set(name, String(word));
		const mine = new AbortController();
		running.current = mine;
		const told = await sendAutosave(draftAddress!, words, { signal: mine.signal, leaves });
		if (running.current !== mine) return;
		running.current = null;
		if (told === null || typeof told === "string") return tell({ type: "autosaveFailed", refusal: told });
		if (!told.kept) return tell({ type: "overtaken", other: told.other });
		tell({ type: "autosaved", contents, id: told.id, version: told.version, at: told.at, newer: told.newer });
		if (isNew) forgetInBrowser();
	}
	const autosaveSoon = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = setTimeout(() => latest.current.autosave(), AUTOSAVE_DELAY);
	};
	const autosave = (leaves = false) => {
		const box = form.current;
		if (!box || draftAddress === null || !mayAutosave(now.current)) return;
		if (pending.current) clearTimeout(pending.current);
		pending.current = null;
		// One after the other, so that an older text never arrives last. Who leaves can't wait.
		if (running.current && !leaves) return autosaveSoon();
		const contents = formContents(box);
		if (contents === now.current.draft.contents) return;
		if (!now.current.draft.exists && (leaves || !isWorthKeeping(new FormData(box), record, blank))) return;
		stopAutosave();
		void send(sentWords(box), contents, leaves);
	};

	// 3. Until the server has a new record, the browser keeps its words.
	const inBrowser = useRef<ReturnType<typeof setTimeout> | null>(null);
	const keepInBrowser = () => {
		if (inBrowser.current) clearTimeout(inBrowser.current);
		inBrowser.current = null;
		if (!form.current || !isNew || browserKey === null || now.current.draft.exists) return;
		const words = wordsIn(form.current, blank);
		const time = new Date().toISOString();
		if (isBlank(words, blank)) dropDraft(browserKey);
		setAtBrowser(isBlank(words, blank) ? null : keepDraft(browserKey, words, time) ? time : "failed");
	};
	const forgetInBrowser = () => {
		if (inBrowser.current) clearTimeout(inBrowser.current);
		inBrowser.current = null;
		if (browserKey !== null) dropDraft(browserKey);
	};

	// 4. Typing. Pictures and documents are added, moved and removed without an input event.
	const type = () => {
		if (isFilling.current || now.current.status === "saving") return;
		tell({ type: "typed" });
		if (inBrowser.current) clearTimeout(inBrowser.current);
		if (isNew && browserKey !== null)
			inBrowser.current = setTimeout(() => latest.current.keepInBrowser(), BROWSER_DELAY);
		autosaveSoon();
	};
	const latest = useRef({ type, autosave, autosaveSoon, keepInBrowser, stopAutosave });
	latest.current = { type, autosave, autosaveSoon, keepInBrowser, stopAutosave };
	useEffect(() => {
		let shown = filesIn(form.current!);
		const files = new MutationObserver(() => {
			if (!form.current || filesIn(form.current) === shown) return;
			shown = filesIn(form.current);
			latest.current.type();
		});
		files.observe(form.current!, { childList: true, subtree: true });
		return () => files.disconnect();
	}, [form]);

	// 5. Leaving sends what is pending. A layout effect, because its cleanup still finds the form's fields.
	useLayoutEffect(() => {
		const leave = (closes: boolean) => {
			if (inBrowser.current) latest.current.keepInBrowser();
			// What is on its way ends with its page.
			if (pending.current || (closes && running.current)) latest.current.autosave(true);
		};
		const close = () => leave(true);
		window.addEventListener("pagehide", close);
		return () => {
			window.removeEventListener("pagehide", close);
			leave(false);
		};
	}, []);
	// Whoever deletes the record has nothing left to keep.
	useEffect(() => {
		const remove = record.office.remove + id;
		const onSubmit = ({ target }: Event) => {
			if (formAddress(target as HTMLFormElement).pathname === remove) latest.current.stopAutosave();
		};
		addEventListener("submit", onSubmit);
		return () => removeEventListener("submit", onSubmit);
	}, [record, id]);

	// 6. Saving overtakes an autosave. Fields are disabled meanwhile; then the cursor is where it was.
	const saving = useSaving();
	const save = useRef({ seen: false, focused: null as Element | null });
	const version = stored?.version ?? null;
	useEffect(() => {
		const { sent } = now.current;
		if (!sent) return;
		if (saving) save.current.seen = true;
		const isStored = version !== null && version > sent.version;
		if (saving || !(isStored || save.current.seen)) return;
		const conflict = answer?.problem?.kind === "conflict";
		const isKept = !isStored && answer === null;
		tell(isStored || isKept ? { type: "stored", asDraft: isKept } : { type: "refused", conflict });
		// Taken were words that the form does not show.
		isLeaving.current = isStored && version > sent.version + 1;
		if (isLeaving.current) return location.reload();
		if (isStored || isKept) opened.current = sentWords(form.current!);
		if (isStored) base.current = opened.current;
		// It has overtaken an autosave, whose words are still to be kept.
		else if (!conflict) latest.current.autosaveSoon();
		const { focused } = save.current;
		if (document.activeElement === document.body && focused instanceof HTMLElement)
			focused.focus({ preventScroll: true });
	}, [saving, version, answer, form, tell]);
	const onSave = (event: SubmitEvent<HTMLFormElement>) => {
		stopAutosave();
		keepInBrowser();
		const fields = new FormData(event.currentTarget, event.submitter);
		save.current = { seen: false, focused: document.activeElement };
		const sentVersion = Number(fields.get("overwrite") || fields.get("version"));
		tell({ type: "sent", contents: formContents(event.currentTarget), version: sentVersion });
		putOnce(event.currentTarget, "opened", base.current?.toString() ?? "");
	};

	// 7. Who leaves is asked, unless nothing is lost or the words are given up.
	const losesFiles = () =>
		!isOnServer(now.current) && form.current !== null && options.exceedsBrowser(new FormData(form.current));
	const isKept = () => {
		if (isOnServer(now.current)) return isNew || stored.row?.state === "draft";
		return isNew && !exists && browserKey !== null && atBrowser !== "failed" && !losesFiles();
	};
	const blocker = useLeaveGuard({
		form,
		losesSomething: (form) =>
			!isLeaving.current && !isKept() && (options.busy || formContents(form) !== now.current.saved),
	});
	/** Undoes what autosave has kept: a new record goes to the trash, another one gets back the draft that it had. */
	const giveUp = async (): Promise<void> => {
		const { draft, saved } = now.current;
		const wasSent = draft.wasWritten || running.current !== null;
		stopAutosave();
		if (isNew) forgetInBrowser();
		isLeaving.current = true;
		if (!isNew && wasSent && draftAddress !== null)
			return send(new URLSearchParams(opened.current!), saved ?? "", true);
		if (!isNew || !draft.exists) return;
		const body = new URLSearchParams({ name: "", version: "1", state: "draft" });
		void fetch(record.office.remove + formId, { method: "POST", body, redirect: "manual", keepalive: true });
		history.replaceState(history.state, "", record.office.add + location.search);
	};

	// 8. The first autosave gives a new record its address, so that a reload goes on with it. The router keeps its place:
	// another page would take the words out of the form.
	useEffect(() => {
		if (isNew && exists) history.replaceState(history.state, "", record.office.edit + formId + location.search);
	}, [isNew, exists, answer, formId, record]);
	useTellPreview(exists ? id : null, state.draft.at);

	// 9. Who else is editing the record, and what has happened to it.
	usePresence(form, {
		address: exists && id !== null ? `${record.office.edit}${id}/bearbeitung` : null,
		says,
		onAnswer: (told) => {
			if (told === "gone") return tell({ type: "gone" });
			// One's own last words have arrived after this page: it shows them, while nothing is typed in it.
			if (told.other?.own && now.current.status === "clean") return location.reload();
			tell({ type: "told", answer: told });
		},
	});

	return {
		state,
		saving,
		blocker,
		restored,
		atBrowser,
		onSave,
		onInput: type,
		giveUp,
		words: () => (form.current ? wordsIn(form.current, blank) : blank),
		/** Keeps this draft although there is another one. */
		insist() {
			tell({ type: "insisted" });
			autosave();
		},
	};
}
