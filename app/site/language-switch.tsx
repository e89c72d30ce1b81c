import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import {
	germanPath,
	isAdminPath,
	type Language,
	LANGUAGE_KEY,
	LANGUAGE_SECONDS,
	languages,
	pathIn,
} from "../i18n/language.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { storeLocally } from "./theme.ts";

/** Stores the choice in a cookie for the server, and in local storage for visits after the cookie has expired. */
export function rememberLanguage(language: Language): void {
	const value = language.toUpperCase();
	storeLocally(LANGUAGE_KEY, value);
	document.cookie = `${LANGUAGE_KEY}=${value};path=/;max-age=${LANGUAGE_SECONDS};samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
}

const look =
	"grid min-h-11 min-w-9 relative place-items-center rounded-sm font-display text-sm font-bold text-muted hover:text-ink aria-[current=true]:text-ink aria-[current=true]:underline aria-[current=true]:decoration-amber aria-[current=true]:decoration-3 aria-[current=true]:underline-offset-4";

/** Links to the same page in each language. They reload the whole page, because texts are loaded per language. */
export function LanguageSwitch() {
	const current = useLanguage();
	const t = useTexts("nav");
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	return (
		<div role="group" aria-label={t("language")} className="flex">
			{languages.map((language) => {
				const shared = {
					hrefLang: language,
					lang: language,
					"aria-current": language === current ? ("true" as const) : undefined,
					className: look,
				};
				const words = (
					<>
						{language.toUpperCase()}
						<span className="sr-only">{language === "de" ? t("german") : t("english")}</span>
					</>
				);
				const address = pathIn(language, germanPath(pathname)) + search;
				if (!isAdminPath(pathname))
					return (
						<a key={language} href={address} onClick={() => rememberLanguage(language)} {...shared}>
							{words}
						</a>
					);
				const switchAt = (event: MouseEvent) => {
					event.preventDefault();
					// A new record has got its address without the router's knowledge.
					void navigate(officeSwitch(language, location.pathname + location.search));
				};
				// An address of its own, so that a form with unsaved words asks before the language is switched.
				return (
					<Link key={language} to={officeSwitch(language, pathname + search)} onClick={switchAt} {...shared}>
						{words}
					</Link>
				);
			})}
		</div>
	);
}

const officeSwitch = (language: Language, page: string) =>
	`/admin/sprache?${new URLSearchParams({ auf: language, zu: page })}`;
