import type { SubmitFailure } from "../ui/submit-or-keep-input.ts";

export type Words = Record<string, string>;

/** What is stored now of a record that somebody else has saved meanwhile. */
export type StoredNow = { version: number; savedAt: string; words: Words };

/** Why a form was not saved although its words were good. */
export type SaveProblem =
	| { kind: "conflict"; current: StoredNow }
	/** `code` is the HTTP status, 0 when no answer came at all. */
	| { kind: "failed"; code: number }
	/** The picture could not be stored, and so nothing was. */
	| { kind: "upload"; code: number }
	| { kind: "missing"; id: string; code: number }
	| { kind: "signedOut" };

/** What an editor shows after a save that did not go through. Messages are keys of the form's own namespace. */
export type FormAnswer = { status: number; errors: Words; typed: Words; problem: SaveProblem | null };

const statuses = { conflict: 409, signedOut: 401 } as const;

/** The answer to a form that was good but could not be saved. */
export function unsaved(typed: Words, problem: SaveProblem): FormAnswer {
	return { status: "code" in problem ? problem.code : statuses[problem.kind], errors: {}, typed, problem };
}

/** The answer that the browser gives itself when the form did not arrive. */
export function notArrived(typed: Words, why: SubmitFailure): FormAnswer {
	return unsaved(typed, why === "signedOut" ? { kind: "signedOut" } : { kind: "failed", code: 0 });
}

/** Names of the fields that differ between two forms. Numbers written differently are the same; line breaks too. */
export function differences(ours: Words, theirs: Words): string[] {
	const plain = (word: string | undefined) => {
		const text = (word ?? "").replaceAll("\r\n", "\n").trim();
		return /^\d+([.,]\d+)?$/.test(text) ? String(Number(text.replace(",", "."))) : text;
	};
	return Object.keys(theirs).filter((field) => plain(ours[field]) !== plain(theirs[field]));
}
