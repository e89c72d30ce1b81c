import { type RefObject, useRef } from "react";
import { formContents, sentWords } from "../../ui/form/form-contents.ts";
import { sendAutosave } from "./autosave.ts";
import { type FormEvent, type FormState, mayAutosave } from "./record-form.ts";

/** Waits this long after the last change, so that not every character is sent. In milliseconds. */
const AUTOSAVE_DELAY = 1500;

type Options = {
	/** Where the draft of a stored record is kept; null for no record. */
	address: string | null;
	/** What the form says of itself. */
	says: () => Record<string, string | number>;
	now: RefObject<FormState>;
	tell: (event: FormEvent) => void;
};

/** Sends what is typed into the form of a stored record to its draft. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { address, says, now, tell }: Options) {
	const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
	const running = useRef<AbortController | null>(null);
	const stop = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = null;
		running.current?.abort();
		running.current = null;
	};
	/** True once the server has these words. */
	async function send(words: URLSearchParams, contents: string, leaves = false): Promise<boolean> {
		for (const [name, word] of Object.entries(says())) words.set(name, String(word));
		const mine = new AbortController();
		running.current = mine;
		const told = await sendAutosave(address!, words, { signal: mine.signal, leaves });
		if (running.current !== mine) return false;
		running.current = null;
		if (told === null || typeof told === "string") tell({ type: "autosaveFailed", refusal: told });
		else if (!told.kept) tell({ type: "overtaken", other: told.other });
		else {
			const { id, version, at, newer } = told;
			tell({ type: "autosaved", contents, id, version, at, newer });
			return true;
		}
		return false;
	}
	const soon = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = setTimeout(() => latest.current(), AUTOSAVE_DELAY);
	};
	/** Sends what the server has not got; true once it has all. `leaves`: the page is being left. */
	const keep = async (leaves = false): Promise<boolean> => {
		const box = form.current;
		if (!box || address === null || !mayAutosave(now.current)) return false;
		const contents = formContents(box);
		const isSending = running.current !== null;
		stop();
		if (!isSending && contents === now.current.draft.contents) return true;
		return send(sentWords(box), contents, leaves);
	};
	const autosave = () => {
		pending.current = null;
		// One after the other, so that an older text never arrives last.
		if (running.current) soon();
		else void keep();
	};
	const latest = useRef(autosave);
	latest.current = autosave;
	return {
		soon,
		stop,
		send,
		keep,
		isPending: () => pending.current !== null,
		isRunning: () => running.current !== null,
	};
}
