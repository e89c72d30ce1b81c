import { type Language, pathIn } from "../../i18n/language.ts";
import { textsIn } from "../../i18n/texts.server.ts";
import { listFilters } from "../list/known-filters.ts";
import {
	type MainCategory,
	mainCategories,
	type OfferType,
	type Subcategory,
	subcategoriesOf,
	pathOfType,
} from "../offer.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { filterSearch, readOfferFilter } from "../list/list-address.ts";
import { searchMachines } from "./machine-search.server.ts";
import { cardsOf } from "../list/offer-list.server.ts";
import { asOnePiece } from "./search-pieces.server.ts";
import { currentStock, type Stock } from "../list/stock.server.ts";
import { withoutSizes } from "../list/typed-size.ts";
import { SHORTEST_SEARCH, type Suggestion, type Suggestions } from "./suggestion.ts";

const MOST = { makes: 3, categories: 4, machines: 5 };
/**
 * Two letters are in nearly every name, so texts shorter than this match only the beginnings of makes and categories.
 */
const SHORTEST_NAME = 3;
/** A two-digit number may be that of an offer. */
const tooShort = /^\D{2}$/;

const MAKE = "make";

type SuggestionQuery = { q: string; type: OfferType | "alle"; language: Language };

/** Returns the likely meanings of a search's beginning: makes and categories in stock, and machines, best first. */
export async function suggestionsFor({ q, type, language }: SuggestionQuery): Promise<Suggestions> {
	const text = asOnePiece(withoutSizes(q)) || asOnePiece(q);
	const t = textsIn(language).of("suggestions");
	if (text === "" || q.trim().length < SHORTEST_SEARCH) return { groups: [], announcement: "" };
	const stock = await currentStock();
	const asked = { text, meant: await meantBy(text), type, language };
	const groups = [
		{ label: t("makes"), options: makes(stock, asked) },
		{ label: t("categories"), options: categories(stock, asked) },
		{ label: t("machines"), options: tooShort.test(text) ? [] : await machines(stock, { q, type, language }) },
	].filter(({ options }) => options.length > 0);
	const count = groups.reduce((sum, { options }) => sum + options.length, 0);
	return { groups, announcement: count === 0 ? "" : count === 1 ? t("foundOne") : t("found", { count }) };
}

/** A text without separators, and the words that it may begin. */
type Meant = { text: string; meant: ReadonlySet<string>; type: OfferType | "alle"; language: Language };

async function meantBy(text: string): Promise<Set<string>> {
	const dictionary = await offerDictionary();
	const beginnings = text.length < SHORTEST_NAME ? [] : dictionary.startingWith(text);
	const meant = [...dictionary.sameAs(text), ...beginnings];
	const mistyped =
		meant.length > 0 ? [] : [...dictionary.near(text, 1)].flatMap((key) => [key, ...dictionary.sameAs(key)]);
	return new Set([...meant, ...mistyped].map(asOnePiece));
}

function makes(stock: Stock, { text, meant, type, language }: Meant): Suggestion[] {
	const found = [...stock.spellings.get(MAKE)!.values()].filter((word) => {
		const key = asOnePiece(word);
		return key.startsWith(text) || meant.has(key);
	});
	const options = found.flatMap((word) =>
		listed(stock, keyOfMake(word), { search: { make: word }, label: word, type, language }),
	);
	return options.slice(0, MOST.makes);
}

function categories(stock: Stock, { text, meant, type, language }: Meant): Suggestion[] {
	const words = textsIn(language).of("angebot");
	const isMeant = (category: MainCategory | Subcategory) => {
		const label = asOnePiece(words(`category.${category}`));
		const german = asOnePiece(category.split("-").at(-1)!);
		return label.includes(text) || [...meant].some((word) => label.startsWith(word) || german.startsWith(word));
	};
	const options = mainCategories.flatMap((main) => [
		...(isMeant(main)
			? listed(stock, main, {
					search: { category: main },
					label: words(`category.${main}`),
					type,
					language,
				})
			: []),
		...subcategoriesOf[main].filter(isMeant).flatMap((sub) =>
			listed(stock, sub, {
				search: { category: main, sub },
				label: words(`category.${sub}`),
				type,
				language,
			}),
		),
	]);
	return options.slice(0, MOST.categories);
}

/** For each make, category or subcategory: the number of machines of each type. */
type Counts = Map<string, { kauf: number; miete: number }>;
const countsOfStock = new WeakMap<Stock["rows"], Counts>();

function countsOf(stock: Stock): Counts {
	const kept = countsOfStock.get(stock.rows);
	if (kept) return kept;
	const counts: Counts = new Map();
	for (const { type, main_category, subcategory, words } of stock.rows)
		for (const key of [main_category, subcategory, ...(words[MAKE] ?? []).map(keyOfMake)]) {
			if (key === null) continue;
			const count = counts.get(key) ?? { kauf: 0, miete: 0 };
			count[type]++;
			counts.set(key, count);
		}
	countsOfStock.set(stock.rows, counts);
	return counts;
}

const keyOfMake = (word: string) => `make ${word}`;

/**
 * Links to the list of a make or category with its number of machines: of the requested type, else of both; none if it
 * is empty.
 */
function listed(
	stock: Stock,
	key: string,
	to: { search: Record<string, string>; label: string; type: OfferType | "alle"; language: Language },
): Suggestion[] {
	const counts = countsOf(stock).get(key);
	if (!counts) return [];
	const type = to.type !== "alle" && counts[to.type] > 0 ? to.type : "alle";
	const page = type === "alle" ? "kauf" : type;
	const filter = readOfferFilter(new URLSearchParams({ ...to.search, type }), page, listFilters);
	const count = type === "alle" ? counts.kauf + counts.miete : counts[type];
	const t = textsIn(to.language).of("suggestions");
	return [
		{
			label: to.label,
			note: count === 1 ? t("one") : t("count", { count }),
			to: pathIn(to.language, pathOfType[page]) + filterSearch(filter, page),
		},
	];
}

/** The search's best hits, newest first; among equals, the requested type comes first. */
async function machines(stock: Stock, { q, type, language }: SuggestionQuery): Promise<Suggestion[]> {
	const hits = (await searchMachines(q)) ?? new Map<number, number>();
	const best = stock.rows
		.flatMap(({ nr, type: offered }) => {
			const rank = hits.get(nr);
			return rank === undefined ? [] : [{ nr, worse: 2 * rank + (offered === type ? 0 : 1) }];
		})
		.sort((a, b) => a.worse - b.worse)
		.slice(0, MOST.machines);
	const cards = await cardsOf(
		best.map(({ nr }) => nr),
		language,
	);
	const t = textsIn(language).of("suggestions");
	return cards.map(({ id, name, nameLanguage, type: offered, picture }) => ({
		label: name,
		...(nameLanguage !== language && { lang: nameLanguage }),
		note: t(offered === "kauf" ? "buy" : "hire"),
		to: pathIn(language, `/angebot/detail/${id}`),
		// The name stands beside it.
		picture: picture && { ...picture, alt: "" },
	}));
}
