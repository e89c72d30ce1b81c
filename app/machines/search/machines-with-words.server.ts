import { fold } from "../../foundation/database/folding.ts";
import { type SearchWord, searchWords } from "../../foundation/database/search-words.ts";
import { finderCategories } from "../finder/aid.ts";
import { makeGroups } from "../machine/makes.server.ts";
import type { Dictionary } from "./dictionary.server.ts";
import { kindNamed, kindsCalled, notTraded, phrasesIn } from "./kinds.server.ts";
import { inAll, type MachineIndex, type RankedMachines } from "./machine-index.server.ts";
import { asOnePiece, joinSingleLetters, piecesOf } from "./search-pieces.server.ts";
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

/** Each make with its other names; "Hamm" makes rollers, and no hammers. */
const makes = new Map(makeGroups().flatMap((names) => names.map((name) => [asOnePiece(name), names] as const)));

/** The most pieces of a search; each is sought among all words of all machines. "a1b2c3" has six. */
export const MOST_PIECES = 12;

/** The fewest letters of a word in a compound. */
const SHORTEST_PART = 4;
/** Shorter words, and numbers, are in too many descriptions; so are the parts of a synonym ("sieb trommel"), and "grab". */
const PROSE_WORD = /^\p{L}{4}/u;
const PROSE_SYNONYM = /^\p{L}{5,}$/u;

/** Of "schwenkbarem" and "hydraulischer" remains what their other forms begin with. */
const CASE_ENDING = /(?<=\p{L}{3}(?:bar|isch|lich|ig))e[nmrs]?(?!\p{L})/giu;

/**
 * `index` has what machines are called and have, `prose` their descriptions. Words of `labels` say what others are
 * about; a search ignores them beside others unless a machine is called so.
 */
export type Sources = {
	index: MachineIndex;
	prose: MachineIndex;
	dictionary: Dictionary;
	labels: ReadonlySet<string>;
	passing?: Passing;
};

/** Where it is given, a search passes over words that none of the list's machines has with the others, and notes them. */
export type Passing = { over: Set<string>; among: () => ReadonlySet<number> };

/** A word, or several that the trade uses as one ("wheel loader"); `key` is it in one piece. */
type Term = { words: readonly SearchWord[]; key: string; beforeNumber: boolean };

export function withWords(sources: Sources, text: string): RankedMachines | null {
	const words = searchWords(joinSingleLetters(fold(text.replace(CASE_ENDING, "").replace(/["„“”«»]/g, " "))));
	if (words.length === 0) return null;
	// Beside other words a single letter means nothing ("do u have", "e Bagger"), but before a number: an E 18.
	const isWord = ({ typed }: SearchWord, at: number) =>
		words.length === 1 || !/^\p{L}$/u.test(typed) || /^\d/.test(words[at + 1]?.typed ?? "");
	const readable = words.filter((word, at) => word.onlyNumber || (piecesOf(word.text).length > 0 && isWord(word, at)));
	if (readable.length === 0) return new Map();
	let left = MOST_PIECES;
	const sought = readable.filter(({ typed }) => {
		const isSought = left > 0;
		left -= piecesOf(typed).length;
		return isSought;
	});
	const terms = termsIn(sought, sources.dictionary).map((term) => ({ term, found: ofTerm(sources, term) }));
	const needed = terms.filter(({ term, found }) => !sources.labels.has(term.key) || [...found.values()].some(isName));
	const counted = needed.length > 0 ? needed : terms;
	if (sources.passing) return withoutMissing(sources, counted, sources.passing);
	return inAll(counted.map(({ found }) => found));
}

type FoundTerm = { term: Term; found: RankedMachines };

/**
 * The machines with these words but those that none of them has: words in no offer ("Landwirt"), and words that merely
 * describe others ("Siebanlage Splitt") or are within theirs. Of "Abbruchbagger" remains the kind that its end names.
 */
function withoutMissing(sources: Sources, terms: readonly FoundTerm[], { over, among }: Passing): RankedMachines {
	const { dictionary } = sources;
	const isCalled = (rank: number) => rank <= ranks.typed + ways.value || rank === ranks.same;
	const isWanted = ({ term: { key, words }, found }: FoundTerm, at: number) => {
		const [{ typed, onlyNumber }] = words as [SearchWord];
		if (makes.has(key)) return true;
		// "Minibagger mit 3 Schaufeln" is not the third offer.
		if (/^\d$/.test(typed)) return onlyNumber;
		// "0/45", "A2" and "4711" are no models as "RL 900" is; where no machine has them, they are named.
		const model = terms[at - 1]?.term.key ?? "";
		const isModel = /^\p{L}{1,3}$/u.test(model) && !dictionary.has(model);
		if (found.size === 0 && !onlyNumber && !isModel && /^(?:\d+\D|0|\d{4}|\p{L}\d(?!\d))/u.test(typed)) return false;
		if (!/^[\p{L}.,;'’-]{2,}$/u.test(typed)) return true;
		if (found.size === 0) return notTraded.has(key) || (dictionary.has(key) && !kindNamed([key], dictionary));
		return [...found.values()].some(isCalled) || kindsCalled(key, dictionary).length > 0;
	};
	const kept = terms.flatMap((one, at) => {
		if (isWanted(one, at)) return [one];
		const isCompound = one.found.size === 0 || partsOfCompound(sources, one.term.key);
		const kind = isCompound && kindNamed([one.term.key], dictionary);
		return kind ? [{ term: one.term, found: ofTerm(sources, termOf(asOnePiece(kind.split("-").at(-1)!))) }] : [];
	});
	const isOfTrade = ({ term }: FoundTerm) => Number(dictionary.has(term.key));
	const others = terms.filter((one, at) => !isWanted(one, at)).sort((a, b) => isOfTrade(b) - isOfTrade(a));
	const listed = others.length > 0 ? among() : null;
	// "Manitou" leads to handlers, whoever makes them.
	const isInStock = (name: string) => ofWords(sources.index, name, ways.whole).size > 0;
	for (const { term } of terms) if (makes.has(term.key) && !makes.get(term.key)!.some(isInStock)) over.add(term.key);
	for (const one of others)
		if ([...inAll([...kept, one].map(({ found }) => found)).keys()].some((nr) => listed!.has(nr))) kept.push(one);
		else over.add(one.term.key);
	// A number alone says nothing of what is wanted.
	return inAll((kept.some(({ term }) => /^\p{L}/u.test(term.key)) ? kept : terms).map(({ found }) => found));
}

function termsIn(words: readonly SearchWord[], dictionary: Dictionary): Term[] {
	let at = 0;
	const texts = words.map(({ text }) => text);
	return phrasesIn(texts, dictionary).map((phrase) => {
		at += phrase.length;
		const own = words.slice(at - phrase.length, at);
		return { words: own, key: asOnePiece(phrase.join(" ")), beforeNumber: words[at]?.number != null };
	});
}

function ofTerm(sources: Sources, term: Term): RankedMachines {
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
	const plants = ofKinds(index, finderCategories);
	if (found.size === 0 || kindsCalled(key, dictionary, Infinity).length === 0)
		for (const word of [key, ...dictionary.sameAs(key).filter((same) => PROSE_SYNONYM.test(same))])
			// Long words are found as ends, too: "Herstellergarantie".
			if (piecesOf(word).every((piece) => PROSE_WORD.test(piece)))
				// Who types "Mutterboden" more likely screens it than digs it.
				add(found, ofWords(prose, word, last), (_, nr) => ranks.prose + (plants.has(nr) ? 0 : ways.begins));
	// A part of a crusher may be called as a kind is: a screen, a conveyor. A machine itself is called so by a whole word.
	const ofKind = ofKinds(index, kindsCalled(key, dictionary));
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

const ofKinds = (index: MachineIndex, kinds: readonly string[]): ReadonlySet<number> =>
	new Set(kinds.flatMap((kind) => [...index.having(kindWord(kind)).keys()]));

/** The words that a compound of the trade joins: "Altholz" and "Shredder". */
function partsOfCompound({ index, prose, dictionary }: Sources, key: string): [string, string] | undefined {
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

function termOf(word: string): Term {
	return { words: [{ text: word, typed: word, number: null, onlyNumber: false }], key: word, beforeNumber: false };
}

type RankOf = (rank: number, nr: number) => number;

export function add(found: Map<number, number>, more: RankedMachines, rankOf: RankOf): void {
	for (const [nr, rank] of more) found.set(nr, Math.min(found.get(nr) ?? Infinity, rankOf(rank, nr)));
}
