import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormAnswer, Words } from "../../office/form-answer.ts";
import type { Where } from "../../ui/form/draft.ts";
import { formAddress } from "../../ui/form/form-address.ts";
import { formContents, putOnce, sentWords } from "../../ui/form/form-contents.ts";
import { useLeaveGuard } from "../../ui/use-leave-guard.ts";
import { useSaving } from "../../ui/form/use-saving.ts";
import { filesIn, filesOf } from "./listed-files.ts";
import { type FormEvent, formState, mayAutosave, nextState } from "./record-form.ts";
import type { Editor } from "./presence.ts";
import type { RecordKind } from "../record.ts";
import type { StateColumns } from "../states/states.ts";
import { useAutosave } from "./use-autosave.ts";
import { useBrowserDraft } from "./use-browser-draft.ts";
import { usePresence } from "./use-presence.ts";
import { tellPreviews } from "../preview/preview.ts";

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

/** Stands in for a record that was deleted while its form was open; the fields hold what was typed. */
export const deletedRecord: StoredForm = {
	id: null,
	words: {},
	row: null,
	version: 0,
	savedAt: null,
	draft: null,
	editors: [],
};

type Options = {
	record: Pick<RecordKind, "office">;
	/** Names this form among those of other windows. */
	formId: string;
	/** Null for a new record. */
	stored: StoredForm | null;
	/** The fields and their values in an empty form. */
	blank: Words;
	/** The answer to the last save; null if there was none, or it is of another form. */
	answer: FormAnswer | null;
	/** Under which name and where the browser keeps a new record; null for nowhere. */
	browserKey: string | null;
	place: Where | null;
	/** There are changes that are not in the fields yet, such as a running upload. */
	busy: boolean;
};

/**
 * A record's form: what it does at each event, from the first key to the save; record-form.ts says what follows from what.
 * The browser keeps a new record until its first save, the server the draft of a stored one; a save waits for neither.
 */
export function useRecordForm(form: RefObject<HTMLFormElement | null>, options: Options) {
	const { record, formId, stored, blank, answer, browserKey, place } = options;
	const isNew = stored === null;
	const id = stored?.id ?? null;
	const address = id === null ? null : record.office.edit + id;

	// The state. Handlers read `now`: what they see is never older than the last event.
	const [state, setState] = useState(() => formState(stored));
	const now = useRef(state);
	const tell = useRef((event: FormEvent) => setState((now.current = nextState(now.current, event)))).current;
	const opened = useRef<URLSearchParams | null>(null);
	// Of the version that the form says; null where it shows a draft, or refused words.
	const base = useRef<URLSearchParams | null>(null);
	const files = useRef("");
	const isLeaving = useRef(false);

	// 1. Opening: what the form shows is stored, unless it comes back with words that were refused.
	useEffect(() => {
		opened.current = sentWords(form.current!);
		files.current = filesIn(form.current!);
		if (stored?.draft === null && answer === null) base.current = opened.current;
		tell({ type: "opened", contents: formContents(form.current), unsaved: answer !== null });
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	// 2. A stored record has its draft on the server, a new one in the browser.
	const says = () => {
		const { version, draft } = now.current;
		return { version: version ?? 1, draft_id: draft.id, draft: draft.version, form: formId };
	};
	const autosave = useAutosave(form, { address: address && `${address}/entwurf`, says, now, tell });
	const browser = useBrowserDraft(form, {
		key: isNew ? browserKey : null,
		place,
		blank,
		comesBack: answer !== null,
		onRestored(draft) {
			tell({ type: "typed" });
			if (draft.files.length > 0) files.current = filesOf(draft.files);
		},
	});

	// 3. Typing. Pictures and documents are added, moved and removed without an input event.
	const type = () => {
		if (browser.isFilling.current || now.current.status === "saving") return;
		tell({ type: "typed" });
		if (isNew) browser.keepSoon();
		else autosave.soon();
	};
	const latest = useRef({ type, autosave, browser });
	latest.current = { type, autosave, browser };
	useEffect(() => {
		const observer = new MutationObserver(() => {
			if (!form.current || filesIn(form.current) === files.current) return;
			files.current = filesIn(form.current);
			latest.current.type();
		});
		observer.observe(form.current!, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [form]);

	// 4. Leaving keeps what is pending. A layout effect, because its cleanup still finds the form's fields.
	useLayoutEffect(() => {
		const leave = (closes: boolean) => {
			latest.current.browser.keepPending();
			const { autosave } = latest.current;
			// What is on its way ends with its page.
			if (autosave.isPending() || (closes && autosave.isRunning())) void autosave.keep(true);
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
			if (formAddress(target as HTMLFormElement).pathname === remove) latest.current.autosave.stop();
		};
		addEventListener("submit", onSubmit);
		return () => removeEventListener("submit", onSubmit);
	}, [record, id]);

	// 5. Saving overtakes an autosave. Fields are disabled meanwhile; then the cursor is where it was.
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
		if (isStored || isKept) {
			opened.current = sentWords(form.current!);
			if (isStored) base.current = opened.current;
		}
		// It has overtaken an autosave, whose words are still to be kept.
		else if (!conflict && !isNew) latest.current.autosave.soon();
		const { focused } = save.current;
		if (document.activeElement === document.body && focused instanceof HTMLElement)
			focused.focus({ preventScroll: true });
	}, [saving, version, answer, isNew, form, tell]);
	const onSave = (event: SubmitEvent<HTMLFormElement>) => {
		autosave.stop();
		if (isNew) browser.keep();
		const fields = new FormData(event.currentTarget, event.submitter);
		save.current = { seen: false, focused: document.activeElement };
		const sentVersion = Number(fields.get("overwrite") || fields.get("version"));
		tell({ type: "sent", contents: formContents(event.currentTarget), version: sentVersion });
		putOnce(event.currentTarget, "opened", base.current?.toString() ?? "");
	};

	// 6. Who leaves is asked, unless nothing is lost or the words are given up. The browser keeps those of a new record.
	const isLost = (contents: string) => {
		if (contents === now.current.saved) return false;
		if (!isNew) return true;
		return now.current.status === "saving" ? browser.at === "failed" : !browser.keep();
	};
	const blocker = useLeaveGuard({
		form,
		losesSomething: (form) => !isLeaving.current && (options.busy || isLost(formContents(form))),
	});
	/** Undoes what was kept since the opening or the last save: a stored record gets back the draft that it had. */
	const giveUp = async (): Promise<void> => {
		const wasSent = now.current.draft.wasWritten || autosave.isRunning();
		autosave.stop();
		browser.forget();
		isLeaving.current = true;
		if (wasSent && address !== null)
			await autosave.send(new URLSearchParams(opened.current!), now.current.saved ?? "", true);
	};

	useEffect(() => {
		if (id !== null && (state.draft.at !== null || state.status === "saved")) tellPreviews(id);
	}, [id, state.draft.at, state.status]);

	// 7. Who else is editing the record, and what has happened to it.
	usePresence(form, {
		address: address && `${address}/bearbeitung`,
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
		browser,
		onSave,
		onInput: type,
		giveUp,
		/** Keeps all as the record's draft, before it is left; null where that can't be. */
		keepAsDraft: !isNew && id !== null && !options.busy && mayAutosave(state) ? () => autosave.keep() : null,
		/** Keeps this draft although there is another one. */
		insist() {
			tell({ type: "insisted" });
			void autosave.keep();
		},
	};
}
