import type { OfferFilter } from "../list/list-address.ts";
import type { RangeFilter } from "../list/filter-kinds.ts";
import { readNumber, rounded } from "../list/typed-number.ts";

/** What the stock knows of words. */
export type Known = {
	/** A number in the name or model of a machine, which is then rather meant than a year. */
	isInName: (number: string) => boolean;
	/** Words that the trade uses as one, such as "New Holland". */
	isPhrase: (words: string) => boolean;
	isWord: (word: string) => boolean;
	/** The range of this name; undefined where this reader may not ask for it. */
	range: (name: string) => RangeFilter | undefined;
};
/** A filter with what its search says in words; `ignored` are words about what this reader may not ask for. */
export type Meant = { filter: OfferFilter; ignored: string[] };

/** One kilowatt in metric horsepower. */
const HORSEPOWER = 1.35962;
const OLDEST = 1950;
const SHORTEST_WORD = 4;
/** Letters before a number are those of a model: "R 2019" is no year. */
const MODEL = /(?:^|\s)\p{L}{1,3}[\s-]*$/u;
const quoted = /["„“”«»]/;

const atLeast = String.raw`ab|über|mind(?:estens|\.)?|(?:mehr|länger|größer|höher) als|from|over|above|at least|more than|>=?`;
const atMost = String.raw`bis(?: zu)?|unter|höchstens|max(?:imal|\.)?|(?:weniger|kürzer|kleiner) als|under|up to|below|(?:less|fewer) than|<=?`;
const START = String.raw`(?<![\p{L}\p{N}.,/-])`;
const END = String.raw`(?![\p{L}\p{N}/]|[.,]\d)`;
const LIMIT = String.raw`(?:(?<least>${atLeast})\s*|(?<most>${atMost})\s*|(?:von|zwischen|between)\s+)?`;
const TO = String.raw`\s*(?:-|–|bis|und|to|and)\s*`;
const NUMBER = String.raw`\d(?:[\d.,]*\d)?`;

/**
 * `about`: a number alone means so much more or less, a lower limit or an upper one; `of`: what else the search says
 * where the unit means this field; `named`: words for the field, which are no more searched for then.
 */
type Unit = {
	name: string;
	units: string;
	scale?: number;
	about: number | "least" | "most";
	of?: RegExp;
	named?: string;
};
const TONNES = String.raw`t|to(?!\s*\d)|tonnen?|tonnes?|tons?`;
const POWER = "leistung|motorleistung|power";
const WEIGHT = "gewicht|einsatzgewicht|schwer|weight|class|klasse";
const BUCKET = "schaufel|schaufelinhalt|löffel|löffelinhalt|bucket";
const METRES = "m|meter|metres?";
const handler = /tele|handler/i;
const measures: readonly Unit[] = [
	{
		name: "throughput",
		units: String.raw`(?:t|to|tonnen|tonnes)\s*(?:\/|pro|je|per|an?)\s*(?:h|std\.?|stunde|hour)|tph`,
		about: "least",
		named: "durchsatz|throughput",
	},
	{ name: "hours", units: "h|std|stunden|betriebsstunden|bh|hrs|hours", about: "most", named: "gelaufen" },
	{ name: "power", units: "kw|kilowatt", about: 0.05, named: POWER },
	{ name: "power", units: "ps|hp", scale: 1 / HORSEPOWER, about: 0.05, named: POWER },
	{ name: "payload", units: TONNES, about: 0.1, of: /dumper|kipper/i, named: "nutzlast|zuladung|payload" },
	{ name: "lift_capacity", units: TONNES, about: 0.1, of: handler, named: "tragkraft|traglast|hubkraft|capacity" },
	{ name: "lift_height", units: METRES, about: 0.1, of: handler, named: "hubhöhe|lift height|hoch|high" },
	{
		name: "conveyor_length",
		units: METRES,
		about: 0.1,
		of: /band|conveyor|stacker|stockpiler/i,
		named: "lang|länge|förderlänge|long|length",
	},
	{
		name: "dig_depth",
		units: METRES,
		about: "least",
		of: /grabtiefe|digging depth/i,
		named: "grabtiefe|digging depth",
	},
	{ name: "bucket_volume", units: "m³|m3|cbm|kubik", about: 0.1, named: BUCKET },
	{ name: "weight", units: TONNES, about: 0.1, named: WEIGHT },
	{ name: "weight", units: "kg", scale: 0.001, about: 0.1, named: WEIGHT },
];
const patternOf = ({ units, named = "(?!)" }: Unit, range: string) =>
	new RegExp(
		`${START}(?:(?:mit\\s+|with\\s+)?(?:${named}):?\\s+)?${LIMIT}${range}(?<high>${NUMBER})\\s*(?:${units})\\.?${END}(?:\\s+(?:${named})${END})?`,
		"iu",
	);
const patterns = measures.map((unit) => ({
	...unit,
	range: patternOf(unit, `(?<low>${NUMBER})\\s*(?:${unit.units})?${TO}`),
	single: patternOf(unit, "(?<low>(?!))?"),
}));

const YEAR = new RegExp(
	`${START}${LIMIT}(?<word>(?:baujahr|jahrgang|bj\\.?|built|year)\\s*)?(?:(?<low>\\d{4})${TO})?(?<high>\\d{4})(?<plus>\\+|\\s+(?:or newer|oder (?:neuer|jünger)))?${END}` +
		// Another unit follows.
		String.raw`(?!\s*(?:[mc]?m[²³]?|l|liter|€|euro?|kg|nr)(?![\p{L}\p{N}]))`,
	"iu",
);

const said = {
	condition: {
		gebraucht: "gebraucht(?:e[nrs]?)?|gebrauchtmaschinen?|used|second[ -]?hand|pre-?owned",
		neu: "(?:brand)?neu(?:e[nrs]?)?|neumaschinen?|(?:brand )?new",
	},
	type: {
		miete: "(?:zu[mr]? |for |to |on )?(?:mieten?|vermietung|mietmaschinen?|(?:aus)?leihen|verleih|hire|rent(?:als?)?)",
		kauf: "(?:zu[mr]? |for |to )?(?:kaufen?|verkauf(?:en)?|buy|sale)",
	},
} as const;
const sayings = (["condition", "type"] as const).flatMap((name) =>
	Object.entries(said[name]).map(([value, words]) => ({
		name,
		value,
		pattern: new RegExp(`(?<![^\\s,])(?:${words})(?![^\\s,])`, "iu"),
	})),
);
/** Beginnings of compounds: a "Mietbagger" is a "Bagger" to hire. */
const beginnings = [
	[/^(?:miet|leih)/i, "type", "miete"],
	[/^gebraucht/i, "condition", "gebraucht"],
] as const;

/**
 * What a search says of power, weight, hours, throughput, year, condition and type becomes filters that one sees and
 * can take away; the other words stay. What stands in quotation marks is searched as it is.
 */
export function typedFilters(filter: OfferFilter, known: Known, thisYear: number): Meant {
	if (filter.q === "" || quoted.test(filter.q)) return { filter, ignored: [] };
	const ignored: string[] = [];
	let meant = filter;
	for (const unit of patterns)
		if (!unit.of || (unit.of.test(filter.q) && known.range(unit.name)))
			meant = withMeasure(meant, unit, known, ignored);
	meant = withYear(meant, known, thisYear + 1);
	meant = withCompounds(meant, known);
	for (const saying of sayings) meant = withWord(meant, saying, known);
	return { filter: meant, ignored };
}

function withMeasure(filter: OfferFilter, unit: (typeof patterns)[number], known: Known, ignored: string[]) {
	const both = unit.range.exec(filter.q)?.groups;
	// "ab 2015 bis 20 t" is no range.
	const isRange = both && (readNumber(both.low!) ?? Infinity) <= (readNumber(both.high!) ?? 0);
	const found = (isRange ? unit.range : unit.single).exec(filter.q);
	const high = readNumber(found?.groups?.high ?? "");
	if (!found || high === null) return filter;
	const range = known.range(unit.name);
	if (!range) {
		ignored.push(found[0]);
		return without(filter, found);
	}
	const scale = unit.scale ?? 1;
	const { low, least, most } = found.groups!;
	const isExact = low !== undefined || least !== undefined || most !== undefined;
	const about = isExact ? 0 : unit.about;
	const hasMin = low !== undefined || (most === undefined && about !== "most");
	const hasMax = low !== undefined || (least === undefined && about !== "least");
	const more = typeof about === "number" ? about : 0;
	const outwards = (value: number, round: (value: number) => number) =>
		more > 0 ? round(value >= 10 ? value : value * 10) / (value >= 10 ? 1 : 10) : rounded(value, range.decimals);
	const min = outwards((readNumber(low ?? "") ?? high) * scale * (1 - more), Math.floor);
	const max = outwards(high * scale * (1 + more), Math.ceil);
	return limited(without(filter, found), range, hasMin ? min : null, hasMax ? max : null) ?? filter;
}

function withYear(filter: OfferFilter, known: Known, latest: number): OfferFilter {
	const found = YEAR.exec(filter.q);
	if (!found) return filter;
	const { most, word, low, high, plus, least = plus } = found.groups!;
	const [from, to] = [Number(low ?? high), Number(high)];
	const isSure = [least, most, word, low].some((part) => part !== undefined);
	const isName = !isSure && (MODEL.test(filter.q.slice(0, found.index)) || known.isInName(high!));
	const range = known.range("year");
	if (!range || isName || from < OLDEST || from > to || to > latest) return filter;
	const isRange = low !== undefined;
	const min = isRange || most === undefined ? from : null;
	const max = isRange || least === undefined ? to : null;
	return limited(without(filter, found), range, min, max) ?? filter;
}

/** The filter with these limits; null where the range has no such end. */
function limited(filter: OfferFilter, { name, ends }: RangeFilter, min: number | null, max: number | null) {
	if ((min !== null && !ends.includes("min")) || (max !== null && !ends.includes("max"))) return null;
	const { [`${name}_min`]: _min, [`${name}_max`]: _max, ...limits } = filter.limits;
	return {
		...filter,
		limits: {
			...limits,
			...(min !== null && { [`${name}_min`]: min }),
			...(max !== null && { [`${name}_max`]: max }),
		},
	};
}

function withCompounds(filter: OfferFilter, known: Known): OfferFilter {
	const said: Partial<Pick<OfferFilter, "type" | "condition">> = {};
	const words = filter.q.split(/\s+/).map((word) => {
		for (const [beginning, name, value] of beginnings) {
			const rest = word.replace(beginning, "");
			if (rest === word || rest.length < SHORTEST_WORD || !known.isWord(rest)) continue;
			Object.assign(said, { [name]: value });
			return rest;
		}
		return word;
	});
	return Object.keys(said).length === 0 ? filter : { ...filter, ...said, q: words.join(" ") };
}

function withWord(filter: OfferFilter, { name, value, pattern }: (typeof sayings)[number], known: Known): OfferFilter {
	const found = pattern.exec(filter.q);
	if (!found) return filter;
	const before = filter.q.slice(0, found.index).trim().split(/\s+/).at(-1);
	const after = filter.q
		.slice(found.index + found[0].length)
		.trim()
		.split(/\s+/)[0];
	if ((before && known.isPhrase(`${before} ${found[0]}`)) || (after && known.isPhrase(`${found[0]} ${after}`)))
		return filter;
	return { ...without(filter, found), [name]: value };
}

function without(filter: OfferFilter, found: RegExpExecArray): OfferFilter {
	const [before, after] = [filter.q.slice(0, found.index), filter.q.slice(found.index + found[0].length)];
	return {
		...filter,
		q: `${before} ${after}`
			.replace(/\(\s*\)/g, "")
			.replace(/^[\s,]+|[\s,]+$/g, "")
			.replace(/\s+/g, " "),
	};
}
