import { setImmediate as nextTurn } from "node:timers/promises";
import { wordsIn } from "../../foundation/database/folding.ts";
import { findMachines } from "./find-machines.server.ts";
import { type RankedMachines, MachineIndex, type MachineText } from "./machine-index.server.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { currentStock, stampOf, type StockRow } from "../list/stock.server.ts";
import { languages } from "../../foundation/i18n/language.ts";
import { machineTexts, type Figures } from "../machine/machine-texts.server.ts";
import { offerRecord, sheetFields } from "../offer-record.ts";
import { type JoinedName, joinedFields } from "../machine/joined-fields.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import type { Field } from "../../content/fields.ts";
import { own } from "../../foundation/i18n/text.ts";

/** With more parameters than this in one query, all machines are read instead. */
const MOST_READ_BY_NUMBER = 500;
/** Machines to index before other requests get their turn. */
const BATCH = 200;

const fields: Readonly<Record<string, Field>> = offerRecord.fields;
const onSheet = sheetFields("everybody", false);
/** Chosen words on everybody's data sheet, such as the emission stage, and what a machine has, such as a magnet. */
const chosen = onSheet.filter((name) => ["choice", "several", "yesNo"].includes(fields[name]!.kind));

const index = new MachineIndex();
/** The words of descriptions, and choices with their labels, in which only words that name no machine or equipment are sought. */
const prose = new MachineIndex();
/** The rows of the stock in the index. */
let taken: readonly StockRow[] | undefined;
let updating: Promise<unknown> = Promise.resolve();

/** The hits of a search by offer number, with their rank; null without a word. */
export async function searchMachines(text: string): Promise<RankedMachines | null> {
	if (text.trim() === "") return null;
	const [{ rows }, dictionary] = await Promise.all([currentStock(), offerDictionary()]);
	const update = () => takeIn(rows);
	updating = updating.then(update, update);
	await updating;
	return findMachines({ index, prose, dictionary, labels: labelWords() }, text);
}

/** Updates the index from the stock; reads only machines that are new or have changed. */
async function takeIn(rows: readonly StockRow[]): Promise<void> {
	if (rows === taken) return;
	taken = undefined;
	for (const [at, { text, ...machine }] of (await textsOf(index.changedAmong(rows))).entries()) {
		index.put(machine);
		prose.put({ ...machine, words: text, values: [] });
		if (at % BATCH === BATCH - 1) await nextTurn();
	}
	for (const one of [index, prose]) one.keepOnly(rows.map(({ nr }) => nr));
	taken = rows;
}

/** The searchable texts of some machines. Anything else that should find a machine belongs here. */
async function textsOf(nrs: readonly number[]): Promise<(MachineText & { text: string })[]> {
	if (nrs.length === 0) return [];
	const columns = [
		"nr",
		"version",
		"updated_at",
		"search_text",
		"description",
		"description_en",
		"condition",
		"type",
	] as const;
	const read = publicOffers().select([...columns, ...onSheet]);
	const rows = await (nrs.length > MOST_READ_BY_NUMBER ? read : read.where("nr", "in", nrs)).execute();
	return rows.map((row) => ({
		nr: row.nr,
		stamp: stampOf(row),
		words: wordsIn(row.search_text),
		text: [row.description, row.description_en ?? "", ...joinedChoices(row)].join(" "),
		values: dataSheetWords(row),
	}));
}

/** The labels of figures, which say what another word of a search is about: "Nutzlast 4 t". */
let labels: ReadonlySet<string> | undefined;
function labelWords(): ReadonlySet<string> {
	labels ??= new Set(
		languages.flatMap((language) =>
			[...onSheet.filter((name) => !chosen.includes(name)), ...Object.keys(joinedFields)].flatMap((name) =>
				piecesOf(machineTexts(language).label(name)),
			),
		),
	);
	return labels;
}

/** The labels of a machine's choices, and its chosen words as German joins them to these: "Gummiketten". */
function joinedChoices(row: Figures): string[] {
	return languages.flatMap((language) => {
		const { label, value } = machineTexts(language);
		return chosen
			.filter((name) => fields[name]!.kind !== "yesNo")
			.flatMap((name) => (value(name, row)?.split(", ") ?? []).flatMap((word) => [label(name), word + label(name)]));
	});
}

/** The sizes that are read as one word, such as the feed opening. */
const crossed = (Object.keys(joinedFields) as JoinedName[]).filter((name) => joinedFields[name].sign === " × ");

/** "900x600" of "900 × 600 mm". */
const digitsOf = (sizes: string) => asOnePiece(sizes.replace(/[^\d×]/g, ""));

/** The forms that visitors type for a column's values; other words for them are synonyms. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
	kauf: ["kauf", "kaufen"],
	miete: ["miete", "mieten"],
	neu: ["neu", "neue", "neuer", "neues"],
	gebraucht: ["gebraucht", "gebrauchte", "gebrauchter", "gebrauchtes"],
};

/** Further words that find a machine, as whole words: "Stufe V", "diesel-elektrisch", "2019", "gebraucht", "mieten". */
function dataSheetWords(row: Figures & { condition: string; type: string }): string[] {
	const year = row.year_of_construction;
	const choices = languages.flatMap((language) => {
		const { label, value } = machineTexts(language);
		return chosen.flatMap((name) => {
			const words = value(name, row);
			if (words === null) return [];
			return fields[name]!.kind === "yesNo" ? label(name) : words.split(", ");
		});
	});
	return [
		...choices.flatMap((words) => [...piecesOf(words), asOnePiece(words)]),
		...languages.flatMap((language) => crossed.map((name) => digitsOf(machineTexts(language).joined(name, row) ?? ""))),
		...(year == null ? [] : [String(year)]),
		// The kind of its drive is given for machines with one only.
		...(row["quick_hitch_drive"] == null ? [] : ["schnellwechsler"]),
		...own(formsOf, row.condition)!,
		...own(formsOf, row.type)!,
	];
}
