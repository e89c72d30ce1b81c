import { money } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import type { Values } from "../i18n/text.ts";
import type { ActiveFilter } from "./offer-filter.ts";

/** One condition in words: "ab 20.000 €". `text` finds the texts of the namespace angebot. */
export function filterLabel(
	{ kind, value }: Pick<ActiveFilter, "kind" | "value">,
	language: Language,
	text: (key: string, values?: Values) => string,
): string {
	if (kind === "q") return text("chipSearch", { text: value });
	if (kind === "min") return text("chipMin", { price: money(language, Number(value) * 100) });
	if (kind === "max") return text("chipMax", { price: money(language, Number(value) * 100) });
	if (kind === "condition") return text(value === "neu" ? "conditionNeu" : "conditionGebraucht");
	return text(`category.${value}`);
}
