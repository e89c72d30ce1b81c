import { pageOf } from "../../foundation/database/page-of.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { activeFilters } from "./change-filter.ts";
import { isAmong } from "./filter-kinds.ts";
import { searchMachines } from "../search/machine-search.server.ts";
import { type OfferCard, mainCategories, offerTypes, pathOfType } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";
import { toCards, withCover } from "../offer-rows.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { countCategories, pricesListed, select, adaptedToStock } from "./selection.server.ts";
import { facetsOf } from "./facets.server.ts";
import { currentStock } from "./stock.server.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";

export const OFFERS_A_PAGE = 24;

/** One page of a list, or the last one for a page beyond it, from the stock that its reader may see. */
export async function offerPage(asked: OfferFilter, language: Language, reading = currentStock()) {
	const stock = await reading;
	const filter = adaptedToStock(stock, asked);
	const hits = await searchMachines(filter.q);
	const selection = select(stock, filter, hits);
	const { page, pages, offset } = pageOf(selection.matching.length, filter.page, OFFERS_A_PAGE);
	const nrs = selection.matching.slice(offset, offset + OFFERS_A_PAGE).map(({ nr }) => nr);
	return {
		offers: await cardsOf(nrs, language),
		count: selection.matching.length,
		/** As requested, with its words spelled as in the stock, and an existing page. */
		filter: { ...filter, page },
		page,
		pages,
		facets: facetsOf(stock, filter, selection, language),
		...pricesListed(selection),
		categories: countCategories(stock, filter, hits),
	};
}

export async function countOffers(filter: OfferFilter): Promise<number> {
	return (await offersMatching(filter)).length;
}

/** The numbers of the offers that match a filter, in its order; none if it has a limit that is closed to visitors. */
export async function offersMatching(filter: OfferFilter): Promise<number[]> {
	const stock = await currentStock();
	if (!Object.keys(filter.limits).every((name) => isAmong(stock.filters, name))) return [];
	return select(stock, filter, await searchMachines(filter.q)).matching.map(({ nr }) => nr);
}

/** For a list without hits: the active filters whose removal brings hits, and how many. */
export async function filtersWorthDropping(filter: OfferFilter, reader: { forStaff?: boolean } = {}) {
	const hits = await searchMachines(filter.q);
	const stock = await currentStock(reader);
	return activeFilters(filter).flatMap(({ without }, index) => {
		const count = select(stock, without, without.q ? hits : null).matching.length;
		return count > 0 ? [{ index, count }] : [];
	});
}

/** The cards of these offers, in this order; without those that have left the website meanwhile. */
export async function cardsOf(nrs: readonly number[], language: Language): Promise<OfferCard[]> {
	if (nrs.length === 0) return [];
	const rows = await withCover(publicOffers()).select("nr").where("nr", "in", nrs).execute();
	const inOrder = rows.toSorted((a, b) => nrs.indexOf(a.nr) - nrs.indexOf(b.nr));
	return toCards(inOrder, language);
}

/** Links into each list: to all of it, and to each category with machines. */
export async function stockByCategory(language: Language) {
	const { rows } = await currentStock();
	const texts = textsIn(language);
	const t = texts.of("angebot");
	return offerTypes.map((type) => ({
		to: pathOfType[type],
		label: texts.of("nav")(type === "kauf" ? "buy" : "rent"),
		categories: mainCategories.flatMap((category) => {
			const count = rows.filter((row) => row.type === type && row.main_category === category).length;
			const to = `${pathOfType[type]}?category=${category}`;
			return count > 0 ? [{ to, label: `${t(`category.${category}`)} (${count})` }] : [];
		}),
	}));
}
