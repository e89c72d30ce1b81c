import type { Language } from "../foundation/i18n/language.ts";

/** An open position in the page's language; `…Language` is German where a translation is missing. */
export type Job = {
	id: string;
	title: string;
	titleLanguage: Language;
	location: string;
	type: string;
	typeLanguage: Language;
	description: string;
	descriptionLanguage: Language;
	requirements: string[];
	requirementsLanguage: Language;
	benefits: string[];
	benefitsLanguage: Language;
	createdAt: string;
};

/** The anchor of the form on a position's page. */
export const APPLY_ID = "bewerben";

/** Splits a text with one item per line, without bullets and empty lines. */
export function itemsOf(text: string | null): string[] {
	const lines = (text ?? "").split("\n");
	return lines.flatMap((line) => line.replace(/^[-•*]\s*/, "").trim() || []);
}
