import { pageOf } from "../../foundation/database/page-of.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { activeFilters } from "./change-filter.ts";
import { isAmong } from "./filter-kinds.ts";
import { searchMachines } from "../search/machine-search.server.ts";
import { NOT } from "../search/find-machines.server.ts";
import { asOnePiece } from "../search/search-pieces.server.ts";
import { kindNamed, wordsAsked } from "../search/kinds.server.ts";
import { ranks } from "../search/machines-with-words.server.ts";
import { offerDictionary } from "../search/word-groups.server.ts";
import { type OfferCard, type OfferType, mainCategories, offerTypes, pathOfType } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";
import { toCards, withCover } from "../offer-rows.server.ts";
import { publicOffers } from "../public-offers.server.ts";
import { adaptedToStock, besides, countCategories, type Hits, pricesListed, select } from "./selection.server.ts";
import { facetsOf } from "./facets.server.ts";
import { sizesIn } from "./search-grammar.ts";
import { currentStock } from "./stock.server.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";

export const OFFERS_A_PAGE = 24;
/** Each word of a search without hits costs another search. */
const MOST_WORDS = 5;
const MOST_OFFERS = 1_000_000;

/** One page of a list, or the last one for a page beyond it, from the stock that its reader may see. */
export async function offerPage(asked: OfferFilter, language: Language, reading = currentStock()) {
	const stock = await reading;
	const filter = adaptedToStock(stock, asked);
	const passedOver = new Set<string>();
	const hits = await searchMachines(filter.q, { over: passedOver, among: besides(stock, filter) });
	const selection = select(stock, filter, hits);
	const { page, pages, offset } = pageOf(selection.matching.length, filter.page, OFFERS_A_PAGE);
	const sizes = sizesIn(filter.q)
		.map(({ typed, name = "" }) => ({ typed, sorts: isAmong(stock.filters, name) }))
		// "Small" is said by the order alone.
		.filter(({ typed, sorts }) => !sorts || /\d/.test(typed));
	const typedSizes = (sort: boolean) => sizes.flatMap(({ typed, sorts }) => (sorts === sort ? typed : []));
	// A description may have what is not wanted, or say that the machine has none.
	const unwanted = [...filter.q.matchAll(NOT)].slice(0, MOST_WORDS).map(async ([typed, word]) => {
		const having = await searchMachines(word!);
		return selection.matching.some(({ nr }) => (having?.get(nr) ?? Infinity) < ranks.mistyped) ? [typed] : [];
	});
	const nrs = selection.matching.slice(offset, offset + OFFERS_A_PAGE).map(({ nr }) => nr);
	return {
		offers: await cardsOf(nrs, language),
		count: selection.matching.length,
		/** What the list is not filtered by, and the figures that sort it, as typed. */
		unfiltered: [...typedSizes(false), ...(await Promise.all(unwanted)).flat()].join(", "),
		closestTo: filter.sort === "newest" ? typedSizes(true).join(", ") : "",
		/** The words of the search that no hit has, as typed; two letters say too little to be named. */
		passedOver: filter.q
			.match(/[^\s,;]{3,}|\d+/g)
			?.filter((word) => passedOver.has(asOnePiece(word)))
			.join(", "),
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

/** An active filter whose removal brings hits, and how many; of a search, a single word if that is enough. */
type Droppable = { index: number; count: number; word?: string; rest?: string };

/** For a list without hits: what to drop. */
export async function filtersWorthDropping(filter: OfferFilter, reader: { forStaff?: boolean } = {}) {
	const hits = await searchMachines(filter.q);
	const stock = await currentStock(reader);
	const dictionary = await offerDictionary();
	const countWith = (q: string, hits: Hits) => select(stock, { ...filter, q }, hits).matching.length;
	const active = activeFilters(filter);
	const found = active.map(async ({ kind, without }, index): Promise<Droppable> => {
		if (kind !== "q") return { index, count: select(stock, without, hits).matching.length };
		// "Nicht von Tornavik" is given up as a whole.
		const not: string[] = filter.q.match(NOT) ?? [];
		const words = [...not, ...wordsAsked(filter.q.replace(NOT, " "), dictionary)].slice(0, MOST_WORDS);
		const dropping = async (word: string, rest: string): Promise<Droppable> => {
			const count = rest ? countWith(rest, await searchMachines(rest)) : 0;
			return { index, word, rest, count };
		};
		const counted = words.map((word) => dropping(word, words.filter((other) => other !== word).join(" ")));
		// The kind of machine is what is wanted most, so it is given up last.
		const kinds = new Set(words.filter((word) => !not.includes(word) && kindNamed([word], dictionary)));
		const worth = ({ word, count }: Droppable) => (kinds.has(word!) ? 0 : MOST_OFFERS) + count;
		const [best] = (await Promise.all(counted)).filter(({ count }) => count > 0).sort((a, b) => worth(b) - worth(a));
		if (best && !kinds.has(best.word!)) return best;
		const ofKind = await dropping(words.filter((word) => !kinds.has(word)).join(" "), [...kinds].join(" "));
		if (ofKind.count > 0) return ofKind;
		if (kinds.size > 0 && active.length > 1) return { index, count: 0 };
		return best ?? { index, count: countWith("", null) };
	});
	return (await Promise.all(found)).filter(({ count }) => count > 0);
}

/** The cards of these offers, in this order; without those that have left the website meanwhile. */
export async function cardsOf(nrs: readonly number[], language: Language): Promise<OfferCard[]> {
	if (nrs.length === 0) return [];
	const rows = await withCover(publicOffers()).select("nr").where("nr", "in", nrs).execute();
	const inOrder = rows.toSorted((a, b) => nrs.indexOf(a.nr) - nrs.indexOf(b.nr));
	return toCards(inOrder, language);
}

/** By the address of each list, links to its categories with machines. */
export async function stockByCategory(language: Language) {
	const { rows } = await currentStock();
	const t = textsIn(language).of("angebot");
	const linksTo = (type: OfferType) =>
		mainCategories.flatMap((category) => {
			const count = rows.filter((row) => row.type === type && row.main_category === category).length;
			const to = `${pathOfType[type]}?category=${category}`;
			return count > 0 ? [{ to, label: `${t(`category.${category}`)} (${count})` }] : [];
		});
	return Object.fromEntries(offerTypes.map((type) => [pathOfType[type], linksTo(type)]));
}
