import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";

/** After the last key, so that not every letter is written. */
const PAUSE_MILLISECONDS = 400;

type Words = Record<string, string>;
type Options = {
	key: string;
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
		if (!form.current || !isNew) return;
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

	useEffect(() => {
		if (!isNew) return dropDraft(key);
		const draft = restores && form.current ? readDraft(key, Object.keys(blank)) : null;
		if (draft && fill(form.current!, draft.words, blank)) setRestored(draft);
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
			if (!isNew) return;
			if (waiting.current) clearTimeout(waiting.current);
			waiting.current = setTimeout(() => latest.current(), PAUSE_MILLISECONDS);
		},
		/** What stands in the form's fields. */
		words: () => (form.current ? wordsIn(form.current, blank) : blank),
		/** Whether the form holds anything worth keeping. */
		hasWords: () => form.current !== null && !isBlank(wordsIn(form.current, blank), blank),
		/** Whether leaving loses nothing: what is typed is kept, or is as good as kept. */
		isKept: () => kept !== "failed",
		/** Forgets the draft, and what still waited to be kept. */
		drop() {
			if (waiting.current) clearTimeout(waiting.current);
			waiting.current = null;
			dropDraft(key);
		},
	};
}

/** The field itself, not what would be sent: while a form is being saved its fields are disabled. */
function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | null {
	const field = form.elements.namedItem(name);
	return field instanceof HTMLElement ? (field as HTMLInputElement) : null;
}

function wordsIn(form: HTMLFormElement, blank: Words): Words {
	return Object.fromEntries(Object.keys(blank).map((name) => [name, fieldOf(form, name)?.value ?? ""]));
}

function isBlank(words: Words, blank: Words): boolean {
	return Object.entries(blank).every(([name, empty]) => words[name]!.trim() === empty);
}

/** Puts words into the fields that nobody has touched yet: who types before the script is there must not lose it. Tells whether any differed. */
function fill(form: HTMLFormElement, words: Words, blank: Words): boolean {
	let differed = false;
	for (const [name, word] of Object.entries(words)) {
		const field = fieldOf(form, name);
		if (!field || field.value !== blank[name] || word === blank[name]) continue;
		field.value = word;
		differed = true;
	}
	return differed;
}
