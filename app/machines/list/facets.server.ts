import { fieldLabels } from "../../content/field-labels.ts";
import { defaultLanguage, type Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { joinedFields } from "../machine/joined-fields.ts";
import { machineTexts } from "../machine/machine-texts.server.ts";
import { offerRecord } from "../offer-record.ts";
import {
	type ChoiceFilter,
	type Facet,
	type LabelledFilter,
	type ListFilter,
	parametersOf,
	type RangeFilter,
} from "./filter-kinds.ts";
import { listFilters } from "./known-filters.ts";
import type { OfferFilter } from "./list-address.ts";
import { type Selection, wordsMeant } from "./selection.server.ts";
import type { Stock, StockRow } from "./stock.server.ts";

/** A filter that fewer machines have a value for is not offered. */
const FEWEST_WITH_VALUE = 2;
const MOST_OPTIONS = 60;

/**
 * The filters worth offering, each counted as if it alone were unset, and those that are set; labelled in a language.
 */
export function facetsOf(stock: Stock, filter: OfferFilter, selection: Selection, language: Language): Facet[] {
	return stock.filters.flatMap((known): Facet[] => {
		const isSet = isIn(filter, known);
		const isShown = !known.categories || (filter.category && known.categories.includes(filter.category));
		if (!isShown && !isSet) return [];
		const worded = labelledFilters(language).get(known)!;
		const rows = selection.matching.concat(selection.nearly.get(known.name) ?? []);
		const found = known.kind === "range" ? rangeFacet(known, rows) : wordFacet(stock, known, rows, filter);
		const facet = { ...worded, ...found };
		return isSet || facet.count >= FEWEST_WITH_VALUE ? [facet as Facet] : [];
	});
}

const isIn = ({ limits, words }: OfferFilter, known: ListFilter) =>
	parametersOf(known).some((name) => Object.hasOwn(limits, name) || Object.hasOwn(words, name));

/** The set filters, for a page without the stock. */
export function facetsWithoutStock(filter: OfferFilter, language: Language): Facet[] {
	const set = listFilters.filter((known) => !known.forStaff && isIn(filter, known));
	return set.map((known) => {
		const nothing =
			known.kind === "range"
				? { lowest: 0, highest: 0 }
				: { options: filter.words[known.name]!.map((word) => ({ word, count: 0 })) };
		return { ...labelledFilters(language).get(known)!, count: 0, ...nothing } as Facet;
	});
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
	const options = [...new Set([...stock.spellings.get(known.name)!.values(), ...set])]
		.map((word) => ({
			word,
			count: wordsMeant(stock, known, word).reduce((sum, one) => sum + (counts.get(one) ?? 0), 0),
		}))
		.filter((option) => option.count > 0 || set.includes(option.word));
	return { count: having, options: inOrder(options, known).slice(0, MOST_OPTIONS) };
}

type Option = { word: string; count: number };

/** Sorts known words in the order of their table, others by frequency, then alphabetically. */
function inOrder(options: Option[], { words }: ChoiceFilter): Option[] {
	return options.sort((a, b) =>
		words
			? words.indexOf(a.word) - words.indexOf(b.word)
			: b.count - a.count || a.word.localeCompare(b.word, defaultLanguage),
	);
}

const made = new Map<Language, ReadonlyMap<ListFilter, LabelledFilter>>();

/** Returns the list's filters with their labels, so that a page loads the texts of only those it shows. */
export function labelledFilters(language: Language): ReadonlyMap<ListFilter, LabelledFilter> {
	const known = made.get(language) ?? new Map(listFilters.map((filter) => [filter, worded(filter, language)]));
	made.set(language, known);
	return known;
}

function worded(filter: ListFilter, language: Language): LabelledFilter {
	const { label, value } = fieldLabels(offerRecord, language, textsIn(language), []);
	const words = (filter.kind === "words" && !filter.isYes && filter.words) || [];
	return {
		...filter,
		label: isOfSheet(filter) ? machineTexts(language).label(filter.name) : label(filter.field)!,
		...(words.length > 0 && {
			labels: Object.fromEntries(words.map((word) => [word, value(filter.field, word) ?? word])),
		}),
	};
}

/** Whether a filter is named like a row of the data sheet that several fields make together. */
function isOfSheet({ name, ...filter }: ListFilter): boolean {
	return Object.hasOwn(joinedFields, name) || (filter.kind === "range" && filter.times !== undefined);
}
