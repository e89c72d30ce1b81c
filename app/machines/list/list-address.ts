import { HIGHEST_EUROS } from "../../foundation/i18n/highest-price.ts";
import type { Search } from "../../foundation/request/public-loader.server.ts";
import type { RangeEnd, ListFilter } from "./filter-kinds.ts";
import {
	conditions,
	isMainCategory,
	isSubcategoryOf,
	type MainCategory,
	type OfferType,
	offerTypes,
	type Subcategory,
	pathOfType,
} from "../offer.ts";
import { readNumber, rounded } from "./typed-number.ts";

export const sorts = ["newest", "available", "price-asc", "price-desc", "year-desc"] as const;
export type Sort = (typeof sorts)[number];

/** `min` and `max` are whole euros; null is "no limit". */
export type OfferFilter = {
	q: string;
	type: OfferType | "alle";
	category: MainCategory | null;
	subs: Subcategory[];
	min: number | null;
	max: number | null;
	/** Includes machines without a price, whatever the limits. */
	onRequest: boolean;
	condition: "alle" | "neu" | "gebraucht";
	/** The limits of ranges by their parameter, in the typed unit: `{ power_min: 150 }`. */
	limits: Readonly<Record<string, number>>;
	/** The ticked words by their parameter. */
	words: Readonly<Record<string, readonly string[]>>;
	sort: Sort;
	page: number;
};

export const SEARCH_LENGTH = 200;
const HIGHEST_LIMIT = 10_000_000;
const MOST_WORDS = 20;
const WORD_LENGTH = 200;

/** Whether the search text is refused with 400: it is too long, or its bytes were no UTF-8. */
export function isUnsearchable(params: Search<"q">): boolean {
	const q = params.get("q") ?? "";
	return q.length > SEARCH_LENGTH || q.includes("\ufffd");
}

/** Reads the filter from a list's address. Ignores invalid values, and filters that do not apply to the category. */
export function readOfferFilter(
	params: Search<string>,
	pageType: OfferType,
	known: readonly ListFilter[],
): OfferFilter {
	const type = (["alle", ...offerTypes] as const).find((known) => known === params.get("type")) ?? pageType;
	const categoryWord = params.get("category")?.normalize("NFC");
	const category = isMainCategory(categoryWord) ? categoryWord : null;
	const subs = category ? [...new Set(params.getAll("sub"))].filter((sub) => isSubcategoryOf(category, sub)) : [];
	const limit = (name: RangeEnd) => limitIn(params.get(name), 0, HIGHEST_EUROS);
	const limits = type === "alle" ? { min: null, max: null } : lowestFirst(limit("min"), limit("max"));
	const onRequest = params.getAll("on_request");
	const page = params.get("page") ?? "";
	const asked = known.filter(({ categories }) => !category || !categories || categories.includes(category));
	return {
		q: isUnsearchable(params) ? "" : (params.get("q") ?? "").trim(),
		type,
		category,
		subs,
		...limits,
		// A form without a script always sends "0", and also "1" while the switch is on.
		onRequest: onRequest.includes("1") || !onRequest.includes("0"),
		condition: conditions.find((known) => known === params.get("condition")) ?? "alle",
		limits: Object.assign({}, ...asked.map((filter) => readLimits(filter, params))),
		words: Object.assign({}, ...asked.map((filter) => readWords(filter, params))),
		sort: sorts.find((known) => known === params.get("sort")) ?? "newest",
		page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
	};
}

/** The filter as a query string: the values that differ from the default, in a fixed order; "" if none does. */
export function filterSearch(filter: OfferFilter, pageType: OfferType): string {
	const params = new URLSearchParams();
	if (filter.q) params.set("q", filter.q);
	if (filter.type !== pageType) params.set("type", filter.type);
	if (filter.category) params.set("category", filter.category);
	for (const sub of filter.subs) params.append("sub", sub);
	if (filter.min !== null) params.set("min", String(filter.min));
	if (filter.max !== null) params.set("max", String(filter.max));
	if (!filter.onRequest) params.set("on_request", "0");
	if (filter.condition !== "alle") params.set("condition", filter.condition);
	// Addresses of the same list are compared.
	for (const [name, limit] of sortedByName(filter.limits)) params.set(name, String(limit));
	for (const [name, words] of sortedByName(filter.words)) for (const word of words) params.append(name, word);
	if (filter.sort !== "newest") params.set("sort", filter.sort);
	if (filter.page > 1) params.set("page", String(filter.page));
	const search = params.toString();
	return search && `?${search}`;
}

function sortedByName<T>(entries: Readonly<Record<string, T>>): [string, T][] {
	return Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * The canonical URL of a list, with only type, category, a single subcategory and the page number. Both pages can list
 * all offer types; the canonical one is then that of offers for sale.
 */
export function canonicalAddress(filter: OfferFilter, pageType: OfferType): { path: string; search: string } {
	const page = filter.type === "alle" ? "kauf" : pageType;
	const subs = filter.subs.length === 1 ? filter.subs : [];
	const kept: OfferFilter = { ...resetFilter(filter), category: filter.category, subs, page: filter.page };
	return { path: pathOfType[page], search: filterSearch({ ...kept, sort: "newest" }, page) };
}

/** The filter without any condition; offer type and order stay. */
export function resetFilter(filter: OfferFilter): OfferFilter {
	const none = { q: "", category: null, min: null, max: null, onRequest: true, condition: "alle" } as const;
	return { ...filter, ...none, subs: [], limits: {}, words: {}, page: 1 };
}

/** A limit rounded to so many decimals; null for a word that is none. */
function limitIn(word: string | null, decimals: number, highest: number): number | null {
	const value = readNumber(word ?? "");
	return value === null ? null : Math.min(rounded(value, decimals), highest);
}

function readLimits(filter: ListFilter, params: Search<string>): Record<string, number> {
	if (filter.kind !== "range") return {};
	const read = (end: RangeEnd) => limitIn(params.get(`${filter.name}_${end}`), filter.decimals, HIGHEST_LIMIT);
	const { min, max } = lowestFirst(read("min"), read("max"));
	return {
		...(min !== null && { [`${filter.name}_min`]: min }),
		...(max !== null && { [`${filter.name}_max`]: max }),
	};
}

function readWords(filter: ListFilter, params: Search<string>): Record<string, string[]> {
	if (filter.kind !== "words") return {};
	const isWord = (word: string) =>
		filter.words ? filter.words.includes(word) : word !== "" && word.length <= WORD_LENGTH;
	const sent = params.getAll(filter.name).map((word) => word.normalize("NFC").trim());
	const words = [...new Set(sent)].filter(isWord).slice(0, MOST_WORDS);
	return words.length > 0 ? { [filter.name]: words } : {};
}

function lowestFirst(min: number | null, max: number | null): { min: number | null; max: number | null } {
	return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}
