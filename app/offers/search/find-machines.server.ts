import { fold } from "../../database/folding.ts";
import { type SearchWord, searchWords } from "../../database/search-words.ts";
import type { Dictionary } from "./dictionary.server.ts";
import { sizesIn, withoutSizes } from "../list/typed-size.ts";
import type { Found, MachineIndex } from "./machine-index.server.ts";
import { joined, piecesOf, together } from "./search-pieces.server.ts";
import { ways } from "./vocabulary.server.ts";

/**
 * What the hits of a search are sorted by, whatever the order of the list: the number of a machine, what was typed,
 * synonyms, words that merely contain one with a meaning of its own, and last what a mistyped word may mean. Within
 * each, `ways` say more.
 */
const ranks = { number: 0, typed: 1, same: 2, contains: 3, mistyped: 4 };
/** Of a synonym, longer words are hardly parts of others by chance, and short ones begin too many. */
const SYNONYM_LETTERS = { begins: 4, part: 8 };
/** So many letters before a number are those of a model: the E 18 is no excavator of 2018. */
const MODEL_LETTERS = 3;

/** So many pieces are looked up, each among all words of all machines: "a1b2c3" has six. */
const MOST_PIECES = 12;

/** What is searched for: a word, or several that the trade uses as one ("wheel loader"). */
type Term = { words: readonly SearchWord[]; key: string; beforeNumber: boolean };

/**
 * The machines that have each word of a text, or something that means the same by the dictionary; for a word that
 * nothing has, what it may mean with a mistake. Null if the text has no word. Sizes are no words: they only lift the
 * machines that are named so ("320 l").
 */
export function findMachines(index: MachineIndex, dictionary: Dictionary, text: string): Found | null {
	const found = withWords(index, dictionary, withoutSizes(text));
	const pieces = sizesIn(text).flatMap(({ typed }) => piecesOf(typed));
	const named = all(pieces.slice(0, MOST_PIECES).map((piece) => index.having(piece, ways.whole)));
	if (named.size === 0) return found;
	return new Map([...(found ?? named)].map(([nr, rank]) => [nr, named.has(nr) ? ranks.number : rank]));
}

function withWords(index: MachineIndex, dictionary: Dictionary, text: string): Found | null {
	const words = searchWords(together(fold(text.replace(/["„“”«»]/g, " "))));
	if (words.length === 0) return null;
	const readable = words.filter((word) => word.onlyNumber || piecesOf(word.text).length > 0);
	if (readable.length === 0) return new Map();
	let left = MOST_PIECES;
	const sought = readable.filter(({ typed }) => {
		const isSought = left > 0;
		left -= piecesOf(typed).length;
		return isSought;
	});
	return all(termsIn(sought, dictionary).map((term) => ofTerm(index, dictionary, term)));
}

/** Of the words that follow one another, as many as the dictionary knows as one. */
function termsIn(words: readonly SearchWord[], dictionary: Dictionary): Term[] {
	const terms: Term[] = [];
	for (let at = 0; at < words.length; at += terms.at(-1)!.words.length) {
		let count = Math.min(dictionary.longest, words.length - at);
		while (count > 1 && !dictionary.has(keyOf(words.slice(at, at + count)))) count--;
		const phrase = words.slice(at, at + count);
		terms.push({ words: phrase, key: keyOf(phrase), beforeNumber: words[at + count]?.number != null });
	}
	return terms;
}

const keyOf = (words: readonly SearchWord[]) => joined(words.map(({ text }) => text).join(" "));

function ofTerm(index: MachineIndex, dictionary: Dictionary, term: Term): Found {
	const { words, key } = term;
	const [{ number, onlyNumber }] = words as [SearchWord];
	const found = new Map<number, number>();
	if (words.length === 1 && number !== null && index.has(number)) found.set(number, ranks.number);
	if (onlyNumber) return found;
	const isOwnWord = words.length === 1 && dictionary.isOwnWord(key);
	for (const reading of readingsOf(term))
		add(found, all(reading.map(({ piece, last }) => index.having(piece, last))), (way) =>
			isOwnWord && way > ways.whole ? ranks.contains : ranks.typed + way,
		);
	add(found, index.having(key, ways.whole), () => ranks.typed);
	for (const same of dictionary.sameAs(key)) add(found, ofSynonym(index, same), () => ranks.same);
	if (found.size > 0 || words.length > 1 || dictionary.has(key)) return found;
	// A word of the trade is rather meant than one that stands in some text by chance.
	for (const meant of meantBy(index, dictionary, key)) {
		const byChance = dictionary.has(meant.key) ? 0 : 0.5;
		add(found, ofTerm(index, dictionary, meant), (rank) => ranks.mistyped + byChance + rank / 10);
	}
	return found;
}

type Piece = { piece: string; last: number };

/** A typed term in pieces; where it has a hyphen, also without: "Mini-Dumper" is "Minidumper", and a dumper. */
function readingsOf({ words, beforeNumber }: Term): Piece[][] {
	const whole = words.flatMap(({ text }) => piecesOf(text));
	const split = words.flatMap(({ typed }) => piecesOf(typed));
	return (whole.length === split.length ? [whole] : [whole, split]).map((pieces) =>
		pieces.slice(0, MOST_PIECES).map((piece, at) => {
			const next = pieces[at + 1];
			const isModel = /^\p{L}/u.test(piece) && piece.length <= MODEL_LETTERS;
			const isBeforeNumber = next === undefined ? beforeNumber : /^\p{N}/u.test(next);
			return { piece, last: isModel && isBeforeNumber ? ways.whole : ways.part };
		}),
	);
}

/** The machines with each piece of a synonym, where it is hardly there by chance. */
function ofSynonym(index: MachineIndex, synonym: string): Found {
	return all(
		piecesOf(synonym).map((piece) => {
			const { begins, part } = SYNONYM_LETTERS;
			const isWord = /^\p{N}/u.test(piece) || piece.length < begins;
			return index.having(piece, isWord ? ways.whole : piece.length < part ? ways.begins : ways.part);
		}),
	);
}

/** What a mistyped word may mean: the known words that are nearest to it. */
function meantBy(index: MachineIndex, dictionary: Dictionary, key: string): Term[] {
	for (const mistakes of [1, 2] as const) {
		const near = new Set([...dictionary.near(key, mistakes), ...index.near(key, mistakes)]);
		if (near.size > 0)
			return [...near].map((word) => ({
				words: [{ text: word, typed: word, number: null, onlyNumber: false }],
				key: word,
				beforeNumber: false,
			}));
	}
	return [];
}

function add(found: Map<number, number>, more: Found, rankOf: (rank: number) => number): void {
	for (const [nr, rank] of more) found.set(nr, Math.min(found.get(nr) ?? Infinity, rankOf(rank)));
}

/** What is in all of them, each as good as in the worst. */
function all(founds: readonly Found[]): Found {
	const [fewest, ...others] = founds.toSorted((a, b) => a.size - b.size);
	const both = new Map<number, number>();
	for (const [nr, rank] of fewest ?? [])
		if (others.every((other) => other.has(nr))) both.set(nr, Math.max(rank, ...others.map((other) => other.get(nr)!)));
	return both;
}
