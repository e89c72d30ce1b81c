import { languages } from "../../i18n/language.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import type { Figures } from "../machine/machine-texts.server.ts";
import { type OfferColumn, offerRecord, sheetFields } from "../offer-record.ts";
import { joined, piecesOf } from "./search-pieces.server.ts";
import { own } from "../../i18n/text.ts";

/** What everybody's data sheet says by a choice, such as the emission stage. */
const chosen = sheetFields("everybody", { weightIsPublic: false }).filter(
	(name) => offerRecord.fields[name as keyof typeof offerRecord.fields]?.kind === "choice",
);
/** The columns that the words below are made of. */
export const dataSheetColumns: readonly OfferColumn[] = [...chosen, "year_of_construction"];

/** The forms in which visitors type what a column says; other words for it are synonyms. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
	kauf: ["kauf", "kaufen"],
	miete: ["miete", "mieten"],
	neu: ["neu", "neue", "neuer", "neues"],
	gebraucht: ["gebraucht", "gebrauchte", "gebrauchter", "gebrauchtes"],
};

/**
 * What a machine is found by beside its own words, as whole words: "Stufe V", "diesel-elektrisch", "2019", "gebraucht",
 * "mieten".
 */
export function dataSheetWords(row: Figures & { condition: string; type: string }): string[] {
	const year = row.year_of_construction;
	const choices = languages.flatMap((language) => {
		const { value } = machineTexts(language);
		return chosen.flatMap((name) => value(name, row) ?? []);
	});
	return [
		...new Set([
			...choices.flatMap((words) => [...piecesOf(words), joined(words)]),
			...(year == null ? [] : [String(year)]),
			...own(formsOf, row.condition)!,
			...own(formsOf, row.type)!,
		]),
	];
}
