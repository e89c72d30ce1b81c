import { compact, fold } from "./folding.ts";

const MAX_WORDS = 8;
/** Longer words are searched by their beginning: finding mistyped words costs the square of their letters. */
const WORD_LETTERS = 40;
/** Numbers of records are 32-bit integers. */
const NUMBER_DIGITS = 9;

/** A word that is searched for, folded and without separators. */
export type SearchWord = {
	text: string;
	/** The same with its separators. */
	typed: string;
	/** The record's number that it may mean. */
	number: number | null;
	/** It was typed as a number ("Nr. 46", "#46"), and means nothing else where records have numbers. */
	onlyNumber: boolean;
};

/** The words of a search; none for a text of nothing but accents. */
export function searchWords(typed: string): SearchWord[] {
	const marked = fold(typed).replace(/(?:^|(?<= ))(?:#|nr\.?|no\.?) ?(?=\d+(?: |$))/g, "#");
	const words = marked.split(" ").filter(Boolean);
	// A dash between two words is no word; a search of nothing else finds nothing.
	const named = words.filter((word) => compact(word) !== "");
	return (named.length > 0 ? named : words).slice(0, MAX_WORDS).map(toSearchWord);
}

function toSearchWord(whole: string): SearchWord {
	const word = [...whole].slice(0, WORD_LETTERS).join("");
	const digits = new RegExp(`^#?(\\d{1,${NUMBER_DIGITS}})$`).exec(word)?.[1];
	if (digits) return { text: digits, typed: digits, number: Number(digits), onlyNumber: word.startsWith("#") };
	return { text: compact(word) || word, typed: word, number: null, onlyNumber: false };
}
