import type { Language } from "./language.ts";
import type { Catalogue } from "./text.ts";

const loaded: Partial<Record<Language, Catalogue>> = {};

/**
 * Adds texts to a language. The server adds both languages when it starts; in the browser the layout adds the page's
 * language, and each page the texts it needs beyond that. A namespace may arrive in parts.
 */
export function addCatalogue(language: Language, catalogue: Catalogue): void {
	const existing = (loaded[language] ??= {});
	for (const [namespace, texts] of Object.entries(catalogue)) {
		const before = existing[namespace] ?? {};
		if (Object.keys(texts).some((key) => !(key in before))) existing[namespace] = { ...before, ...texts };
	}
}

/** The loaded texts of a language. English pages need no German ones: the types make sure that English is complete. */
export function catalogueOf(language: Language): Catalogue {
	return loaded[language] ?? {};
}
