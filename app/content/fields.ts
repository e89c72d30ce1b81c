import { columnIn } from "../foundation/i18n/translated.ts";
import { type Language, languages, type TranslatedLanguage } from "../foundation/i18n/language.ts";

/*
 * Each collection describes its records in one table of fields, one line a field. Form, validation, columns, labels,
 * audit log and copies follow from it. The table is plain data; `field-values.ts`, `field-labels.ts` and
 * `form/record-fields.tsx` give each kind of field its meaning.
 */

type Common = {
	/** The part of the form that shows it. */
	group?: string;
	/** The searches of the office and the website look at it. */
	searched?: true;
	/** Who sees it in the technical table. */
	sheet?: "everybody" | "staff";
	wide?: true;
	/** The key of a text below the field. */
	hint?: string;
};
type Words = Common & {
	/** Characters. */
	limit: number;
	/** It must be filled in; the error message is the text `error.<name>`. */
	needed?: true;
	/** Stores an empty text instead of null; "both" does so for English too. */
	keepsEmpty?: true | "both";
	/** It has a column for each language (see foundation/i18n/translated.ts). */
	translated?: true;
};
/** `marked` texts may have headings, lists and bold words (see foundation/ui/written-blocks.ts). */
type Written = Words & { rows: number; marked?: true };
type Measure = Common & {
	/** The unit on pages, such as "t" or "kW"; the column stores multiples of `1 / scale` of it. */
	unit: string;
	scale: number;
	/** In `unit`. */
	highest: number;
	/** The most decimals that pages show. */
	shown: number;
	/** 0 is refused; an empty field says that nobody knows. */
	aboveZero?: true;
};
type Whole = Common & {
	lowest: number;
	highest: number;
	/** Text key of the error for a number below `lowest`. */
	tooLow: string;
	unit?: string;
	/** Written without a thousands separator. */
	isYear?: true;
};
/** An optional choice that was left open is null. */
type Choice = Several & { optional?: true };
type Several = Common & { choices: readonly string[] };
type Day = Common & {
	from: string;
	to: string;
	optional?: true;
	/** Pages show the month alone. */
	isMonth?: true;
};

export const line = <const O extends Words>(options: O) => ({ kind: "line" as const, ...options });
export const text = <const O extends Written>(options: O) => ({ kind: "text" as const, ...options });
/** A measure with a unit, stored as a whole number of `1 / scale` units. */
export const measure = <const O extends Measure>(options: O) => ({ kind: "measure" as const, ...options });
/** Euros, stored as whole cents. */
export const money = <const O extends Common>(options: O) => ({ kind: "money" as const, ...options });
export const whole = <const O extends Whole>(options: O) => ({ kind: "whole" as const, ...options });
/** One of a few words; the label of each is the text `<name>.<word>`. */
export const choice = <const O extends Choice>(options: O) => ({ kind: "choice" as const, ...options });
export const yesNo = <const O extends Common>(options: O) => ({ kind: "yesNo" as const, ...options });
/** Any of a few words, stored in the order of `choices` with ", " between them; the label of each as of a choice. */
export const several = <const O extends Several>(options: O) => ({ kind: "several" as const, ...options });
/** A calendar day, "2026-03-01". */
export const day = <const O extends Day>(options: O) => ({ kind: "day" as const, ...options });
/** A user whom the website shows, by id; null for nobody in particular. */
export const person = <const O extends Common>(options: O) => ({ kind: "person" as const, ...options });
/** Text that the collection's own code builds from several form fields and validates. */
export const composed = <const O extends Common>(options: O) => ({ kind: "composed" as const, ...options });

export type Field =
	| ({ kind: "line" } & Words)
	| ({ kind: "text" } & Written)
	| ({ kind: "measure" } & Measure)
	| ({ kind: "money" } & Common)
	| ({ kind: "whole" } & Whole)
	| ({ kind: "choice" } & Choice)
	| ({ kind: "several" } & Several)
	| ({ kind: "yesNo" } & Common)
	| ({ kind: "day" } & Day)
	| ({ kind: "person" } & Common)
	| ({ kind: "composed" } & Common);

export type Fields = Record<string, Field>;

type StoredOf<F> = F extends { kind: "line" | "text" }
	? F extends { needed: true } | { keepsEmpty: true | "both" }
		? string
		: string | null
	: F extends { kind: "several" | "person" } | { kind: "choice" | "day"; optional: true }
		? string | null
		: F extends { kind: "measure" | "money" | "whole" }
			? number | null
			: F extends { kind: "choice"; choices: readonly (infer Word)[] }
				? Word
				: F extends { kind: "yesNo" }
					? boolean
					: string;

type TranslatedNames<T> = { [Name in keyof T]: T[Name] extends { translated: true } ? Name : never }[keyof T] & string;

type TranslationOf<F> = F extends { keepsEmpty: "both" } ? string : string | null;

export type ValuesOf<T> = { [Name in keyof T]: StoredOf<T[Name]> } & {
	[Name in TranslatedNames<T> as `${Name}_${TranslatedLanguage}`]: TranslationOf<T[Name]>;
};

export type ColumnOf<T> = keyof ValuesOf<T> & string;

export type StoredValue = string | number | boolean | null;

/** `language` is null for a field that is not translated. */
export type Column = { name: string; field: Field; fieldName: string; language: Language | null };

/** The columns of all fields in order; a translated field has one for each language. */
export function columnsOf(fields: Fields): Column[] {
	return Object.entries(fields).flatMap(([name, field]): Column[] => {
		if (!("translated" in field && field.translated)) return [{ name, field, fieldName: name, language: null }];
		return languages.map((language) => ({ name: columnIn(name, language), field, fieldName: name, language }));
	});
}
