import { today } from "../../foundation/i18n/format.ts";
import * as terms from "./search-terms.ts";
import { readNumber } from "./typed-number.ts";

// What people type in other orders and words becomes what the grammar reads: a limit, an amount, its unit.

const { units, atMost, atLeast, around } = terms;
export const AMOUNT = String.raw`\d{1,3}(?:\s\d{3})+(?!\d)|\d(?:[\d.,'’]*\d)?`;
export const unitWords = units.map(([words]) => words).join("|");
type Groups = Record<string, string | undefined>;

const behindAmount = (words: string) =>
	new RegExp(String.raw`(${AMOUNT}(?:\s*(?:${unitWords}))?)(?:${words})(?![\p{L}\d])`, "giu");
const OR = String.raw`\s(?:oder|und|or|and)\s`;
const orMore = behindAmount(
	String.raw`\s?\+|\s(?:aufwärts|upwards|onwards)|${OR}(?:neuer|jünger|mehr|größer|newer|younger|later|more|larger|up|above)`,
);
const orLess = behindAmount(
	String.raw`\smax(?:imal|imum|\.)?(?!\s*[\d€£])|${OR}(?:älter|weniger|kleiner|older|earlier|less|fewer|smaller)`,
);

const YEAR = String.raw`(?<!\d)((?:19[7-9]|20[0-4])\d)`;
/** Behind a named figure, a number has the figure's own unit: "Gurtbreite 800", "Grabtiefe mindestens 6". */
const bareFigures = terms.meant.flatMap(({ called, units, own = units }) =>
	[String.raw`\d\d?(?:[.,]\d\d?)?`, String.raw`(?!${YEAR}(?!\d))\d{3,}|\d\d?[.]\d{3}`].flatMap(
		(amount, at): [RegExp, string][] => {
			const alone = String.raw`(?=${called?.source})(?<!\d\s?(?:${unitWords})\s)${called?.source}`;
			const limited = String.raw`${alone}\s(?:(?:${atMost}|${atLeast}|${around}|von|of)\s?)?(?:${amount})`;
			const none = String.raw`(?![\p{L}\p{N}]|[.,]\d|\s\d{3}(?!\d)|\s*(?:${unitWords}|€|euro?|tsd|k|bis|to|x|×|-)(?!\p{L}))`;
			return called ? [[new RegExp(limited + none, "giu"), `$& ${own[at] ?? own[0]}`]] : [];
		},
	),
);
const needed = terms.meant.flatMap(({ called, atLeast }) => (called && atLeast ? [called.source] : [])).join("|");
const notCounted = String.raw`(?!\d|[.,]\d|\s*(?:${unitWords}|€|euros?|eur|tsd|k)(?!\p{L}))`;
const limit = String.raw`(?:(?:${atMost}|${atLeast}|${around}|von|zwischen|between)\s)?`;
const rewrites: readonly (readonly [RegExp, string])[] = [
	[/(?<!\p{L})w\/o(?!\p{L})/giu, "without"],
	[/(?<!\p{L})w\//giu, "with "],
	// The number of a customer, of a bill or of a telephone is none of a machine.
	[
		/(?<!\p{L})(?:(?:kunden|kreditoren|rechnungs|auftrags|bestell|projekt)-?(?:nr|nummer)|tel(?:efon)?)[.:]*\s?\d(?:[\d /-]*\d)?:?/giu,
		" ",
	],
	[/(?<=\d)\s(?:volt|v)(?!\p{L})/giu, "V"],
	// "385 am Tag".
	[/(?<![\d.,])\d{2,4}(?=\s(?:am|pro|je|per|a)\s(?:tag|day)(?!\p{L}))/giu, "$& €"],
	[/(?<=\p{L}):(?=\s|\d)|(?<=\d):(?=\s)/gu, ""],
	// "I'm", "gibt's", "für'n".
	[/['’](?:[dmns]|nen?|re|ve|ll)(?!\p{L})/giu, ""],
	// A feed opening or a drive is one word: "900 x 600 mm", "6 × 6".
	[/(?<=\d)\s*[x×]\s*(?=\d)/giu, "x"],
	[/(?<=\dx\d[\d.,]*)\s?mm?(?!\p{L})/giu, ""],
	[/(?<!\p{L})zw\.?(?=\s\d)/giu, "zwischen"],
	[/(?<=^|\s)\(|\)(?=[\s,.]|$)/gu, ""],
	[/\su\.(?=\s)/giu, " und"],
	[/\sod\.?(?=\s)/giu, " oder"],
	// "kl. Bagger m. Hammer".
	[/(?<=^|\D\s|^\s)(?:kl|gr|m|z|f|o\.\s?ä)\.(?:\s|$)/giu, ""],
	// Feed from nothing to 500 mm is feed up to that.
	[/(?<![\d.,])0\s?[-/]\s?(?=\d+\s?mm(?!\p{L}))/giu, ""],
	// "3-Fraktionen-Sieb", "20-t-Bagger".
	[new RegExp(String.raw`(?<=\d)-(${unitWords})(?:-(?=\p{L})|(?!\p{L}))`, "giu"), " $1 "],
	// The most that a machine reaches is what one needs: "max. Reichweite 9 m".
	[new RegExp(String.raw`(?<!\p{L})max(?:\.|imum|imale[nr]?)?\s(?=${needed})`, "giu"), ""],
	// "neuer wie 2018".
	[/(?<=er|mehr)\swie(?=\s\d)/giu, " als"],
	// An accountant's amount: "84.500,00".
	[
		new RegExp(String.raw`(?<=\d{3}),00(?!\d|\s*(?:${unitWords})(?!\p{L}))(?:\s?(?:€|euros?|eur)(?!\p{L}))?`, "giu"),
		" €",
	],
	// "Frau Bergmann" is no maker.
	[
		/(?<!\p{L})(?:(?:[Ff]rau|[Hh]errn?|[Ff]amilie)\s\p{Lu}\p{L}+|(?:[Bb]au)?(?:[Ff]irma|[Ss]tadt|[Gg]emeinde)\s\p{Lu}\p{L}+,)/gu,
		" ",
	],
	// "Brecher auf Raupen" and "Siebanlage Raupe" are no dozers.
	[/(?<=\p{L}(?:anlagen?|brecher|shredder|b[aä]nd(?:er)?)\s(?:auf\s)?)raupen?(?!\p{L})/giu, "raupenmobil"],
	// "Gummibereifter Bagger" and "Bagger auf Rädern" are no minis on rubber tracks.
	[
		/(?<!\p{L})(?:gummi(?:bereift\p{L}{0,2}|rad)?\s?bagger|bagger\s(?:auf\srädern|gummibereift))(?!\p{L})/giu,
		"Mobilbagger",
	],
	[/(?<!\p{L})rubber[\s-]t[iy]re?d\s(?=excavator)/giu, "wheeled "],
	[/(?<!\p{L})wheeled\s(?=loader)/giu, "wheel "],
	// "100 PS Radlader oder mehr".
	[
		new RegExp(String.raw`((?:${AMOUNT})\s*(?:${unitWords}))\s(\p{L}{4,})(?=${OR}(?:mehr|größer|more|larger))`, "giu"),
		"$2 $1",
	],
	[
		new RegExp(
			String.raw`(?<!\p{L})(?:tages)?(?:preis|satz|price)\s${limit}(?:${AMOUNT})(?!\d|[.,]\d|\s*(?:€|euros?|eur|tsd|tausend|thousand|mille|k|-)(?!\p{L}))`,
			"giu",
		),
		"$& €",
	],
	// "Betriebsstunden bis 5000" counts hours; behind another amount than a year, the word is that one's.
	[
		new RegExp(
			String.raw`(?<!\p{L})(?:(?<!\d\s)|(?<=(?<!\d)(?!2000)(?:19[7-9]|20[0-4])\d\s))(?:betriebs?stunden|betriebsstd\.?|stunden|bh|laufleistung|(?:operating\s|engine\s)?hours):?\s` +
				String.raw`(${limit}(?:${AMOUNT})(?:\s?(?:bis|to|und|and|-)\s?(?:${AMOUNT}))?)${notCounted}`,
			"giu",
		),
		"$1 h",
	],
	[/(?<!\p{L})(?:angebots?|inserat|anzeigen?|ref)[-\s]?(?:nr|no)?\.?\s?(?=\d)/giu, "Nr. "],
	...bareFigures,
	[/(?<!\p{L})(?:weder|neither)\s(\S+)\s(?:noch|nor)\s/giu, "nicht $1 nicht "],
	[/(?<!\p{L})(?:miet|leih)-?(?=\p{L}*(?:bagger|lader|brecher|sieb|walze|dumper|stapler))/giu, "mieten "],
	[/(?<=^|\s)(?:(?:bj|baujahr)\.?\s?)?['’](?=\d\d(?!\d))/giu, "bj "],
	[/(?<!\p{L})(bj|baujahr|ez)\.?(?=\d)/giu, "$1 "],
	[/(?<!\p{L})(bj|baujahr)\.?\s(\d\d)\s?(?:oder|und|\/)\s?(?=\d\d(?!\d))/giu, "$1 $2-"],
	[/(?<![\d.,])(\d\d)er\s(?:bj|baujahr)(?!\p{L})/giu, "bj $1"],
	// "300er Löffel", "Löffel 300" and "2,35 breit" are widths.
	[/(?<![\p{L}\d.,])(\d{3,4})er(?=\s\p{L}*(?:löffel|schaufel|platten|gurt)(?!\p{L}))/giu, "$1 mm"],
	[
		/(?<=löffel\s)(?!(?:19[7-9]|20[0-4])\d(?!\d))(\d{3,4})(?![\p{L}\d.,/]|\s(?:mm|l|liter|kg|€|euro)(?!\p{L}))/giu,
		"$1 mm",
	],
	[/(?<![\d.,])(\d[.,]\d\d?)(?=\s(?:breite?|hoch|lang|tief|wide|high|long|deep)(?!\p{L}))/giu, "$1 m"],
	// "2019er", "850er Radlader".
	[/(?<![\d.,])(\d{2,4})-?er(?![\p{L}\d])/giu, "$1"],
	[new RegExp(String.raw`${YEAR}\s?/\s?${YEAR}(?!\d)`, "gu"), "$1-$2"],
	[
		/(?<![\p{L}\d])(?<!\d\s)(?!kw\s(?:[1-4]?\d|5[0-3])(?!\d))(hp|ps|kw)\s((?:(?:unter|über|ab|bis|max\.?|under|over)\s)?\d+)(?!\s?(?:hp|ps|kw|\d))/giu,
		"$2 $1",
	],
	// A price a week is none a day: the list says that it is not filtered by it.
	[
		new RegExp(
			String.raw`(${AMOUNT})\s*(?:(?:€|euros?|eur)\s?(?:im|in\sder|pro|je|per|an?|für|for|übers?|/|die)|(?:pro|je|per|a))\s?(?:eine?n?\s|das\s|the\s)?(woche|week|monat|month)(?!\p{L})`,
			"giu",
		),
		"$1 €/$2 mieten",
	],
	[/(?<=[\p{L}\p{N}€])\s?[?!]+(?=\s|$)/gu, ""],
	[orMore, "ab $1"],
	[orLess, "bis $1"],
];
/** Numbers as dictated: "fünfundzwanzig Tonnen", "fifty thousand euros"; without end, "vierzehn" could be read too many ways. */
const numberPart = [...terms.numberWords.keys(), "hundert", "hundred"].sort((a, b) => b.length - a.length).join("|");
const dictated = new RegExp(
	String.raw`(?<!\p{L})(?!einem|eine?\s(?:zwei|drei|vier)|sieben\s(?!hundert)(?:${numberPart}))(?:${numberPart})(?:[\s-]?(?:(?:und|and)\s?)?(?:${numberPart})){0,6}` +
		String.raw`(?=[\s-]?(?:(?:bis|to)\s(?:${numberPart})|(?!to\s)(?:${unitWords}|tausend|thousand|€|euros?|pounds?|jahren?|years?))(?!\p{L}))`,
	"giu",
);
/** "achtzig neunzigtausend" is a range. */
const pairs =
	/(?<!\p{L})((?:(?:zwan|vier|fünf|sech|sieb|acht|neun)zig|dreißig|hundert))\s(?=(?:\p{L}+zig|dreißig|hundert)\p{L}*\s?tausend)/giu;
const dictatedYear = new RegExp(String.raw`(?<=(?:bj\.?|baujahr)\s)(?:${numberPart})(?!\p{L})`, "giu");
/** "fünf komma sechs", "two point five". */
const decimals = new RegExp(
	String.raw`(?<!\p{L})(${numberPart})\s(?:komma|punkt|point)\s(${numberPart})(?!\p{L})`,
	"giu",
);
/** "0,25 Mio", "1/4 Million". */
const millions = /(?<![\d.,/])(\d(?:\/(?:[2-9]|10)|[.,]\d{1,3})?)\s?(?:mio\.?|million(?:en|s)?)(?!\p{L})/giu;
/** Years of this century: "zweitausendzwanzig", "two thousand and nineteen". */
const thousands = new RegExp(
	String.raw`(?<!\p{L})(?:zweitausend|two\sthousand\s(?:and\s)?|(?:zwanzig|twenty)\s)((?:${numberPart})(?:[\s-]?(?:und)?(?:${numberPart}))?)(?!\p{L})`,
	"giu",
);
/** "zwanzig zehn" is 2010; "zwanzig fünf" is no year. */
const yearOf = (words: string, rest: number) =>
	/^(?:zwanzig|twenty)/i.test(words) && rest < 10 ? words : String(2000 + rest);
function asDigits(words: string): string {
	const values = words
		.toLowerCase()
		.match(new RegExp(numberPart, "gu"))!
		.map((one) => terms.numberWords.get(one));
	const sum = values.reduce<number>((sum, value) => (value ? sum + value : (sum || 1) * 100), 0);
	return String(sum).replace(".", ",");
}

/** "bis 5 Jahre alt", "not older than 5 years". */
const age =
	/(?:(?<older>(?:nicht|not?)\s(?:älter\sals|older\sthan))|max(?:imal)?\.?|höchstens|bis(?:\szu)?|unter|under|up\sto|at\smost)?\s*(?<![\d.,])(?<years>\d\d?)\s(?:jahren?|years?)(?<old>\s(?:alt|old))?(?!\p{L})/giu;

/** A month and its year. Machines have years of construction, but no months; one that is not over is a date of hire. */
const month = new RegExp(
	String.raw`(?<!\d\.\s?)(?<![\p{L}\d.])(?:(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|mar|may|oct|dec)\p{L}*\.?\s|(?:0?[1-9]|1[0-2])[/.])${YEAR}(?!\d)`,
	"giu",
);

/** A monthly rate and its months say nothing of a machine, and ask for none to hire. */
const financing =
	/(?<!\p{L})(?<!(?:day|daily)\s)(?:leas(?:en|ing)|finan[zc]\p{L}*|(?:monats)?raten?(?:kauf|zahlung)?|monthly\srates?|instalments?)(?!\p{L})/giu;
const rates = new RegExp(
	String.raw`(?:(?:${atMost}|${atLeast}|${around})\s)?(?<![\d.,])(?:\d{1,2}|\d{3,4}|\d[.,]\d{3})(?!\d|[.,]\d)\s*` +
		String.raw`(?:(?:(?:€|euros?|eur)\s)?(?:(?:im|pro|per|a|je)\s)?(?:monate?|monatlich|months?)|€|euros?|eur)(?!\p{L})`,
	"giu",
);
const withoutRates = (typed: string) =>
	typed.search(financing) < 0 ? typed : typed.replace(rates, " ").replace(financing, " ");

/** "2020 or newer" as "from 2020", because the patterns expect the limit before its amount; ages as years. */
export function inReadingOrder(typed: string): string {
	const withYears = withoutRates(typed.replace(/[–—]/g, "-"))
		.replace(/(?<=\p{L}er)\s(?:ist|sind|is|are)(?=\s(?:als|than)(?!\p{L}))/giu, "")
		.replace(/(?<=\d)o+(?!\p{L})/giu, (letters) => "0".repeat(letters.length))
		.replace(decimals, (_, whole: string, part: string) => `${asDigits(whole)},${asDigits(part)}`)
		.replace(thousands, (all: string, rest: string) => yearOf(all, Number(asDigits(rest))))
		.replace(
			/(?:zwischen|between)\s(\p{L}+?)(?:tausend)?\s(?:und|and)\s(?=\p{L}*\s?(?:tausend|thousand))/giu,
			"von $1tausend bis ",
		)
		.replace(pairs, "$1tausend bis ")
		.replace(dictated, asDigits)
		.replace(dictatedYear, asDigits)
		.replace(/(?<=\d[.,]\d{1,3})\s?(?:-|bis|to)\s?(?=\d[.,]\d{1,3}\s?(?:mio|mill))/giu, " Mio bis ")
		.replace(millions, (_, amount: string) => {
			const [whole, parts = 1] = amount.split("/").map((one) => readNumber(one)!);
			return `${String((whole! / parts) * 1000).replace(".", ",")} tausend`;
		})
		.replace(age, (all: string, ...more: unknown[]) => {
			const { older, years, old } = more.at(-1) as Groups;
			return older || old ? ` ab ${Number(today().slice(0, 4)) - Number(years)}` : all;
		})
		.replace(month, (_, year: string) => (year < today().slice(0, 4) ? year : "Januar"));
	return rewrites.reduce((text, [pattern, by]) => text.replace(pattern, by), withYears);
}
