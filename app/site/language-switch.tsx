import { useLocation } from "react-router";
import { germanPath, isAdminPath, type Language, LANGUAGE_KEY, languages, pathIn } from "../i18n/language.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { storeLocally } from "./theme.ts";

const YEAR_SECONDS = 31_536_000;

/** Stores the choice in a cookie for the server, and in local storage for visits after the cookie has expired. */
function remember(language: Language): void {
	const value = language.toUpperCase();
	storeLocally(LANGUAGE_KEY, value);
	document.cookie = `${LANGUAGE_KEY}=${value};path=/;max-age=${YEAR_SECONDS};samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
}

/** Links to the same page in each language. They reload the whole page, because texts are loaded per language. */
export function LanguageSwitch() {
	const current = useLanguage();
	const t = useTexts("nav");
	const { pathname, search } = useLocation();
	const address = (language: Language) =>
		(isAdminPath(pathname) ? pathname : pathIn(language, germanPath(pathname))) + search;
	return (
		<div role="group" aria-label={t("language")} className="flex">
			{languages.map((language) => (
				<a
					key={language}
					href={address(language)}
					hrefLang={language}
					lang={language}
					aria-current={language === current ? "true" : undefined}
					onClick={(event) => {
						remember(language);
						// An admin page has the same address in both languages, so only a reload changes its language.
						if (isAdminPath(pathname)) {
							event.preventDefault();
							location.reload();
						}
					}}
					className="grid min-h-11 min-w-9 relative place-items-center rounded-sm font-display text-sm font-bold text-muted hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-amber aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-4"
				>
					{language.toUpperCase()}
					<span className="sr-only">{language === "de" ? t("german") : t("english")}</span>
				</a>
			))}
		</div>
	);
}
