import type { Language } from "./language.ts";

/** A unit as the language abbreviates it. */
export function unitWord(language: Language, unit: string): string {
	return unit === "rpm" && language === "de" ? "U/min" : unit;
}

/** A written number with its unit: "70 %" in German, "70%" in English. */
export function withUnit(language: Language, number: string, unit: string): string {
	const space = language === "en" && unit.startsWith("%") ? "" : " ";
	return number + space + unitWord(language, unit);
}
