import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import { catalogueOf } from "./catalogues.ts";
import { type Language, pathIn } from "./language.ts";
import { type Catalogue, lookUp, type Values } from "./text.ts";
import type { PublicTexts } from "./de.ts";
import type { AdminTexts } from "./de-admin.ts";
import type { PageTexts } from "./de-pages.ts";

const none: readonly Catalogue[] = [];

/** The language of a page, and the texts that it has beside those that every page carries. */
const TextsContext = createContext<{ language: Language; extra: readonly Catalogue[] }>({
	language: "de",
	extra: none,
});

/** Sets the language of everything below it. `extra` brings texts that not every page carries. */
export function TextsProvider({
	language,
	extra = none,
	children,
}: {
	language: Language;
	extra?: readonly Catalogue[];
	children: ReactNode;
}) {
	const above = useContext(TextsContext);
	const value = useMemo(
		() => ({ language, extra: [...extra, ...(above.language === language ? above.extra : none)] }),
		[language, extra, above],
	);
	return <TextsContext value={value}>{children}</TextsContext>;
}

/** Texts that came with a page's own data. */
export function PageTextsProvider({ texts, children }: { texts: Partial<PageTexts>; children: ReactNode }) {
	const extra = useMemo(() => [texts as Catalogue], [texts]);
	return (
		<TextsProvider language={useLanguage()} extra={extra}>
			{children}
		</TextsProvider>
	);
}

/** A page that is made of nothing but the texts its loader brings. */
export function pageOfTexts(Page: ComponentType) {
	return function PageOfTexts({ loaderData }: { loaderData: { texts: Partial<PageTexts> } }) {
		return (
			<PageTextsProvider texts={loaderData.texts}>
				<Page />
			</PageTextsProvider>
		);
	};
}

export function useLanguage(): Language {
	return useContext(TextsContext).language;
}

/** What the steps between pages of a list say. */
export function usePageWords(
	page: number,
	pages: number,
): { label: string; previous: string; next: string; pageOf: string } {
	const t = useTexts("pagination");
	return { label: t("label"), previous: t("previous"), next: t("next"), pageOf: t("pageOf", { page, pages }) };
}

/** `const toHere = useLocalPath(); toHere("/kontakt")` is `/en/kontakt` on an English page. */
export function useLocalPath(): (path: string) => string {
	const language = useLanguage();
	return (path) => pathIn(language, path);
}

export type AllTexts = PublicTexts & PageTexts & AdminTexts;
export type Namespace = keyof AllTexts & string;

/** The texts of one namespace: `const t = useTexts("contact"); t("title")`. Only keys that exist compile. */
export function useTexts<N extends Namespace>(
	namespace: N,
): (key: keyof AllTexts[N] & string, values?: Values) => string {
	return useTextsByKey(namespace);
}

/**
 * As `useTexts`, for keys that come with data: a mistake that the server found, an action in a log. A missing one is
 * shown as it is.
 */
export function useTextsByKey(namespace: Namespace): (key: string, values?: Values) => string {
	const { language, extra } = useContext(TextsContext);
	return useMemo(() => {
		const catalogues = [...extra, catalogueOf(language), catalogueOf("de")];
		return (key, values) => lookUp(catalogues, namespace, key, values);
	}, [language, extra, namespace]);
}
