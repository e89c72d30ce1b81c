import { fold } from "../../foundation/database/folding.ts";
import { own } from "../../foundation/i18n/text.ts";

/** Makes of which no other spelling is known: earthmoving, handlers and dumpers, rollers, crushing, shredding. */
const plainMakes = `Zeppelin, Hanomag, Develon, Daewoo, Kubota, Weycor, Terex Atlas, Mecalac, Ahlmann, Terex, Schaeff, Sennebogen, Hanix,
IHI, Sumitomo
Magni, Dieci, Faresin, Hydrema, Bergmann, Thwaites, Ausa, Rokbak, Terex Trucks, Astra, Messersi, Barford
Sakai, Weber MT, Rammax
Pegson, Metso Outotec, Nordberg, Extec, Fintec, SBM, Wageneder, GIPO, Hartl, Tesab, Anaconda, Astec, KPI-JCI, AMS,
Maximus, Portafill, Backers, Höft, Gremac, Rockster, Lippmann, Striker, Pronar, ProStack, Superior
Hammel, Jenz, Willibald, Lindner, Untha, Eggersmann, Vermeer, Morbark, Husmann, Albach, Haas, Forus, CBI, Peterson,
Weima, Tana, M&J`;

/**
 * Makes by their usual name, with spellings, series and earlier names, compared as folded by `foldMake`. An offer keeps
 * the words of the type plate; lists find it under the usual name.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
	...Object.fromEntries(plainMakes.split(/,\s*|\n/).map((name) => [name, []])),
	// Earthmoving
	Caterpillar: ["CAT", "Cat.", "Catterpillar"],
	Liebherr: ["Liebher", "LH"],
	Komatsu: ["Komastu"],
	Volvo: ["Volvo CE", "Volvo Construction"],
	Hitachi: ["Hitachi CM", "Zaxis"],
	Kobelco: ["Kobelko", "Kbelco"],
	Hyundai: ["HD Hyundai", "HHI"],
	Doosan: ["Doosan Infracore"],
	Case: ["CASE CE", "Case Construction"],
	"New Holland": ["NH", "New Holland Construction"],
	"John Deere": ["JD", "Deere"],
	JCB: ["J.C.B.", "JCB Loadall"],
	Sany: ["SANY Heavy"],
	XCMG: ["Xugong"],
	LiuGong: ["Liu Gong"],
	Hidromek: ["HMK"],
	Takeuchi: ["TB-Takeuchi", "Takeutchi"],
	Yanmar: ["Yanmar CE"],
	Bobcat: ["Bob-Cat"],
	"Wacker Neuson": ["Wacker", "Neuson", "WN"],
	Kramer: ["Kramer Allrad"],
	Schäffer: ["Schaeffer"],
	Weidemann: ["Weideman"],
	Weyhausen: ["Atlas Weyhausen"],
	Atlas: ["Atlas GmbH"],
	Fuchs: ["Terex Fuchs"],
	"Menzi Muck": ["Menzi"],
	Eurocomach: ["Sampierana"],
	"Pel-Job": ["Peljob"],
	Ljungby: ["LM"],
	Giant: ["Tobroco"],
	// Handlers and dumpers
	Manitou: ["Manitou BF"],
	Merlo: ["Merlo SpA"],
	Bell: ["Bell Equipment"],
	Moxy: ["Doosan Moxy"],
	// Rollers
	Bomag: ["Fayat Bomag"],
	Hamm: ["Wirtgen Hamm"],
	Ammann: ["Amman"],
	Dynapac: ["Atlas Copco Dynapac"],
	"Ingersoll Rand": ["IR"],
	// Crushing and screening
	Kleemann: ["Kleeman", "Mobirex", "Mobicat", "Mobicone", "Mobiscreen"],
	Powerscreen: ["Terex Powerscreen"],
	Finlay: ["Terex Finlay", "Finlay Hydrascreens"],
	EvoQuip: ["Terex EvoQuip"],
	Ecotec: ["Terex Ecotec"],
	McCloskey: ["Mc Closkey", "McCloskey International", "Metso McCloskey"],
	Metso: ["Metso Minerals", "Lokotrack"],
	Sandvik: ["Sandvik Mobiles"],
	"Rubble Master": ["RM", "RM Group", "Rubblemaster"],
	Keestrack: ["Kee-Track", "OM Track"],
	MFL: ["Maschinenfabrik Liezen"],
	Powercrusher: ["Atlas Copco Powercrusher"],
	EDGE: ["Edge Innovate"],
	Telestack: ["Astec Telestack"],
	"Binder+Co": ["Binder"],
	"Terra Select": ["Eggersmann Terra Select"],
	// Shredding and wood
	Doppstadt: ["Dopstadt"],
	Komptech: ["Kompetch", "Komptec"],
	Neuenhauser: ["Neuenhauser Umwelttechnik"],
	Arjes: ["Impaktor", "Titan"],
};

/** Makes with those that were renamed to them or bought by them. They keep their names and are found together. */
const together: readonly (readonly string[])[] = [
	["Komatsu", "Hanomag"],
	["Develon", "Doosan", "Daewoo"],
	["Weycor", "Weyhausen"],
	["Atlas", "Terex Atlas"],
	["Mecalac", "Ahlmann"],
	["Terex", "Schaeff"],
	["Rokbak", "Terex Trucks"],
	["Powerscreen", "Pegson"],
	["Metso", "Metso Outotec", "Nordberg"],
	["Sandvik", "Extec", "Fintec"],
	["SBM", "Wageneder"],
	["Powercrusher", "Hartl"],
	["Astec", "KPI-JCI", "AMS"],
];

/** A make added by the dealer, with its spellings. */
export type OwnMake = { name: string; spellings: readonly string[] };

/** Words of company names that tell no make from another. */
const companyWords = /\b(gmbh|ag|ltd|s\.?p\.?a|group|baumaschinen)\b\.?/g;
/** A spelling this short may begin any word. */
const SHORT = 3;

/** A make without case, accents, signs, and the words of company names. */
function foldMake(text: string): string {
	return fold(text)
		.replace(companyWords, " ")
		.replace(/[^\p{L}\p{N}]+/gu, "");
}

const known = tableOf(Object.entries(spellings).map(([name, others]) => ({ name, spellings: others })));

/**
 * A make's usual name: "CAT", "Cat." and "Caterpillar GmbH" are "Caterpillar". An equal spelling beats one that the
 * text begins with; a spelling of three letters or fewer must be equal. Null for an unknown make.
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

/** Whether a text begins with a spelling as whole words. */
function startsWithWord(text: string, folded: string, spelling: string): boolean {
	if (!folded.startsWith(spelling)) return false;
	const words = text.split(/[^\p{L}\p{N}]+/u).map(foldMake);
	return words.some((_, count) => words.slice(0, count + 1).join("") === spelling);
}

/** The makes that are found together with one, including itself; the present one comes first. */
export function makesWith(name: string): readonly string[] {
	return together.find((makes) => makes.includes(name)) ?? [name];
}

/** Every known make with all its names and those of the makes that are found with it. */
export function makeGroups(): string[][] {
	const heads = Object.keys(spellings).filter((name) => makesWith(name)[0] === name);
	return heads.map((head) => makesWith(head).flatMap((name) => [name, ...(own(spellings, name) ?? [])]));
}

function tableOf(makes: readonly OwnMake[]): ReadonlyMap<string, string> {
	return new Map(makes.flatMap(({ name, spellings: others }) => [name, ...others].map((one) => [foldMake(one), name])));
}
