import { type Refusal, refusalStatus, type SubmitFailure } from "../foundation/ui/form/refusal.ts";

export type Words = Record<string, string>;

/**
 * The version of a record that somebody else has saved in the meantime, or kept as a draft. `by` is who, null where
 * nobody knows; `own` is true if it was the same person in another window.
 */
export type StoredNow = {
	version: number;
	savedAt: string;
	words: Words;
	by: string | null;
	own: boolean;
	draft: boolean;
	/** The fields that both have changed; null where that is not known, and all that differ are asked about. */
	both?: string[] | null;
	/** Those that only the other one has changed: what was typed has their words already. */
	taken?: string[];
};

/** Why a valid form was not saved. */
export type SaveProblem =
	| { kind: "conflict"; current: StoredNow }
	/** `code` is the HTTP status; 0 if there was no response. */
	| { kind: "failed"; code: number }
	/** The picture could not be stored, so nothing was. */
	| { kind: "upload"; code: number }
	| { kind: "missing"; id: string; code: number }
	| { kind: "refused"; refusal: Refusal };

/** What an editor shows after a failed save. Messages are keys of the form's namespace. */
export type FormAnswer = { status: number; errors: Words; typed: Words; problem: SaveProblem | null };

/** The answer to a valid form that could not be saved. */
export function unsaved(typed: Words, problem: SaveProblem): FormAnswer {
	return { status: statusOf(problem), errors: {}, typed, problem };
}

function statusOf(problem: SaveProblem): number {
	if (problem.kind === "refused") return refusalStatus(problem.refusal);
	return problem.kind === "conflict" ? 409 : problem.code;
}

/** Built in the browser when the request failed or was refused. */
export function notArrived(typed: Words, why: SubmitFailure): FormAnswer {
	return unsaved(typed, why === "network" ? { kind: "failed", code: 0 } : { kind: "refused", refusal: why });
}

/** Names of the fields whose values differ, ignoring number notation and the kind of line break. */
export function differences(ours: Words, theirs: Words): string[] {
	const plain = (word: string | undefined) => {
		const text = (word ?? "").replaceAll("\r\n", "\n").trim();
		return /^\d+([.,]\d+)?$/.test(text) ? String(Number(text.replace(",", "."))) : text;
	};
	return Object.keys(theirs).filter((field) => plain(ours[field]) !== plain(theirs[field]));
}
