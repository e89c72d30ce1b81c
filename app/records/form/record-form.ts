import type { Refusal } from "../../ui/form/refusal.ts";
import type { Change, Editor, OtherDraft, PresenceAnswer } from "./presence.ts";

/**
 * How a record's form stands towards the server: clean → typing → saving → saved | failed | conflict. Typing begins
 * again after each of them; a conflict lasts until somebody decides it.
 */
export type FormState = {
	status: "clean" | "typing" | "saving" | "saved" | "failed" | "conflict";
	/** The version of the record that the form was opened at, or has stored since; null for a new record. */
	version: number | null;
	/** The contents that nobody has to save; null where those at the opening are not stored. */
	saved: string | null;
	/** What is being saved, and the version that it is based on; null while nothing is. */
	sent: { contents: string; version: number } | null;
	/** The draft of a stored record, which autosave writes. */
	draft: {
		/** The one that the form shows, and its version; "" and 0 for none. */
		id: string;
		version: number;
		/** The contents that the server has. */
		contents: string | null;
		/** Autosave has written since the form was opened or saved; when it did last (UTC), or that it failed. */
		wasWritten: boolean;
		at: string | null;
		hasFailed: boolean;
		/** Why the office takes no words at present. */
		refusal: Refusal | null;
	};
	/** Another draft of the record, which is not overwritten unasked. */
	other: OtherDraft | null;
	/** Who has saved the record since it was opened. */
	newer: Change | null;
	/** The record was deleted. */
	isGone: boolean;
	/** Who else is editing it. */
	editors: Editor[];
};

export type FormEvent =
	/** `unsaved`: the form shows words that were refused. */
	| { type: "opened"; contents: string; unsaved: boolean }
	| { type: "typed" }
	| { type: "autosaved"; contents: string; id: string; version: number; at: string; newer: Change | null }
	| { type: "autosaveFailed"; refusal: Refusal | null }
	/** Somebody else, or oneself in another window, has kept another draft. */
	| { type: "overtaken"; other: OtherDraft }
	/** One's own draft shall replace that one. */
	| { type: "insisted" }
	| { type: "told"; answer: PresenceAnswer }
	| { type: "gone" }
	| { type: "sent"; contents: string; version: number }
	/** The record was saved, or its draft kept as it was asked for. */
	| { type: "stored"; asDraft: boolean }
	| { type: "refused"; conflict: boolean };

/** What a key does not change; typing itself is among them, so that not every key draws the form anew. */
const lasting: FormState["status"][] = ["typing", "saving", "conflict"];

type Opened = { version: number; draft: { id: string; version: number } | null; editors: Editor[] };

/** The state of a form that is being opened; `stored` is null for a new record. */
export function formState(stored: Opened | null): FormState {
	return {
		status: "clean",
		version: stored?.version ?? null,
		saved: null,
		sent: null,
		draft: {
			id: stored?.draft?.id ?? "",
			version: stored?.draft?.version ?? 0,
			contents: null,
			wasWritten: false,
			at: null,
			hasFailed: false,
			refusal: null,
		},
		other: null,
		newer: null,
		isGone: false,
		editors: stored?.editors ?? [],
	};
}

/** What follows from an event. */
export function nextState(state: FormState, event: FormEvent): FormState {
	const { draft } = state;
	switch (event.type) {
		case "opened":
			return {
				...state,
				status: event.unsaved ? "failed" : "clean",
				saved: event.unsaved ? null : event.contents,
				draft: { ...draft, contents: event.contents },
			};
		case "typed":
			return lasting.includes(state.status) ? state : { ...state, status: "typing" };
		case "autosaved": {
			const { contents, id, version, at, newer } = event;
			const kept = { contents, id, version, at, wasWritten: true, hasFailed: false, refusal: null };
			return { ...state, newer, draft: kept };
		}
		case "autosaveFailed":
			return { ...state, draft: { ...draft, at: null, hasFailed: true, refusal: event.refusal } };
		case "overtaken":
			return { ...state, status: "conflict", other: event.other };
		case "insisted": {
			const { id, version } = state.other ?? draft;
			return { ...state, status: "typing", other: null, draft: { ...draft, id, version, contents: null } };
		}
		case "told": {
			const { editors, newer, other } = event.answer;
			const told = { ...state, editors, newer, isGone: false };
			// While it is being saved, its own draft may be gone or kept once more.
			return other && state.status !== "saving" ? { ...told, status: "conflict", other } : told;
		}
		case "gone":
			return { ...state, isGone: true, editors: [] };
		case "sent": {
			const { contents, version } = event;
			return { ...state, status: "saving", sent: { contents, version }, draft: { ...draft, at: null } };
		}
		case "stored": {
			const { contents, version } = state.sent!;
			const none = { ...draft, contents, wasWritten: false, at: null, hasFailed: false, refusal: null };
			// Only the form's own saves raise its version: after a colleague's, its next one must be a conflict.
			const now = event.asDraft ? version : version + 1;
			const saved = { status: "saved", version: now, saved: contents, sent: null, draft: none } as const;
			return { ...state, ...saved, other: null, newer: null };
		}
		case "refused":
			return { ...state, status: event.conflict ? "conflict" : "failed", sent: null };
	}
}

/** Whether autosave may write: not beside a save, nor over another draft. */
export function mayAutosave({ status, other, isGone }: FormState): boolean {
	return status !== "saving" && other === null && !isGone;
}

/** Whether something was typed that no save has stored yet. */
export function isUnsaved({ status }: FormState): boolean {
	return status !== "clean" && status !== "saved";
}
