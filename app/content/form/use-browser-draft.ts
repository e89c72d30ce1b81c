import { type RefObject, useEffect, useRef, useState } from "react";
import type { Words } from "../../office/form-answer.ts";
import { type Draft, dropDraft, keepDraft, readDraft, type Where } from "../../foundation/ui/form/draft.ts";
import { fillForm, wordsIn } from "../../foundation/ui/form/form-contents.ts";
import { listedFiles } from "./use-listed-files.ts";

/** Milliseconds after the last change, so that not every character is stored. */
const BROWSER_DELAY = 400;

export type BrowserDraftOptions = {
	/** The name and the place in which the browser keeps the form; null for nowhere. */
	key: string | null;
	place: Where | null;
	blank: Words;
	/** The form has words that the server refused, so the browser's do not replace them. */
	comesBack: boolean;
};

/** Keeps the form of a new record, with its uploaded files, in this browser until the first save. */
export function useBrowserDraft(
	form: RefObject<HTMLFormElement | null>,
	{ key, place, blank, comesBack }: BrowserDraftOptions,
) {
	const [at, setAt] = useState<string | "failed" | null>(null);
	const [restored, setRestored] = useState<Draft | null>(null);
	const isFilling = useRef(false);
	const pending = useRef<ReturnType<typeof setTimeout> | null>(null);

	useEffect(() => {
		const draft = key !== null && place !== null && !comesBack && readDraft(key, place);
		if (!draft) return;
		// After the effect: some fields appear only when another has its value, and an effect can't draw them at once.
		const filling = setTimeout(() => {
			if (!form.current) return;
			isFilling.current = true;
			const changed = fillForm(form.current, draft.words, blank);
			isFilling.current = false;
			if (changed || draft.files.length > 0) setRestored(draft);
		});
		return () => clearTimeout(filling);
		// Only once: this is how the form was opened.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [place]);

	const stop = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = null;
	};
	/** Returns false if the browser can't keep the form. */
	const keep = (): boolean => {
		stop();
		if (!form.current || key === null || place === null) return false;
		const [words, files] = [wordsIn(form.current, blank), listedFiles(form.current)];
		const savedAt = new Date().toISOString();
		const isBlank = Object.entries(blank).every(([name, empty]) => words[name]!.trim() === empty);
		if (isBlank && files.length === 0) {
			dropDraft(key, place);
			setAt(null);
			return true;
		}
		const isKept = keepDraft(key, { words, files, savedAt }, place);
		setAt(isKept ? savedAt : "failed");
		return isKept;
	};
	const latest = useRef(keep);
	latest.current = keep;
	return {
		at,
		restored,
		keep,
		soon() {
			if (isFilling.current || key === null) return;
			stop();
			pending.current = setTimeout(() => latest.current(), BROWSER_DELAY);
		},
		/** Keeps the words in case the save fails. */
		onSave: keep,
		onLeave() {
			if (pending.current) latest.current();
		},
		async takeBack() {
			stop();
			if (key !== null && place !== null) dropDraft(key, place);
		},
	};
}
