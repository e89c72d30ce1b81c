export type Language = "de" | "en";
export const languages: readonly Language[] = ["de", "en"];

/** Name of the cookie and of the local storage entry; its values are DE and EN. */
export const LANGUAGE_KEY = "app_language";

/** Addresses under /en are English, all others German (admin pages follow the cookie instead). */
export function languageOfPath(pathname: string): Language {
	return pathname === "/en" || pathname.startsWith("/en/") ? "en" : "de";
}

export function isAdminPath(pathname: string): boolean {
	return pathname === "/admin" || pathname.startsWith("/admin/");
}

/** The address of a public page in a language. `path` is the German one, with query and hash if any. */
export function pathIn(language: Language, path: string): string {
	if (language === "de" || !path.startsWith("/") || isAdminPath(path)) return path;
	return path === "/" || path.startsWith("/?") || path.startsWith("/#") ? `/en${path.slice(1)}` : `/en${path}`;
}

/** The German address of a page: the other way round of `pathIn`. */
export function germanPath(pathname: string): string {
	return languageOfPath(pathname) === "en" ? pathname.slice("/en".length) || "/" : pathname;
}

/** The language that a visitor chose earlier, from the Cookie header. Anything but DE or EN counts as no choice. */
export function savedLanguage(cookieHeader: string | null): Language | undefined {
	const value = cookieHeader?.match(/(?:^|;\s*)app_language=([^;]*)/)?.[1];
	return value === "EN" ? "en" : value === "DE" ? "de" : undefined;
}

/**
 * The language a request is answered in. `url` is the page's address as the router gives it: that of a data
 * request ("/en.data") differs.
 */
export function languageOf({ url, request }: { url: URL; request: Request }): Language {
	if (isAdminPath(url.pathname)) return savedLanguage(request.headers.get("Cookie")) ?? "de";
	return languageOfPath(url.pathname);
}
