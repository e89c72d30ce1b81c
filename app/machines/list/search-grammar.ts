import { today } from "../../foundation/i18n/format.ts";
import type { OfferType } from "../offer.ts";
import { AMOUNT, inReadingOrder, unitWords } from "./search-rewrites.ts";
import * as terms from "./search-terms.ts";
import type { Limits, ReadSearch } from "./search-terms.ts";
import { readNumber } from "./typed-number.ts";

/** A number with a unit in a search: the filters that it may mean, by unit or by name, and its value in stored units. */
export type TypedSize = { typed: string; units: readonly string[]; name?: string; value: number };

const { units, atMost, atLeast, around, yearWord } = terms;
/** A number with its unit; nothing that belongs to a word may touch it. */
const quantity = (name: string) =>
	String.raw`(?<${name}Euro>(?:[€£]|(?<!\p{L})(?:chf|sfr\.?|fr\.))\s*)?(?<![\p{L}\p{N}.,/])(?<${name}>${AMOUNT})` +
	String.raw`(?:\s*(?<${name}Thousand>k|tsd\.?|tys\.?|mille|tausend|thousand|grand|t(?=\s?(?:€|eur))))?` +
	String.raw`(?:\s*(?:(?<${name}After>[€£]|euros?|eur|pounds?|quid|vh?b|chf|s?fr(?:anken|\.)|[.,]-+)|(?<${name}Unit>${unitWords})))?(?![\p{L}\p{N}/²³])`;
const before = String.raw`(?<=^|[\s(,])`;
const RANGE = new RegExp(
	String.raw`${before}(?:(?:von|zwischen|between|(?<since>ab|from))\s+)?(?:(?<year>${yearWord})\s*)?${quantity("low")}` +
		String.raw`\s*(?:bis|und|to|and|-)\s*${quantity("high")}`,
	"giu",
);
const ONE = new RegExp(
	String.raw`${before}(?:(?<year>${yearWord})\s*)?` +
		String.raw`(?:(?:(?<atMost>${atMost})|(?<atLeast>${atLeast})|(?<around>${around}))\s*)?` +
		String.raw`(?:(?<yearAfter>${yearWord})\s*)?${quantity("high")}`,
	"giu",
);

/** A limit at the end that says nothing of a machine, or not yet: "Radlader bis 90" may become "bis 90.000". */
export const UNFINISHED =
	/(?<=^|\s)(?:bis|ab|unter|über|max\.?|(?:up )?to|from|under|below|over)(?:\s(\d{0,3}[.,]?|\d{1,3}[.,]\d{1,2}))?$/iu;

type Groups = Record<string, string | undefined>;
/** What was typed around an amount. */
type Place = { before: string; behind: string };

/** Up to two letters before a number belong to a model: a JX 110, an A 918. */
const modelLetters = /(?:^|(?<!\d)\s)(?!(?:in|of)\s)\p{L}{1,2}\s*$/iu;
/** A capital letter behind a number belongs to a model (966 M, 320 L); a T more likely means tonnes. */
const modelLetter = /\d\s*[MLH]$/;

/** "ohne Magnet" must not ask for one. */
const not = String.raw`(?<![\p{L}])(?:ohne|keine?[nmrs]?|nicht|without|no|not)`;
const saidWords = terms.said.map(([words, means = {}]) => ({
	pattern: new RegExp(String.raw`(?<=^|[\s(,€\d])(?<!${not}\s)(?:${words})(?![\p{L}\p{N}-])`, "giu"),
	means,
}));

/** Reads the conditions of a search ("Bagger ab 2018 bis 25 t"). Without a filter for weight, tonnes stay words. */
export function readSearch(typed: string, list: { pageType: OfferType; hasWeight: boolean }): ReadSearch {
	const asked = inReadingOrder(typed);
	const read: ReadSearch = { q: asked, price: {}, limits: {}, words: {} };
	for (const { pattern, means } of saidWords)
		read.q = read.q.replace(pattern, () => {
			const { limits, words, ...others } = means;
			Object.assign(read, others);
			Object.assign(read.limits, structuredClone(limits));
			Object.assign(read.words, words);
			return " ";
		});
	const dealtIn = read.type === "miete" || read.type === "kauf" ? read.type : list.pageType;
	for (const pattern of [RANGE, ONE])
		read.q = read.q.replace(pattern, (all: string, ...more: unknown[]) => {
			const [at, q, groups] = more.slice(-3) as [number, string, Groups];
			if (isTwoLimits(groups)) return all;
			const place = { before: q.slice(0, at), behind: q.slice(at + all.length) };
			const isRead =
				takeYears(read, groups, place) ||
				takeSizes(read, groups, asked, list.hasWeight, place) ||
				takePrice(read, groups, place, dealtIn);
			return isRead ? " " : all;
		});
	// Nobody pays so much a day.
	if (dealtIn === "miete" && !read.type && Math.max(...Object.values(read.price)) >= terms.leastWithoutCurrency.kauf)
		read.type = "kauf";
	if (read.q === asked) return { ...read, q: asked.trim() };
	for (const { called, name } of terms.meant) if (called && read.limits[name]) read.q = read.q.replace(called, " ");
	return {
		...read,
		q: read.q
			.replace(/\s+/g, " ")
			.replace(/ ?,(?: ?,)+| ,/g, ",")
			.trim()
			.replace(leftBehind, ""),
	};
}

/** Both limits; of "bis 2010 oder ab 2020", which leaves out what is between, the first. */
function joined(one: Limits = {}, more: Limits, { before }: Place): Limits {
	const both = { ...one, ...more };
	return /\s(?:oder|or)\s+$/i.test(before) && both.min! > both.max! ? one : both;
}

/** A condition may leave an article, a comma or a "for" behind. */
const leftBehind =
	/^(?:[\s,;]|(?:eine?[nmrs]?|nach|zu[mr]?|an?|the|for|to|of)\s)+|(?:[\s,;]|(?:^|\s)(?:für|zum|zur|mit|von|aus|eine?[nmrs]?|ab|bis|über|übers|um|die|das|de[nmrs]|for|with|the|and|und|oder|or))+$/giu;

/** The limits that an amount sets by the words before it; null without any. */
function limitsOf({ atMost, atLeast, low: isRange }: Groups, low: number | null, high: number): Limits | null {
	if (isRange !== undefined) return low !== null && low < high ? { min: low, max: high } : null;
	if (atMost !== undefined) return { max: high };
	return atLeast === undefined ? null : { min: high };
}

/** Years from 1970 to 2049. */
const asYear = (amount = "") => (/^(?:19[7-9]|20[0-4])\d$/.test(amount) ? Number(amount) : null);

/** "ab 2018 bis 90.000 €" is a year and a price, "ab 2000 bis 5000 €" one price. */
function isTwoLimits({ since, low, ...groups }: Groups): boolean {
	const isYear = asYear(low) !== null && Number(low) % 100 > 0;
	return since !== undefined && isYear && !isCounted(groups, ["low"]) && isCounted(groups, ["high"]);
}

function takeYears(read: ReadSearch, groups: Groups, { before, behind }: Place): boolean {
	const word = groups.year ?? groups.yearAfter;
	const year = (amount = "") => (word && /^\d{2}$/.test(amount) ? 2000 + Number(amount) : asYear(amount));
	const [low, high] = [year(groups.low), year(groups.high)];
	if (high === null || isCounted(groups)) return false;
	// A lone number, or one behind a model's letters, may be the name of a machine.
	const isName = !word && ((before + behind).trim() === "" || modelLetters.test(before));
	// "vor 2017" is 2016 at the latest, "nach 2017" 2018 at the earliest.
	const later = /^(?:nach|after)/i.test(groups.atLeast ?? "") ? 1 : 0;
	const earlier = /^(?:vor|before|älter|older)/i.test(groups.atMost ?? "") ? 1 : 0;
	// Nothing is built in years to come: they are dates of hire.
	if (!word && !isName && high > Number(today().slice(0, 4))) return true;
	const limits =
		limitsOf(groups, low, high + later - earlier) ?? (isName || groups.low ? null : { min: high, max: high });
	if (!limits) return false;
	const { min, max } = read.limits.year ?? {};
	// "2019 oder 2020" are the years between.
	const isOneMore = limits.min === limits.max && min !== undefined && max !== undefined;
	read.limits.year = isOneMore
		? { min: Math.min(min, high), max: Math.max(max, high) }
		: joined(read.limits.year, limits, { before, behind });
	return true;
}

/** Whether an amount has a unit or a currency. */
function isCounted(groups: Groups, amounts = ["low", "high"]): boolean {
	const parts = ["Euro", "Thousand", "After", "Unit"];
	return amounts.some((amount) => parts.some((part) => groups[amount + part] !== undefined));
}

function takeSizes(read: ReadSearch, groups: Groups, typed: string, hasWeight: boolean, place: Place): boolean {
	const unit = unitOf(groups.highUnit);
	const lowUnit = unitOf(groups.lowUnit) ?? unit;
	// "ab 3 t bis 17 m" are two limits.
	if (!unit || lowUnit?.units !== unit.units) return false;
	const filter = meaningOf(unit, typed, place);
	const stored = (amount: string | undefined, { stored }: { stored: number }, thousand: string | undefined) =>
		(readNumber(amount ?? "") ?? NaN) * stored * (thousand ? 1000 : 1);
	const { low, lowThousand, high, highThousand } = groups;
	const amount = stored(high, unit, highThousand);
	if (!filter || filter.closed || (filter.name === "weight" && !hasWeight)) return false;
	const isTaken = filter.takesUpTo && groups.atMost !== undefined;
	const isAtLeast = filter.atLeast && low === undefined && (isTaken || !isLimited(groups));
	const least = stored(low, lowUnit, lowThousand ?? highThousand);
	const itself = filter.exact ? { min: amount, max: amount } : isAtLeast ? { min: amount } : null;
	const limits = isTaken ? itself : (limitsOf(groups, least, amount) ?? itself);
	if (!limits) return false;
	read.limits[filter.name] = joined(read.limits[filter.name], limits, place);
	return true;
}

type Unit = { units: readonly string[]; stored: number };

/** The filter that an amount in a unit means in a search: the figure whose name is nearest, else the usual one. */
function meaningOf({ units }: Unit, typed: string, { before, behind }: Place) {
	const rows = terms.meant.filter(({ units: [unit], kind }) => unit === units[0] && (!kind || kind.test(typed)));
	const named = (text: string) =>
		rows.flatMap((row) =>
			[...text.matchAll(new RegExp(row.called ?? /(?!)/, "giu"))].map(({ index }) => ({ row, index })),
		);
	// "Reichweite 9 m Grabtiefe 6 m" has each name before its amount, "9 m Reichweite, 6 m Grabtiefe" behind it.
	const words = terms.units.filter(([, means]) => means[0] === units[0]).map(([words]) => words);
	const [first = ""] = before.split(new RegExp(String.raw`\d\s?(?:${words.join("|")})(?!\p{L})`, "iu"));
	const ahead = named(before).sort((a, b) => b.index - a.index);
	const following = named(behind.replace(ofNextAmount, " ")).sort((a, b) => a.index - b.index);
	const inTurn = named(first).length > 0 ? [...ahead, ...following] : [...following, ...ahead];
	return (
		rows.find(({ whole }) => whole?.test(typed)) ?? inTurn[0]?.row ?? rows.find((row) => !row.called && !row.whole)
	);
}

/** "15 m Abwurf mindestens 6 m": the word before a limit is the next amount's. */
const ofNextAmount = new RegExp(
	String.raw`\p{L}+\s(?:${atMost}|${atLeast}|${around})\s?(?=(?:${AMOUNT})\s?(?:${unitWords})(?!\p{L}))`,
	"giu",
);

function unitOf(word: string | undefined): Unit | null {
	const unit = word && units.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(word));
	return unit ? { units: unit[1], stored: unit[2] } : null;
}

/** Without a currency, a word behind a smaller number may be its unit. */
const SURE_BEFORE_A_WORD = 10_000;
/** What may follow an amount that has no unit. */
const nextCondition =
	/^\s+(?:ab|bis|mit|für|mindestens|unter|über|bj|baujahr|from|to|with|for|at|under|built)(?!\p{L})/iu;
/** A price without a limit means itself, more or less this part of it. */
const NEAR = 0.1;

function takePrice(read: ReadSearch, groups: Groups, { before, behind }: Place, dealtIn: OfferType): boolean {
	const { low, lowThousand, high = "", highThousand } = groups;
	if (groups.highUnit ?? groups.lowUnit) return false;
	// "ab Bj. 2015 bis 200.000 €" is a year and a price.
	if (groups.year ?? groups.yearAfter) return false;
	const isSure = isCounted(groups);
	const euros = (amount: string, thousand: string | undefined) => {
		const value = (readNumber(amount) ?? NaN) * (thousand ? 1000 : 1);
		return isSure || value >= terms.leastWithoutCurrency[dealtIn] ? value : NaN;
	};
	const most = euros(high, highThousand);
	// "5 bis 20 tsd" means thousands both times, and so does "80-90.000".
	const isShort = /^\d{1,3}$/.test(low ?? "") && Number(low) * 1000 < most && /[.,'’\s]\d{3}/.test(high);
	const thousand = lowThousand ?? highThousand ?? (isShort ? "k" : undefined);
	const limits = limitsOf(groups, low === undefined ? null : euros(low, thousand), most);
	const isEnd = /^\s*(?:$|[,;.?!])/.test(behind) || (limits !== null && nextCondition.test(behind));
	const isBeforeWord = most >= SURE_BEFORE_A_WORD && (limits ? /^\s+(?:\p{L}{2}|\d)/u : /^\s+\p{L}{4}/u).test(behind);
	if (Number.isNaN(most) || !(isSure || isEnd || isBeforeWord)) return false;
	if (dealtIn === "kauf" && most < terms.leastForSale) read.type ??= "miete";
	if (limits) {
		read.price = joined(read.price, limits, { before, behind });
		return true;
	}
	if (low !== undefined || modelLetters.test(before)) return false;
	// Without a currency or an "around", only a number such as "20.000" or "84500" is a price.
	if (!isSure && !groups.around && !/^(?:\d{1,3}(?:[.,\s]\d{3})+|[1-9]\d{4,5})$/.test(high)) return false;
	// Who hires names the most that a day may cost.
	const isForHire = (read.type ?? dealtIn) === "miete";
	if (!isForHire) read.onlyPriced = true;
	read.price = isForHire ? { max: most } : { min: Math.round(most * (1 - NEAR)), max: Math.round(most * (1 + NEAR)) };
	return true;
}

/** Each further size costs another sort of the list. */
const MOST_SIZES = 3;

/** The first sizes in a search, by whose distance machines are sorted ("Walze 7 t", "150 PS"). */
export function sizesIn(q: string): TypedSize[] {
	return [...withoutSizes(q).sizes, ...extremes(q)].slice(0, MOST_SIZES);
}

/** "Größter Durchsatz" and "kleinste Walze" are sizes beyond all others, of the named figure or of the motor. */
function extremes(q: string): TypedSize[] {
	const named = terms.meant.find(({ kind, called }) => called?.test(q) && (!kind || kind.test(q)));
	const { name, units } = named ?? { name: "power", units: ["kW"] };
	return [...q.matchAll(terms.SUPERLATIVE)].map(({ 0: typed, groups }) => {
		return { typed, units, name, value: groups!.most ? Number.MAX_SAFE_INTEGER : Number.EPSILON };
	});
}

/** The sizes of a text, a range as its higher end, and what it says besides. */
function withoutSizes(q: string): { sizes: TypedSize[]; rest: string } {
	const sizes: TypedSize[] = [];
	const take = (typed: string, ...more: unknown[]) => {
		const [index, text, groups] = more.slice(-3) as [number, string, Groups];
		const unit = unitOf(groups.highUnit);
		const isModel = modelLetter.test(typed) || (!isLimited(groups) && modelLetters.test(text.slice(0, index)));
		if (!unit || isModel) return typed;
		const place = { before: text.slice(0, index), behind: text.slice(index + typed.length) };
		const { name } = meaningOf(unit, q, place) ?? {};
		sizes.push({ typed, units: unit.units, name, value: (readNumber(groups.high!) ?? NaN) * unit.stored });
		return " ";
	};
	return { rest: q.replace(RANGE, take).replace(ONE, take), sizes };
}

const isLimited = ({ atMost, atLeast, around }: Groups) => (atMost ?? atLeast ?? around) !== undefined;

/** The words of a search that machines may have: without sizes, and without fillers between others. */
export function searchedWords(q: string): string {
	const { sizes, rest } = withoutSizes(q);
	const called = (name?: string) => terms.meant.find((one) => one.name === name && one.called?.test(q))?.called ?? " ";
	const words = [...sizes, ...extremes(q)].reduce(
		(text, { typed, name }) => text.replace(typed, " ").replace(called(name), " "),
		rest,
	);
	const some = words.replace(terms.FILLERS, " ");
	return some.trim() === "" ? words : some;
}
