import { setImmediate as nextTurn } from "node:timers/promises";
import { wordsIn } from "../../foundation/database/folding.ts";
import { findMachines } from "./find-machines.server.ts";
import { kindWord, type Passing } from "./machines-with-words.server.ts";
import { type RankedMachines, MachineIndex, type MachineText } from "./machine-index.server.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { currentStock, stampOf, type StockRow } from "../list/stock.server.ts";
import { languages } from "../../foundation/i18n/language.ts";
import { machineTexts, type Figures } from "../machine/machine-texts.server.ts";
import { offerFields, sheetFields } from "../offer-record.ts";
import { type JoinedName, joinedFields } from "../machine/joined-fields.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import { own } from "../../foundation/i18n/text.ts";

/** Above this number, one query reads all machines. */
const MOST_READ_BY_NUMBER = 500;
/** Machines to index before other requests get their turn. */
const BATCH = 200;

const onSheet = sheetFields("everybody", false);
/** The choices on everybody's data sheet, such as the emission stage or a magnet. */
const chosen = onSheet.filter((name) => ["choice", "several", "yesNo"].includes(offerFields[name]!.kind));
const figures = [...onSheet.filter((name) => !chosen.includes(name)), ...Object.keys(joinedFields)];
/** Sizes that are sought as one word, such as the feed opening. */
const crossed = (Object.keys(joinedFields) as JoinedName[]).filter((name) => joinedFields[name].sign === " × ");
const sheetColumns = [...new Set([...chosen, ...crossed.flatMap((name) => joinedFields[name].fields)])];

const index = new MachineIndex();
/** The words of descriptions, and of choices with their labels; sought only for words that name no machine. */
const prose = new MachineIndex();
/** The rows of the stock in the index. */
let taken: readonly StockRow[] | undefined;
let updating: Promise<unknown> = Promise.resolve();

/**
 * The hits of a search by offer number, with their rank; null without a word. With `passing`, words that none of the
 * list's machines has beside the others don't count.
 */
export async function searchMachines(text: string, passing?: Passing): Promise<RankedMachines | null> {
	if (text.trim() === "") return null;
	const [{ rows }, dictionary] = await Promise.all([currentStock(), offerDictionary()]);
	const update = () => takeIn(rows);
	updating = updating.then(update, update);
	await updating;
	return findMachines({ index, prose, dictionary, labels, passing }, text);
}

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

/** The searchable texts of some machines. Whatever else should find a machine belongs here. */
async function textsOf(nrs: readonly number[]): Promise<(MachineText & { text: string })[]> {
	if (nrs.length === 0) return [];
	const read = publicOffers()
		.select(["nr", "version", "updated_at", "search_text", "description", "description_en", "condition", "type"])
		.select(["main_category", "year_of_construction", "previous_owners", "warranty_until", "warranty_hours"])
		.select(["quick_hitch_drive", "quick_hitch_size", "tyre_size"])
		.select(sheetColumns);
	const rows = await (nrs.length > MOST_READ_BY_NUMBER ? read : read.where("nr", "in", nrs)).execute();
	return rows.map((row) => {
		const choices = choicesOf(row);
		// German joins a word to its label: "Gummiketten".
		const compounds = choices.flatMap(({ label, words }) => words.flatMap((word) => [label, word + label]));
		return {
			nr: row.nr,
			stamp: stampOf(row),
			words: wordsIn(row.search_text),
			text: [row.description, row.description_en ?? "", ...compounds].join(" "),
			values: [...dataSheetWords(row, choices), ...compounds.map(asOnePiece)],
		};
	});
}

/** The labels of figures, which say what another word of a search is about: "Nutzlast 4 t". */
const labels: ReadonlySet<string> = new Set(
	languages.flatMap((language) => figures.map((name) => machineTexts(language).label(name))).flatMap(piecesOf),
);

/** Without words, a machine just has what the label names, such as a magnet. */
type Choice = { label: string; words: readonly string[] };

/** A machine's choices in every language. */
function choicesOf(row: Figures): Choice[] {
	const known = chosen.filter((name) => row[name]);
	return languages.flatMap((language) => {
		const { label, value } = machineTexts(language);
		return known.map((name) => ({
			label: label(name),
			words: offerFields[name]!.kind === "yesNo" ? [] : value(name, row)!.split(", "),
		}));
	});
}

/** "900x600" of "900 × 600 mm". */
const digitsOf = (sizes: string) => asOnePiece(sizes.replace(/[^\d×]/g, ""));

/** The forms that visitors type for a column's values; other words for them are synonyms. */
const formsOf: Readonly<Record<string, readonly string[]>> = {
	kauf: ["kauf", "kaufen"],
	miete: ["miete", "mieten"],
	neu: ["neu", "neue", "neuer", "neues"],
	gebraucht: ["gebraucht", "gebrauchte", "gebrauchter", "gebrauchtes"],
};

/** Words that find a machine as a whole: "Stufe V", "diesel-elektrisch", "2019", "gebraucht", "mieten". */
function dataSheetWords(row: Figures & { condition: string; type: string }, choices: readonly Choice[]): string[] {
	const year = row.year_of_construction;
	const named = choices.flatMap(({ label, words }) => (words.length > 0 ? words : [label]));
	return [
		...named.flatMap((words) => [...piecesOf(words), asOnePiece(words)]),
		...languages.flatMap((language) => crossed.map((name) => digitsOf(machineTexts(language).joined(name, row) ?? ""))),
		...(year == null ? [] : [String(year)]),
		// Who states the drive of a quick hitch has one.
		...(row.quick_hitch_drive == null ? [] : ["schnellwechsler"]),
		...[row.quick_hitch_size, row.tyre_size].flatMap((size) =>
			size ? [...piecesOf(String(size)), asOnePiece(String(size))] : [],
		),
		...(row.previous_owners === 1 ? ["erstbesitz"] : []),
		...(row.warranty_until == null && row.warranty_hours == null ? [] : ["garantie", "warranty"]),
		kindWord(String(row.main_category)),
		...own(formsOf, row.condition)!,
		...own(formsOf, row.type)!,
	];
}
