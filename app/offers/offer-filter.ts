import type { Search } from "../public-loader.server.ts";
import { isMainCategory, isSubcategoryOf, type MainCategory, type OfferType, type Subcategory } from "./offer.ts";

export const sorts = ["newest", "price-asc", "price-desc", "year-desc"] as const;
export type Sort = (typeof sorts)[number];

/** `min` and `max` are whole euros; null is "no limit". */
export type OfferFilter = {
	q: string;
	type: OfferType | "alle";
	category: MainCategory | null;
	subs: Subcategory[];
	min: number | null;
	max: number | null;
	condition: "alle" | "neu" | "gebraucht";
	sort: Sort;
	page: number;
};

/** The query parameters of a list. */
export type OfferParameter = "q" | "type" | "category" | "sub" | "min" | "max" | "condition" | "sort" | "page";

export const SEARCH_LENGTH = 200;
const HIGHEST_EUROS = 20_000_000;
const HIGHEST_PAGE = 100_000;

/** True if the search text is invalid; the response is then 400. */
export function isUnsearchable(params: Search<"q">): boolean {
	const q = params.get("q") ?? "";
	return q.length > SEARCH_LENGTH || q.includes("\0");
}

/** Reads the filter from a list's address. `pageType` is the page's own offer type; invalid values are ignored. */
export function readOfferFilter(params: Search<OfferParameter>, pageType: OfferType): OfferFilter {
	const type = oneOf(params.get("type"), ["alle", "kauf", "miete"] as const) ?? pageType;
	const categoryWord = params.get("category")?.normalize("NFC");
	const category = isMainCategory(categoryWord) ? categoryWord : null;
	const subs = category ? [...new Set(params.getAll("sub"))].filter((sub) => isSubcategoryOf(category, sub)) : [];
	const limits =
		type === "alle" ? { min: null, max: null } : inOrder(wholeEuros(params.get("min")), wholeEuros(params.get("max")));
	return {
		q: isUnsearchable(params) ? "" : (params.get("q") ?? "").trim(),
		type,
		category,
		subs,
		...limits,
		condition: oneOf(params.get("condition"), ["neu", "gebraucht"] as const) ?? "alle",
		sort: oneOf(params.get("sort"), sorts) ?? "newest",
		page: pageNumber(params.get("page")),
	};
}

/** The German path of each offer type's page. */
export const pathOfType = { kauf: "/angebot/kaufen", miete: "/angebot/mieten" } as const;

/** The filter as a query string: only values that differ from the default, in a fixed order; "" if none does. */
export function filterSearch(filter: OfferFilter, pageType: OfferType): string {
	const params = new URLSearchParams();
	if (filter.q) params.set("q", filter.q);
	if (filter.type !== pageType) params.set("type", filter.type);
	if (filter.category) params.set("category", filter.category);
	for (const sub of filter.subs) params.append("sub", sub);
	if (filter.min !== null) params.set("min", String(filter.min));
	if (filter.max !== null) params.set("max", String(filter.max));
	if (filter.condition !== "alle") params.set("condition", filter.condition);
	if (filter.sort !== "newest") params.set("sort", filter.sort);
	if (filter.page > 1) params.set("page", String(filter.page));
	const search = params.toString();
	return search && `?${search}`;
}

/**
 * The canonical URL of a list. It keeps type, category, a single subcategory and the page number, and drops all other
 * filters. Both pages can list all offer types; the canonical one is then the page of offers for sale.
 */
export function canonicalAddress(filter: OfferFilter, pageType: OfferType): { path: string; search: string } {
	const page = filter.type === "alle" ? "kauf" : pageType;
	const subs = filter.subs.length === 1 ? filter.subs : [];
	return {
		path: pathOfType[page],
		search: filterSearch(
			{ ...resetFilter(filter), type: filter.type, category: filter.category, subs, sort: "newest", page: filter.page },
			page,
		),
	};
}

/** Sets the main category and clears the subcategories; choosing the current category again clears it as well. */
export function chooseCategory(filter: OfferFilter, category: MainCategory | null): OfferFilter {
	return { ...filter, category: category === filter.category ? null : category, subs: [], page: 1 };
}

/** Sets the offer type and clears the price range, since prices of different types are not comparable. */
export function chooseType(filter: OfferFilter, type: OfferFilter["type"]): OfferFilter {
	return { ...filter, type, min: null, max: null, page: 1 };
}

/** One active condition, and the filter without it. */
export type ActiveFilter = {
	kind: "q" | "category" | "sub" | "min" | "max" | "condition";
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
	if (filter.condition !== "alle")
		active.push({ kind: "condition", value: filter.condition, without: { ...first, condition: "alle" } });
	return active;
}

/** The filter with every condition cleared; offer type and order stay. */
export function resetFilter(filter: OfferFilter): OfferFilter {
	return { ...filter, q: "", category: null, subs: [], min: null, max: null, condition: "alle", page: 1 };
}

function oneOf<T extends string>(word: string | null, words: readonly T[]): T | undefined {
	return words.find((known) => known === word);
}

function wholeEuros(word: string | null): number | null {
	if (!word || !/^\d{1,9}$/.test(word)) return null;
	return Math.min(Number(word), HIGHEST_EUROS);
}

function inOrder(min: number | null, max: number | null): { min: number | null; max: number | null } {
	return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

function pageNumber(word: string | null): number {
	return word && /^[1-9]\d{0,5}$/.test(word) ? Math.min(Number(word), HIGHEST_PAGE) : 1;
}
