import type { Language } from "./language.ts";
import type { Catalogue } from "./text.ts";

const loaded: Partial<Record<Language, Catalogue>> = {};

/** The server adds both languages at its start; in the browser the layout of the page adds its own. */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
	const known = loaded[language] ?? {};
	if (Object.keys(catalogue).every((namespace) => known[namespace])) return;
	loaded[language] = { ...known, ...catalogue };
}

/** What is loaded of a language. The English files are complete, so a page never needs German on top; the types see to it. */
export function catalogueOf(language: Language): Catalogue {
	return loaded[language] ?? {};
}
