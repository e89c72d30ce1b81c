import type { ListFilter } from "./filter-kinds.ts";
import { readNumber } from "./typed-number.ts";

/**
 * A number with a unit in a search. `units` are those of the filters that it may mean; `value` is as their columns
 * store it.
 */
export type TypedSize = { typed: string; units: readonly string[]; value: number };

const [mass, length, area, volume, power] = [["t"], ["m", "mm"], ["m²"], ["m³", "l"], ["kW"]];
/** One kilowatt is 1.35962 metric horsepower. */
const HORSEPOWER = 1000 / 1.35962;

/** The words for a unit, and its size in stored units. */
const known: readonly (readonly [words: string, units: readonly string[], stored: number])[] = [
	["t|tonnen?|tonnes?", mass, 1000],
	["kg", mass, 1],
	["m|meter|metres?|meters", length, 1000],
	["cm", length, 10],
	["mm", length, 1],
	["m²|m2", area, 1_000_000],
	["m³|m3", volume, 1000],
	["l|liter|litres?|liters", volume, 1],
	["kw", power, 1000],
	["ps|hp", power, HORSEPOWER],
	["h|bh|std|stunden|betriebsstunden|hrs|hours", ["h"], 1],
	["t/h", ["t/h"], 1],
];
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const BEFORE = String.raw`(?:unter|bis(?:\szu)?|max\.?|ab|über|von|zwischen|ca\.?|etwa|rund|mit|under|up\sto|below|over|above|from|between|about|around|with)\s+`;
/** Letters before a number belong to a model (JX 110), and so does a number within a word. */
const NO_MODEL = String.raw`(?<!(?:^|(?<!\d)\s)\p{L}{1,2}\s+)(?<![\p{L}\p{N}.,/-])`;
const SIZE = new RegExp(
	String.raw`(?:(?<=^|\s)${BEFORE}|${NO_MODEL})(?:${NUMBER}\s*(?:bis|und|to|and|-|–)\s*)?(?<number>${NUMBER})\s*` +
		String.raw`(?:${known.map(([words], at) => `(?<unit${at}>${words})`).join("|")})(?![\p{L}\p{N}/])`,
	"giu",
);
/** A capital letter belongs to a model (966 M, 320 L), except that T more likely means tonnes. */
const modelLetter = /\d\s*[MLH]$/;

/** Each further size costs another sort of the list. */
const MOST_SIZES = 3;

/** Returns the first sizes in a search ("Walze 7 t", "150 PS"); for a range, its upper end. */
export function sizesIn(q: string): TypedSize[] {
	const found = [...q.matchAll(SIZE)].filter(([typed]) => !modelLetter.test(typed));
	return found.slice(0, MOST_SIZES).map(({ 0: typed, groups }) => {
		const [, units, stored] = known[known.findIndex((_, at) => groups![`unit${at}`] !== undefined)]!;
		return { typed, units, value: (readNumber(groups!["number"]!) ?? NaN) * stored };
	});
}

/** Removes the sizes from a search, since no machine has them as words. */
export function withoutSizes(q: string): string {
	return q.replace(SIZE, (typed) => (modelLetter.test(typed) ? typed : " "));
}

export function isSizeOf(filter: ListFilter, { units }: TypedSize): boolean {
	return filter.kind === "range" && units.includes(filter.name === "hours" ? "h" : (filter.unit ?? ""));
}
