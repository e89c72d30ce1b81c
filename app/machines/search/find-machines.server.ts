import type { Dictionary } from "./dictionary.server.ts";
import { searchedWords, sizesIn, UNFINISHED } from "../list/search-grammar.ts";
import { inAll, type RankedMachines } from "./machine-index.server.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import { kindNamed, kindsCalled } from "./kinds.server.ts";
import { add, isName, MOST_PIECES, ranks, type Sources, withWords } from "./machines-with-words.server.ts";
import { ways } from "./vocabulary.server.ts";

/** Joins two searches: "Radlader oder Teleskoplader". */
const OR = /\s(?:oder|or|\/)\s/i;
/** Joins machines of two kinds: "Haldenband und Brecher". */
const AND = /\s*(?:[+,&]|\s(?:und|and)\s)\s*/i;
const MOST_ALTERNATIVES = 3;
/** "KB 470, KB 620": each is a machine. */
const MODEL = /\p{L}{1,3}[ -]?\d{2,4}/giu;
const MODELS = /^(?:\p{L}{1,3}[ -]?\d{2,4}(?:\s*[+,&/]\s*|\s(?:(?:und|and|oder|or)\s)?|$)){2,3}$/iu;
export const partsOf = (text: string) => text.split(AND, MOST_ALTERNATIVES);
/** What a machine must not have: "ohne Nachsieb", "nicht Ebnwald RL 900". */
export const NOT =
	/(?<=^|\s)(?:(?:aber\s|but\s)?(?:ohne|keine?[nmrs]?|nicht|au(?:ß|ss)er|(?:an)?statt|without|no|not|except|excl\.?|excluding|instead\sof))\s+(?:(?:in|von|aus|mit|from|with|eine?n?|an?)\s+)?((?:stufe\s|stage\s)?(?:\p{L}{1,3}\s\d+|[^\s,;]+(?:\s\p{L}{1,3}[\s-]?\d{2,4}(?![\p{L}\d]))?))/giu;

/** What a machine is wanted for. */
const PURPOSE = /\s(?:zum|zur|für|for)\s(?:(?:de[nm]|die|das|einen?|the|an?)\s)?([^\s,]+)/iu;

/**
 * Finds the machines that have each word of a text, a synonym or, if none has it, its likely meaning; around an "or",
 * the words of one side; none that has what follows a "not". Null without a word. Sizes only raise such names ("320 l").
 */
export function findMachines(sources: Sources, text: string): RankedMachines | null {
	const [limit = "", number] = (sources.passing && text.match(UNFINISHED)) ?? [];
	if (number) sources.passing!.over.add(number);
	const wanted = withoutPurpose(text.replace(NOT, " ").replace(number ? limit : "", ""), sources.dictionary);
	// "Walze und Minibagger" are two machines, and so are "Radlader Teleskoplader"; "Walze mit Schild und Tank" is one.
	const words = wanted.trim().split(/\s+/, MOST_ALTERNATIVES + 1);
	const isKind = (text: string) => kindsCalled(asOnePiece(text), sources.dictionary).length > 0;
	const areKindsAlone = words.length <= MOST_ALTERNATIVES && !isKind(wanted) && words.every(isKind);
	const models = MODELS.test(wanted) ? wanted.match(MODEL)! : [];
	const both = models.length > 0 ? models : areKindsAlone ? words : partsOf(wanted.replace(OR, " + "));
	const areNamed = (part: string) => models.length > 0 || kindNamed(part.split(/\s+/), sources.dictionary);
	// Of "Brecher mit Bedüsung und Seitenband" both are equipment.
	const areKinds = both.length > 1 && both.every(areNamed) && !/\s(?:mit|with)\s/i.test(both[0]!);
	const [head = "", ...others] = areKinds ? both : wanted.split(OR, MOST_ALTERNATIVES);
	// "Bagger von Tornavik oder Ebnwald" is an excavator of either make, and so is "Tornavik oder Ebnwald Bagger".
	const shared = areKinds ? "" : head.split(/\s+/).slice(0, -1).join(" ");
	const [, ...rest] = !areKinds && !/\s/.test(head.trim()) && !isKind(head) ? (others.at(-1) ?? "").split(/\s+/) : [];
	const parts = [
		[head, ...rest].join(" "),
		...others.map((other) => (/\s/.test(other.trim()) ? other : `${shared} ${other}`)),
	];
	const strict = { ...sources, passing: undefined };
	// "Radlader oder Xylophon" wants no other machine for the unknown word.
	const found = parts.map((part) => withSizes(others.length > 0 && !areKinds ? strict : sources, part));
	const not = [...text.matchAll(NOT)].slice(0, MOST_ALTERNATIVES);
	const unwanted = not.flatMap(([, word]) => [...(withWords(strict, word!) ?? [])]);
	if (others.length === 0 && unwanted.length === 0) {
		if (found[0]?.size !== 0) return found[0]!;
		const each = ofEach(strict, both);
		return each.size > 0 ? each : ofModels(sources, wanted);
	}
	const either = new Map(others.length === 0 && !found[0] ? sources.index.all() : []);
	for (const one of found) add(either, one ?? new Map(), (rank) => rank);
	for (const [nr, rank] of unwanted) if (isName(rank)) either.delete(nr);
	return either;
}

/** "Radlader für die Siebanlage" is no screen. */
function withoutPurpose(text: string, dictionary: Dictionary): string {
	const [wanted = "", machine = "", ...rest] = text.split(PURPOSE);
	const isPurpose = kindsCalled(asOnePiece(machine), dictionary).length > 0;
	return isPurpose && kindNamed(wanted.split(/\s+/), dictionary) ? [wanted, ...rest].join(" ") : text;
}

/** "Walzenzug und Tandemwalze" is no machine, but each part is the name of some. */
function ofEach(sources: Sources, parts: readonly string[]): RankedMachines {
	const founds = parts.map((part) => withWords(sources, part) ?? new Map<number, number>());
	const areNames = founds.every((found) => [...found.values()].some((rank) => rank <= ranks.typed + ways.whole));
	const each = new Map<number, number>();
	if (areNames) for (const found of founds) add(each, found, (rank) => rank);
	return each;
}

/** "Passt der HB 1506 auf einen Tieflader?": a machine that is named is shown, whatever else is asked. */
function ofModels({ passing, ...sources }: Sources, text: string): RankedMachines {
	const models = new Map<number, number>();
	if (!passing) return models;
	for (const model of text.match(MODEL) ?? [])
		for (const [nr, rank] of withWords(sources, model) ?? [])
			if (rank <= ranks.typed + ways.value) models.set(nr, rank);
	if (models.size === 0) return models;
	for (const word of searchedWords(text.replace(MODEL, " ")).trim().split(/\s+/, MOST_PIECES))
		if (![...(withWords(sources, word) ?? models).keys()].some((nr) => models.has(nr)))
			passing.over.add(asOnePiece(word));
	return models;
}

function withSizes(sources: Sources, text: string): RankedMachines | null {
	const found = withWords(sources, searchedWords(text));
	const pieces = sizesIn(text).flatMap(({ typed }) => piecesOf(typed));
	const named = inAll(pieces.slice(0, MOST_PIECES).map((piece) => sources.index.having(piece, ways.whole)));
	if (named.size === 0) return found;
	return new Map([...(found ?? named)].map(([nr, rank]) => [nr, named.has(nr) ? ranks.number : rank]));
}
