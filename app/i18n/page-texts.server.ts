import { dePages, type PageTexts } from "./de-pages.ts";
import { enPages } from "./en-pages.ts";
import type { Language } from "./language.ts";

const texts = { de: dePages, en: enPages } as const;

/** Texts that come with the data of the page that shows them, instead of with the script that every page loads. */
export function pageTexts(language: Language, ...namespaces: (keyof PageTexts)[]): Partial<PageTexts> {
	return Object.fromEntries(namespaces.map((namespace) => [namespace, texts[language][namespace]]));
}
