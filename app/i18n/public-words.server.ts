import { de } from "./de.ts";
import { dePages } from "./de-pages.ts";
import { en } from "./en.ts";
import { enPages } from "./en-pages.ts";
import type { Language } from "./language.ts";
import { lookUp, type Values } from "./text.ts";
import type { Namespace, Texts } from "./texts.tsx";

const texts = { de: [dePages, de], en: [enPages, en, dePages, de] } as const;

/** The texts of the public pages outside React: `publicWords("de", "angebot")("titleKauf")`. */
export function publicWords(
	language: Language,
	namespace: keyof typeof dePages | keyof typeof de,
): (key: string, values?: Values) => string {
	return (key, values) => lookUp(texts[language], namespace, key, values);
}

/** All texts of the public pages outside React, for code that draws pages and files alike. */
export function publicTexts(language: Language): Texts {
	const byKey = (namespace: Namespace) => (key: string, values?: Values) =>
		lookUp(texts[language], namespace, key, values);
	return { of: byKey, byKey };
}
