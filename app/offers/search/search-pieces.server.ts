import { fold } from "../../database/folding.ts";

/**
 * The pieces of a text that is searched, or searched for: runs of letters and of digits, so that "JX110", "jx-110" and
 * "JX 110" are the same. "ae" is "ä", which is folded to "a".
 */
export function piecesOf(text: string): string[] {
	return plain(together(fold(text))).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** A word or phrase as one piece, without anything between its letters and digits. */
export function joined(text: string): string {
	return plain(fold(text)).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Folded text with letters that stand alone written as one word: "J X 110" is a "JX 110". */
export function together(folded: string): string {
	return folded.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, "");
}

function plain(folded: string): string {
	return folded.replace(/([aou])e/g, "$1");
}
