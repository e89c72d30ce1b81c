import { type ComponentType, createContext, type ReactNode, useContext, useMemo } from "react";
import { catalogueOf } from "./catalogues.ts";
import { defaultLanguage, type Language, pathIn } from "./language.ts";
import { unbroken, wholeCompounds } from "./unbroken.ts";
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

/**
 * The text with soft hyphens in its long words, for browsers that cannot hyphenate German, and its last figure beside
 * its unit. Each long word stands in a box of its own, so that it moves to the next line before it breaks. Words with
 * fewer `letters` stay whole.
 */
export function longWords(text: string, letters = 15): ReactNode {
	const pieces = unbroken(text)
		.replace(/(?<=\d) (?=\S{1,4}$)/u, "\u00a0")
		.split(/(\S*\p{L}{10,}\S*)/u)
		.map((piece, at) => {
			const words = piece.length < letters ? piece : piece.replace(joints, "$1\u00ad");
			if (at % 2 === 0 || words === piece) return piece;
			return (
				// oxlint-disable-next-line react/no-array-index-key -- the pieces of one text keep their order
				<span key={at} className="inline-block max-w-full">
					{words}
				</span>
			);
		});
	// Another text is another element, because a browser's translation may have replaced the pieces.
	return pieces.every((piece) => typeof piece === "string") ? pieces.join("") : <span key={text}>{pieces}</span>;
}

/** Where the trade's long compounds are joined: "Klassiersiebanlage" breaks before "siebanlage" or "anlage". */
const joints =
	/(\p{L}{4})(?=anlage|ausleger|bagger|bänder|band|bedienung|bedüsung|belüftung|berieselung|brecher|breite|erklärung|finder|geschwindigkeit|heizung|hydraulisch|inhalt|kamera|lader|leitung|lenkung|leuchte|magnet|mechatronik|messung|mobil|nachweis|prüfung|pumpe|reifen|scheinwerfer|schmierung|schwinger|sieb|stapler|wechsler|werfer)/gu;
