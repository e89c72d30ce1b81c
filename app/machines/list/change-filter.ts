import { type ListFilter, filterNameOf } from "./filter-kinds.ts";
import type { MainCategory } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";
import type { ReadSearch } from "./search-terms.ts";

/**
 * Sets the main category, or clears it if it is chosen already. Clears subcategories and the filters that only other
 * categories have.
 */
export function chooseCategory(filter: OfferFilter, chosen: MainCategory | null, known: readonly ListFilter[]) {
	const category = chosen === filter.category ? null : chosen;
	const isOfOthers = ({ categories }: ListFilter) => categories && !(category && categories.includes(category));
	const others = new Set(known.filter(isOfOthers).map(({ name }) => name));
	const [limits, words] = [without(filter.limits, others), without(filter.words, others)];
	return { ...filter, category, subs: [], limits, words };
}

/** Sets the offer type and clears the price range: prices for sale and for hire are not comparable. */
export function chooseType(filter: OfferFilter, type: OfferFilter["type"]): OfferFilter {
	return { ...filter, type, min: null, max: null };
}

/** Sets limits by their parameters; null clears one. */
export function chooseLimits(filter: OfferFilter, limits: Readonly<Record<string, number | null>>): OfferFilter {
	const all = Object.entries({ ...filter.limits, ...limits });
	return { ...filter, limits: Object.fromEntries(all.filter((entry): entry is [string, number] => entry[1] !== null)) };
}

export function chooseValue(filter: OfferFilter, name: string, word: string, isTicked: boolean): OfferFilter {
	const words = { ...filter.words, [name]: ticked(filter.words[name] ?? [], word, isTicked) };
	const chosen = Object.entries(words).filter(([, some]) => some.length > 0);
	return { ...filter, words: Object.fromEntries(chosen) };
}

export function ticked<T extends string>(words: readonly T[], word: T, isTicked: boolean): T[] {
	return [...words.filter((other) => other !== word), ...(isTicked ? [word] : [])];
}

/** The filter without the conditions of an earlier search text, unless they have been changed since. */
export function forget(filter: OfferFilter, { price, limits, words, condition }: ReadSearch): OfferFilter {
	const said = new Set([...Object.keys(limits), ...Object.keys(words)]);
	return {
		...filter,
		min: filter.min === price.min ? null : filter.min,
		max: filter.max === price.max ? null : filter.max,
		condition: filter.condition === condition ? "alle" : filter.condition,
		limits: without(filter.limits, said),
		words: without(filter.words, said),
	};
}

/** The entries of other filters than these. */
function without<T>(entries: Readonly<Record<string, T>>, names: ReadonlySet<string>): Record<string, T> {
	return Object.fromEntries(Object.entries(entries).filter(([name]) => !names.has(filterNameOf(name))));
}

/** One condition, and the filter without it. `name` is the parameter of a limit or a word; of both limits, its filter. */
export type ActiveFilter = {
	kind: "q" | "category" | "sub" | "min" | "max" | "onRequest" | "condition" | "limit" | "word";
	name?: string;
	value: string;
	without: OfferFilter;
};

export function activeFilters(filter: OfferFilter): ActiveFilter[] {
	const active: ActiveFilter[] = [];
	const add = (kind: ActiveFilter["kind"], value: string | number, without: Partial<OfferFilter>, name?: string) =>
		void active.push({ kind, name, value: String(value), without: { ...filter, ...without, page: 1 } });
	if (filter.q) add("q", filter.q, { q: "" });
	if (filter.category) add("category", filter.category, { category: null, subs: [] });
	for (const sub of filter.subs) add("sub", sub, { subs: filter.subs.filter((other) => other !== sub) });
	if (filter.min !== null) add("min", filter.min, { min: null });
	if (filter.max !== null) add("max", filter.max, { max: null });
	if (!filter.onRequest) add("onRequest", 0, { onRequest: true });
	if (filter.condition !== "alle") add("condition", filter.condition, { condition: "alle" });
	for (const [name, limit] of Object.entries(filter.limits)) {
		const range = filterNameOf(name);
		const [min, max] = [`${range}_min`, `${range}_max`];
		if (filter.limits[min] !== filter.limits[max]) add("limit", limit, chooseLimits(filter, { [name]: null }), name);
		else if (name === min) add("limit", limit, chooseLimits(filter, { [min]: null, [max]: null }), range);
	}
	for (const [name, words] of Object.entries(filter.words))
		for (const word of words) add("word", word, chooseValue(filter, name, word, false), name);
	return active;
}
