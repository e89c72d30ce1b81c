import { setImmediate as nextTurn } from "node:timers/promises";
import { wordsIn } from "../../database/folding.ts";
import { dataSheetColumns, dataSheetWords, inName, numbersInName } from "./data-sheet-words.server.ts";
import { findMachines } from "./find-machines.server.ts";
import { type Found, MachineIndex, type MachineText } from "./machine-index.server.ts";
import { offerDictionary } from "./offer-dictionary.server.ts";
import { joined } from "./search-pieces.server.ts";
import type { OfferFilter } from "../list/list-address.ts";
import { type Meant, typedFilters } from "./typed-filters.ts";
import { ways } from "./vocabulary.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { currentStock, stampOf, type StockRow } from "../list/stock.server.ts";

/** More parameters than this are too many for one query; then all machines are read. */
const MOST_READ_BY_NUMBER = 500;
/** The fewest letters of the two parts of a compound. */
const SHORTEST_BEGINNING = 3;
const SHORTEST_END = 4;
/** Machines taken in before other requests get their turn. */
const BATCH = 200;

const index = new MachineIndex();
/** The rows of the stock that the index has. */
let taken: readonly StockRow[] | undefined;
let updating: Promise<unknown> = Promise.resolve();

/** The machines that a search finds, by number, and what its hits are sorted by first; null without a word. */
export async function searchMachines(text: string): Promise<Found | null> {
	if (text.trim() === "") return null;
	const [{ rows }, dictionary] = await Promise.all([currentStock(), offerDictionary()]);
	await upToDate(rows);
	return findMachines(index, dictionary, text);
}

/** What a word finds; of a compound that nothing has, its end: an "Elektrobagger" is a "Bagger". */
export async function searchNearest(word: string): Promise<Found | null> {
	const found = await searchMachines(word);
	if (found === null || found.size > 0) return found;
	const dictionary = await offerDictionary();
	const key = joined(word);
	for (let at = SHORTEST_BEGINNING; at <= key.length - SHORTEST_END; at++)
		if (dictionary.has(key.slice(at))) return searchMachines(key.slice(at));
	return found;
}

/** A filter with what its search says in words. */
export async function asMeant(filter: OfferFilter, reader: { forStaff?: boolean }): Promise<Meant> {
	if (filter.q === "") return { filter, ignored: [] };
	const [{ rows, filters }, dictionary] = await Promise.all([currentStock(null, reader), offerDictionary()]);
	await upToDate(rows);
	const known = {
		isInName: (number: string) => index.has(Number(number)) || index.having(inName(number), ways.whole).size > 0,
		isPhrase: (words: string) => dictionary.has(joined(words)),
		isWord: (word: string) => dictionary.has(joined(word)) || index.having(joined(word), ways.whole).size > 0,
		range: (name: string) => filters.filter((one) => one.kind === "range").find((one) => one.name === name),
	};
	return typedFilters(filter, known, new Date().getFullYear());
}

async function upToDate(rows: readonly StockRow[]): Promise<void> {
	const update = () => takeIn(rows);
	updating = updating.then(update, update);
	await updating;
}

/** Brings the index to the state of the stock: only machines that are new or have changed are read. */
async function takeIn(rows: readonly StockRow[]): Promise<void> {
	if (rows === taken) return;
	taken = undefined;
	for (const [at, machine] of (await textsOf(index.changedAmong(rows))).entries()) {
		index.put(machine);
		if (at % BATCH === BATCH - 1) await nextTurn();
	}
	index.keepOnly(rows.map(({ nr }) => nr));
	taken = rows;
}

/** What some machines are found by. Whatever else they are to be found by belongs here. */
async function textsOf(nrs: readonly number[]): Promise<MachineText[]> {
	if (nrs.length === 0) return [];
	const read = publicOffers().select([
		"nr",
		"version",
		"updated_at",
		"search_text",
		"condition",
		"type",
		"name",
		"name_en",
		"model",
		...dataSheetColumns,
	]);
	const rows = await (nrs.length > MOST_READ_BY_NUMBER ? read : read.where("nr", "in", nrs)).execute();
	return rows.map((row) => ({
		nr: row.nr,
		stamp: stampOf(row),
		words: wordsIn(row.search_text),
		values: [...dataSheetWords(row), ...numbersInName(row)],
	}));
}
