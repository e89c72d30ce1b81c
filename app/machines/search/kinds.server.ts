import { languages } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { type MainCategory, mainCategories, type Subcategory, subcategoriesOf } from "../offer.ts";
import { searchedWords } from "../list/search-grammar.ts";
import type { Dictionary } from "./dictionary.server.ts";
import { asOnePiece } from "./search-pieces.server.ts";

export type Kind = MainCategory | Subcategory;

/** Shorter ends of words occur in too many; no kind has a longer name. */
const SHORTEST_END = 4;
const LONGEST_END = 25;
/** Letters of a plural. */
const ENDING = 2;

/** Kinds of machines that the dealer does not have and descriptions mention, in one piece. */
export const notTraded: ReadonlySet<string> = new Set(
	(
		"kran autokran mobilkran planierraupe laderaupe tieflader grader traktor schlepper ruttelplatte " +
		"crane dozer bulldozer tractor vibratingplate vibratingplates vibrationplate wackerplate wackerplates platecompactor platecompactors"
	).split(" "),
);

/** The kind that words name: "wheel loader", "Stapler"; else the one at the end of a word, as in "Elektrobagger". */
export function kindNamed(words: readonly string[], dictionary: Dictionary): Kind | undefined {
	// "Mini-Radlader" is a wheel loader, so longer words come first.
	const keys = words
		.map(asOnePiece)
		.filter((key) => !notTraded.has(key))
		.sort((a, b) => b.length - a.length);
	const phrases = [...words.slice(1).map((word, at) => asOnePiece(`${words[at]} ${word}`)), ...keys];
	const ends = keys.flatMap((key) => {
		const end = key.slice(1).slice(-LONGEST_END);
		return Array.from({ length: Math.max(0, end.length - SHORTEST_END + 1) }, (_, at) => end.slice(at));
	});
	// A known word, such as the make Wacker, is no other one.
	const mistyped = keys.filter((key) => !dictionary.has(key)).flatMap((key) => dictionary.keys.near(key, 1));
	return [...phrases, ...ends, ...mistyped].flatMap((key) => kindsCalled(key, dictionary))[0];
}

/** Joins consecutive words into the longest phrases that are known: "wheel loader", "New Holland". */
export function phrasesIn(words: readonly string[], dictionary: Dictionary): string[][] {
	if (words.length === 0) return [];
	let count = Math.min(dictionary.longest, words.length);
	const isPhrase = (key: string) => dictionary.has(key) || notTraded.has(key);
	while (count > 1 && !isPhrase(asOnePiece(words.slice(0, count).join(" ")))) count--;
	return [words.slice(0, count), ...phrasesIn(words.slice(count), dictionary)];
}

/** The words of a search; those that the trade uses as one stay together. */
export function wordsAsked(q: string, dictionary: Dictionary): string[] {
	const words = searchedWords(q).split(/\s+/).filter(Boolean);
	return phrasesIn(words, dictionary).map((phrase) => phrase.join(" "));
}

const kinds: Kind[] = [...mainCategories, ...mainCategories.flatMap((main) => subcategoriesOf[main])];
const labelsOfKinds = kinds.map((kind) => ({
	kind,
	labels: languages.map((language) => asOnePiece(textsIn(language).of("angebot")(`category.${kind}`))),
}));

/** The kinds that a word in one piece, or a synonym, is the name of but for so many letters at its end. */
export function kindsCalled(key: string, dictionary: Dictionary, ending = ENDING): Kind[] {
	const names = [key, ...dictionary.sameAs(key).map(asOnePiece)];
	const isCalled = (label: string) =>
		names.some((name) => label.startsWith(name) && label.length <= name.length + ending);
	return labelsOfKinds.filter(({ labels }) => labels.some(isCalled)).map(({ kind }) => kind);
}
