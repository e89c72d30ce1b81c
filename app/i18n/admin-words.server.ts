import { adminTexts } from "./admin-texts.ts";
import type { AdminTexts } from "./de-admin.ts";
import type { Language } from "./language.ts";
import { lookUp, type Values } from "./text.ts";
import type { Namespace, Texts } from "./texts.tsx";

/**
 * The office's texts outside React, for example in an exported file:
 * `const t = adminWords(language, "kontaktanfragen"); t("name")`.
 */
export function adminWords<N extends keyof AdminTexts & string>(
	language: Language,
	namespace: N,
): (key: keyof AdminTexts[N] & string, values?: Values) => string {
	const [texts, german] = [adminTexts[language].at(-1)!, adminTexts.de.at(-1)!];
	return (key, values) => lookUp([texts, german], namespace, key, values);
}

/** All texts of the office outside React, for code that draws and exports alike. */
export function officeTexts(language: Language): Texts {
	const catalogues = [...adminTexts[language], ...adminTexts.de];
	const byKey = (namespace: Namespace) => (key: string, values?: Values) => lookUp(catalogues, namespace, key, values);
	return { of: byKey, byKey };
}
