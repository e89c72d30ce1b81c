export type Words = Record<string, string>;

/** The version of a record that somebody else, or the same person in another window, has saved or kept as a draft. */
export type StoredNow = {
	version: number;
	savedAt: string;
	words: Words;
	/** Null where nobody knows. */
	by: string | null;
	own: boolean;
	draft: boolean;
	/** The fields that both have changed; null if that is not known: then all that differ are asked about. */
	both?: string[] | null;
	/** The fields that only the other one has changed; `typed` has their new words already. */
	taken?: string[];
};

/** A record in the trash: who deleted it, if that is known, when, and its address there. */
export type Trashed = { by: string | null; at: string; address: string };

/** Why a valid form was not saved, and the HTTP status; "upload": a picture could not be stored, so nothing was. */
export type SaveProblem =
	| { kind: "conflict"; current: StoredNow }
	| { kind: "failed"; code: number }
	| { kind: "upload"; code: number }
	| { kind: "missing"; id: string; code: number; trash?: Trashed };

/** What an editor shows after a failed save. Messages are keys of the form's namespace. */
export type FormAnswer = { status: number; errors: Words; typed: Words; problem: SaveProblem | null };

/** Names of the fields whose values differ, ignoring number notation and the kind of line break. */
export function differences(ours: Words, theirs: Words): string[] {
	const plain = (word: string | undefined) => {
		const text = (word ?? "").replaceAll("\r\n", "\n").trim();
		return /^\d+([.,]\d+)?$/.test(text) ? String(Number(text.replace(",", "."))) : text;
	};
	return Object.keys(theirs).filter((field) => plain(ours[field]) !== plain(theirs[field]));
}
