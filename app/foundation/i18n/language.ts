/**
 * The languages of the site, in the order in which it offers them. Content is written in the first one, whose public
 * addresses have no prefix, and translated into the others. Everything that differs by language follows from this list,
 * or is a table that the compiler compares with it.
 */
export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];

export const [defaultLanguage, ...translatedLanguages] = languages;
export type TranslatedLanguage = (typeof translatedLanguages)[number];

/** Whether content is translated into this language; null is the language of untranslatable values. */
export function isTranslation(language: Language | null | undefined): language is TranslatedLanguage {
	return translatedLanguages.some((one) => one === language);
}

const locales: Record<Language, string> = { de: "de-DE", en: "en-GB" };

/** The language and country by which numbers and dates are written, as a BCP 47 tag: "en-GB". */
export function localeOf(language: Language): string {
	return locales[language];
}

export const languageNames: Record<Language, string> = { de: "Deutsch", en: "English" };

/** Name of the cookie and of the local storage entry; its values are DE and EN. */
export const LANGUAGE_KEY = "app_language";
export const LANGUAGE_SECONDS = 31_536_000;

export function languageCookieValue(language: Language): string {
	return language.toUpperCase();
}

/** The prefix of a language's public addresses: "" or "/en". */
export function addressPrefix(language: Language): string {
	return isTranslation(language) ? `/${language}` : "";
}

/** The language of a public address: English under /en, otherwise German. Admin pages follow the cookie instead. */
export function languageOfPath(pathname: string): Language {
	const isUnder = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
	return translatedLanguages.find((language) => isUnder(addressPrefix(language))) ?? defaultLanguage;
}

export function isAdminPath(pathname: string): boolean {
	return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** The address of a public page in a language. `path` is the German address, with its query and hash, if any. */
export function pathIn(language: Language, path: string): string {
	if (!isTranslation(language) || !path.startsWith("/") || isAdminPath(path)) return path;
	return addressPrefix(language) + path.replace(/^\/(?=[?#]|$)/, "");
}

/** The German address of a page: the reverse of `pathIn`. */
export function germanPath(pathname: string): string {
	return pathname.slice(addressPrefix(languageOfPath(pathname)).length) || "/";
}

/**
 * The visitor's earlier choice of language, from the Cookie header. Any value other than DE or EN counts as no choice.
 */
export function savedLanguage(cookieHeader: string | null | undefined): Language | undefined {
	const value = cookieHeader?.match(/(?:^|;\s*)app_language=([^;]*)/)?.[1];
	return languages.find((language) => languageCookieValue(language) === value);
}

/**
 * The language in which to answer a request. `url` is the page's address as the router gives it, since the request's
 * own address differs for data requests ("/en.data").
 */
export function languageOf({ url, request }: { url: URL; request: Request }): Language {
	if (isAdminPath(url.pathname)) return savedLanguage(request.headers.get("Cookie")) ?? defaultLanguage;
	return languageOfPath(url.pathname);
}
