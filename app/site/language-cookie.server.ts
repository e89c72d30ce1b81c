import { config } from "../config/config.server.ts";
import { type Language, LANGUAGE_KEY, LANGUAGE_SECONDS, languageCookieValue } from "../i18n/language.ts";

/** A Set-Cookie header like that of the public pages' language switch. Scripts read this cookie. */
export function languageCookie(language: Language): string {
	const secure = config().publicUrl.startsWith("https:") ? "; Secure" : "";
	return `${LANGUAGE_KEY}=${languageCookieValue(language)}; Path=/; Max-Age=${LANGUAGE_SECONDS}; SameSite=Lax${secure}`;
}
