export type Language = "de" | "en";
export const languages: readonly Language[] = ["de", "en"];

/** Name of the cookie and of the local storage entry; its values are DE and EN. */
export const LANGUAGE_KEY = "app_language";
/** How long the cookie stays: a year. */
export const LANGUAGE_SECONDS = 31_536_000;

/** The language of a public address: English under /en, otherwise German. Admin pages follow the cookie instead. */
export function languageOfPath(pathname: string): Language {
	return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "de";
}

export function isAdminPath(pathname: string): boolean {
	return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** The address of a public page in a language. `path` is the German address, with its query and hash, if any. */
export function pathIn(language: Language, path: string): string {
	if (language === "de" || !path.startsWith("/") || isAdminPath(path)) return path;
	return path === "/" || path.startsWith("/?") || path.startsWith("/#") ? `/en${path.slice(1)}` : `/en${path}`;
}

/** The German address of a page: the reverse of `pathIn`. */
export function germanPath(pathname: string): string {
	return languageOfPath(pathname) === "en" ? pathname.slice("/en".length) || "/" : pathname;
}

/**
 * The language the visitor chose earlier, from the Cookie header. Any value other than DE or EN counts as no choice.
 */
export function savedLanguage(cookieHeader: string | null): Language | undefined {
	const value = cookieHeader?.match(/(?:^|;\s*)app_language=([^;]*)/)?.[1];
	return value === "EN" ? "en" : value === "DE" ? "de" : undefined;
}

/**
 * The language in which a request is answered. `url` is the page's address as the router gives it, since the request's
 * own address differs for data requests ("/en.data").
 */
export function languageOf({ url, request }: { url: URL; request: Request }): Language {
	if (isAdminPath(url.pathname)) return savedLanguage(request.headers.get("Cookie")) ?? "de";
	return languageOfPath(url.pathname);
}
