import { defaultLanguage, type Language, languages } from "../../foundation/i18n/language.ts";
import { joinedFields } from "../machine/joined-fields.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import {
	type ChoiceFilter,
	type Facet,
	type LabelledFilter,
	type ListFilter,
	type Option,
	parametersOf,
	type RangeFilter,
} from "./filter-kinds.ts";
import { listFilters } from "./known-filters.ts";
import type { OfferFilter } from "./list-address.ts";
import { type Selection, wordsMeant } from "./selection.server.ts";
import type { Stock, StockRow } from "./stock.server.ts";

/** A filter is offered if so many machines have a value. */
const FEWEST_WITH_VALUE = 2;
const MOST_OPTIONS = 60;

/** The filters that are set or worth offering, each counted as if it alone were unset. */
export function facetsOf(stock: Stock, filter: OfferFilter, selection: Selection, language: Language): Facet[] {
	return stock.filters.flatMap((known): Facet[] => {
		const isSet = isIn(filter, known);
		const isShown = !known.categories || (filter.category && known.categories.includes(filter.category));
		if (!isShown && !isSet) return [];
		const rows = selection.matching.concat(selection.nearly.get(known.name) ?? []);
		const found = known.kind === "range" ? rangeFacet(known, rows) : wordFacet(stock, known, rows, filter);
		const facet = { ...labelledFilters.get(language)!.get(known)!, ...found };
		return isSet || facet.count >= FEWEST_WITH_VALUE ? [facet as Facet] : [];
	});
}

const isIn = ({ limits, words }: OfferFilter, known: ListFilter) =>
	parametersOf(known).some((name) => Object.hasOwn(limits, name) || Object.hasOwn(words, name));

/** The set filters, for a page without the stock. */
export function facetsWithoutStock(filter: OfferFilter, language: Language): Facet[] {
	const filters = listFilters.filter(({ forStaff }) => !forStaff);
	const nothing: Stock = { rows: [], filters, spellings: new Map(), ownMakes: [] };
	return facetsOf(nothing, filter, { matching: [], nearly: new Map() }, language);
}

function rangeFacet({ name, scale, decimals }: RangeFilter, rows: readonly StockRow[]) {
	const step = 10 ** decimals;
	let [count, least, most] = [0, Infinity, -Infinity];
	for (const { figures } of rows) {
		const value = figures[name];
		if (value === undefined) continue;
		count++;
		least = Math.min(least, value);
		most = Math.max(most, value);
	}
	// Rounds outwards, so that both ends include their machine.
	return {
		count,
		isPartial: count < rows.length,
		lowest: count > 0 ? Math.floor((least / scale) * step) / step : 0,
		highest: count > 0 ? Math.ceil((most / scale) * step) / step : 0,
	};
}

function wordFacet(stock: Stock, known: ChoiceFilter, rows: readonly StockRow[], filter: OfferFilter) {
	const counts = new Map<string, number>();
	let having = 0;
	for (const { words } of rows) {
		const own = words[known.name];
		if (!own) continue;
		having++;
		for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
	}
	const set = filter.words[known.name] ?? [];
	const countOf = (word: string) =>
		wordsMeant(stock, known, word).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
	const options = [...new Set([...(stock.spellings.get(known.name)?.values() ?? []), ...set])]
		.map((word) => ({ word, count: countOf(word) }))
		.filter(({ word, count }) => count > 0 || set.includes(word));
	return { count: having, options: inOrder(options, known).slice(0, MOST_OPTIONS) };
}

/** Sorts a filter's own words in its order, others by frequency, then alphabetically. */
function inOrder(options: Option[], { words }: ChoiceFilter): Option[] {
	if (words) return options.sort((a, b) => words.indexOf(a.word) - words.indexOf(b.word));
	return options.sort((a, b) => b.count - a.count || a.word.localeCompare(b.word, defaultLanguage));
}

function labelled(filter: ListFilter, language: Language): LabelledFilter {
	const { label: labelOf, value } = machineTexts(language);
	// Several fields may be one row of the data sheet.
	const isOfSheet = Object.hasOwn(joinedFields, filter.name) || (filter.kind === "range" && filter.times !== undefined);
	const label = labelOf(isOfSheet ? filter.name : filter.field);
	if (filter.kind === "range" || filter.isYes || !filter.words) return { ...filter, label };
	const labels = Object.fromEntries(filter.words.map((word) => [word, value(filter.field, { [filter.field]: word })!]));
	return { ...filter, label, labels };
}

/** All filters with their labels, by language; a page gets only those that it shows. */
export const labelledFilters: ReadonlyMap<Language, ReadonlyMap<ListFilter, LabelledFilter>> = new Map(
	languages.map((language) => [language, new Map(listFilters.map((filter) => [filter, labelled(filter, language)]))]),
);
