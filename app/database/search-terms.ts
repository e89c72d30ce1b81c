import type { Dictionary, Meaning } from "./dictionary.ts";
import { isForgiving } from "./near-words.ts";
import type { SearchWord } from "./search-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of a search with the other spellings that it may mean. */
export type Spelled = SearchWord & { near: readonly string[] };

/** A part of a search that means one thing: a word, or several that the trade uses as one ("wheel loader"). */
export type Term = {
	words: Spelled[];
	/** Folded texts that mean the same. */
	same: readonly string[];
	/** Columns that mean the same. */
	meanings: readonly Meaning[];
	/** Folded texts that a mistyped word may mean. */
	perhaps: readonly string[];
	/** Words that merely contain it come last. */
	standsAlone: boolean;
};

/** Adds to each word what it may mean; the vocabulary is not asked for when no word needs it. */
export async function spelled(words: SearchWord[], vocabulary: () => Promise<Vocabulary>): Promise<Spelled[]> {
	if (!words.some(({ text }) => isForgiving(text))) return words.map((word) => ({ ...word, near: [] }));
	const known = await vocabulary();
	return words.map((word) => ({ ...word, near: known.near(word.text) }));
}

/** The terms of a search: of the words that follow one another, as many as the dictionary knows as one. */
export function termsIn(words: readonly Spelled[], dictionary: Dictionary | null): Term[] {
	const terms: Term[] = [];
	for (let at = 0; at < words.length; at += terms.at(-1)!.words.length) terms.push(termAt(words, at, dictionary));
	return terms;
}

function termAt(words: readonly Spelled[], at: number, dictionary: Dictionary | null): Term {
	const single = words[at]!;
	const none = { same: [], meanings: [], perhaps: [], standsAlone: false };
	if (!dictionary || single.onlyNumber) return { words: [single], ...none };
	for (let count = Math.min(dictionary.longest, words.length - at); count > 0; count--) {
		const phrase = words.slice(at, at + count);
		const text = phrase.map((word) => word.text).join("");
		if (!dictionary.has(text)) continue;
		const same = dictionary.sameAs(text);
		const meanings = dictionary.meaningsOf([text, ...same]);
		const standsAlone = count === 1 && dictionary.isOwnWord(text);
		return { words: phrase, same, meanings, perhaps: [], standsAlone };
	}
	return { words: [single], ...none, perhaps: dictionary.near(single.text) };
}
