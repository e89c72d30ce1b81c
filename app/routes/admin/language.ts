import { redirectDocument } from "react-router";
import { config } from "../../foundation/config/config.server.ts";
import { LANGUAGE_KEY, LANGUAGE_SECONDS, languageCookieValue, languages } from "../../foundation/i18n/language.ts";
import { officeAddress } from "../../foundation/i18n/office-address.ts";
import { rememberLanguage } from "../../site/language-switch.tsx";
import type { Route } from "./+types/language";

const chosenIn = (url: URL) => languages.find((language) => language === url.searchParams.get("auf"));

/** Switches the office to the language `auf` and leads back to the page `zu`, which has the same address in both. */
export function loader({ url }: Route.LoaderArgs) {
	const language = chosenIn(url);
	// As the public pages' language switch sets it. Scripts read this cookie.
	const secure = config().publicUrl.startsWith("https:") ? "; Secure" : "";
	const attributes = `Path=/; Max-Age=${LANGUAGE_SECONDS}; SameSite=Lax${secure}`;
	return redirectDocument(officeAddress(url.searchParams.get("zu")) ?? "/admin/dashboard", {
		headers: language ? { "Set-Cookie": `${LANGUAGE_KEY}=${languageCookieValue(language)}; ${attributes}` } : {},
	});
}

/** Runs once nothing typed is lost by it, or its loss was agreed to. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
	const language = chosenIn(url);
	if (language) rememberLanguage(language);
	return serverLoader();
}
