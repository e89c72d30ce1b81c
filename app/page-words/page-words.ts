import * as v from "valibot";
import { type Language, languages } from "../i18n/language.ts";
import type { PageTexts } from "../texts/public/de/pages.ts";
import { optionalWords } from "../ui/form/form-words.ts";

type Named<N extends keyof PageTexts> = { path: string; namespace: N; keys: readonly (keyof PageTexts[N] & string)[] };
const page = <const N extends keyof PageTexts>(definition: Named<N>) => definition;

/**
 * The pages that speak of the dealer, by their word in the office's address, and the texts in them that a dealer may
 * replace, in the order of the page. Labels, buttons and messages belong to the program.
 */
export const wordPages = {
	startseite: page({
		path: "/",
		namespace: "home",
		keys: [
			"title",
			"subtitle",
			"why1Title",
			"why1Text",
			"why2Title",
			"why2Text",
			"why3Title",
			"why3Text",
			"why4Title",
			"why4Text",
			"service1Text",
			"service2Text",
			"service3Text",
			"aboutTitle",
			"aboutText1",
			"aboutText2",
			"ctaTitle",
			"ctaText",
		],
	}),
	service: page({
		path: "/service",
		namespace: "service",
		keys: [
			"description",
			"intro",
			"item1Title",
			"item1Text",
			"item2Title",
			"item2Text",
			"item3Title",
			"item3Text",
			"item4Title",
			"item4Text",
			"item5Title",
			"item5Text",
			"item6Title",
			"item6Text",
			"consultTitle",
			"consultText",
			"urgentTitle",
			"urgentText",
		],
	}),
	beratung: page({
		path: "/beratung",
		namespace: "beratung",
		keys: [
			"description",
			"intro",
			"step1Title",
			"step1Text",
			"step2Title",
			"step2Text",
			"step3Title",
			"step3Text",
			"step4Title",
			"step4Text",
			"ctaTitle",
			"ctaText",
		],
	}),
	"ueber-uns": page({
		path: "/ueber-uns",
		namespace: "ueberUns",
		keys: [
			"description",
			"headerText",
			"introTitle",
			"introText1",
			"introText2",
			"introText3",
			"whyTitle",
			"item1Title",
			"item1Text",
			"item2Title",
			"item2Text",
			"item3Title",
			"item3Text",
			"item4Title",
			"item4Text",
			"item5Title",
			"item5Text",
			"item6Title",
			"item6Text",
		],
	}),
	karriere: page({
		path: "/karriere",
		namespace: "karriere",
		keys: [
			"description",
			"intro",
			"benefitsTitle",
			"benefit1Title",
			"benefit1Text",
			"benefit2Title",
			"benefit2Text",
			"benefit3Title",
			"benefit3Text",
			"benefit4Title",
			"benefit4Text",
			"benefit5Title",
			"benefit5Text",
			"benefit6Title",
			"benefit6Text",
			"noneText",
			"speculativeText",
		],
	}),
	kontakt: page({
		path: "/kontakt",
		namespace: "contact",
		keys: [
			"description",
			"intro",
			"service1",
			"service2",
			"service3",
			"service4",
			"service5",
			"guaranteeTitle",
			"guaranteeText",
		],
	}),
} as const;

export type WordPage = keyof typeof wordPages;
export const wordPageNames = Object.keys(wordPages) as WordPage[];

/** The page with this word in the office's address; null for none. */
export function wordPage(word: string | undefined): WordPage | null {
	return wordPageNames.find((name) => name === word) ?? null;
}

export const WORDS = "/admin/einstellungen/texte/";

/** The words that a dealer has replaced in a page, by the name of their field; what is not among them is as delivered. */
export type ReplacedWords = Readonly<Record<string, string>>;

/** The name of the field with a text in a language. */
export const wordField = (language: Language, key: string) => `${language}.${key}`;

/** Of one text: about a screen full. */
const MOST_LETTERS = 1500;

/** The form with the words of a page; an empty field leaves them as delivered. */
export function wordsForm(name: WordPage) {
	const fields = wordPages[name].keys.flatMap((key) => languages.map((language) => wordField(language, key)));
	return v.object(Object.fromEntries(fields.map((field) => [field, optionalWords(MOST_LETTERS)])));
}
