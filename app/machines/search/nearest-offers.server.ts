import type { Language } from "../../foundation/i18n/language.ts";
import { type OfferCard, otherTypeOf } from "../offer.ts";
import { chooseType } from "../list/change-filter.ts";
import { type OfferFilter, resetFilter } from "../list/list-address.ts";
import { NOT, partsOf } from "./find-machines.server.ts";
import type { RankedMachines } from "./machine-index.server.ts";
import { searchMachines } from "./machine-search.server.ts";
import { isName, ranks } from "./machines-with-words.server.ts";
import { kindNamed, wordsAsked } from "./kinds.server.ts";
import { ways } from "./vocabulary.server.ts";
import { offerDictionary } from "./word-groups.server.ts";
import { cardsOf, countOffers, filtersWorthDropping } from "../list/offer-list.server.ts";
import { type Hits, nearest } from "../list/selection.server.ts";
import { currentStock, type StockRow } from "../list/stock.server.ts";

const MOST_NEAREST = 6;
const MOST_WORDS = 4;

export type ListHelp = Awaited<ReturnType<typeof helpWithoutHits>>;

export const noHelp: ListHelp = { worthDropping: [], elsewhere: 0, nearest: [], isEmpty: false };

/** Up to this many hits, a search also shows what comes near. */
const FEW_HITS = 2;

type Listed = { filter: OfferFilter; count: number; offers: readonly OfferCard[] };
type Reader = { forStaff: boolean };

/** The next steps that a list without hits offers, and the nearest of a search with few. */
export async function helpWithFewHits({ filter, count, offers }: Listed, language: Language, reader: Reader) {
	if (count === 0) return helpWithoutHits(filter, language, reader);
	if (count > FEW_HITS || filter.q === "") return noHelp;
	const near = await nearestOffers(filter, language, reader);
	return { ...noHelp, nearest: near.filter(({ id }) => !offers.some((hit) => hit.id === id)) };
}

async function helpWithoutHits(filter: OfferFilter, language: Language, reader: Reader) {
	const worthDropping = await filtersWorthDropping(filter, reader);
	return {
		worthDropping,
		/** The number of matches in the other list, for hire or for sale. */
		elsewhere: filter.type === "alle" ? 0 : await countOffers(chooseType(filter, otherTypeOf[filter.type])),
		nearest: await nearestOffers(filter, language, reader),
		/** Even without filters nothing would match. */
		isEmpty: worthDropping.length === 0 && (await countOffers(resetFilter(filter))) === 0,
	};
}

/**
 * For a list without hits: the closest machines, then those of the other offer type. All are of the categories that the
 * search names, one for each part around an "and"; if it names none, of that of the closest machine called so.
 */
export async function nearestOffers(filter: OfferFilter, language: Language, reader: { forStaff?: boolean } = {}) {
	const stock = await currentStock(reader);
	const all = await searchMachines(filter.q);
	// Machines that only a description matches may be of any kind.
	const isUnknown = all !== null && ![...all.values()].some(isName);
	const dictionary = await offerDictionary();
	const parts =
		all === null ? [] : partsOf(filter.q.replace(NOT, " ")).map((part) => wordsOf(wordsAsked(part, dictionary)));
	const named = parts.map((part) => kindNamed(part, dictionary)).filter((one) => one !== undefined);
	const kinds = filter.category ? [filter.category] : named;
	const inTurn = isUnknown ? hitsOfSome(await hitsOfWords(parts.flat(), kinds.length === 0)) : [all];
	const ofKind: OfferFilter = { ...filter, condition: "alle", subs: [] };
	const near = (wider: OfferFilter) => inTurn.flatMap((hits) => nearest(stock, wider, hits));
	const ofKinds = (wider: OfferFilter) => (kinds.length > 0 ? nearest(stock, wider, null) : []);
	const found = [...near(filter), ...near({ ...filter, condition: "alle" }), ...near(ofKind), ...ofKinds(ofKind)];
	if (filter.type !== "alle") {
		const elsewhere = chooseType(ofKind, otherTypeOf[filter.type]);
		found.push(...near(elsewhere), ...ofKinds(elsewhere));
	}
	const [first] = found;
	const isOf = (kind: string, row: StockRow) => row.main_category === kind || row.subcategory === kind;
	const sought = kinds.length > 0 ? kinds : first ? [first.main_category] : [];
	const nrs = new Set(found.filter((row) => sought.some((kind) => isOf(kind, row))).map(({ nr }) => nr));
	return cardsOf([...nrs].slice(0, MOST_NEAREST), language);
}

/** The start of a word that may be a model: "KB470LC" is near "KB 470", and near every KB. */
const MODEL = /^(\p{L}{2,3})-?\d+/u;

function wordsOf(asked: readonly string[]): string[] {
	const words = asked.flatMap((word) => [word, ...(MODEL.exec(word) ?? [])]);
	return [...new Set(words.filter((word) => word.length > 1))].slice(0, MOST_WORDS);
}

/** A number, or a word for what many machines are ("New", "CE"), brings none near by itself. */
const saysMuch = (word: string, rank: number) => !/^\d+$/.test(word) && rank !== ranks.typed + ways.value;

function hitsOfWords(words: string[], onlyNames: boolean): Promise<RankedMachines[]> {
	return Promise.all(
		words.map(async (word) => {
			const hits = [...((await searchMachines(word)) ?? [])];
			return new Map(onlyNames ? hits.filter(([, rank]) => isName(rank) && saysMuch(word, rank)) : hits);
		}),
	);
}

/** The offers with most of the words, then those with fewer. */
function hitsOfSome(hitsOfWords: readonly RankedMachines[]): Hits[] {
	const counts = new Map<number, number>();
	for (const hits of hitsOfWords) for (const nr of hits.keys()) counts.set(nr, (counts.get(nr) ?? 0) + 1);
	const inTurn = [...new Set(counts.values())].sort((a, b) => b - a);
	return inTurn.map((count) => new Map([...counts].filter(([, one]) => one === count).map(([nr]) => [nr, 0])));
}
