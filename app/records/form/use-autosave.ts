import { type RefObject, useRef, useState } from "react";
import { formContents, sentWords } from "../../ui/form/form-contents.ts";
import type { Refusal } from "../../ui/form/refusal.ts";
import { tellPreviews } from "../preview/preview.ts";
import { type Change, type OtherDraft, sendAutosave } from "./autosave.ts";

/** Waits this long after the last change, so that not every character is sent. In milliseconds. */
const AUTOSAVE_DELAY = 1500;

/** What has happened to a record while its form is open. */
export type Meanwhile =
	| { kind: "refused"; refusal: Refusal }
	| { kind: "gone" }
	/** It is not overwritten unasked. */
	| { kind: "otherDraft"; change: OtherDraft }
	| { kind: "saved"; change: Change };

type Autosaved = {
	/** The draft that the form shows; "" and 0 for none. */
	draft: { id: string; version: number };
	/** When what is typed was last kept (UTC), or that it was not. */
	at: string | "failed" | null;
	meanwhile: Meanwhile | null;
};

type Options = {
	/** Where the draft of a stored record is kept; null for no record. */
	address: string | null;
	stored: { id: string | null; draft: Autosaved["draft"] | null } | null;
	formId: string;
};

/** Sends what is typed into the form of a stored record to its draft. */
export function useAutosave(form: RefObject<HTMLFormElement | null>, { address, stored, formId }: Options) {
	const { id = "", version = 0 } = stored?.draft ?? {};
	const [state, setState] = useState<Autosaved>({ draft: { id, version }, at: null, meanwhile: null });
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

	/** True once the server has this. */
	async function send(typed: URLSearchParams, contents: string | null, leaves: boolean): Promise<boolean> {
		const { draft } = now.current;
		for (const [name, word] of [
			["draft_id", draft.id],
			["draft", String(draft.version)],
			["form", formId],
		] as const)
			typed.set(name, word);
		const mine = new AbortController();
		running.current = mine;
		const told = await sendAutosave(address!, typed, { signal: mine.signal, leaves });
		if (running.current !== mine) return false;
		running.current = null;
		if (told === null) change({ at: "failed" });
		else if (told === "gone") change({ at: null, meanwhile: { kind: "gone" } });
		else if (typeof told === "string") change({ at: "failed", meanwhile: { kind: "refused", refusal: told } });
		else if (!told.kept) change({ at: null, meanwhile: { kind: "otherDraft", change: told.other } });
		else {
			const { at, newer } = told;
			change({ draft: told, at, meanwhile: newer && { kind: "saved", change: newer } });
			kept.current = contents;
			hasWritten.current = true;
			tellPreviews(stored!.id!);
			return true;
		}
		return false;
	}

	const mayWrite = () => address !== null && !["gone", "otherDraft"].includes(now.current.meanwhile?.kind ?? "");
	/** Sends what the server has not got; true once it has all. `leaves`: the page is being left. */
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
	function soon() {
		if (pending.current) clearTimeout(pending.current);
		pending.current = setTimeout(() => latest.current(), AUTOSAVE_DELAY);
	}
	const latest = useRef(keepPending);
	latest.current = keepPending;

	return {
		...state,
		mayWrite,
		soon,
		stop,
		keep,
		/** The page is being left: what is on its way ends with it. */
		leave() {
			if (pending.current || running.current) void keep(true);
		},
		/** Gives the record back the draft that the form was opened with. */
		async takeBack(opened: URLSearchParams) {
			const wasSent = hasWritten.current || running.current !== null;
			stop();
			if (wasSent) await send(opened, null, true);
		},
		/** Keeps this draft although there is another one. */
		insist() {
			const { meanwhile } = now.current;
			if (meanwhile?.kind === "otherDraft") change({ draft: meanwhile.change, meanwhile: null });
			kept.current = null;
			void keep();
		},
	};
}
