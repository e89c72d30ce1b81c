import { type Language, pathIn } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { activeFilters } from "../list/change-filter.ts";
import { isAmong } from "../list/filter-kinds.ts";
import { listFilters } from "../list/known-filters.ts";
import {
	type MainCategory,
	mainCategories,
	type OfferCard,
	type OfferType,
	type Subcategory,
	subcategoriesOf,
	pathOfType,
} from "../offer.ts";
import { pictureAddress, thumbnailCrop } from "../../media/image-limits.ts";
import { priceWords } from "../offer-price.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { askedFilter } from "../list/asked-filter.server.ts";
import { filterSearch, type OfferFilter, readOfferFilter } from "../list/list-address.ts";
import { searchMachines } from "./machine-search.server.ts";
import { cardsOf } from "../list/offer-list.server.ts";
import { nearestOffers } from "./nearest-offers.server.ts";
import { asOnePiece } from "./search-pieces.server.ts";
import { besides, select } from "../list/selection.server.ts";
import { currentStock, type Stock, type StockRow } from "../list/stock.server.ts";
import { readSearch, searchedWords, sizesIn, UNFINISHED } from "../list/search-grammar.ts";
import { type Errand, errandOf } from "./errands.ts";
import { company } from "../../site/company.ts";
import { SHORTEST_SEARCH, type Suggestion, type SuggestionAnswer } from "../../site/search/suggestion.ts";

const MOST = { makes: 3, categories: 3, machines: 4 };
/** Shorter texts are in nearly every name, so they match only the beginnings of makes and categories. */
const SHORTEST_NAME = 3;
/** A shorter text may be the beginning of something. */
const SHORTEST_WITHOUT = 4;
/** Two letters find no machines; two digits may be an offer's number. */
const tooShort = /^\D{2}$/;

/** A unit or a limit's currency may follow: "Teleskoplader 17". */
const LAST_NUMBER = /\s\d[\d.,]*$/;

const MAKE = "make";

type SuggestionQuery = { q: string; type: OfferType | "alle"; language: Language };

/** Returns the likely meanings of a search's beginning: makes and categories in stock, and machines, best first. */
export async function suggestionsFor({ q, type, language }: SuggestionQuery): Promise<SuggestionAnswer> {
	q = q.replace(UNFINISHED, "");
	const text = asOnePiece(searchedWords(readSearch(q, { pageType: "kauf", hasWeight: true }).q)) || asOnePiece(q);
	const t = textsIn(language).of("suggestions");
	if (text === "" || q.trim().length < SHORTEST_SEARCH) return { groups: [], announcement: "" };
	const stock = await currentStock();
	const meant = await meantBy(text);
	const asked = askedFilter(new URLSearchParams({ q, type }), type === "miete" ? type : "kauf", stock.filters);
	const linked = (candidates: Candidate[]) => candidates.flatMap((one) => linkTo(one, stock, asked, language));
	const errand = errandOf(q);
	const nav = textsIn(language).of("nav");
	const groups = [
		{
			label: t("pages"),
			options: errand ? [{ label: nav(errand.link), note: calls(errand), to: pathIn(language, errand.path) }] : [],
		},
		{ label: t("makes"), options: linked(makes(stock, text, meant)).slice(0, MOST.makes) },
		{ label: t("categories"), options: linked(categories(text, meant, language)).slice(0, MOST.categories) },
		{ label: t("machines"), options: tooShort.test(text) ? [] : await machines(stock, { q, type, language }) },
	].filter(({ options }) => options.length > 0);
	if (groups.length === 0 && LAST_NUMBER.test(q)) {
		const shorter = await suggestionsFor({ q: q.replace(LAST_NUMBER, ""), type, language });
		if (shorter.groups.length > 0) return shorter;
	}
	// "Mieten" alone asks for all machines.
	if (groups.length === 0 && text.length >= SHORTEST_WITHOUT && asked.q !== "") {
		const options = [
			{ label: t("alert"), note: "", to: pathIn(language, `/suchauftrag?${new URLSearchParams({ q })}`) },
			{ label: t("service"), note: "", to: pathIn(language, "/service") },
		];
		const near = linesOf((await nearestOffers(asked, language)).slice(0, MOST.machines), language);
		const nearest = { label: textsIn(language).of("angebot")("nearest"), options: near };
		const none = { label: t("none"), options };
		return { groups: near.length > 0 ? [none, nearest] : [none], announcement: t("none") };
	}
	const count = groups.reduce((sum, { options }) => sum + options.length, 0);
	return { groups, announcement: count === 0 ? "" : t("found", { count }) };
}

/** The number to call, if a call is what helps. */
const calls = ({ link }: Errand) => (link === "urgent" || link === "contact" ? company.phone : "");

/** A make or category that may be meant; `search` has its parameters in a list's address. */
type Candidate = { label: string; search: Record<string, string> };

/** Returns the words that a text may mean or begin, all in one piece. */
async function meantBy(text: string): Promise<Set<string>> {
	const dictionary = await offerDictionary();
	const beginnings = text.length < SHORTEST_NAME ? [] : dictionary.startingWith(text);
	const meant = [...dictionary.sameAs(text), ...beginnings];
	const mistyped = meant.length > 0 ? [] : dictionary.keys.near(text, 1);
	return new Set([...meant, ...mistyped.flatMap((key) => [key, ...dictionary.sameAs(key)])].map(asOnePiece));
}

function makes(stock: Stock, text: string, meant: ReadonlySet<string>): Candidate[] {
	return [...stock.spellings.get(MAKE)!.values()].flatMap((make) => {
		const word = asOnePiece(make);
		const isMeant = word.startsWith(text) || meant.has(word);
		return isMeant ? [{ label: make, search: { make } }] : [];
	});
}

function categories(text: string, meant: ReadonlySet<string>, language: Language): Candidate[] {
	const words = textsIn(language).of("angebot");
	const all = mainCategories.flatMap((main): [MainCategory | Subcategory, Candidate["search"]][] => [
		[main, { category: main }],
		...subcategoriesOf[main].map((sub): [Subcategory, Candidate["search"]] => [sub, { category: main, sub }]),
	]);
	const found = all.flatMap(([key, search]) => {
		const label = words(`category.${key}`);
		const [word, german] = [asOnePiece(label), asOnePiece(key.split("-").at(-1)!)];
		const has = text.length < SHORTEST_NAME ? word.startsWith(text) : word.includes(text);
		const isMeant = has || [...meant].some((one) => word.startsWith(one) || german.startsWith(one));
		return isMeant ? [{ label, search, isOther: !word.startsWith(text) }] : [];
	});
	return found.sort((a, b) => Number(a.isOther) - Number(b.isOther));
}

/** Whether a machine is of that make, subcategory or category. */
function isOf({ make, sub, category }: Candidate["search"], row: StockRow): boolean {
	if (make) return row.words[MAKE]?.includes(make) === true;
	return sub ? row.subcategory === sub : row.main_category === category;
}

/**
 * Links to the list of a make or category, with what else was `asked`: of the wanted type if that has machines, else of
 * both; [] without any.
 */
function linkTo({ label, search }: Candidate, stock: Stock, asked: OfferFilter, language: Language): Suggestion[] {
	const isOffered = stock.rows.some((row) => row.type === asked.type && isOf(search, row));
	const type = isOffered ? asked.type : "alle";
	const page = type === "alle" ? "kauf" : type;
	const { category, subs, words } = readOfferFilter(new URLSearchParams(search), page, listFilters);
	const filter = { ...asked, q: "", type, category, subs, words: { ...asked.words, ...words } };
	const count = select(stock, filter, null).matching.length;
	const note = textsIn(language).of("suggestions")("count", { count });
	return count > 0 ? [{ label, note, to: pathIn(language, pathOfType[page]) + filterSearch(filter, page) }] : [];
}

/** The search's best hits, then the list of all; among equals the wanted type comes first, then the newest. */
async function machines(stock: Stock, { q, type, language }: SuggestionQuery): Promise<Suggestion[]> {
	const pageType = type === "miete" ? type : "kauf";
	const filter = askedFilter(new URLSearchParams({ q, type: "alle" }), pageType, stock.filters);
	const hits = await searchMachines(filter.q, { over: new Set(), among: besides(stock, filter) });
	// "Finanzierung" asks for no machine, and "7 t" for a figure that lists have no filter for.
	const isSorted = sizesIn(filter.q).some(({ name = "" }) => isAmong(stock.filters, name));
	if (!hits && !isSorted && activeFilters({ ...filter, q: "" }).length === 0) return [];
	const best = select(stock, filter, hits)
		.matching.map(({ nr, type: offered }) => ({ nr, worse: 2 * (hits?.get(nr) ?? 0) + (offered === type ? 0 : 1) }))
		.sort((a, b) => a.worse - b.worse)
		.map(({ nr }) => nr);
	const shown = linesOf(await cardsOf(best.slice(0, MOST.machines), language), language);
	if (best.length <= MOST.machines) return shown;
	const to = `${pathIn(language, pathOfType[pageType])}?${new URLSearchParams({ q, type: "alle" })}`;
	return [...shown, { label: textsIn(language).of("suggestions")("all", { count: best.length }), note: "", to }];
}

function linesOf(cards: readonly OfferCard[], language: Language): Suggestion[] {
	const texts = textsIn(language);
	const t = texts.of("suggestions");
	return cards.map(({ id, name, nameLanguage, picture, ...card }) => ({
		label: unbroken(name),
		...(nameLanguage !== language && { lang: nameLanguage }),
		note: t(card.type === "kauf" ? "buy" : "hire"),
		to: pathIn(language, `/angebot/detail/${id}`),
		machine: {
			price: priceWords(card, language, texts),
			picture: picture && pictureAddress(picture.path, thumbnailCrop),
		},
	}));
}
