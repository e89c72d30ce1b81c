import type { ComponentProps, ReactNode } from "react";
import { useLocation } from "react-router";
import {
	germanPath,
	isAdminPath,
	type Language,
	LANGUAGE_KEY,
	LANGUAGE_SECONDS,
	languageNames,
	languageOfPath,
	languages,
	pathIn,
	languageCookieValue,
} from "../foundation/i18n/language.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { storeLocally } from "./theme.ts";

/** Stores the choice in a cookie for the server, and in local storage for when the cookie has expired. */
export function rememberLanguage(language: Language): void {
	const value = languageCookieValue(language);
	storeLocally(LANGUAGE_KEY, value);
	document.cookie = `${LANGUAGE_KEY}=${value};path=/;max-age=${LANGUAGE_SECONDS};samesite=lax${location.protocol === "https:" ? ";secure" : ""}`;
}

/** The document's, before a browser translates it. */
const loaded = globalThis.document?.documentElement.lang;

/** Loads an entry of the other language whole: from before the switch, it counts as one of this document's. */
function loadOtherLanguage(event: Event): void {
	if (isAdminPath(location.pathname) || languageOfPath(location.pathname) === loaded) return;
	event.stopImmediatePropagation();
	location.reload();
}
globalThis.addEventListener?.("popstate", loadOtherLanguage, true);

type LinkProps = Pick<ComponentProps<"a">, "hrefLang" | "lang" | "aria-current" | "className" | "children">;

/** A link for each language; pages need links of different kinds. */
export function LanguageChoices({ link }: { link: (language: Language, props: LinkProps) => ReactNode }) {
	const current = useLanguage();
	const t = useTexts("nav");
	return (
		<div role="group" aria-label={t("language")} className="flex">
			{languages.map((language) =>
				link(language, {
					hrefLang: language,
					lang: language,
					"aria-current": language === current ? "true" : undefined,
					className: "language-link",
					children: (
						<>
							{language.toUpperCase()}
							<span className="sr-only">{languageNames[language]}</span>
						</>
					),
				}),
			)}
		</div>
	);
}

/**
 * Links to the same page in each language. They load the whole page, because texts are loaded per language, and take
 * its place in the history: going back to the other language would only lead here again. What the entry keeps, as a
 * request that was sent, stays.
 */
export function LanguageSwitch() {
	const { pathname, search } = useLocation();
	return (
		<LanguageChoices
			link={(language, { children, ...props }) => (
				<a
					key={language}
					href={pathIn(language, germanPath(pathname)) + search}
					onClick={(event) => {
						rememberLanguage(language);
						if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
						event.preventDefault();
						history.replaceState(history.state, "", event.currentTarget.href);
						location.reload();
					}}
					{...props}
				>
					{children}
				</a>
			)}
		/>
	);
}
