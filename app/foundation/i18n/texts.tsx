import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import { catalogueOf } from "./catalogues.ts";
import { defaultLanguage, type Language, pathIn } from "./language.ts";
import { wholeCompounds } from "./unbroken.ts";
import { type Catalogue, lookUp, type Values } from "./text.ts";
import type { PublicTexts } from "../../texts/public/de/every-page.ts";
import type { AdminTexts } from "../../texts/office/de/office.ts";
import type { PageTexts } from "../../texts/public/de/pages.ts";

const none: readonly Catalogue[] = [];
/** Longer texts, and sentences, are read, not sought: a label stays the word that people and programs look for. */
const PARAGRAPH = 80;

/** The language of a page, and its texts beyond those that every page loads. */
const TextsContext = createContext<{ language: Language; extra: readonly Catalogue[] }>({
	language: defaultLanguage,
	extra: none,
});

type ProviderProps = { language: Language; extra?: readonly Catalogue[]; children: ReactNode };

/** Sets the language of everything below it. `extra` are texts that not every page loads. */
export function TextsProvider({ language, extra = none, children }: ProviderProps) {
	const above = useContext(TextsContext);
	const value = useMemo(
		() => ({ language, extra: [...extra, ...(above.language === language ? above.extra : none)] }),
		[language, extra, above],
	);
	return <TextsContext value={value}>{children}</TextsContext>;
}

/** Provides the texts that came with the page's data. */
export function PageTextsProvider({ texts, children }: { texts: Partial<PageTexts>; children: ReactNode }) {
	const extra = useMemo(() => [texts as Catalogue], [texts]);
	return (
		<TextsProvider language={useLanguage()} extra={extra}>
			{children}
		</TextsProvider>
	);
}

/** Wraps a page whose loader returns its texts. */
export function pageOfTexts<Props extends { loaderData: { texts: Partial<PageTexts> } }>(Page: ComponentType<Props>) {
	return function PageOfTexts(props: Props) {
		return (
			<PageTextsProvider texts={props.loaderData.texts}>
				<Page {...props} />
			</PageTextsProvider>
		);
	};
}

export function useLanguage(): Language {
	return useContext(TextsContext).language;
}

export function usePaginationTexts(page: number, pages: number) {
	const t = useTexts("pagination");
	return { label: t("label"), previous: t("previous"), next: t("next"), pageOf: t("pageOf", { page, pages }) };
}

/** `const localPath = useLocalPath(); localPath("/kontakt")` is `/en/kontakt` on an English page. */
export function useLocalPath(): (path: string) => string {
	const language = useLanguage();
	return (path) => pathIn(language, path);
}

export type AllTexts = PublicTexts & PageTexts & AdminTexts;
export type Namespace = keyof AllTexts & string;

type TextOf<All, N extends keyof All> = (key: keyof All[N] & string, values?: Values) => string;
export type TextByKey = (key: string, values?: Values) => string;

/** The texts of every namespace, for keys that are known (`of`) and for keys that come with data (`byKey`). */
export type Texts<All = AllTexts> = {
	of: <N extends keyof All & string>(namespace: N) => TextOf<All, N>;
	byKey: (namespace: keyof All & string) => TextByKey;
};

export function useAllTexts(): Texts {
	const { language, extra } = useContext(TextsContext);
	return useMemo(() => {
		const catalogues = [...extra, catalogueOf(language), catalogueOf(defaultLanguage)];
		const byKey = (namespace: Namespace): TextByKey => {
			return (key, values) => {
				const text = lookUp(language, catalogues, namespace, key, values);
				return text.length > PARAGRAPH || text.endsWith(".") ? wholeCompounds(text) : text;
			};
		};
		return { of: byKey, byKey };
	}, [language, extra]);
}

/** The texts of one namespace: `const t = useTexts("contact"); t("title")`. Only keys that exist compile. */
export function useTexts<N extends Namespace>(namespace: N): TextOf<AllTexts, N> {
	return useTextsByKey(namespace);
}

/** Like `useTexts`, for keys that come with data, such as a server's error. A key without a text is shown as it is. */
export function useTextsByKey(namespace: Namespace): TextByKey {
	const texts = useAllTexts();
	return useMemo(() => texts.byKey(namespace), [texts, namespace]);
}
