import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormAnswer } from "../../office/form-answer.ts";
import { sentWords } from "../../foundation/ui/form/form-contents.ts";
import { lastRefusedForm } from "../../foundation/ui/form/keep-refused-forms.ts";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { useLeaveGuard } from "../../foundation/ui/form/use-leave-guard.ts";
import { tellPreviews } from "../preview/preview.ts";
import { type AutosaveOptions, useAutosave } from "./use-autosave.ts";
import { type BrowserDraftOptions, useBrowserDraft } from "./use-browser-draft.ts";
import { useListedFiles } from "./use-listed-files.ts";

type Options = AutosaveOptions &
	Omit<BrowserDraftOptions, "comesBack"> & {
		isNew: boolean;
		/** The answer to the last save of this form; null without one, or if the office refused the whole form. */
		answer: FormAnswer | null;
		/** Some changes are not in the fields yet, as during an upload. */
		busy: boolean;
		/** Called after a save that stays on the page; `cursor` puts the cursor where it was. */
		onSaved: (cursor: () => void) => void;
	};

/** A form until its save: the browser keeps the words of a new record, the server, as a draft, those of others. */
export function useRecordForm(form: RefObject<HTMLFormElement | null>, options: Options) {
	const { isNew, record, answer, busy, onSaved } = options;
	const saving = useSaving();
	const [isTyped, setIsTyped] = useState(answer !== null);
	const autosave = useAutosave(form, options);
	const browser = useBrowserDraft(form, { ...options, comesBack: answer !== null });
	const keeper = isNew ? browser : autosave;
	const latest = useRef(keeper);
	latest.current = keeper;

	const opened = useRef(new URLSearchParams());
	useEffect(() => {
		opened.current = sentWords(form.current!);
		// Only once, as the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	const onInput = () => {
		if (saving) return;
		setIsTyped(true);
		keeper.soon();
	};
	useListedFiles(form, onInput);

	// Keeps what is pending on leaving. The cleanup of a layout effect still finds the form's fields.
	const isGivenUp = useRef(false);
	useLayoutEffect(() => {
		const leave = () => {
			if (!isGivenUp.current) latest.current.onLeave();
		};
		// Browsers that do not fire the first event fire the second.
		for (const event of ["beforeunload", "pagehide"]) window.addEventListener(event, leave);
		return () => {
			for (const event of ["beforeunload", "pagehide"]) window.removeEventListener(event, leave);
			leave();
		};
	}, []);
	const isKeptInBrowser = () => isNew && (saving ? browser.at !== "failed" : browser.keep());
	const { blocker } = useLeaveGuard(form, {
		// Refused words are stored nowhere.
		unsaved: answer !== null,
		loses: (isChanged) => !isGivenUp.current && (busy || (isChanged && !isKeptInBrowser())),
	});

	// A save disables the fields, which takes the cursor out of them.
	const cursor = useRef<(() => void) | null>(null);
	const onSave = () => {
		keeper.onSave();
		cursor.current = cursorNow();
	};
	const wasSaving = useRef(false);
	useEffect(() => {
		const hasEnded = wasSaving.current && !saving;
		wasSaving.current = saving;
		if (!hasEnded) return;
		if (answer === null && lastRefusedForm() === null) {
			if (record) tellPreviews(record.id);
			return onSaved(cursor.current!);
		}
		cursor.current!();
		// The save has stopped the autosave, which still has words to keep.
		if (!isNew && answer?.problem?.kind !== "conflict") autosave.soon();
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [saving]);

	return {
		autosave,
		restored: browser.restored,
		keptAt: keeper.at,
		blocker,
		saving,
		isTyped: isTyped || browser.restored !== null,
		onInput,
		onSave,
		/** Undoes what was kept since the opening. */
		async giveUp(): Promise<void> {
			isGivenUp.current = true;
			await keeper.takeBack(opened.current);
		},
		/** Keeps all words as the record's draft; null while that is impossible. */
		keepAsDraft: !busy && !saving && autosave.mayWrite() ? () => autosave.keep() : null,
	};
}

/** Returns a function that puts the cursor where it is now, even if the form has been drawn anew. */
function cursorNow(): () => void {
	const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
	return () => {
		const field = document.getElementById(id);
		if (document.activeElement !== document.body || !field) return;
		field.focus({ preventScroll: true });
		// Only fields with a text have a selection.
		if (selectionStart != null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
	};
}
