import { money, number, year } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language.ts";
import type { Values } from "../../i18n/text.ts";
import { withUnit } from "../../i18n/unit.ts";
import type { ActiveFilter } from "./change-filter.ts";
import { nameOf, type RangeFilter, type LabelledFilter } from "./filter-kinds.ts";
import { own } from "../../i18n/text.ts";

/** Finds the texts of a namespace by their keys. */
export type TextsByKey = (namespace: "angebot" | "listFilter") => (key: string, values?: Values) => string;

/** A word of a filter; one of its own has a label, any other is what machines have. */
export function wordOf({ labels }: LabelledFilter, word: string): string {
	return own(labels, word) ?? word;
}

/** A limit with its unit. */
export function limitOf({ isYear, decimals, unit }: RangeFilter, value: number, language: Language): string {
	const words = isYear ? year(value) : number(language, value, decimals);
	return unit ? withUnit(language, words, unit) : words;
}

/** One condition in words: "ab 20.000 €". `known` has the filters that limits and words belong to. */
export function filterLabel(
	{ kind, name = "", value }: Pick<ActiveFilter, "kind" | "name" | "value">,
	known: readonly LabelledFilter[],
	language: Language,
	texts: TextsByKey,
): string {
	const [t, list] = [texts("angebot"), texts("listFilter")];
	if (kind === "q") return t("chipSearch", { text: value });
	if (kind === "min") return t("chipMin", { price: money(language, Number(value) * 100) });
	if (kind === "max") return t("chipMax", { price: money(language, Number(value) * 100) });
	if (kind === "onRequest") return list("onlyPriced");
	if (kind === "condition") return t(value === "neu" ? "conditionNeu" : "conditionGebraucht");
	if (kind !== "limit" && kind !== "word") return t(`category.${value}`);
	const filter = known.find((one) => one.name === (kind === "limit" ? nameOf(name) : name));
	if (filter?.kind === "range")
		return list(name.endsWith("_min") ? "atLeast" : "atMost", {
			label: filter.label,
			value: limitOf(filter, Number(value), language),
		});
	if (filter?.isYes) return filter.label;
	// "Standard" alone says nothing, a make or a place does.
	return filter?.labels ? list("is", { label: filter.label, value: wordOf(filter, value) }) : value;
}
