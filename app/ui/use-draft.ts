import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { putWord } from "./form-box.ts";

/** After the last key, so that not every letter is written. */
const PAUSE_MILLISECONDS = 400;

type Words = Record<string, string>;
type Options = {
	/** Where it is kept; null for a form that keeps none. */
	key: string | null;
	/** The fields and what an empty form holds in them. */
	blank: Words;
	/** A form for something new keeps a draft. One that shows a stored record drops it. */
	isNew: boolean;
	/** Whether a draft may be put into the fields: not when the form already brings what was typed. */
	restores: boolean;
};

/** Keeps what is typed into a form in this browser, and puts it back when the form is opened again. */
export function useDraft(form: RefObject<HTMLFormElement | null>, { key, blank, isNew, restores }: Options) {
	const [restored, setRestored] = useState<Draft | null>(null);
	/** When the draft was kept last; "failed" where the browser does not let us. */
	const [kept, setKept] = useState<string | "failed" | null>(null);
	const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);

	const keepNow = () => {
		if (waiting.current) clearTimeout(waiting.current);
		waiting.current = null;
		if (!form.current || !isNew || key === null) return;
		const words = wordsIn(form.current, blank);
		if (isBlank(words, blank)) {
			dropDraft(key);
			return setKept(null);
		}
		const time = new Date().toISOString();
		setKept(keepDraft(key, words, time) ? time : "failed");
	};
	const latest = useRef(keepNow);
	latest.current = keepNow;

	/** While the draft is put into the boxes, nobody is typing. */
	const filling = useRef(false);
	useEffect(() => {
		if (key === null) return;
		if (!isNew) return dropDraft(key);
		const draft = restores && form.current ? readDraft(key, Object.keys(blank)) : null;
		if (!draft) return;
		if (fill(form.current!, draft.words, blank, { others: false })) setRestored(draft);
		// The others not within the effect: some boxes appear only when another one has its word.
		const soon = setTimeout(() => {
			if (!form.current) return;
			filling.current = true;
			if (fill(form.current, draft.words, blank, { others: true })) setRestored(draft);
			filling.current = false;
		});
		return () => clearTimeout(soon);
		// Once, when the form appears.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	// As the page is left, while the form can still be read: later its fields are gone.
	useLayoutEffect(() => {
		const keepIfWaiting = () => void (waiting.current && latest.current());
		window.addEventListener("pagehide", keepIfWaiting);
		return () => {
			window.removeEventListener("pagehide", keepIfWaiting);
			keepIfWaiting();
		};
	}, []);

	return {
		restored,
		kept,
		keepNow,
		/** To be called whenever something is typed. */
		keepSoon() {
			if (!isNew || key === null || filling.current) return;
			if (waiting.current) clearTimeout(waiting.current);
			waiting.current = setTimeout(() => latest.current(), PAUSE_MILLISECONDS);
		},
		/** What stands in the form's fields. */
		words: () => (form.current ? wordsIn(form.current, blank) : blank),
		/** Whether the form holds anything worth keeping. */
		hasWords: () => form.current !== null && !isBlank(wordsIn(form.current, blank), blank),
		/** Whether leaving loses nothing: what is typed is kept, or is as good as kept. */
		isKept: () => key !== null && kept !== "failed",
		/** Forgets the draft, and what still waited to be kept. */
		drop() {
			if (waiting.current) clearTimeout(waiting.current);
			waiting.current = null;
			if (key !== null) dropDraft(key);
		},
	};
}

/** The field itself, not what would be sent: while a form is being saved its fields are disabled. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLElement ? (field as HTMLInputElement) : null;
}

function wordsIn(form: HTMLFormElement, blank: Words): Words {
	return Object.fromEntries(Object.keys(blank).map((name) => [name, wordOf(fieldOf(form, name))]));
}

/** What a box says; a box to tick says its value, or nothing. */
function wordOf(field: HTMLInputElement | null): string {
	if (!field) return "";
	return field.type === "checkbox" && !field.checked ? "" : field.value;
}

function isBlank(words: Words, blank: Words): boolean {
	return Object.entries(blank).every(([name, empty]) => words[name]!.trim() === empty);
}

/**
 * Puts words into the boxes that nobody has touched yet: who types before the script is there must not lose it.
 * `others`: also into choices and boxes to tick, which whoever listens to them has to hear of. Tells whether any
 * differed.
 */
function fill(form: HTMLFormElement, words: Words, blank: Words, { others }: { others: boolean }): boolean {
	let differed = false;
	for (const [name, word] of Object.entries(words)) {
		const field = fieldOf(form, name);
		if (word === blank[name] || wordOf(field) !== blank[name]) continue;
		if (others) differed = putWord(form, name, word) || differed;
		else if (
			field &&
			(field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== "checkbox"))
		) {
			field.value = word;
			differed = true;
		}
	}
	return differed;
}
