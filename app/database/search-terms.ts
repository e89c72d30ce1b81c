import type { Dictionary, Meaning } from "./dictionary.ts";
import { compact } from "./folding.ts";
import { isForgiving } from "./near-words.ts";
import type { SearchWord } from "./search-words.ts";
import type { StoredTexts } from "./stored-texts.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** A word of a search with the other spellings that it may mean. */
export type Spelled = SearchWord & { near: readonly string[] };

/** A part of a search that means one thing: a word, or several that the trade uses as one ("wheel loader"). */
export type Term = {
	words: readonly Spelled[];
	/** False if no record can have what was typed, so that all hits are synonyms. */
	occurs: boolean;
	/** Folded texts that mean the same, and that some record has. */
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
export async function termsIn(
	words: readonly Spelled[],
	dictionary: Dictionary | null,
	stored: () => Promise<StoredTexts>,
): Promise<Term[]> {
	const terms: Term[] = [];
	for (let at = 0; at < words.length; at += terms.at(-1)!.words.length)
		terms.push(await termAt(words, at, dictionary, stored));
	return terms;
}

async function termAt(
	words: readonly Spelled[],
	at: number,
	dictionary: Dictionary | null,
	stored: () => Promise<StoredTexts>,
): Promise<Term> {
	const single = words[at]!;
	const term = { words: [single], occurs: true, same: [], meanings: [], perhaps: [], standsAlone: false };
	if (!dictionary || single.onlyNumber) return term;
	for (let count = Math.min(dictionary.longest, words.length - at); count > 0; count--) {
		const phrase = words.slice(at, at + count);
		const text = phrase.map((word) => word.text).join("");
		if (dictionary.has(text)) return knownTerm(phrase, text, dictionary, await stored());
	}
	const near = dictionary.near(single.text);
	if (near.length === 0) return term;
	const texts = await stored();
	return { ...term, perhaps: near.filter((other) => texts.hasSynonym(other)) };
}

function knownTerm(words: readonly Spelled[], text: string, dictionary: Dictionary, stored: StoredTexts): Term {
	const all = dictionary.sameAs(text);
	const standsAlone = words.length === 1 && dictionary.isOwnWord(text);
	// What contains a typed word is found by that word.
	const isFurther = (other: string) => standsAlone || words.length > 1 || !compact(other).includes(text);
	return {
		words,
		occurs: words.every((word) => word.number !== null || stored.has(word.text)),
		same: all.filter((other) => isFurther(other) && stored.hasSynonym(other)),
		meanings: dictionary.meaningsOf([text, ...all]),
		perhaps: [],
		standsAlone,
	};
}
