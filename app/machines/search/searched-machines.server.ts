import { pathOfType } from "../offer.ts";
import { config } from "../../foundation/config/config.server.ts";
import { type Language, pathIn } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { activeFilters } from "../list/change-filter.ts";
import { filterLabel } from "../list/condition-label.ts";
import { labelledFilters } from "../list/facets.server.ts";
import { isAmong, type ListFilter } from "../list/filter-kinds.ts";
import { listFilters } from "../list/known-filters.ts";
import { filterSearch, type OfferFilter, readOfferFilter } from "../list/list-address.ts";
import { offersMatching } from "../list/offer-list.server.ts";
import { priceWords } from "../offer-price.ts";
import { named, priceOf } from "../offer-rows.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { includedVat } from "../sale-settings.server.ts";
import { currentStock } from "../list/stock.server.ts";

/** The filters that are open to visitors now. */
export async function publicFilters(): Promise<readonly ListFilter[]> {
	return (await currentStock()).filters;
}

/**
 * A list's search as a query string, alike for equal searches: without order, page and filters that are not `open`. The
 * type of machines for sale is left out.
 */
export function canonicalSearch(params: URLSearchParams, open = listFilters): string {
	return filterSearch({ ...readOfferFilter(params, "kauf", open), sort: "newest", page: 1 }, "kauf");
}

/** Words a search. A condition whose filter is closed says so, since the search finds nothing meanwhile. */
export function searchInWords(query: string, language: Language, open = listFilters) {
	const texts = textsIn(language).byKey;
	const known = [...labelledFilters.get(language)!.values()];
	const t = texts("angebot");
	const filter = filterOf(query);
	const title = t({ kauf: "titleKauf", miete: "titleMiete", alle: "titleAlle" }[filter.type]);
	const list = filter.type === "miete" ? "miete" : "kauf";
	return {
		title,
		conditions: activeFilters(filter).map((active) => {
			const condition = filterLabel(active, known, language, texts);
			const isPaused = active.kind === "limit" && !isAmong(open, active.name!);
			return isPaused ? textsIn(language).of("searchAlert")("paused", { condition }) : condition;
		}),
		path: pathIn(language, pathOfType[list]) + filterSearch(filter, list),
	};
}

/** When the newest machine that was online before `until` came online; null if there is none. */
export async function newestMachine(until: string): Promise<string | null> {
	const row = await publicOffers()
		.select("published_at")
		.where("published_at", "<=", until)
		.orderBy("published_at", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.published_at ?? null;
}

/** Machines that match a search and came online after `since` until `until` (UTC), newest first. */
export async function newMachines(query: string, language: Language, span: { since: string; until: string }) {
	const matching = new Set(await offersMatching(filterOf(query)));
	const rows = await publicOffers()
		.select(["nr", "id", "state", "name", "name_en", "type", "price_on_request", "sale_price", "daily_rate"])
		.select(includedVat.as("included_vat"))
		.where("published_at", ">", span.since)
		.where("published_at", "<=", span.until)
		.orderBy("published_at", "desc")
		.orderBy("nr", "desc")
		.execute();
	const found = rows.filter(({ nr }) => matching.has(nr));
	return found.map((row) => ({
		id: row.id,
		name: named(row, language).name,
		price: priceWords(priceOf(row), language, textsIn(language)),
		href: config().publicUrl + pathIn(language, `/angebot/detail/${row.id}`),
	}));
}

function filterOf(query: string): OfferFilter {
	return readOfferFilter(new URLSearchParams(query), "kauf", listFilters);
}
