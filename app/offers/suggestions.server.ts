import { compact, fold } from "../database/folding.ts";
import { type Language, pathIn } from "../i18n/language.ts";
import { publicWords } from "../i18n/public-words.server.ts";
import { listFilters } from "./list-filters.ts";
import { type MainCategory, mainCategories, type OfferType, type Subcategory, subcategoriesOf } from "./offer.ts";
import { offerDictionary, searchOffers } from "./offer-dictionary.server.ts";
import { filterSearch, pathOfType, readOfferFilter } from "./offer-filter.ts";
import { cardsOf } from "./offer-list.server.ts";
import { publicOffers } from "./public-offers.server.ts";
import { currentStock, type Stock } from "./stock.server.ts";
import { SHORTEST_SEARCH, type Suggestion, type Suggestions } from "./suggestion.ts";

const MOST = { makes: 3, categories: 4, machines: 5 };
/** Shorter words are not compared with the beginnings of synonyms. */
const SHORTEST_SYNONYM = 3;

type Asked = { q: string; type: OfferType | "alle"; language: Language };

/** What the beginning of a search may mean: makes and categories that are in stock, and machines, the best first. */
export async function suggestionsFor({ q, type, language }: Asked): Promise<Suggestions> {
	const text = compact(fold(q));
	const t = publicWords(language, "suggestions");
	if (text.length < SHORTEST_SEARCH) return { groups: [], announcement: "" };
	const stock = await currentStock(null);
	const asked = { text, meant: await meantBy(text), type, language };
	const groups = [
		{ label: t("makes"), options: makes(stock, asked) },
		{ label: t("categories"), options: categories(stock, asked) },
		{ label: t("machines"), options: await machines(q, type, language) },
	].filter(({ options }) => options.length > 0);
	const count = groups.reduce((sum, { options }) => sum + options.length, 0);
	return { groups, announcement: count === 0 ? "" : count === 1 ? t("foundOne") : t("found", { count }) };
}

/** A text without separators, and the words that it may be the beginning of. */
type Meant = { text: string; meant: ReadonlySet<string>; type: OfferType | "alle"; language: Language };

async function meantBy(text: string): Promise<Set<string>> {
	const dictionary = await offerDictionary();
	const beginnings = text.length < SHORTEST_SYNONYM ? [] : dictionary.startingWith(text);
	return new Set([...dictionary.sameAs(text), ...beginnings].map(compact));
}

function makes(stock: Stock, { text, meant, type, language }: Meant): Suggestion[] {
	const make = listFilters.find(({ name }) => name === "make")!;
	const column = stock.words.get(make)!;
	const found = column.words.flatMap((word, place) => {
		const key = compact(fold(word));
		return key.startsWith(text) || meant.has(key) ? [{ word, place }] : [];
	});
	const options = found.flatMap(({ word, place }) =>
		listed(stock, (at) => column.of[at]!.includes(place), { search: { make: word }, label: word, type, language }),
	);
	return options.slice(0, MOST.makes);
}

function categories(stock: Stock, { text, meant, type, language }: Meant): Suggestion[] {
	const words = publicWords(language, "angebot");
	const isMeant = (category: MainCategory | Subcategory) => {
		const label = compact(fold(words(`category.${category}`)));
		const german = fold(category).split("-").at(-1)!;
		return label.includes(text) || [...meant].some((word) => label.startsWith(word) || german.startsWith(word));
	};
	const options = mainCategories.flatMap((main) => [
		...(isMeant(main)
			? listed(stock, (at) => stock.rows[at]!.main_category === main, {
					search: { category: main },
					label: words(`category.${main}`),
					type,
					language,
				})
			: []),
		...subcategoriesOf[main].filter(isMeant).flatMap((sub) =>
			listed(stock, (at) => stock.rows[at]!.subcategory === sub, {
				search: { category: main, sub },
				label: words(`category.${sub}`),
				type,
				language,
			}),
		),
	]);
	return options.slice(0, MOST.categories);
}

/** The list of what is meant with the number of its machines: of the asked type, or else of both. None without any. */
function listed(
	{ rows }: Stock,
	holds: (place: number) => boolean,
	to: { search: Record<string, string>; label: string; type: OfferType | "alle"; language: Language },
): Suggestion[] {
	const places = rows.flatMap((row, place) => (holds(place) ? [row.type] : []));
	if (places.length === 0) return [];
	const ofType = places.filter((type) => type === to.type).length;
	const type = ofType > 0 ? (to.type as OfferType) : "alle";
	const page = type === "alle" ? "kauf" : type;
	const filter = readOfferFilter(new URLSearchParams({ ...to.search, type }), page, listFilters);
	const count = type === "alle" ? places.length : ofType;
	const t = publicWords(to.language, "suggestions");
	return [
		{
			label: to.label,
			note: count === 1 ? t("one") : t("count", { count }),
			href: pathIn(to.language, pathOfType[page]) + filterSearch(filter, page),
		},
	];
}

/** The best hits of the search; those of the asked type before others that are as good. */
async function machines(q: string, type: OfferType | "alle", language: Language): Promise<Suggestion[]> {
	const { conditions, rank } = await searchOffers(q);
	let query = publicOffers();
	for (const found of conditions) query = query.where(found);
	if (rank) query = query.orderBy(rank);
	if (type !== "alle") query = query.orderBy((eb) => eb.case().when("type", "=", type).then(0).else(1).end());
	const best = await query
		.select("nr")
		.orderBy("Angebote.created_at", "desc")
		.orderBy("nr", "desc")
		.limit(MOST.machines)
		.execute();
	const cards = await cardsOf(
		best.map(({ nr }) => nr),
		language,
	);
	const t = publicWords(language, "suggestions");
	return cards.map(({ id, name, nameLanguage, type: offered, picture }) => ({
		label: name,
		...(nameLanguage !== language && { lang: nameLanguage }),
		note: t(offered === "kauf" ? "buy" : "hire"),
		href: pathIn(language, `/angebot/detail/${id}`),
		// The name stands beside it.
		picture: picture && { ...picture, alt: "" },
	}));
}
