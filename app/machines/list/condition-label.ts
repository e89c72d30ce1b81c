import { money, number } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { own } from "../../foundation/i18n/text.ts";
import type { Texts } from "../../foundation/i18n/texts.tsx";
import { withUnit } from "../../foundation/i18n/unit.ts";
import type { ActiveFilter } from "./change-filter.ts";
import { filterNameOf, type RangeFilter, type LabelledFilter } from "./filter-kinds.ts";

/** Returns a filter word's label, else the word itself. */
export function labelOfWord({ labels }: LabelledFilter, word: string): string {
	return own(labels, word) ?? word;
}

export function labelOfLimit({ isYear, decimals, unit }: RangeFilter, value: number, language: Language): string {
	const words = isYear ? String(value) : number(language, value, decimals);
	return unit ? withUnit(language, words, unit) : words;
}

/** Words one condition: "ab 20.000 €". */
export function filterLabel(
	{ kind, name = "", value }: Pick<ActiveFilter, "kind" | "name" | "value">,
	known: readonly LabelledFilter[],
	language: Language,
	texts: Texts["byKey"],
): string {
	const [t, list] = [texts("angebot"), texts("listFilter")];
	if (kind === "q") return t("chipSearch", { text: value });
	if (kind === "min") return t("chipMin", { price: money(language, Number(value) * 100) });
	if (kind === "max") return t("chipMax", { price: money(language, Number(value) * 100) });
	if (kind === "onRequest") return list("onlyPriced");
	if (kind === "condition") return t(value === "neu" ? "conditionNeu" : "conditionGebraucht");
	if (kind !== "limit" && kind !== "word") return t(`category.${value}`);
	const filter = known.find((one) => one.name === (kind === "limit" ? filterNameOf(name) : name));
	if (filter?.kind === "range") {
		const end = name.endsWith("_min") ? "atLeast" : "atMost";
		const limit = labelOfLimit(filter, Number(value), language);
		return list(name === filter.name ? "is" : end, { label: filter.label, value: limit });
	}
	if (filter?.isYes) return filter.label;
	// A word such as "Standard" needs its filter's name; a make or a place does not.
	return filter?.labels ? list("is", { label: filter.label, value: labelOfWord(filter, value) }) : value;
}
