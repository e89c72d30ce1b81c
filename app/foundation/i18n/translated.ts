import { defaultLanguage, isTranslation, type Language, type TranslatedLanguage } from "./language.ts";

/** The column of a translated field in a language: `name` in German, `name_en` in English. */
export type ColumnIn<Name extends string, L extends Language = Language> = L extends TranslatedLanguage
	? `${Name}_${L}`
	: Name;

export function columnIn<const Name extends string, L extends Language>(name: Name, language: L): ColumnIn<Name, L>;
export function columnIn(name: string, language: Language): string {
	return isTranslation(language) ? `${name}_${language}` : name;
}

type Translated<Name extends string> = Readonly<Record<Name | `${Name}_${TranslatedLanguage}`, string | null>>;

/** A field's text in a language or, if untranslated, in German; `language` tells which. */
export function textIn<const Name extends string, Row extends Translated<Name>>(
	row: Row,
	name: Name,
	language: Language,
): { text: Row[Name] | string; language: Language } {
	const translated: string | null = isTranslation(language) ? row[`${name}_${language}`] : null;
	return translated ? { text: translated, language } : { text: row[name], language: defaultLanguage };
}
