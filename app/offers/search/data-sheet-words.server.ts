import { languages } from "../../i18n/language.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import type { Figures } from "../machine/machine-texts.server.ts";
import { type OfferColumn, offerRecord, sheetFields } from "../offer-record.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import { own } from "../../i18n/text.ts";

/** Choice fields on everybody's data sheet, such as the emission stage. */
const chosen = sheetFields("everybody", false).filter(
	(name) => offerRecord.fields[name as keyof typeof offerRecord.fields]?.kind === "choice",
);
/** The columns from which the words below are made. */
export const dataSheetColumns: readonly OfferColumn[] = [...chosen, "year_of_construction"];

/** The forms that visitors type for a column's values; other words for them are synonyms. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
	kauf: ["kauf", "kaufen"],
	miete: ["miete", "mieten"],
	neu: ["neu", "neue", "neuer", "neues"],
	gebraucht: ["gebraucht", "gebrauchte", "gebrauchter", "gebrauchtes"],
};

/** Further words that find a machine, as whole words: "Stufe V", "diesel-elektrisch", "2019", "gebraucht", "mieten". */
export function dataSheetWords(row: Figures & { condition: string; type: string }): string[] {
	const year = row.year_of_construction;
	const choices = languages.flatMap((language) => {
		const { value } = machineTexts(language);
		return chosen.flatMap((name) => value(name, row) ?? []);
	});
	return [
		...new Set([
			...choices.flatMap((words) => [...piecesOf(words), asOnePiece(words)]),
			...(year == null ? [] : [String(year)]),
			...own(formsOf, row.condition)!,
			...own(formsOf, row.type)!,
		]),
	];
}
