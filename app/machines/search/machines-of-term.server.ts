import type { SearchWord } from "../../foundation/database/search-words.ts";
import { makeGroups } from "../machine/makes.server.ts";
import type { Dictionary } from "./dictionary.server.ts";
import { beginsKind, kindsCalled, notTraded, phrasesIn } from "./kinds.server.ts";
import { inAll, type MachineIndex, type RankedMachines } from "./machine-index.server.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import { ways } from "./vocabulary.server.ts";

/**
 * The ranks of hits, which come before the order of the list: the machine's number, a typed word, a synonym, a word
 * that merely contains the typed one, a word of a description, a likely meaning. Within each rank, `ways` decide.
 */
export const ranks = { number: 0, typed: 1, same: 2, contains: 3, prose: 4, mistyped: 5 };
/** The word that every machine of a kind's main category has as a value. */
export const kindWord = (kind: string) => `kind ${kind.split("-")[0]}`;
/** Whether a hit of this rank is called by a word of the search, not just described or perhaps meant by it. */
export const isName = (rank: number) => rank < ranks.prose;
/** The fewest letters of a synonym that matches a word's beginning, or a part of it: short ones are in many words. */
const FEWEST_LETTERS = { begins: 4, part: 6 };
/** Up to this many letters before a number belong to a model: the E 18 is not an excavator of 2018. */
const MODEL_LETTERS = 3;

/** "Hamm" makes rollers, and no hammers. */
export const makes: ReadonlySet<string> = new Set(makeGroups().flat().map(asOnePiece));

/** The most pieces of a search; each is sought among all words of all machines. "a1b2c3" has six. */
export const MOST_PIECES = 12;

/** The fewest letters of a word in a compound. */
const SHORTEST_PART = 4;
/** Shorter words, and numbers, are in too many descriptions; so are the parts of a synonym ("sieb trommel"), and "grab". */
const PROSE_WORD = /^\p{L}{4}/u;
const PROSE_SYNONYM = /^\p{L}{5,}$/u;

/**
 * `index` has what machines are called and have, `prose` their descriptions. Words of `labels` say what others are
 * about; a search ignores them beside others unless a machine is called so.
 */
export type Sources = {
	index: MachineIndex;
	prose: MachineIndex;
	dictionary: Dictionary;
	labels: ReadonlySet<string>;
};

/** A word, or several that the trade uses as one ("wheel loader"); `key` is it in one piece. */
export type Term = { words: readonly SearchWord[]; key: string; beforeNumber: boolean };

export function termsIn(words: readonly SearchWord[], dictionary: Dictionary): Term[] {
	let at = 0;
	return phrasesIn(words, keyOf, dictionary).map((phrase) => {
		at += phrase.length;
		return { words: phrase, key: keyOf(phrase), beforeNumber: words[at]?.number != null };
	});
}

const keyOf = (words: readonly SearchWord[]) => asOnePiece(words.map(({ text }) => text).join(" "));

export function ofTerm(sources: Sources, term: Term): RankedMachines {
	const { index, prose, dictionary, labels } = sources;
	const { words, key } = term;
	const [{ number, onlyNumber }] = words as [SearchWord];
	const found = new Map<number, number>();
	if (words.length === 1 && number !== null && index.has(number)) found.set(number, ranks.number);
	if (onlyNumber) return found;
	const isOwnWord = words.length === 1 && dictionary.isOwnWord(key);
	const last = makes.has(key) ? ways.whole : ways.part;
	for (const reading of readingsOf(term, last))
		add(found, inAll(reading.map(({ piece, last }) => index.having(piece, last))), (way) =>
			isOwnWord && way > ways.value ? ranks.contains : ranks.typed + way,
		);
	add(found, index.having(key, ways.whole), (way) => ranks.typed + (way === ways.value ? way : 0));
	for (const same of dictionary.sameAs(key)) add(found, ofWords(index, same, last), () => ranks.same);
	// A text that mentions a crane, such as one that the machine is loaded with, offers none; nor does a "dozer blade".
	if (notTraded.has(key)) return new Map([...found].filter(([, rank]) => rank !== ranks.typed + ways.value));
	// Descriptions may have it, or a synonym; where a machine is called by a kind, others merely mention that.
	if (found.size === 0 || !beginsKind(key, dictionary))
		for (const word of [key, ...dictionary.sameAs(key).filter((same) => PROSE_SYNONYM.test(same))])
			// Long words are found as ends, too: "Herstellergarantie".
			if (piecesOf(word).every((piece) => PROSE_WORD.test(piece)))
				add(found, ofWords(prose, word, last), () => ranks.prose);
	// A part of a crusher may be called as a kind is: a screen, a conveyor. A machine itself is called so by a whole word.
	const ofKind = new Set(kindsCalled(key, dictionary).flatMap((kind) => [...index.having(kindWord(kind)).keys()]));
	if (ofKind.size > 0)
		return new Map([...found].filter(([nr, rank]) => ofKind.has(nr) || rank <= ranks.typed + ways.whole));
	if (found.size > 0 || words.length > 1 || dictionary.has(key) || labels.has(key)) return found;
	const both = inAll((partsOfCompound(sources, key) ?? []).map((part) => ofTerm(sources, termOf(part))));
	if (both.size > 0) return both;
	// A mistyped word more likely means one of the trade than one that happens to be in a text.
	for (const meant of meantBy(index, dictionary, key)) {
		const byChance = dictionary.has(meant.key) ? 0 : 0.5;
		add(found, ofTerm(sources, meant), (rank) => ranks.mistyped + byChance + rank / 10);
	}
	return found;
}

/** The words that a compound of the trade joins: "Altholz" and "Shredder". */
export function partsOfCompound({ index, prose, dictionary }: Sources, key: string): [string, string] | undefined {
	const isWord = (word: string) =>
		dictionary.has(word) || [index, prose].some((one) => one.having(word, ways.whole).size > 0);
	const ends = Array.from({ length: Math.max(0, key.length - 2 * SHORTEST_PART + 1) }, (_, at) => at + SHORTEST_PART);
	const at = ends.find((at) => dictionary.has(key.slice(at)) && isWord(key.slice(0, at)));
	return at === undefined ? undefined : [key.slice(0, at), key.slice(at)];
}

/** The pieces of a term, each with the last way to match it; "Mini-Dumper" is read as "Minidumper", too. */
function readingsOf({ words, beforeNumber }: Term, last: number) {
	const whole = words.flatMap(({ text }) => piecesOf(text));
	const split = words.flatMap(({ typed }) => piecesOf(typed));
	return (whole.length === split.length ? [whole] : [whole, split]).map((pieces) =>
		pieces.slice(0, MOST_PIECES).map((piece, at) => {
			const next = pieces[at + 1];
			const isModel = /^\p{L}/u.test(piece) && piece.length <= MODEL_LETTERS;
			const isBeforeNumber = next === undefined ? beforeNumber : /^\p{N}/u.test(next);
			return { piece, last: isModel && isBeforeNumber ? ways.whole : last };
		}),
	);
}

/** The machines with each piece of these words; short pieces must match more exactly. */
function ofWords(index: MachineIndex, words: string, last: number): RankedMachines {
	const lastWay = (piece: string) => {
		if (/^\p{N}/u.test(piece) || piece.length < FEWEST_LETTERS.begins) return ways.whole;
		return piece.length < FEWEST_LETTERS.part ? Math.min(ways.begins, last) : last;
	};
	return inAll(piecesOf(words).map((piece) => index.having(piece, lastWay(piece))));
}

/** Likely meanings of a mistyped word: the nearest known words. */
function meantBy(index: MachineIndex, dictionary: Dictionary, key: string): Term[] {
	for (const mistakes of [1, 2] as const) {
		const near = new Set([...dictionary.keys.near(key, mistakes), ...index.vocabulary.near(key, mistakes)]);
		if (near.size > 0) return [...near].map(termOf);
	}
	return [];
}

export function termOf(word: string): Term {
	return { words: [{ text: word, typed: word, number: null, onlyNumber: false }], key: word, beforeNumber: false };
}

export function add(found: Map<number, number>, more: RankedMachines, rankOf: (rank: number) => number): void {
	for (const [nr, rank] of more) found.set(nr, Math.min(found.get(nr) ?? Infinity, rankOf(rank)));
}
