import type { SelectQueryBuilder } from "kysely";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import type { Schema } from "../database/schema.ts";
import { type Search, searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
import type { OfferCard, OfferType } from "./offer.ts";
import { activeFilters, type OfferFilter } from "./offer-filter.ts";
import { toCards, withCover } from "./offer-rows.server.ts";
import { publicOffers } from "./public-offers.server.ts";

export const OFFERS_A_PAGE = 24;

export type OfferPage = { offers: OfferCard[]; count: number; page: number; pages: number };

/** One page of a list. A page beyond the last one becomes the last one. */
export async function offerPage(filter: OfferFilter, language: Language): Promise<OfferPage> {
	const search = await searchIn("Angebote", filter.q);
	const count = await countOf(matching(filter, search));
	const { page, pages } = pageOf(count, filter.page, OFFERS_A_PAGE);
	const rows = count === 0 ? [] : await pageQuery({ ...filter, page }, search).execute();
	return { offers: await toCards(rows, language), count, page, pages };
}

/** The query for one page; exported for the benchmark, which prints its query plan. */
export function pageQuery(filter: OfferFilter, search: Search) {
	return withCover(sorted(matching(filter, search), filter, search))
		.limit(OFFERS_A_PAGE)
		.offset((filter.page - 1) * OFFERS_A_PAGE);
}

export async function countOffers(filter: OfferFilter): Promise<number> {
	return countOf(matching(filter, await searchIn("Angebote", filter.q)));
}

/** For a list without hits: the single filters whose removal brings hits, and how many. */
export async function filtersWorthDropping(filter: OfferFilter): Promise<{ index: number; count: number }[]> {
	const counts = await Promise.all(activeFilters(filter).map(({ without }) => countOffers(without)));
	return counts.flatMap((count, index) => (count > 0 ? [{ index, count }] : []));
}

/** The highest price among the offers of a type, in whole cents; null if none has a price. */
export async function highestPrice(type: OfferType): Promise<number | null> {
	const row = await publicOffers()
		.select("list_price")
		.where("type", "=", type)
		.where("list_price", "is not", null)
		.orderBy("list_price", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.list_price ?? null;
}

type Offers<O> = SelectQueryBuilder<Schema, "Angebote", O>;

/** The offers that match a filter. Those without a price match until a price limit is set. */
export function matching(filter: OfferFilter, { conditions }: Search): Offers<object> {
	let query: Offers<object> = publicOffers();
	if (filter.type !== "alle") query = query.where("type", "=", filter.type);
	if (filter.category) query = query.where("main_category", "=", filter.category);
	if (filter.subs.length > 0) query = query.where("subcategory", "in", filter.subs);
	if (filter.min !== null) query = query.where("list_price", ">=", filter.min * 100);
	if (filter.max !== null) query = query.where("list_price", "<=", filter.max * 100);
	if (filter.condition !== "alle") query = query.where("condition", "=", filter.condition);
	for (const found of conditions) query = query.where(found);
	return query;
}

/** The best hits of a search come first; offers without a value in the sorted column come last. */
function sorted<O>(offers: Offers<O>, { sort }: OfferFilter, { rank }: Search): Offers<O> {
	const query = rank ? offers.orderBy(rank) : offers;
	if (sort === "price-asc") return query.orderBy("list_price", (o) => o.asc().nullsLast()).orderBy("nr");
	if (sort === "price-desc") return query.orderBy("list_price", (o) => o.desc().nullsLast()).orderBy("nr", "desc");
	if (sort === "year-desc")
		return query.orderBy("year_of_construction", (o) => o.desc().nullsLast()).orderBy("nr", "desc");
	return query.orderBy("Angebote.created_at", "desc").orderBy("nr", "desc");
}
