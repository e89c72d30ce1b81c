import { type ListFilter, filterNameOf } from "./filter-kinds.ts";
import type { MainCategory } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";

/**
 * Sets the main category, or clears it if it is chosen already. Clears subcategories and the filters that only some
 * categories have.
 */
export function chooseCategory(
	filter: OfferFilter,
	category: MainCategory | null,
	known: readonly ListFilter[],
): OfferFilter {
	const special = new Set(known.filter(({ categories }) => categories).map(({ name }) => name));
	const kept = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
		Object.fromEntries(Object.entries(entries).filter(([name]) => !special.has(filterNameOf(name))));
	return {
		...filter,
		category: category === filter.category ? null : category,
		subs: [],
		limits: kept(filter.limits),
		words: kept(filter.words),
	};
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

/** One condition, and the filter without it. `name` is the parameter of a limit or a word. */
export type ActiveFilter = {
	kind: "q" | "category" | "sub" | "min" | "max" | "onRequest" | "condition" | "limit" | "word";
	name?: string;
	value: string;
	without: OfferFilter;
};

export function activeFilters(filter: OfferFilter): ActiveFilter[] {
	const first = { ...filter, page: 1 };
	const active: ActiveFilter[] = [];
	if (filter.q) active.push({ kind: "q", value: filter.q, without: { ...first, q: "" } });
	if (filter.category)
		active.push({ kind: "category", value: filter.category, without: { ...first, category: null, subs: [] } });
	for (const sub of filter.subs)
		active.push({ kind: "sub", value: sub, without: { ...first, subs: filter.subs.filter((other) => other !== sub) } });
	if (filter.min !== null) active.push({ kind: "min", value: String(filter.min), without: { ...first, min: null } });
	if (filter.max !== null) active.push({ kind: "max", value: String(filter.max), without: { ...first, max: null } });
	if (!filter.onRequest) active.push({ kind: "onRequest", value: "0", without: { ...first, onRequest: true } });
	if (filter.condition !== "alle")
		active.push({ kind: "condition", value: filter.condition, without: { ...first, condition: "alle" } });
	for (const [name, limit] of Object.entries(filter.limits))
		active.push({ kind: "limit", name, value: String(limit), without: chooseLimits(first, { [name]: null }) });
	for (const [name, words] of Object.entries(filter.words))
		for (const word of words)
			active.push({ kind: "word", name, value: word, without: chooseValue(first, name, word, false) });
	return active;
}
