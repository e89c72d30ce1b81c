import type { OfferType } from "../offer.ts";
import type { Sort } from "./list-address.ts";

/** What a search asks for, besides its words. */
export type ReadSearch = {
	/** The words that are no condition, as typed. */
	q: string;
	type?: OfferType | "alle";
	condition?: "neu" | "gebraucht";
	/** Euros. */
	price: Limits;
	/** A price "around" an amount excludes machines on request. */
	onlyPriced?: true;
	/** By the names of the list's filters, in stored units. */
	limits: Record<string, Limits>;
	/** By the names of the list's filters. */
	words: Record<string, string>;
	sort?: Sort;
};
export type Limits = { min?: number; max?: number };

// What the words of a search mean, in German and English.

/** One kilowatt is 1.35962 metric horsepower. */
const HORSEPOWER = 1000 / 1.35962;

const mass = ["t", "kg"];
const length = ["m", "mm"];
const volume = ["m³", "l"];
const power = ["kW"];

/** The words for a unit, the units of the filters that it may mean, and its size in stored units. */
export const units: readonly (readonly [words: string, units: readonly string[], stored: number])[] = [
	[String.raw`(?:to?|tonnen|tonnes?|tons?)(?:/|\s?(?:pro|die|je|per|an?)\s)(?:h|std|stunde|hour)|tph`, ["t/h"], 1],
	["km/h|kmh|kph", ["km/h"], 1],
	["kn", ["kN"], 1],
	[String.raw`t|to(?!\s*[\d€£])|-?tonner|-?tonnen?|tons?|tonnes?`, mass, 1000],
	["kg", mass, 1],
	["m|meter|metres?|meters", length, 1000],
	["cm", length, 10],
	["ft|feet|foot", length, 304.8],
	["inch(?:es)?|zoll", length, 25.4],
	["cu\\s?yd|cubic\\syards?", volume, 764.6],
	["mm", length, 1],
	["m²|m2|qm", ["m²"], 1_000_000],
	["m³|m3|cbm|kubik(?:meter)?|kuben|cubes?|cu\\s?m|cubic\\smet(?:re|er)s?", volume, 1000],
	["l|liter|litres?|liters", volume, 1],
	["%|prozent|percent|per\\scent", ["%"], 1],
	["kw|kilowatt", power, 1000],
	["ps|hp|horsepower", power, HORSEPOWER],
	["-?deck(?:s|er)?", ["decks"], 1],
	["€/(?:woche|week|monat|month)", ["€/week"], 1],
	["fraktionen|körnungen|fractions|products", ["fractions"], 1],
	["h|bh|b?std\\.?|(?:betriebs?)?stunden|hrs|(?:(?:working|operating|engine)\\s)?hours", ["h"], 1],
];

const counted = (words: string, first: number, step = 1) =>
	words.split(" ").map((word, at) => [word, first + at * step] as const);
/** The words of dictated numbers, besides hundreds and thousands. */
export const numberWords: ReadonlyMap<string, number> = new Map([
	...counted("einhalb eine anderthalb", 0.5, 0.5),
	...counted("ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", 1),
	...counted("dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn", 13),
	...counted("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10),
	...counted("one two three four five six seven eight nine ten eleven twelve", 1),
	...counted("thirteen fourteen fifteen sixteen seventeen eighteen nineteen", 13),
	...counted("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
]);

/** Whole words. */
const word = (words: string) => new RegExp(String.raw`(?<!\p{L})(?:${words.replaceAll(" ", "\\s")})(?!\p{L})`, "iu");

type Meaning = {
	/** The kind of machine that has the figure. */
	kind?: RegExp;
	/** The figure, as searches call it. */
	called?: RegExp;
	/** The same with its amount. */
	whole?: RegExp;
	units: readonly string[];
	name: string;
	/** No list is filtered by it: a limit stays a word, and the list says so. */
	closed?: boolean;
	/** An amount means itself, no more and no less. */
	exact?: boolean;
	atLeast?: boolean;
	/** "Up to" an amount, too, means that a machine takes so much. */
	takesUpTo?: boolean;
	/** The units of numbers without one, below a hundred and from there on; else those of `units`. */
	own?: string[];
};
const handler = /teles?kop|telelader|stapler|handler|loadall|b[üu]e?hne|arbeitskorb|manitou|merlo|\broto\b/i;
const roller = /walze|roller|compactor/i;
const dumper = /dumper|mulde|kipper|dumptruck|dump truck|\badt\b|hauler/i;
const digger = /bagger|excavator|digger/i;
const conveyor = /haldenb|förderb|conveyor|stacker|stockpiler/i;
const reach = "reichweite|ausladung|(?:forward )?reach";

/**
 * The filter that an amount in a unit means; the first that fits. Amounts in other units only sort the list, and so do
 * those without a limit, unless they mean "at least".
 */
export const meant: readonly Meaning[] = [
	{ whole: "(?:unter|bis|max\\.?|below|up to) [\\d.,]+ ?m (?:hoch|high)", units: length, name: "height", closed: true },
	{ kind: handler, called: "volle[nr]? höhe|full height", units: mass, name: "capacity_at_height" },
	{ kind: handler, called: "volle[nr]? reichweite|full reach", units: mass, name: "capacity_at_reach" },
	{ kind: handler, called: reach, units: length, name: "max_reach", atLeast: true },
	{ called: reach, units: length, name: "reach", atLeast: true },
	{ called: "ausschütthöhe|dump height", units: length, name: "dump_height", atLeast: true },
	{ called: "einlauf|brechmaul|feed opening", units: length, name: "feed_opening_width", atLeast: true },
	{ called: "grabtiefe|dig(?:ging)? depth", units: length, name: "dig_depth", atLeast: true },
	{ kind: digger, called: "tiefe?|(?<!digging )depth|deep", units: length, name: "dig_depth", atLeast: true },
	{ called: "kipplast|tipping load", units: mass, name: "tipping_load", atLeast: true },
	{ called: "nutzlast|payload", units: mass, name: "payload" },
	{ called: "tragkraft|hubkraft|lift(?:ing)? capacity", units: mass, name: "lift_capacity", atLeast: true },
	{ kind: handler, called: "höhe|height", units: length, name: "lift_height", atLeast: true },
	{ called: "hubhöhe|lift(?:ing)? height", units: length, name: "lift_height", atLeast: true },
	{ called: "abwurf(?:höhe)?|discharge height", units: length, name: "discharge_height", atLeast: true },
	{ called: "aufgabe(?:größe|korn)?|feed size", units: length, name: "max_feed_size", atLeast: true, takesUpTo: true },
	{ called: "(?:förder|band)länge|conveyor length", units: length, name: "conveyor_length" },
	{ kind: conveyor, called: "länge|length", units: length, name: "conveyor_length" },
	{ called: "(?:transport|gesamt|bau)?länge|length", units: length, name: "length", closed: true },
	{ called: "gurt(?:breite)?|belt width", units: length, name: "belt_width" },
	{ called: "bandagen?breite|bandage|drum width", units: length, name: "drum_width" },
	{ kind: roller, called: "breite?r?|width|wide", units: length, name: "drum_width" },
	{ kind: roller, units: length, name: "drum_width" },
	{ called: "spalt(?:weite)?|css|closed side setting", units: length, name: "css", closed: true, own: ["mm", "mm"] },
	{ called: "laufwerk|fahrwerk|ketten|undercarriage|tracks", units: ["%"], name: "undercarriage", closed: true },
	{ called: "(?:transport)?breite?r?|schmaler|width|wide|narrower", units: length, name: "width", closed: true },
	{ called: "(?:transport|bau|durchfahrts)?höhe|height", units: length, name: "height", closed: true },
	{ kind: dumper, units: mass, name: "payload" },
	{ kind: dumper, units: volume, name: "body_heaped" },
	{ kind: handler, units: mass, name: "lift_capacity" },
	{ kind: handler, units: length, name: "lift_height" },
	{ kind: conveyor, units: length, name: "conveyor_length" },
	{ kind: /bagger|lader|excavator|loader|digger|shovel/i, units: volume, name: "bucket_volume" },
	{ called: "(?:schaufel|löffel|kübel)inhalt|bucket volume", units: volume, name: "bucket_volume", atLeast: true },
	{ called: "(?:einsatz|dienst)?gewicht|weight", units: mass, name: "weight" },
	{ units: mass, name: "weight" },
	{ called: "(?:motor)?leistung|power", units: power, name: "power" },
	{ units: power, name: "power" },
	{ units: ["kN"], name: "force", closed: true },
	{ units: ["h"], name: "hours" },
	{ units: ["decks"], name: "decks", exact: true },
	{ units: ["fractions"], name: "fractions", exact: true },
	{ called: "(?:höchst)?geschwindigkeit|(?:top )?speed", units: ["km/h"], name: "max_speed", atLeast: true },
	{ units: ["km/h"], name: "max_speed", atLeast: true },
	{ called: "(?:stunden)?leistung|durchsatz|throughput", units: ["t/h"], name: "throughput", atLeast: true },
	{ units: ["t/h"], name: "throughput", atLeast: true },
].map(({ called, whole, ...row }) => ({
	...row,
	...(called && { called: word(called) }),
	...(whole && { whole: word(whole) }),
}));

const upTo = String.raw`bis(?:\s(?:zu|ca\.?|max\.?|einschließlich|einschl\.?|inkl\.?))?`;
export const atMost = String.raw`unter|onder|poniżej|minder\sals|${upTo}|(?:do|tot)(?=\s\d)|budget(?:\s(?:von|bis|of))?|max(?:imal|imum|imaal)?\.?|höchstens|weniger\sals|kleiner(?:\sgleich)?(?=\s?\d)|(?:kleiner|leichter|kürzer|schmaler|billiger|günstiger|cheaper|smaller|lighter|shorter|narrower)\s(?:als|than)|vor|älter\sals|older\sthan|under|(?:up\s)?to|below|less\sthan|at\smost|before|(?:not?|nicht|niemals|keinesfalls|(?:auf|in)\skeine[nm]\sfall|never)\s(?:über|mehr\sals|teurer\sals|more\sexpensive\sthan|neuer\sals|jünger\sals|over|above|more\sthan|newer\sthan)|<=?|≤`;
export const atLeast = String.raw`ab|vanaf|od(?=\s\d)|über|mehr\sals|mindestens|mind\.?|min(?:imum)?\.?|seit|nach|after|(?:neuer|jünger)\sals|(?:newer|later|larger|bigger|longer)\sthan|größer(?:\sgleich)?(?=\s?\d)|(?:größer|länger|breiter)\sals|from|over|above|more\sthan|at\sleast|since|(?:not?|nicht)\s(?:unter|weniger\sals|älter\sals|under|below|less\sthan|older\sthan)|>=?|≥`;
export const around = String.raw`~|±|ca\.?|circa|etwa|rund(?:\sum(?:\sdie)?)?|ungefähr|(?:so\s)?um(?:\sdie)?|about|around`;
export const yearWord = String.raw`bau\s?jahr|bj\.?|jahrgang|jg\.?|ez|erstzulassung|year|built|made`;

const counts = [...numberWords.keys()].join("|");
type Means = Partial<Pick<ReadSearch, "type" | "condition" | "limits" | "words" | "sort">>;
const stage = (german: string) =>
	String.raw`(?:eu[\s-])?(?:(?:abgas|emissions)?(?:stufe|norm)|(?:emission\s)?stage|euro)[\s-]?(?:${german})`;
const yes = (name: string): Means => ({ words: { [name]: "ja" } });

/** Words that say what a parameter of the list's address would; those without any say nothing. */
export const said: readonly (readonly [words: string, means?: Means])[] = [
	// "ab Mi 2.12.": the date follows below.
	[String.raw`(?:ab\s)?(?:mo|di|mi|do|fr|sa|so)\.?(?=\s\d\d?\.(?:\d\d?\.|0\d|1[0-2]))`],
	// "Guten Tag" is no day of hire.
	[String.raw`(?:gut+en?|schönen)\stag|(?<=^)tag(?=,)`],
	// No list is filtered by what is not there at once.
	[
		String.raw`(?:nicht|not)\s(?:sofort\s|immediately\s)?(?:verfügbar|lieferbar|available)(?:\snow)?|` +
			String.raw`noch\s(?:verfügbar|zu\shaben|frei)|still\savailable|verfügbar\sauf\sanfrage|auf\sanfrage\sverfügbar|available\son\srequest|wieder\sfrei|(?:nicht\s|not\s)?(?:reserviert|reserved)`,
	],
	[String.raw`(?:oder|or)\s(?:preis\s|price\s)?(?:auf\sanfrage|on\srequest)`],
	// New parts make no new machine.
	[
		String.raw`neue?[rnsm]?(?=\s\p{L}*(?:ketten?|reifen|bereift|motor|schaufel|löffel|backen|leisten|gurt|messer|abstreifer|bolzen|lackiert|zähne|verschleiß|gelagert))|` +
			String.raw`(?<=(?:ketten|reifen|teile|backen|leisten|messer|abstreifer|bolzen|gurt|uvv)\s)neu|` +
			String.raw`neu(?=\s(?:ge(?!braucht)|ver|über|auf|aus)\p{L}+(?:t|en)(?!\p{L}))|new(?=\s(?:rubber\s)?(?:tyres|tracks|engine|bucket))`,
	],
	[
		String.raw`(?:egal\sob\s)?(?:kauf(?:en)?\s(?:oder|und)\smieten?|mieten?\s(?:oder|und)\skauf(?:en)?)|auch\s(?:zur\s)?mieten?|` +
			String.raw`buy\s(?:or|and)\s(?:rent|hire)|(?:rent|hire)\s(?:or|and)\sbuy|also\s(?:for\s)?(?:rent(?:al)?|hire)`,
		{ type: "alle" },
	],
	[
		String.raw`(?:(?:ab|in|für|from|for)\s)?(?:der\s)?(?:nächste[nrm]?|kommende[nrm]?|diese[nrm]?|next|this)\s(?:woche|monat|week|month)`,
		{ type: "miete" },
	],
	// A date, or from one to another: no list is filtered by it.
	[
		String.raw`(?:(?:from|until|by)\s)?(?:the\s)?(?:\d\d?(?:st|nd|rd|th)?\s?(?:to|-)\s?(?:the\s)?)?(?<!\d)\d\d?(?:st|nd|rd|th)?\s(?:of\s)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|(?:sept?|nov|de[cz])(?:ember)?|o[ck]t(?:ober)?|januar|februar|märz|mai|ju[nl]i)(?!\p{L})(?:\s\d{4})?|` +
			String.raw`20\d\d-\d\d-\d\d|(?<!\d)\d\d?([./])(?:0[1-9]|1[0-2])\s?(?:bis|to|-)\s?\d\d?\1(?:0[1-9]|1[0-2])(?!\d)|` +
			String.raw`(?:(?:vom?|ab|bis|from|until)\s)?(?:\d\d?\.(?:\d\d?\.(?:\d{4}|\d\d)?)?\s?(?:bis|und|/|-)\s?(?:zum\s)?)?(?<!\d)\d\d?\.\s?` +
			String.raw`(?:\d\d?\.(?:\d{4}|\d\d)?|(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)\p{L}*(?:\s\d{4})?)`,
	],
	[
		String.raw`(?:(?:ab|in|im|der|die|für|bis|from|for|until)\s)*(?:(?:anfang|mitte|ende|early|mid|late|ganze[ns]|(?:ers|zwei|drit|letz)te[rn]?(?:\swoche\sim)?|(?:first|second|last)(?:\sweek\sof)?)\s)?(?:(?:januar|februar|märz|april|mai|juni|juli|august|(?:septem|okto|novem|dezem)ber)(?:woche)?|january|february|march|june|july|october|december|q[1-4]|[1-4]\.\s(?:quartal|halbjahr)(?:\s\d{4})?|frühjahr|frühling|sommer|herbst|winter|ostern|pfingsten|spring|summer|autumn|easter)|` +
			String.raw`(?:(?:um|ab|bis|von)\s)?(?:\d\d?(?:[:.]\d\d)?\s?(?:bis|-)\s?)?\d\d?(?:[:.]\d\d)?\suhr|` +
			String.raw`(?:ab|am|bis|vom|zum|on|from|until|by)\s(?:(?:dem|zum|the)\s)?\d\d?(?:\.(?!\d)|s?ten|st|nd|rd|th)|` +
			String.raw`(?:(?:ab|in|der|für)\s)*(?:kw\s?|kalenderwoche\s)(?:[1-4]?\d|5[0-3])(?!\d)`,
	],
	[String.raw`mini(?=\s(?:\p{L}*(?:radlader|dumper|brecher|walze)|wheel\sloader|crusher|roller))`],
	[
		String.raw`(?:zwei|drei|vier|two|three|four)(?=\s\p{L}{4})|(?:\d\d?\s)?(?:stück|stk\.?|st\.)|` +
			String.raw`(?<!\d|(?:stufe|stage|norm|euro)\s)[2-9]x?(?=\s(?:(?:mini|cone|jaw|impact|wheel|wheeled)\s)?\p{L}*(?:bagger|lader|brecher|walzen?|anlagen?|stapler|dumper|b[aä]nd(?:er)?|crushers?|loaders?|excavators?|rollers?)(?!\p{L}))`,
	],
	[String.raw`(?:zum?\s)?(?:ver)?kauf(?:en)?|(?:for\s|to\s)?(?:buy|sale|purchase)`, { type: "kauf" }],
	[
		String.raw`(?:(?:pro|je|per|a|am|in\sder|im|übers)\s|/\s?|(?:(?:für|for)\s)?(?:(?<!\d)\d\d?|1/2|halbe[nrs]?|half\sa|eine?n?|${counts})\s)?` +
			String.raw`(?:(?:arbeits|werk)?tage?n?(?!\sde[rs]\s)|(?<=\d\s?)at|wochenende|(?:working\s)?days?|weekend|(?<!€/)(?:wochen?|weeks?|monate?(?!\s(?:garantie|gewährleistung))|months?(?!\swarranty)))|` +
			String.raw`(?:zur?\s)?(?:ver|tages|wochen|monats|langzeit)?mieten?|(?:miet|tages|wochen|monats)preise?|miet(?:kauf|park)|vermietung|` +
			String.raw`(?:aus|ver)?leihen|leihstellung|(?:for\s|to\s)?(?:plant\s)?(?:hire|rent|rental)|(?:dai|week|month)ly(?:\s(?:rate|hire|rental))?|day\srate`,
		{ type: "miete" },
	],
	// How many hours are few is a matter of taste; visitors can change the condition, which they see above the list.
	[
		String.raw`(?:mit\s|with\s)?(?:wenige?n?|geringen?|niedrigen?|low|few)\s(?:(?:betriebs)?(?:stunden|hours?)|gelaufen)|neuwertige?[rnsm]?|(?:fast|wie|so\sgut\swie|like|as)\s(?:neu|new)`,
		{ limits: { hours: { max: 3000 } } },
	],
	[String.raw`neue?[rnsm]?\s?(?:oder|und|/)\s?gebrauchte?[rnsm]?|new\s?(?:or|and|/)\s?used`],
	[
		String.raw`(?:nicht|not|keine?[nrms]?|außer)\s(?:neu(?:e[nrms]?)?|new|neugeräte?|neu(?:maschine|fahrzeug)(?:en)?)|gebrauchte?[rnsm]?|gebr\.|gebrauchtmaschinen?|used|second.?hand`,
		{ condition: "gebraucht" },
	],
	[String.raw`neu\seingetroffen|neuzug(?:ang|änge)|new\sarrivals?|just\sin`],
	[
		String.raw`neue?[rnsm]?(?!\sals)|fabrikneu|neumaschinen?|unbenutzt|unused|(?:brand\s)?new(?!\sholland)`,
		{ condition: "neu" },
	],
	[stage("v|5"), { words: { emission_stage: "V" } }],
	[stage("iv|4") + String.raw`|tier\s?4\s?(?:f|final)?`, { words: { emission_stage: "IV" } }],
	[stage("iiib|3b"), { words: { emission_stage: "IIIB" } }],
	[stage("iiia|3a"), { words: { emission_stage: "IIIA" } }],
	[
		String.raw`(?:ab\s)?(?:(?:sofort|jetzt)(?:\s(?:verfügbar|lieferbar|frei))?|direkt\s(?:verfügbar|lieferbar))|(?:verfüg|liefer)bare?[nmrs]?|in\sstock|(?:ab|auf)\slager|` +
			String.raw`(?:immediately\s)?available(?:\snow|\simmediately)?|immediately`,
		yes("available"),
	],
	[String.raw`(?:mit\s|with\s)?(?:überbandmagnet|magnet(?:abscheider)?|overband\smagnet)`, yes("magnet")],
	[
		String.raw`(?:mit\s|with\s)?(?:rückführband|(?:überkorn)?rückführung|return\sconveyor|recirculat(?:ion|ing)\s(?:belt|conveyor))`,
		yes("return_conveyor"),
	],
	[String.raw`(?:mit\s|with\s)?(?:windsichter|wind\ssifter)`, yes("wind_sifter")],
	[String.raw`(?:mit\s|with\s)?straßenzulassung|road.legal`, yes("road_permit")],
	[String.raw`(?:günstig|billig|preiswert)(?:st)?e?[rnsm]?(?!\sals)|cheap(?:est)?`, { sort: "price-asc" }],
	[String.raw`teuerste[rnsm]?|most\sexpensive|dearest`, { sort: "price-desc" }],
	[String.raw`(?:neue|jüng)ste[rnsm]?|newest|latest`, { sort: "year-desc" }],
	// Wordings of tenders.
	[
		String.raw`(?:pos(?:ition)?|los|lv|titel)\.?(?:\s\d\d?(?:\.\d\d?)*)?|(?:nach\s)?(?:din|en|iso)(?:\s(?:en|iso))*\s\d{3,5}(?:-\d+)?|(?:nach\s)?stvzo|einschl\.?|zzgl\.?|` +
			String.raw`(?:komplette[rsn]?\s)?(?:maschinenpark|paket)`,
	],
	[String.raw`(?:raum|lieferung\snach|delivery\sto|ship\sto|export\sto)\s\p{L}+`],
	[
		String.raw`welches\sbaujahr\s(?:hat|ist)|(?:der\s|the\s)?(?:unterschied|difference)(?:\s(?:zwischen|between))?|your|ich|wir|ihr|sie|mir|uns|suchen?|gesucht|brauch(?:en?|s?t)?|benötigen?|möchten?|hätten?\sgerne?|habt|haben|hast|` +
			String.raw`list\sof|(?:stock|current)\s(?:list|stock)(?:\sof)?|gerne?|gibt|zeigt?|zeigen|was\sfür|was|wie\steuer|kostet?|kosten|ist|sind|noch|auch|da|es|hat|zusammen|frage|vk|alle[nmrs]?|wie\s?viele?n?(?:\s(?:tonnen|ps|kw|liter|m³))?|(?<!(?:19|20)\d\d\s?)baujahr(?!:?\s?(?:\S+\s){0,3}['’]?\d)|ansehen|anschauen|besichtigen|like|schafft|fasst|wiegt|gräbt|hebt|digs|lifts|weighs|will|finde|euch|'ne|olle[nrs]?|bekomme|ohne\s(?:führer)?schein|meine?[nmrs]?\s(?:mann|chef|sohn|vater|frau|kunde)|` +
			String.raw`welche[nmrs]?|hallo|moin|bitte|danke|i|we|you|am|is|are|have|has|do(?!\s\d)|does|need|want(?:ed|\sto)?|` +
			String.raw`whats?|still|got|now|so|marken?|looking|searching|search|where|can|how\smuch|all|any|everything|(?:bau)?maschinen?|geräte?|machines?|machinery|` +
			String.raw`(?:irgend)?(?:et)?was|anything|something|please|hello|nen|bräuchten?|am\sbesten|punkt|komma|fragezeichen|question\smark|aber|but|ja|also|herrn?|frau|sucht|` +
			String.raw`(?:(?:nicht\s|not\s)?(?:zu|too)\s)(?:teuer|alt|groß|klein|schwer|expensive|old|big|small|heavy)|nicht\szu|my|friend|best|that|who|vergabe|dringend|angebote?s?(?:nummer)?|nr\.|preisliste|schnäppchen|` +
			String.raw`(?:in\s)?gute[mn]\szustand|letzter|budget|steht|darf|wer|verkauft|verk\.|möglich|vergleich(?:en)?|compare|besser|better|rechnung|lieferzeit|(?:top|(?:sehr\s)?guter)\szustand|zeitwert|gutachter|inkl\.?|selbst|klasse|frei|(?:1\.|erste)\shand|export|besten|ex\sworks|forwarding|port|(?:inkl\.?\s)?lieferung|deliver(?:y|ed)?|geliefert|there|it|sondern|lieber|kein\sproblem|fürn|nix(?:\steuer)?|okay|nehmt|privat|(?:kann|soll)|lassen|vor\sort|te\s(?:koop|huur)|cena|prijs|zustand|kategorie|` +
			String.raw`(?:(?:am|für|from|on|bis|ab|nächste[nrm]?|next|this|diese[nrm]?)\s)*(?:heute|morgen|übermorgen|today|tomorrow|` +
			String.raw`(?:mo|di|mi|do|fr|sa)\.?\s?(?:[-+/]|bis)\s?(?:di|mi|do|fr|sa|so)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwoch|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|` +
			// They stand in descriptions, too, but ask for nothing.
			String.raw`würden?|unsere?[nmrs]?|our|baustellen?|betrieb|einsatz|arbeite?n?|sollte|wird|werden|gerade|vorhanden|auftrag|gewerbe|liegt|damit|sowie|dazu|beim|früh|bräuch?t|brauchet|een|aufbereite[nt]|` +
			String.raw`should|quote|(?:on\s)?site|work(?:ing)?(?!\s(?:hours|lights?))|only|customer|buyer|left|last|stock|stuff|things?|equipment|rock\sbottom|(?:mit|with)\s(?:fahrer|driver|operator)|etwa(?!\s*\d)|about(?!\s*[\d€])|` +
			String.raw`preise?(?!\sauf)|price(?!\son)|vh?b|netto|brutto|mwst\.?|ust\.?|mehrwertsteuer|vat`,
	],
];

/** Without a currency, a smaller number is a year, a size or a model. */
export const leastWithoutCurrency: Record<OfferType, number> = { kauf: 3000, miete: 30 };
/** No machine is for sale below so many euros: "Minibagger bis 150 €" is one to hire. */
export const leastForSale = 500;

/** "Small" asks for the smallest first, and so does a compact loader, which stays a word. */
export const SUPERLATIVE = new RegExp(
	String.raw`(?<!\p{L})(?:(?:(?<most>(?:(?:leistungs)?stärk|größ|höch)s?te[nmrs]?|(?:bigg|larg|strong|high)est|most)|` +
		String.raw`(?:schwäch|niedrig)ste[nmrs]?|klein(?:st)?e?[nmrs]?|(?:weak|low)est|small(?:est)?)(?!\p{L}|\s(?:als|than|gleich))|` +
		String.raw`(?=(?:(?:kompakt|hof)lader|hoftrac|bobcat|knikmops|skid[\s-]?steer)))`,
	"giu",
);

/** Words that mean nothing between others. Before a number, short ones may be a model's letters. */
export const FILLERS = new RegExp(
	String.raw`(?<=^|\s)(?:für|zum|zur|mit|ohne|nicht|without|not|auf|aus|von|vom|nach|zu|bei|über|übers|nähe|nahe|eine?[nmrs]?|de[rnms]|die|das|und|oder|` +
		String.raw`(?:gut|groß|klein)(?:st)?e?[nmrs]?|größte?[nmrs]?|(?:leistungs)?st[aä]rk(?:st)?e?[nmrs]?|` +
		String.raw`large(?:r|st)?|big(?:ger|gest)?|small(?:er|est)?|strong(?:est)?|good|` +
		String.raw`hoch|lang|breit|tief|high|long|wide|deep|for|with|from|near|and|or|the|` +
		String.raw`(?:in|im|an|am|ab|um|on|of|to|an?)(?!\s+\d))(?=[\s,]|$)`,
	"giu",
);
