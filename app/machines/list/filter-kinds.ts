import type { MainCategory, OfferType } from "../offer.ts";

export const bothEnds = ["min", "max"] as const;
export type RangeEnd = (typeof bothEnds)[number];

type Common = {
	/** Its name in the address; a range adds `_min` or `_max`. */
	name: string;
	/** The offer's column. */
	field: string;
	/** The categories whose machines have it; missing for all. */
	categories?: readonly MainCategory[];
	/** Closed to visitors unless the dealer has made it public. */
	forStaff?: true;
};
/** A number range. The column stores multiples of `1 / scale` of the typed unit. */
export type RangeFilter = Common & {
	kind: "range";
	scale: number;
	/** The most decimals that the filter distinguishes. */
	decimals: number;
	unit?: string;
	/** Written without a thousands separator. */
	isYear?: true;
	/** A second column by which the first is multiplied. */
	times?: string;
};
/** Options to tick, of which a machine must have one. */
export type ChoiceFilter = Common & {
	kind: "words";
	/** Missing if any text is a word. */
	words?: readonly string[];
	/** A machine may have several, joined in its column with commas. */
	several?: true;
	/** Its only word, a yes, means that a machine has what the label names. */
	isYes?: true;
};
export type ListFilter = RangeFilter | ChoiceFilter;

/** A filter in a page's language, with labels of its known words. */
export type LabelledFilter = ListFilter & { label: string; labels?: Readonly<Record<string, string>> };

/** A word to tick, and how many machines have it. */
export type Option = { word: string; count: number };

/** A filter with its possible results under the current conditions; `count` is how many machines have a value. */
export type Facet = LabelledFilter &
	(
		| (RangeFilter & { count: number; isPartial?: boolean; lowest: number; highest: number })
		| (ChoiceFilter & { count: number; options: Option[] })
	);

/** The filter for immediately available machines, which is always in view. */
export const AVAILABLE_NOW = "available";

export function parametersOf(filter: ListFilter): string[] {
	return filter.kind === "range" ? bothEnds.map((end) => `${filter.name}_${end}`) : [filter.name];
}

export function filterNameOf(parameter: string): string {
	return parameter.replace(/_(min|max)$/, "");
}

export function isAmong(filters: readonly ListFilter[], parameter: string): boolean {
	const asked = filterNameOf(parameter);
	return filters.some(({ name }) => name === asked);
}

/** Steps of the price slider, in euros. */
export const priceStep: Record<OfferType, number> = { kauf: 1000, miete: 10 };

/** The slider's upper end in euros if no listed offer has a price. */
const defaultHighest: Record<OfferType, number> = { kauf: 200_000, miete: 500 };

/** The slider's upper end in euros: the highest listed price (in whole cents), rounded up to a step; 0 for no slider. */
export function sliderEnd(type: OfferType, highest: number, { min, max }: Record<RangeEnd, number | null>) {
	if (highest === 0) return min === null && max === null ? 0 : defaultHighest[type];
	return Math.ceil(highest / 100 / priceStep[type]) * priceStep[type];
}
