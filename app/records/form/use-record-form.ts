import { type RefObject, type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormAnswer, Words } from "../../office/form-answer.ts";
import type { Where } from "../../ui/form/draft.ts";
import { formContents, putOnce, sentWords } from "../../ui/form/form-contents.ts";
import { useSaving } from "../../ui/form/use-saving.ts";
import { useLeaveGuard } from "../../ui/use-leave-guard.ts";
import type { OpenDraft } from "../drafts/open-draft.ts";
import { tellPreviews } from "../preview/preview.ts";
import type { RecordKind } from "../record.ts";
import type { ShownRecord } from "../states/step-form-view.tsx";
import { cursorNow } from "./cursor.ts";
import { useListedFiles } from "./use-listed-files.ts";
import { useAutosave } from "./use-autosave.ts";
import { useBrowserDraft } from "./use-browser-draft.ts";

/** A stored record, for its form. Id and row are null for one that was deleted meanwhile. */
export type StoredForm = {
	id: string | null;
	words: Words;
	/** The version that the words were begun on. */
	version: number;
	savedAt: string | null;
	/** The draft that the form shows; null for none. */
	draft: OpenDraft | null;
	row: ShownRecord | null;
};

/** Stands in for a record that was deleted while its form was open; the fields hold what was typed. */
export const deletedRecord: StoredForm = { id: null, words: {}, row: null, version: 0, savedAt: null, draft: null };

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
	/** The record was saved, and its page is still open; `cursor` puts the cursor where it was. */
	onSaved: (cursor: () => void) => void;
};

/**
 * A record's form from its opening to its save. The browser keeps a new record until then, the server the draft of a
 * stored one; a save waits for neither.
 */
export function useRecordForm(form: RefObject<HTMLFormElement | null>, options: Options) {
	const { record, formId, stored, blank, answer, browserKey, place, busy, onSaved } = options;
	const isNew = stored === null;
	const address = stored?.id ? `${record.office.edit}${stored.id}/entwurf` : null;
	const saving = useSaving();
	const [isTyped, setIsTyped] = useState(answer !== null);
	const isLeaving = useRef(false);

	// Opening. `base` is what the record's version says, which is not known where a draft or refused words are shown.
	const opened = useRef({ typed: new URLSearchParams(), contents: null as string | null, base: "" });
	useEffect(() => {
		const typed = sentWords(form.current!);
		const isStored = answer === null;
		const base = isStored && stored?.draft === null ? typed.toString() : "";
		opened.current = { typed, contents: isStored ? formContents(form.current) : null, base };
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	// Typing is kept, by the server or the browser.
	const autosave = useAutosave(form, { address, stored, formId });
	const onRestored = () => setIsTyped(true);
	const key = isNew ? browserKey : null;
	const browser = useBrowserDraft(form, { key, place, blank, comesBack: answer !== null, onRestored });
	const onInput = () => {
		if (browser.isFilling.current || saving) return;
		setIsTyped(true);
		if (isNew) browser.keepSoon();
		else autosave.soon();
	};
	useListedFiles(form, browser.restored?.files ?? null, onInput);

	// Leaving keeps what is pending. A layout effect, because its cleanup still finds the form's fields.
	const latest = useRef({ autosave, browser });
	latest.current = { autosave, browser };
	useLayoutEffect(() => {
		const leave = () => {
			latest.current.browser.keepPending();
			if (!isLeaving.current) latest.current.autosave.leave();
		};
		// Before the next page is asked for, and where a browser does not say that, when it has come.
		for (const event of ["beforeunload", "pagehide"]) window.addEventListener(event, leave);
		return () => {
			for (const event of ["beforeunload", "pagehide"]) window.removeEventListener(event, leave);
			leave();
		};
	}, []);
	const isLost = (contents: string) => {
		if (contents === opened.current.contents) return false;
		return !isNew || (saving ? browser.at === "failed" : !browser.keep());
	};
	const losesSomething = (form: HTMLFormElement) => !isLeaving.current && (busy || isLost(formContents(form)));
	const blocker = useLeaveGuard({ form, losesSomething });

	// Saving overtakes an autosave. Fields are disabled meanwhile, which takes the cursor out of them.
	const cursor = useRef<(() => void) | null>(null);
	const onSave = (event: SubmitEvent<HTMLFormElement>) => {
		autosave.stop();
		if (isNew) browser.keep();
		cursor.current = cursorNow();
		putOnce(event.currentTarget, "opened", opened.current.base);
	};
	const wasSaving = useRef(false);
	useEffect(() => {
		const hasEnded = wasSaving.current && !saving;
		wasSaving.current = saving;
		if (!hasEnded) return;
		if (answer === null) {
			if (stored?.id) tellPreviews(stored.id);
			return onSaved(cursor.current!);
		}
		cursor.current!();
		// What the autosave had not sent is still to be kept.
		if (!isNew && answer.problem?.kind !== "conflict") latest.current.autosave.soon();
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [saving]);

	return {
		autosave,
		browser,
		blocker,
		saving,
		isTyped,
		onInput,
		onSave,
		/** Undoes what was kept since the opening. */
		async giveUp(): Promise<void> {
			isLeaving.current = true;
			browser.forget();
			if (address !== null) await autosave.takeBack(opened.current.typed);
		},
		/** Keeps all as the record's draft, before it is left; null where that can't be. */
		keepAsDraft: !isNew && !busy && !saving && autosave.mayWrite() ? () => autosave.keep() : null,
	};
}
