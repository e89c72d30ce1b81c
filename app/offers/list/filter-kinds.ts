import type { MainCategory } from "../offer.ts";

export type End = "min" | "max";

type Common = {
	/** Its name in the address; that of a range is followed by `_min` or `_max`. */
	name: string;
	/** The offer's column. */
	field: string;
	/** The categories whose machines have it; all of them where it is missing. */
	categories?: readonly MainCategory[];
	/** Visitors are told of it only where the dealer has opened it. */
	forStaff?: true;
};
/** A number from and to. The column stores multiples of `1 / scale` of what is typed. */
export type RangeFilter = Common & {
	kind: "range";
	ends: readonly End[];
	scale: number;
	/** The most decimals that can be told apart. */
	decimals: number;
	unit?: string;
	/** Written without a thousands separator. */
	isYear?: true;
	/** A second column by which the first is multiplied. */
	times?: string;
};
/** Words to tick, of which a machine must have one. */
export type ChoiceFilter = Common & {
	kind: "words";
	/** The words that there are; without them any text is one. */
	words?: readonly string[];
	/** A machine may have several, which its column joins with commas. */
	several?: true;
	/** The only word says that a machine has what the label names. */
	isYes?: true;
};
export type ListFilter = RangeFilter | ChoiceFilter;

/** A filter in the language of a page, with the labels of its own words. */
export type LabelledFilter = ListFilter & { label: string; labels?: Readonly<Record<string, string>> };

/** A filter with what it would find as things stand; `count` is how many machines have a value. */
export type Facet = LabelledFilter &
	(
		| (RangeFilter & { count: number; lowest: number; highest: number })
		| (ChoiceFilter & { count: number; options: { word: string; count: number }[] })
	);

/** The filter for what can be had at once, which is always in view. */
export const AT_ONCE = "available";

/** The query parameters of a filter. */
export function parametersOf(filter: ListFilter): string[] {
	return filter.kind === "range" ? filter.ends.map((end) => `${filter.name}_${end}`) : [filter.name];
}

/** The filter that a parameter belongs to, by its name. */
export function nameOf(parameter: string): string {
	return parameter.replace(/_(min|max)$/, "");
}

/** Whether the filter that a parameter belongs to is one of these. */
export function isAmong(filters: readonly ListFilter[], parameter: string): boolean {
	const asked = nameOf(parameter);
	return filters.some(({ name }) => name === asked);
}

/** Whether machines of a category can have what the filter asks for; null stands for all categories. */
export function concerns({ categories }: ListFilter, category: MainCategory | null): boolean {
	return category === null || categories === undefined || categories.includes(category);
}
