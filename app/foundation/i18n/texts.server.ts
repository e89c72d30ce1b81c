import { de } from "../../texts/public/de/every-page.ts";
import { deAdmin } from "../../texts/office/de/office.ts";
import { deMails, type MailTexts } from "../../texts/mails/de.ts";
import { dePages, type PageTexts } from "../../texts/public/de/pages.ts";
import { en } from "../../texts/public/en/every-page.ts";
import { enAdmin } from "../../texts/office/en/office.ts";
import { enMails } from "../../texts/mails/en.ts";
import { enPages } from "../../texts/public/en/pages.ts";
import type { Language } from "./language.ts";
import { type Catalogue, lookUp } from "./text.ts";
import type { AllTexts, Texts } from "./texts.tsx";

const pages: Record<Language, PageTexts> = { de: dePages, en: enPages };

/** The texts of public pages in every language. */
export const publicCatalogues: Record<Language, readonly Catalogue[]> = { de: [de, dePages], en: [en, enPages] };

const catalogues: Record<Language, readonly Catalogue[]> = {
	de: [...publicCatalogues.de, deAdmin, deMails],
	en: [...publicCatalogues.en, enAdmin, enMails],
};

type ServerTexts = Texts<AllTexts & MailTexts>;

/**
 * All texts of the site in a language, outside React: `const t = textsIn(language).of("requestMail"); t("subject")`.
 * `byKey` is for keys that come with data.
 */
export function textsIn(language: Language): ServerTexts {
	const byKey: ServerTexts["byKey"] = (namespace) => (key, values) =>
		lookUp(language, catalogues[language], namespace, key, values);
	return { of: byKey, byKey };
}

/** Texts sent with the page's data rather than in the script that every page loads. */
export function pageTexts<N extends keyof PageTexts>(language: Language, ...namespaces: N[]): Pick<PageTexts, N> {
	const chosen = namespaces.map((namespace) => [namespace, pages[language][namespace]]);
	return Object.fromEntries(chosen) as Pick<PageTexts, N>;
}
