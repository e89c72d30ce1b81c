import { own } from "../../i18n/text.ts";
/*
 * Makes by the name that they are known by, with the spellings, series and earlier names that dealers write. A type
 * plate is never rewritten: an offer keeps what was typed, and lists find it under the known name.
 */

/** A known make, and what else it is called; folded as `foldMake` does when compared. */
const spellings: Readonly<Record<string, readonly string[]>> = {
	// Earthmoving
	Caterpillar: ["CAT", "Cat.", "Catterpillar"],
	Zeppelin: [],
	Liebherr: ["Liebher", "LH"],
	Komatsu: ["Komastu"],
	Hanomag: [],
	Volvo: ["Volvo CE", "Volvo Construction"],
	Hitachi: ["Hitachi CM", "Zaxis"],
	Kobelco: ["Kobelko", "Kbelco"],
	Hyundai: ["HD Hyundai", "HHI"],
	Develon: [],
	Doosan: ["Doosan Infracore"],
	Daewoo: [],
	Case: ["CASE CE", "Case Construction"],
	"New Holland": ["NH", "New Holland Construction"],
	"John Deere": ["JD", "Deere"],
	JCB: ["J.C.B.", "JCB Loadall"],
	Sany: ["SANY Heavy"],
	XCMG: ["Xugong"],
	LiuGong: ["Liu Gong"],
	Hidromek: ["HMK"],
	Takeuchi: ["TB-Takeuchi", "Takeutchi"],
	Kubota: [],
	Yanmar: ["Yanmar CE"],
	Bobcat: ["Bob-Cat"],
	"Wacker Neuson": ["Wacker", "Neuson", "WN"],
	Kramer: ["Kramer Allrad"],
	Schäffer: ["Schaeffer"],
	Weidemann: ["Weideman"],
	Weycor: [],
	Weyhausen: ["Atlas Weyhausen"],
	Atlas: ["Atlas GmbH"],
	"Terex Atlas": [],
	Mecalac: [],
	Ahlmann: [],
	Terex: [],
	Schaeff: [],
	Sennebogen: [],
	Fuchs: ["Terex Fuchs"],
	"Menzi Muck": ["Menzi"],
	Eurocomach: ["Sampierana"],
	Hanix: [],
	IHI: [],
	"Pel-Job": ["Peljob"],
	Sumitomo: [],
	Ljungby: ["LM"],
	Giant: ["Tobroco"],
	// Handlers and dumpers
	Manitou: ["Manitou BF"],
	Merlo: ["Merlo SpA"],
	Magni: [],
	Dieci: [],
	Faresin: [],
	Bell: ["Bell Equipment"],
	Hydrema: [],
	Bergmann: [],
	Thwaites: [],
	Ausa: [],
	Rokbak: [],
	"Terex Trucks": [],
	Astra: [],
	Moxy: ["Doosan Moxy"],
	Messersi: [],
	Barford: [],
	// Rollers
	Bomag: ["Fayat Bomag"],
	Hamm: ["Wirtgen Hamm"],
	Ammann: ["Amman"],
	Dynapac: ["Atlas Copco Dynapac"],
	Sakai: [],
	"Ingersoll Rand": ["IR"],
	"Weber MT": [],
	Rammax: [],
	// Crushing and screening
	Kleemann: ["Kleeman", "Mobirex", "Mobicat", "Mobicone", "Mobiscreen"],
	Powerscreen: ["Terex Powerscreen"],
	Pegson: [],
	Finlay: ["Terex Finlay", "Finlay Hydrascreens"],
	EvoQuip: ["Terex EvoQuip"],
	Ecotec: ["Terex Ecotec"],
	McCloskey: ["Mc Closkey", "McCloskey International", "Metso McCloskey"],
	Metso: ["Metso Minerals", "Lokotrack"],
	"Metso Outotec": [],
	Nordberg: [],
	Sandvik: ["Sandvik Mobiles"],
	Extec: [],
	Fintec: [],
	"Rubble Master": ["RM", "RM Group", "Rubblemaster"],
	Keestrack: ["Kee-Track", "OM Track"],
	SBM: [],
	Wageneder: [],
	GIPO: [],
	MFL: ["Maschinenfabrik Liezen"],
	Powercrusher: ["Atlas Copco Powercrusher"],
	Hartl: [],
	Tesab: [],
	Anaconda: [],
	EDGE: ["Edge Innovate"],
	Telestack: ["Astec Telestack"],
	Astec: [],
	"KPI-JCI": [],
	AMS: [],
	Maximus: [],
	Portafill: [],
	Backers: [],
	Höft: [],
	"Binder+Co": ["Binder"],
	Gremac: [],
	Rockster: [],
	Lippmann: [],
	Striker: [],
	Pronar: [],
	"Terra Select": ["Eggersmann Terra Select"],
	ProStack: [],
	Superior: [],
	// Shredding and wood
	Doppstadt: ["Dopstadt"],
	Komptech: ["Kompetch", "Komptec"],
	Neuenhauser: ["Neuenhauser Umwelttechnik"],
	Arjes: ["Impaktor", "Titan"],
	Hammel: [],
	Jenz: [],
	Willibald: [],
	Lindner: [],
	Untha: [],
	Eggersmann: [],
	Vermeer: [],
	Morbark: [],
	Husmann: [],
	Albach: [],
	Haas: [],
	Forus: [],
	CBI: [],
	Peterson: [],
	Weima: [],
	Tana: [],
	"M&J": [],
};

/** Makes that were renamed or bought keep their own name, and are found together with the one they belong to now. */
const belongsTo: ReadonlyMap<string, string> = new Map([
	["Hanomag", "Komatsu"],
	["Doosan", "Develon"],
	["Daewoo", "Develon"],
	["Weyhausen", "Weycor"],
	["Terex Atlas", "Atlas"],
	["Ahlmann", "Mecalac"],
	["Schaeff", "Terex"],
	["Terex Trucks", "Rokbak"],
	["Pegson", "Powerscreen"],
	["Metso Outotec", "Metso"],
	["Nordberg", "Metso"],
	["Extec", "Sandvik"],
	["Fintec", "Sandvik"],
	["Wageneder", "SBM"],
	["Hartl", "Powercrusher"],
	["KPI-JCI", "Astec"],
	["AMS", "Astec"],
]);

/** A make that the dealer has added, with its spellings. */
export type OwnMake = { name: string; spellings: readonly string[] };

/** Words of company names that no make is told apart by. */
const companyWords = /\b(gmbh|ag|ltd|s\.?p\.?a|group|baumaschinen)\b\.?/g;
/** A spelling of so few letters may begin any word. */
const SHORT = 3;

/** A make as it is compared: without case, accents, signs, and the words of company names. */
export function foldMake(text: string): string {
	const folded = text
		.toLowerCase()
		.replaceAll("ß", "ss")
		.normalize("NFD")
		.replace(/\p{M}+/gu, "");
	return folded.replace(companyWords, " ").replace(/[^\p{L}\p{N}]+/gu, "");
}

const known = tableOf(Object.entries(spellings).map(([name, others]) => ({ name, spellings: others })));

/**
 * The name that a make is known by: "CAT", "Cat." and "Caterpillar GmbH" are "Caterpillar". What equals a spelling comes
 * before what begins with one, and a spelling of three letters or fewer has to be equal. Null for a make that nobody
 * knows.
 */
export function canonicalMake(text: string, own: readonly OwnMake[] = []): string | null {
	const folded = foldMake(text);
	if (folded === "") return null;
	const added = tableOf(own);
	const exact = added.get(folded) ?? known.get(folded);
	if (exact) return exact;
	const beginnings = [...added, ...known].filter(
		([spelling]) => spelling.length > SHORT && startsWithWord(text, folded, spelling),
	);
	return beginnings.sort(([a], [b]) => b.length - a.length)[0]?.[1] ?? null;
}

/** Whether a spelling is the first word, or the first words, of a text. */
function startsWithWord(text: string, folded: string, spelling: string): boolean {
	if (!folded.startsWith(spelling)) return false;
	const words = text.split(/[^\p{L}\p{N}]+/u).map(foldMake);
	return words.some((_, count) => words.slice(0, count + 1).join("") === spelling);
}

/** The makes that are found together with one: itself, and what it was called or has bought. */
export function makesWith(name: string): string[] {
	const head = belongsTo.get(name) ?? name;
	return [head, ...[...belongsTo.keys()].filter((other) => belongsTo.get(other) === head)];
}

/** Every known make with all that it is called, and with what it was called or has bought. */
export function makeGroups(): string[][] {
	const heads = Object.keys(spellings).filter((name) => !belongsTo.has(name));
	return heads.map((head) => makesWith(head).flatMap((name) => [name, ...(own(spellings, name) ?? [])]));
}

function tableOf(makes: readonly OwnMake[]): ReadonlyMap<string, string> {
	return new Map(makes.flatMap(({ name, spellings: others }) => [name, ...others].map((one) => [foldMake(one), name])));
}
