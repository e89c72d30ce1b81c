import { adminTexts } from "./admin-texts.ts";
import type { AdminTexts } from "./de-admin.ts";
import type { Language } from "./language.ts";
import { lookUp, type Values } from "./text.ts";

/**
 * The office's texts where no page is drawn, as in a file: `const t = adminWords(language, "kontaktanfragen");
 * t("name")`.
 */
export function adminWords<N extends keyof AdminTexts & string>(
	language: Language,
	namespace: N,
): (key: keyof AdminTexts[N] & string, values?: Values) => string {
	const [own, german] = [adminTexts[language].at(-1)!, adminTexts.de.at(-1)!];
	return (key, values) => lookUp([own, german], namespace, key, values);
}
