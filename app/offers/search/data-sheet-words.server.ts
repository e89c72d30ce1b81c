import { languages } from "../../i18n/language.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import type { Figures } from "../machine/machine-texts.server.ts";
import { type OfferColumn, offerRecord, sheetFields } from "../offer-record.ts";
import { joined, piecesOf } from "./search-pieces.server.ts";

/** One kilowatt in metric horsepower. */
const HORSEPOWER = 1.35962;

const kindOf = (name: string) => offerRecord.fields[name as keyof typeof offerRecord.fields]?.kind ?? "";
/** What everybody's data sheet says by a choice, such as the emission stage, equipment, or a yes. */
const chosen = sheetFields("everybody", { weightIsPublic: false }).filter((name) =>
	["choice", "several", "yesNo"].includes(kindOf(name)),
);
/** Each of them says that there is a quick hitch. */
const quickHitch = ["quick_hitch_make", "quick_hitch_size", "quick_hitch_drive"] as const;
/** The columns that the words below are made of. */
export const dataSheetColumns: readonly OfferColumn[] = [
	...new Set<OfferColumn>([...chosen, ...quickHitch, "year_of_construction", "power"]),
];

/** The forms in which visitors type what a column says; other words for it are synonyms. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
	kauf: ["kauf", "kaufen"],
	miete: ["miete", "mieten"],
	neu: ["neu", "neue", "neuer", "neues"],
	gebraucht: ["gebraucht", "gebrauchte", "gebrauchter", "gebrauchtes"],
	raupe: ["raupe", "raupen", "kette", "ketten", "crawler", "crawlers", "track", "tracks", "tracked"],
};

/**
 * What a machine is found by beside its own words, as whole words: "Stufe V", "diesel-elektrisch", "2019", "110 kW",
 * "150 PS", "gebraucht", "mieten".
 */
export function dataSheetWords(row: Figures & { condition: string; type: string }): string[] {
	const { year_of_construction: year, power } = row;
	const choices = languages.flatMap((language) => {
		const { label, value } = machineTexts(language);
		const hitch = quickHitch.some((name) => row[name] != null) ? [label("quick_hitch")] : [];
		const told = chosen.flatMap((name) => {
			const words = value(name, row);
			// A yes says what its label names.
			return words === null ? [] : kindOf(name) === "yesNo" ? label(name) : words.split(", ");
		});
		return [...told, ...hitch];
	});
	const kilowatts = power == null ? null : Number(power) / 1000;
	const horsepower = kilowatts === null ? null : Math.round(kilowatts * HORSEPOWER);
	return [
		...new Set([
			...choices.flatMap((words) => [...piecesOf(words), joined(words)]),
			...(year == null ? [] : [String(year)]),
			...(kilowatts === null ? [] : [`${Math.round(kilowatts)}kw`, `${horsepower}ps`, `${horsepower}hp`]),
			...formsOf[row.condition]!,
			...formsOf[row.type]!,
			...(formsOf[String(row.mobility ?? row.dumper_type)] ?? []),
		]),
	];
}

/** A number in a name, as it is kept; a year that is named as such is none of these. */
export const inName = (number: string) => `#${number}`;

export function numbersInName({ name, name_en, model }: Record<"name" | "name_en" | "model", string | null>): string[] {
	const texts = [name, name_en, model].join(" ").replace(/(?:baujahr|jahrgang|bj\.?|built|year)\s*\d{4}/gi, " ");
	return (texts.match(/\p{N}+/gu) ?? []).map(inName);
}

const stageNumbers: Readonly<Record<string, string>> = { 3: "III", "3a": "IIIA", "3b": "IIIB", 4: "IV", 5: "V" };

/** A search as these words are kept: without quotation marks, a number together with its unit, "Abgasstufe 5" as "Stufe V". */
export function asKept(text: string): string {
	return (
		text
			.replace(/["„“”«»]/g, " ")
			.replace(/(\d)\s+(kw|ps|hp)(?![\p{L}\p{N}])/giu, "$1$2")
			.replace(/(?<!\p{L})(?:abgas|emissions?|eu[ -]?)(?=stufe|[ -]?stage)[ -]?/giu, "")
			.replace(/(?<!\p{L})(stufe|stage)\s*(3[ab]?|4|5)(?![\p{L}\p{N}])/giu, (_, word: string, number: string) => {
				return `${word} ${stageNumbers[number.toLowerCase()]}`;
			})
			// As one word: a "v" alone begins too many.
			.replace(/(?<!\p{L})(stufe|stage)\s+([ivx]+[ab]?)(?!\p{L})/giu, "$1$2")
	);
}
