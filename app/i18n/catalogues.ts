import type { Language } from "./language.ts";
import type { Catalogue } from "./text.ts";

const loaded: Partial<Record<Language, Catalogue>> = {};

/**
 * The server adds both languages at its start; in the browser the layout of the page adds its own, and a page what it
 * brings along. A namespace may come in parts.
 */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
	const known = (loaded[language] ??= {});
	for (const [namespace, texts] of Object.entries(catalogue)) {
		const before = known[namespace] ?? {};
		if (Object.keys(texts).some((key) => !(key in before))) known[namespace] = { ...before, ...texts };
	}
}

/**
 * What is loaded of a language. The English files are complete, so a page never needs German on top; the types see to
 * it.
 */
export function catalogueOf(language: Language): Catalogue {
	return loaded[language] ?? {};
}
