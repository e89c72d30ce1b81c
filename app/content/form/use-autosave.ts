import { type RefObject, useRef, useState } from "react";
import { formContents, sentWords } from "../../foundation/ui/form/form-contents.ts";
import type { Refusal } from "../../foundation/ui/form/refusal.ts";
import { tellPreviews } from "../preview/preview.ts";
import { type Change, type OtherDraft, sendAutosave } from "./autosave.ts";

/** Milliseconds after the last change, so that not every character is sent. */
const AUTOSAVE_DELAY = 1500;
/** Milliseconds after a failure, so that the words are kept once the line is back. */
const RETRY_DELAY = 5000;

export type Meanwhile =
	| { kind: "refused"; refusal: Refusal }
	| { kind: "gone" }
	/** Not overwritten before the user insists. */
	| { kind: "otherDraft"; change: OtherDraft }
	| { kind: "saved"; change: Change };

type Autosaved = {
	/** The draft that the form shows; "" for none. */
	draft: string;
	/** When what is typed was last kept (UTC); null before the first time. */
	at: string | "failed" | null;
	meanwhile: Meanwhile | null;
};

export type AutosaveOptions = {
	/** The edited record and the address of its draft; null for a new record and for a deleted one. */
	record: { id: string; address: string } | null;
	/** The draft that the form was opened with; "" for none. */
	draft: string;
	formId: string;
};

/** Sends what is typed into the form of a stored record to the record's draft. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { record, draft, formId }: AutosaveOptions) {
	const [state, setState] = useState<Autosaved>({ draft, at: null, meanwhile: null });
	const now = useRef(state);
	const change = (part: Partial<Autosaved>) => setState((now.current = { ...now.current, ...part }));
	/** The contents that the server has. */
	const kept = useRef<string | null>(null);
	const hasWritten = useRef(false);
	const pending = useRef<ReturnType<typeof setTimeout> | null>(null);
	const running = useRef<AbortController | null>(null);

	const stop = () => {
		if (pending.current) clearTimeout(pending.current);
		pending.current = null;
		running.current?.abort();
		running.current = null;
	};

	/** Returns whether the server has kept it. */
	async function send(typed: URLSearchParams, contents: string | null, leaves: boolean): Promise<boolean> {
		typed.set("draft", now.current.draft);
		typed.set("form", formId);
		const mine = new AbortController();
		running.current = mine;
		const answer = await sendAutosave(record!.address, typed, { signal: mine.signal, leaves });
		if (running.current !== mine) return false;
		running.current = null;
		if (answer === null) {
			change({ at: "failed" });
			if (!leaves) soon(RETRY_DELAY);
		} else if (answer === "gone") change({ at: null, meanwhile: { kind: "gone" } });
		else if (typeof answer === "string") change({ at: "failed", meanwhile: { kind: "refused", refusal: answer } });
		else if (!answer.kept) change({ at: null, meanwhile: { kind: "otherDraft", change: answer.other } });
		else {
			const { id, at, newer } = answer;
			change({ draft: id, at, meanwhile: newer && { kind: "saved", change: newer } });
			kept.current = contents;
			hasWritten.current = true;
			tellPreviews(record!.id);
			return true;
		}
		return false;
	}

	const mayWrite = () => record !== null && !["gone", "otherDraft"].includes(now.current.meanwhile?.kind ?? "");
	/** Sends what the server does not have yet; returns whether it has all then. `leaves`: the page is being left. */
	const keep = async (leaves = false): Promise<boolean> => {
		if (!form.current || !mayWrite()) return false;
		const contents = formContents(form.current);
		const isSending = running.current !== null;
		stop();
		if (!isSending && contents === kept.current) return true;
		return send(sentWords(form.current), contents, leaves);
	};
	const keepPending = () => {
		pending.current = null;
		// One after the other, so that an older text never arrives last.
		if (running.current) soon();
		else void keep();
	};
	function soon(delay = AUTOSAVE_DELAY) {
		if (pending.current) clearTimeout(pending.current);
		pending.current = setTimeout(() => latest.current(), delay);
	}
	const latest = useRef(keepPending);
	latest.current = keepPending;

	return {
		...state,
		mayWrite,
		keep,
		soon,
		/** A save has all the words, so nothing else must be on its way. */
		onSave: stop,
		/** Sends again what is on its way, because a request ends with its page unless it is told to outlive it. */
		onLeave() {
			if (pending.current || running.current) void keep(true);
		},
		/** Restores the draft that the form was opened with. */
		async takeBack(opened: URLSearchParams) {
			const wasSent = hasWritten.current || running.current !== null;
			stop();
			if (wasSent) await send(opened, null, true);
		},
		insist() {
			const { meanwhile } = now.current;
			if (meanwhile?.kind === "otherDraft") change({ draft: meanwhile.change.id, meanwhile: null });
			kept.current = null;
			void keep();
		},
	};
}
