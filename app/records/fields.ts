/*
 * What a record consists of: one table of fields per collection, one line a field. Form, checks, columns, labels, audit
 * and copies follow from it. A table is plain data; what a kind means is said in `field-words.ts`, `record-fields.tsx`
 * and `use-field-words.ts`.
 */

type Common = {
	/** The part of the form that it stands in. */
	group?: string;
	/** Whether a search of the office and of the lists finds a record by it. */
	searched?: true;
	/** Its row in the technical table: for everybody, or for staff alone. */
	sheet?: "everybody" | "staff";
	/** Takes the whole width of its group. */
	wide?: true;
	/** Keys of the texts below it and beside its label. */
	hint?: string;
	aside?: string;
	/** What the column was called before it was renamed, for what still lies in the trash. */
	formerly?: string;
};
type Words = Common & {
	/** Characters. */
	limit: number;
	/** Whether it must be filled in; `error.<name>` says so. */
	needed?: true;
	/** Stores an empty text instead of null; "both": in English too. */
	keepsEmpty?: true | "both";
	/** Whether it is there in English too, in a column with `_en` at the end. */
	english?: true;
};
type Measure = Common & {
	/** How pages write it: "t", "kW"; the column counts `1 / scale` of it. */
	unit: string;
	scale: number;
	/** In units. */
	highest: number;
	/** The step of its input. */
	step: number;
	/** Decimals that pages show at most. */
	shown: number;
};
type Whole = Common & {
	lowest: number;
	highest: number;
	/** What is wrong with less than the lowest. */
	tooLow: string;
	unit?: string;
	/** Whether it is written without a mark between the thousands. */
	isYear?: true;
};
type Choice = Common & { choices: readonly string[] };
type Day = Common & { from: string; to: string };

/** One line of text. */
export const line = <const O extends Words>(options: O) => ({ kind: "line" as const, ...options });
/** A text of several lines. */
export const text = <const O extends Words & { rows: number }>(options: O) => ({ kind: "text" as const, ...options });
/** A measure with a unit, kept as a whole number of its smallest part. */
export const measure = <const O extends Measure>(options: O) => ({ kind: "measure" as const, ...options });
/** Euros, kept as whole cents. */
export const money = <const O extends Common>(options: O) => ({ kind: "money" as const, ...options });
export const whole = <const O extends Whole>(options: O) => ({ kind: "whole" as const, ...options });
/** One of a few words; each has its label under `<name>.<word>`. */
export const choice = <const O extends Choice>(options: O) => ({ kind: "choice" as const, ...options });
export const yesNo = <const O extends Common>(options: O) => ({ kind: "yesNo" as const, ...options });
/** A calendar day, "2026-03-01". */
export const day = <const O extends Day>(options: O) => ({ kind: "day" as const, ...options });
/** A text whose words its room puts together and checks by itself. */
export const composed = <const O extends Common>(options: O) => ({ kind: "composed" as const, ...options });

export type Field =
	| ({ kind: "line" } & Words)
	| ({ kind: "text" } & Words & { rows: number })
	| ({ kind: "measure" } & Measure)
	| ({ kind: "money" } & Common)
	| ({ kind: "whole" } & Whole)
	| ({ kind: "choice" } & Choice)
	| ({ kind: "yesNo" } & Common)
	| ({ kind: "day" } & Day)
	| ({ kind: "composed" } & Common);

export type Fields = Record<string, Field>;

/** What the column of a field holds. */
type StoredOf<F> = F extends { kind: "line" | "text" }
	? F extends { needed: true } | { keepsEmpty: true | "both" }
		? string
		: string | null
	: F extends { kind: "measure" | "money" | "whole" }
		? number | null
		: F extends { kind: "choice"; choices: readonly (infer Word)[] }
			? Word
			: F extends { kind: "yesNo" }
				? boolean
				: string;

type EnglishNames<T> = { [Name in keyof T]: T[Name] extends { english: true } ? Name : never }[keyof T] & string;

type EnglishOf<F> = F extends { keepsEmpty: "both" } ? string : string | null;

/** The values of a table's columns, as they are stored. */
export type ValuesOf<T> = { [Name in keyof T]: StoredOf<T[Name]> } & {
	[Name in EnglishNames<T> as `${Name}_en`]: EnglishOf<T[Name]>;
};

/** The names of a table's columns. */
export type ColumnOf<T> = keyof ValuesOf<T> & string;

/** What a column can hold. */
export type Stored = string | number | boolean | null;

/** A column of a table: its name, the field that it belongs to, and its language where that matters. */
export type Column = { name: string; field: Field; fieldName: string; language: "de" | "en" | null };

/** The columns of a table: each field, and behind it what it is in English. */
export function columnsOf(fields: Fields): Column[] {
	return Object.entries(fields).flatMap(([name, field]): Column[] => {
		const isTranslated = "english" in field && field.english === true;
		const german: Column = { name, field, fieldName: name, language: isTranslated ? "de" : null };
		return isTranslated ? [german, { ...german, name: `${name}_en`, language: "en" }] : [german];
	});
}
