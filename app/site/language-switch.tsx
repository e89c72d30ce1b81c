import { type ComponentProps, type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import {
	germanPath,
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
	const current = useLanguage();
	useEffect(() => {
		// An entry of the other language, from before the switch, counts as one of this document's.
		const load = (event: PopStateEvent) => {
			if (languageOfPath(location.pathname) === current) return;
			event.stopImmediatePropagation();
			location.reload();
		};
		addEventListener("popstate", load, true);
		return () => removeEventListener("popstate", load, true);
	}, [current]);
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
