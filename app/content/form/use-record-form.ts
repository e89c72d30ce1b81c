import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FormAnswer, Words } from "../../office/form-answer.ts";
import type { Where } from "../../foundation/ui/form/draft.ts";
import { sentWords } from "../../foundation/ui/form/form-contents.ts";
import { lastRefusedForm } from "../../foundation/ui/form/keep-refused-forms.ts";
import { useSaving } from "../../foundation/ui/form/use-saving.ts";
import { useLeaveGuard } from "../../foundation/ui/form/use-leave-guard.ts";
import { tellPreviews } from "../preview/preview.ts";
import { useAutosave } from "./use-autosave.ts";
import { useBrowserDraft } from "./use-browser-draft.ts";
import { useListedFiles } from "./use-listed-files.ts";

type Options = {
	isNew: boolean;
	/** The record that is edited, and where its draft is kept; null for a new one, or one that was deleted meanwhile. */
	record: { id: string; address: string } | null;
	/** The draft that the form was opened with; "" for none. */
	draft: string;
	formId: string;
	blank: Words;
	/** The answer to the last save; null if there was none, it is of another form, or the office refused the form. */
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
 * A record's form from its opening to its save. What is typed is kept until then: of a new record by the browser, of a
 * stored one by the server, as its draft. A save waits for neither.
 */
export function useRecordForm(form: RefObject<HTMLFormElement | null>, options: Options) {
	const { isNew, record, draft, formId, blank, answer, browserKey, place, busy, onSaved } = options;
	const saving = useSaving();
	const [isTyped, setIsTyped] = useState(answer !== null);
	const autosave = useAutosave(form, { record, draft, formId });
	const browser = useBrowserDraft(form, { key: browserKey, place, blank, comesBack: answer !== null });
	const keeper = isNew ? browser : autosave;
	const latest = useRef(keeper);
	latest.current = keeper;

	const opened = useRef(new URLSearchParams());
	useEffect(() => {
		opened.current = sentWords(form.current!);
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);

	// Typing.
	const onInput = () => {
		if (saving) return;
		setIsTyped(true);
		keeper.soon();
	};
	useListedFiles(form, onInput);

	// Leaving keeps what is pending. A layout effect, because its cleanup still finds the form's fields.
	const isGivenUp = useRef(false);
	useLayoutEffect(() => {
		const leave = () => {
			if (!isGivenUp.current) latest.current.onLeave();
		};
		// Before the next page is asked for, and where a browser does not say that, when it has come.
		for (const event of ["beforeunload", "pagehide"]) window.addEventListener(event, leave);
		return () => {
			for (const event of ["beforeunload", "pagehide"]) window.removeEventListener(event, leave);
			leave();
		};
	}, []);
	const isKeptInBrowser = () => isNew && (saving ? browser.at !== "failed" : browser.keep());
	const { blocker } = useLeaveGuard(form, {
		// Words that were refused are stored nowhere.
		unsaved: answer !== null,
		loses: (isChanged) => !isGivenUp.current && (busy || (isChanged && !isKeptInBrowser())),
	});

	// Saving. Fields are disabled meanwhile, which takes the cursor out of them.
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
		// The autosave still has to keep the words that it had not sent.
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
		/** Keeps all as the record's draft, before it is left; null where that can't be. */
		keepAsDraft: !busy && !saving && autosave.mayWrite() ? () => autosave.keep() : null,
	};
}

/** Remembers the field with the cursor; the function puts it there again, also into a form that was drawn again. */
function cursorNow(): () => void {
	const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
	return () => {
		const field = document.getElementById(id);
		if (document.activeElement !== document.body || !field) return;
		field.focus({ preventScroll: true });
		// Fields without a text have none.
		if (selectionStart != null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
	};
}
