import type { Language } from "../i18n/language.ts";

/** An open position in the page's language; lines that fell back to German say so. */
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

/** The lines of a text that is written one item a line. */
export function itemsOf(text: string | null): string[] {
	return (text ?? "")
		.split("\n")
		.map((line) => line.replace(/^[-•*]\s*/, "").trim())
		.filter(Boolean);
}
