import { fold } from "../../foundation/database/folding.ts";

/** Splits a text into runs of letters and of digits, so that "JX110", "jx-110" and "JX 110" are the same. */
export function piecesOf(text: string): string[] {
	return plain(joinSingleLetters(fold(text))).match(/\p{L}+|\p{N}+/gu) ?? [];
}

/** A word or phrase in one piece: its letters and digits alone. */
export function asOnePiece(text: string): string {
	return plain(fold(text)).replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Folded text with single letters joined: "J X 110" becomes "JX 110". */
export function joinSingleLetters(folded: string): string {
	return folded.replace(/(?<=(?:^| )\p{L}) (?=\p{L}(?: |$))/gu, "");
}

/** "ae" counts as "ä", which is folded to "a". */
function plain(folded: string): string {
	return folded.replace(/([aou])e/g, "$1").replaceAll("×", "x");
}
