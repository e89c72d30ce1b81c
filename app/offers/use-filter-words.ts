import { money, number, year } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import type { ActiveFilter } from "./choose-filter.ts";
import type { Facet, ListFilter, RangeFilter } from "./list-filter.ts";

/** The words of the list's filters: their labels, their choices and their values. */
export function useFilterWords() {
	const byKey = useTextsByKey("offerField");
	const language = useLanguage();
	return {
		label: ({ field }: ListFilter) => byKey(field),
		word: (filter: ListFilter, word: string) =>
			filter.kind === "words" && filter.words ? byKey(`${filter.field}.${word}`) : word,
		/** A limit with its unit. */
		value: ({ isYear, decimals, unit }: RangeFilter, value: number) =>
			isYear ? year(value) : number(language, value, decimals) + (unit ? ` ${unit}` : ""),
	};
}

/** The label of an active filter's chip. */
export function useFilterLabel(facets: readonly Facet[]): (active: ActiveFilter) => string {
	const t = useTexts("angebot");
	const list = useTexts("listFilter");
	const textByKey = useTextsByKey("angebot");
	const language = useLanguage();
	const words = useFilterWords();
	return ({ kind, name = "", value }) => {
		if (kind === "q") return t("chipSearch", { text: value });
		if (kind === "min") return t("chipMin", { price: money(language, Number(value) * 100) });
		if (kind === "max") return t("chipMax", { price: money(language, Number(value) * 100) });
		if (kind === "onRequest") return list("onlyPriced");
		if (kind === "condition") return t(value === "neu" ? "conditionNeu" : "conditionGebraucht");
		const facet = facets.find((one) => one.name === name.replace(/_(min|max)$/, "") || one.name === name);
		if (facet?.kind === "words") return words.word(facet, value);
		if (facet?.kind === "range") {
			const values = { label: words.label(facet), value: words.value(facet, Number(value)) };
			return list(name.endsWith("_min") ? "atLeast" : "atMost", values);
		}
		return kind === "word" || kind === "limit" ? value : textByKey(`category.${value}`);
	};
}
