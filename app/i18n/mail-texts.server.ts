import { deMails, type MailTexts } from "./de-mails.ts";
import { enMails } from "./en-mails.ts";
import type { Language } from "./language.ts";
import { lookUp, type Values } from "./text.ts";

const texts = { de: deMails, en: enMails } as const;

/** The texts of mails in one namespace: `const t = mailTexts(language, "requestMail"); t("subject")`. */
export function mailTexts<N extends keyof MailTexts & string>(
	language: Language,
	namespace: N,
): (key: keyof MailTexts[N] & string, values?: Values) => string {
	return (key, values) => lookUp([texts[language], texts.de], namespace, key, values);
}
