import type { Language } from "./language.ts";

const revolutions: Record<Language, string> = { de: "U/min", en: "rpm" };
const beforePercent: Record<Language, string> = { de: " ", en: "" };

/** A unit as the language abbreviates it. */
export function unitWord(language: Language, unit: string): string {
	return unit === "rpm" ? revolutions[language] : unit;
}

/** A written number with its unit: "70 %" in German, "70%" in English. */
export function withUnit(language: Language, number: string, unit: string): string {
	const space = unit.startsWith("%") ? beforePercent[language] : " ";
	return number + space + unitWord(language, unit);
}
