import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { setFieldValue } from "./set-field-value.ts";

/** Waits this long after the last key press, so that not every character is stored. */
const DELAY_MILLISECONDS = 400;

type Words = Record<string, string>;
type Options = {
	/** The key in the browser's storage; null for a form without a draft. */
	key: string | null;
	/** The fields and their values in an empty form. */
	blank: Words;
	/** A form for a new record keeps a draft. */
	isNew: boolean;
	/** The record that the server has made of it; null while there is none. */
	record: string | null;
	/** Whether to put the draft into the fields; false when the form already shows typed input. */
	restores: boolean;
};

/** Keeps a form's unsaved input in this browser, and restores it when the form is opened again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, blank, isNew, record, restores }: Options) {
	const [restored, setRestored] = useState<Draft | null>(null);
	/** When the draft was last stored; "failed" if the browser refused. */
	const [kept, setKept] = useState<string | "failed" | null>(null);
	const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

	const keepNow = () => {
		if (timer.current) clearTimeout(timer.current);
		timer.current = null;
		if (!form.current || !isNew || key === null) return;
		const words = wordsIn(form.current, blank);
		if (isBlank(words, blank)) {
			dropDraft(key);
			return setKept(null);
		}
		const time = new Date().toISOString();
		setKept(keepDraft(key, words, time, record ?? undefined) ? time : "failed");
	};
	const latest = useRef(keepNow);
	latest.current = keepNow;

	/** True while the draft is put into the fields: these changes must not store the draft again. */
	const filling = useRef(false);
	useEffect(() => {
		if (key === null || !isNew) return;
		const draft = restores && form.current ? readDraft(key, Object.keys(blank)) : null;
		if (!draft) return;
		if (fill(form.current!, draft.words, blank, { onlyTexts: true })) setRestored(draft);
		// The other fields follow after the effect: some appear only when another field has its value.
		const fillOthers = setTimeout(() => {
			if (!form.current) return;
			filling.current = true;
			if (fill(form.current, draft.words, blank, { onlyTexts: false })) setRestored(draft);
			filling.current = false;
		});
		return () => clearTimeout(fillOthers);
		// Only once, when the form appears.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	// A layout effect, because its cleanup still finds the form's fields when the page is left.
	useLayoutEffect(() => {
		const keepPending = () => void (timer.current && latest.current());
		window.addEventListener("pagehide", keepPending);
		return () => {
			window.removeEventListener("pagehide", keepPending);
			keepPending();
		};
	}, []);

	return {
		restored,
		kept,
		keepNow,
		/** Call this on every input event. */
		keepSoon() {
			if (!isNew || key === null || filling.current) return;
			if (timer.current) clearTimeout(timer.current);
			timer.current = setTimeout(() => latest.current(), DELAY_MILLISECONDS);
		},
		/** Whether the fields are just being filled with the restored draft. */
		isFilling: () => filling.current,
		/** The current values of the form's fields. */
		words: () => (form.current ? wordsIn(form.current, blank) : blank),
		/** Whether the form differs from an empty one. */
		hasWords: () => form.current !== null && !isBlank(wordsIn(form.current, blank), blank),
		/** Whether leaving loses nothing, because the input is stored or about to be. */
		isKept: () => key !== null && kept !== "failed",
		/** Deletes the draft and cancels a pending store. */
		drop() {
			if (timer.current) clearTimeout(timer.current);
			timer.current = null;
			if (key !== null) dropDraft(key);
		},
	};
}

/** Reads the element instead of FormData, which lacks the fields while they are disabled during a save. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLElement ? (field as HTMLInputElement) : null;
}

function wordsIn(form: HTMLFormElement, blank: Words): Words {
	return Object.fromEntries(Object.keys(blank).map((name) => [name, wordOf(fieldOf(form, name))]));
}

/** A field's value; a checkbox's only if it is ticked. */
function wordOf(field: HTMLInputElement | null): string {
	if (!field) return "";
	return field.type === "checkbox" && !field.checked ? "" : field.value;
}

function isBlank(words: Words, blank: Words): boolean {
	return Object.entries(blank).every(([name, empty]) => words[name]!.trim() === empty);
}

/**
 * Fills the fields that are still untouched, so that nothing typed before the script was loaded is lost. Unless
 * `onlyTexts`, selects and checkboxes too, with the events that their listeners need. Returns whether any field
 * changed.
 */
function fill(form: HTMLFormElement, words: Words, blank: Words, { onlyTexts }: { onlyTexts: boolean }): boolean {
	let changed = false;
	for (const [name, word] of Object.entries(words)) {
		const field = fieldOf(form, name);
		if (word === blank[name] || wordOf(field) !== blank[name]) continue;
		if (!onlyTexts) changed = setFieldValue(form, name, word) || changed;
		else if (
			field &&
			(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "checkbox"))
		) {
			field.value = word;
			changed = true;
		}
	}
	return changed;
}
