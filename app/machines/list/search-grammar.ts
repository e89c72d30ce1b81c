import type { OfferType } from "../offer.ts";
import { readNumber } from "./typed-number.ts";

/** What a search asks for, besides its words. */
export type ReadSearch = {
	/** The words that are no condition, as typed. */
	q: string;
	type?: OfferType;
	condition?: "neu" | "gebraucht";
	/** Euros. */
	price: Limits;
	/** A price "around" an amount excludes machines on request. */
	onlyPriced?: true;
	/** By the names of the list's filters, in stored units. */
	limits: Record<string, Limits>;
};
export type Limits = { min?: number; max?: number };

/** A number with a unit in a search: the units of the filters that it may mean, and its value in stored units. */
export type TypedSize = { typed: string; units: readonly string[]; value: number };

const mass = ["t"];
const length = ["m", "mm"];
const area = ["m²"];
const volume = ["m³", "l"];
const power = ["kW"];
const hours = ["h"];
const throughput = ["t/h"];
/** One kilowatt is 1.35962 metric horsepower. */
const HORSEPOWER = 1000 / 1.35962;

/** The words for a unit, the units of the filters that it may mean, and its size in stored units. */
const units: readonly (readonly [words: string, units: readonly string[], stored: number])[] = [
	["t/h|tph", throughput, 1],
	[String.raw`t|to(?!\s*[\d€£])|-?tonner|tonnen?|tons?|tonnes?`, mass, 1000],
	["kg", mass, 1],
	["m|meter|metres?|meters", length, 1000],
	["cm", length, 10],
	["mm", length, 1],
	["m²|m2|qm", area, 1_000_000],
	["m³|m3|cbm|kubik(?:meter)?|cubic\\smet(?:re|er)s?", volume, 1000],
	["l|liter|litres?|liters", volume, 1],
	["kw", power, 1000],
	["ps|hp", power, HORSEPOWER],
	["h|bh|bstd|std|stunden|betriebsstunden|hrs|hours", hours, 1],
];

/**
 * The filter that a limit in a unit means, by kind of machine; the first that fits. Other units only sort the list, and
 * so do amounts without a limit, unless they mean "at least".
 */
const meant: readonly { kind?: RegExp; units: readonly string[]; name: string; onlyMost?: true; atLeast?: true }[] = [
	{ kind: /dumper|mulde|kipper/i, units: mass, name: "payload" },
	{ kind: /teles?kop|telelader|stapler|handler/i, units: mass, name: "lift_capacity" },
	{ kind: /teles?kop|telelader|stapler|handler/i, units: length, name: "lift_height" },
	{ kind: /bagger|lader|excavator|loader/i, units: volume, name: "bucket_volume" },
	{ units: mass, name: "weight" },
	{ units: power, name: "power" },
	{ units: hours, name: "hours", onlyMost: true },
	{ units: throughput, name: "throughput", atLeast: true },
];

const atMost = String.raw`unter|bis(?:\szu)?|max(?:imal)?\.?|höchstens|weniger\sals|vor|älter\sals|older\sthan|under|(?:up\s)?to|below|less\sthan|at\smost|before|<=?|≤`;
const atLeast = String.raw`ab|über|mehr\sals|mindestens|min\.?|seit|nach|after|(?:neuer|jünger)\sals|(?:newer|later)\sthan|from|over|above|more\sthan|at\sleast|since|>=?|≥`;
const around = String.raw`ca\.?|circa|etwa|rund|ungefähr|um|about|around`;
const yearWord = String.raw`baujahr|bj\.?|jahrgang|jg\.?|year|built`;

const AMOUNT = String.raw`\d{1,3}(?:\s\d{3})+(?!\d)|\d(?:[\d.,'’]*\d)?`;
const unitWords = units.map(([words]) => words).join("|");
/** A number with its unit; nothing that belongs to a word may touch it. */
const quantity = (name: string) =>
	String.raw`(?<${name}Euro>[€£]\s*)?(?<![\p{L}\p{N}.,/])(?<${name}>${AMOUNT})` +
	String.raw`(?:\s*(?<${name}Thousand>k|tsd\.?|tausend|thousand|t(?=\s?€)))?` +
	String.raw`(?:\s*(?:(?<${name}After>[€£]|euro?|pounds?|,(?:-+|–))|(?<${name}Unit>${unitWords})))?(?![\p{L}\p{N}/²³])`;
const before = String.raw`(?<=^|[\s(,])`;
const RANGE = new RegExp(
	String.raw`${before}(?:(?:von|zwischen|between|(?<since>ab|from))\s+)?(?:(?<year>${yearWord})\s*)?${quantity("low")}` +
		String.raw`\s*(?:bis|und|to|and|-|–)\s*${quantity("high")}`,
	"giu",
);
const ONE = new RegExp(
	String.raw`${before}(?:(?<year>${yearWord})\s*)?` +
		String.raw`(?:(?:(?<atMost>${atMost})|(?<atLeast>${atLeast})|(?<around>${around}))\s*)?` +
		String.raw`(?:(?<yearAfter>${yearWord})\s*)?${quantity("high")}`,
	"giu",
);

type Groups = Record<string, string | undefined>;
/** What was typed around an amount. */
type Place = { before: string; behind: string };

/** Up to two letters before a number belong to a model: a JX 110, an A 918. */
const modelLetters = /(?:^|(?<!\d)\s)(?!(?:in|of)\s)\p{L}{1,2}\s*$/iu;
/** A capital letter behind a number belongs to a model (966 M, 320 L); a T more likely means tonnes. */
const modelLetter = /\d\s*[MLH]$/;

/** Words that say what a parameter of the list's address would. */
const said: readonly (readonly [words: string, means: Partial<Pick<ReadSearch, "type" | "condition" | "limits">>])[] = [
	[String.raw`(?:zum?\s)?(?:ver)?kauf(?:en)?|(?:for\s|to\s)?(?:buy|sale|purchase)`, { type: "kauf" }],
	[
		String.raw`(?:(?:pro|je|per|a|am|in\sder|im)\s|/\s?|(?:(?:für|for)\s)?(?:(?<!\d)\d\d?|eine?n?|zwei|one|two)\s)?` +
			String.raw`(?:tage?|wochen?|wochenende|monate?|days?|weeks?|weekend|months?)|` +
			String.raw`(?:zur?\s)?(?:ver)?mieten?|vermietung|mietpark|(?:aus|ver)?leihen|(?:for\s|to\s)?(?:hire|rent|rental)`,
		{ type: "miete" },
	],
	[String.raw`neue?[rnsm]?(?!\sals)|fabrikneu|neumaschinen?|(?:brand\s)?new(?!\sholland)`, { condition: "neu" }],
	[String.raw`gebrauchte?[rnsm]?|gebr\.|gebrauchtmaschinen?|used|second.?hand`, { condition: "gebraucht" }],
	// How many hours are few is a matter of taste; visitors can change the condition, which they see above the list.
	[
		String.raw`(?:mit\s|with\s)?(?:wenige?n?|geringen?|low|few)\s(?:betriebs)?(?:stunden|hours?)`,
		{ limits: { hours: { max: 3000 } } },
	],
];
const saidWords = said.map(([words, means]) => ({
	pattern: new RegExp(String.raw`(?<=^|[\s(,€\d])(?:${words})(?![\p{L}\p{N}-])`, "giu"),
	means,
}));

/** Reads the conditions of a search ("Bagger ab 2018 bis 25 t"). Without a filter for weight, tonnes stay words. */
export function readSearch(typed: string, list: { pageType: OfferType; hasWeight: boolean }): ReadSearch {
	const asked = withLimitsFirst(typed);
	const read: ReadSearch = { q: asked, price: {}, limits: {} };
	for (const { pattern, means } of saidWords)
		read.q = read.q.replace(pattern, () => {
			Object.assign(read, structuredClone(means));
			return " ";
		});
	const dealtIn = read.type ?? list.pageType;
	for (const pattern of [RANGE, ONE])
		read.q = read.q.replace(pattern, (all: string, ...more: unknown[]) => {
			const [at, q, groups] = more.slice(-3) as [number, string, Groups];
			if (isTwoLimits(groups)) return all;
			const place = { before: q.slice(0, at), behind: q.slice(at + all.length) };
			const isRead =
				takeYears(read, groups, place) ||
				takeSizes(read, groups, asked, list.hasWeight) ||
				takePrice(read, groups, place, dealtIn);
			return isRead ? " " : all;
		});
	// A condition may leave a comma or a "for" behind.
	const q = read.q.replace(/\s+/g, " ").replace(/^[\s,;]+|(?:[\s,;]|\s(?:für|zum|zur|mit|for|with|and|und))+$/giu, "");
	return { ...read, q: read.q === asked ? asked.trim() : q };
}

const behindAmount = (words: string) =>
	new RegExp(String.raw`(${AMOUNT}(?:\s*(?:${unitWords}))?)(?:${words})(?![\p{L}\d])`, "giu");
const OR = String.raw`\s(?:oder|und|or|and)\s`;
const orMore = behindAmount(
	String.raw`\s?\+|${OR}(?:neuer|jünger|mehr|größer|newer|younger|later|more|larger|up|upwards|above|onwards)`,
);
const orLess = behindAmount(`${OR}(?:älter|weniger|kleiner|older|earlier|less|fewer|smaller)`);

/** "2020 or newer" as "from 2020", because the patterns expect the limit before its amount. */
function withLimitsFirst(typed: string): string {
	return typed.replace(orMore, "ab $1").replace(orLess, "bis $1");
}

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
	const limits = limitsOf(groups, low, high) ?? (isName || groups.low ? null : { min: high, max: high });
	if (limits) read.limits.year = { ...read.limits.year, ...limits };
	return limits !== null;
}

/** Whether an amount has a unit or a currency. */
function isCounted(groups: Groups, amounts = ["low", "high"]): boolean {
	const parts = ["Euro", "Thousand", "After", "Unit"];
	return amounts.some((amount) => parts.some((part) => groups[amount + part] !== undefined));
}

function takeSizes(read: ReadSearch, groups: Groups, typed: string, hasWeight: boolean): boolean {
	const unit = unitOf(groups.highUnit);
	const lowUnit = unitOf(groups.lowUnit) ?? unit;
	// "ab 3 t bis 17 m" are two limits.
	if (!unit || lowUnit?.units !== unit.units) return false;
	const filter = meant.find(({ kind, units }) => units === unit.units && (!kind || kind.test(typed)));
	const stored = (amount: string | undefined, { stored }: { stored: number }) =>
		(readNumber(amount ?? "") ?? NaN) * stored;
	const amount = stored(groups.high, unit);
	if (!filter || (filter.name === "weight" && !hasWeight)) return false;
	const isAtLeast = filter.atLeast && groups.low === undefined && !isLimited(groups);
	const limits = limitsOf(groups, stored(groups.low, lowUnit), amount) ?? (isAtLeast ? { min: amount } : null);
	if (!limits || (filter.onlyMost && limits.max === undefined)) return false;
	read.limits[filter.name] = { ...read.limits[filter.name], ...limits };
	return true;
}

function unitOf(word: string | undefined): { units: readonly string[]; stored: number } | null {
	const unit = word && units.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(word));
	return unit ? { units: unit[1], stored: unit[2] } : null;
}

/** Without a currency, a smaller number is a year, a size or a model. */
const leastWithoutCurrency: Record<OfferType, number> = { kauf: 3000, miete: 30 };
/** Without a currency, a word behind a smaller number may be its unit. */
const SURE_BEFORE_A_WORD = 10_000;
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
		return isSure || value >= leastWithoutCurrency[dealtIn] ? value : NaN;
	};
	const most = euros(high, highThousand);
	// "5 bis 20 tsd" means thousands both times.
	const limits = limitsOf(groups, low === undefined ? null : euros(low, lowThousand ?? highThousand), most);
	const isEnd = /^\s*(?:$|[,;])/.test(behind) || (most >= SURE_BEFORE_A_WORD && /^\s+\p{L}{4}/u.test(behind));
	if (Number.isNaN(most) || !(isSure || isEnd)) return false;
	if (limits) {
		read.price = { ...read.price, ...limits };
		return true;
	}
	if (low !== undefined || modelLetters.test(before)) return false;
	// Without a currency or an "around", only a number such as "20.000" is a price.
	if (!isSure && !groups.around && !/^\d{1,3}(?:[.,]\d{3})+$/.test(high)) return false;
	read.onlyPriced = true;
	read.price = { min: Math.round(most * (1 - NEAR)), max: Math.round(most * (1 + NEAR)) };
	return true;
}

/** Each further size costs another sort of the list. */
const MOST_SIZES = 3;

/** The first sizes in a search, by whose distance machines are sorted ("Walze 7 t", "150 PS"). */
export function sizesIn(q: string): TypedSize[] {
	return sizes(withHighest(q)).slice(0, MOST_SIZES);
}

/** "20 to 25 t" as "25 t": machines are sorted by their distance from one amount. */
function withHighest(q: string): string {
	return q.replace(RANGE, (all: string, ...more: unknown[]) => {
		const { high, highUnit } = more.at(-1) as Groups;
		return unitOf(highUnit) ? `${high} ${highUnit}` : all;
	});
}

function sizes(q: string): TypedSize[] {
	return [...q.matchAll(ONE)].flatMap(({ 0: typed, index, groups = {} }) => {
		const unit = unitOf(groups.highUnit);
		const isModel = modelLetter.test(typed) || (!isLimited(groups) && modelLetters.test(q.slice(0, index)));
		if (!unit || isModel) return [];
		return [{ typed, units: unit.units, value: (readNumber(groups.high!) ?? NaN) * unit.stored }];
	});
}

const isLimited = ({ atMost, atLeast, around }: Groups) => (atMost ?? atLeast ?? around) !== undefined;

/** Words that mean nothing between others; before a number, letters are a model's. */
const FILLERS = new RegExp(
	String.raw`(?<=^|\s)(?:für|zum|zur|mit|auf|in|im|an|am|von|vom|bei|nähe|nahe|` +
		String.raw`eine?[nmrs]?|der|die|das|und|oder|suche|netto|brutto|` +
		String.raw`(?:günstig|billig|preiswert|gut|verfügbar)(?:st)?e?[nmrs]?|cheap(?:est)?|good|available|` +
		String.raw`for|with|on|of|from|near|an?|and|or|the|wanted)(?=\s|$)(?!\s+\d)`,
	"giu",
);

/** A feed opening or a drive is one word: "900 x 600", "6 × 6". */
const TIMES = /(?<=\d)\s*[x×]\s*(?=\d)/giu;

/** The words of a search that machines may have: without sizes, and without fillers between others. */
export function searchedWords(q: string): string {
	const amounts = withHighest(q);
	const words = sizes(amounts)
		.reduce((rest, { typed }) => rest.replace(typed, " "), amounts)
		.replace(TIMES, "x");
	const some = words.replace(FILLERS, " ");
	return some.trim() === "" ? words : some;
}
