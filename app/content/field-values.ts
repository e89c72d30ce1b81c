import { HIGHEST_EUROS } from "../foundation/i18n/highest-price.ts";
import * as v from "valibot";
import { isTranslation } from "../foundation/i18n/language.ts";
import { isDay } from "../foundation/i18n/day.ts";
import { neededLine, neededWords, optionalLine, optionalWords } from "../foundation/ui/form/form-words.ts";
import { groupedNumber, withoutUnit } from "../foundation/ui/plain-number.ts";
import { type Column, columnsOf, type Field, type Fields, type StoredValue, type ValuesOf } from "./fields.ts";
import { numberReadings, numberWord } from "./number-words.ts";

// Converts between typed and stored values. Messages are keys of the form's namespace, empty fields are undefined.

type Check<T> = v.GenericSchema<string | undefined, T>;
type ComposedField<T> = { [Name in keyof T]: T[Name] extends { kind: "composed" } ? Name : never }[keyof T];
/** A Valibot schema for each column, except those of `composed` fields. */
export type ChecksOf<T> = { [Name in Exclude<keyof ValuesOf<T>, ComposedField<T>>]: Check<ValuesOf<T>[Name]> };

/** The entries of a Valibot object that validates the form. */
export function checksOf<const T extends Fields>(fields: T): ChecksOf<T> {
	const checked = columnsOf(fields).filter(({ field }) => field.kind !== "composed");
	return Object.fromEntries(checked.map((column) => [column.name, checkOf(column)])) as ChecksOf<T>;
}

function checkOf({ name, field, language }: Column): Check<StoredValue> {
	switch (field.kind) {
		case "line":
		case "text": {
			const [needed, optional] = field.kind === "line" ? [neededLine, optionalLine] : [neededWords, optionalWords];
			if (field.needed && !isTranslation(language)) return needed(`error.${name}`, field.limit);
			if (!keepsEmpty(field, language)) return optional(field.limit);
			return v.pipe(
				optional(field.limit),
				v.transform((words) => words ?? ""),
			);
		}
		case "money":
			return orNull(decimal(100, HIGHEST_EUROS, 2));
		case "measure": {
			const number = decimal(field.scale, field.highest, Math.log10(field.scale), field.unit);
			return orNull(field.aboveZero ? v.pipe(number, v.minValue(1, "error.zero")) : number);
		}
		case "whole":
			return orNull(wholeNumber(field));
		case "choice":
			return field.optional
				? orNull(v.picklist(field.choices, "error.choice"))
				: (v.picklist(field.choices, `error.${name}`) as Check<string>);
		case "several":
			return orNull(someOf(field.choices));
		case "yesNo":
			return v.pipe(
				v.optional(v.string(), "false"),
				v.transform((word) => word !== "false"),
			);
		case "day": {
			const isPossible = (word: string) => isDay(word) && word >= field.from && word <= field.to;
			const day = v.pipe(v.string(`error.${name}`), v.trim(), v.check(isPossible, "error.day"));
			return field.optional
				? orNull(day)
				: v.pipe(v.string(`error.${name}`), v.trim(), v.nonEmpty(`error.${name}`), day);
		}
		case "person":
			return orNull(v.pipe(v.string(), v.uuid("error.choice")));
		case "composed":
			throw new Error(`${name} is checked by its room`);
	}
}

function keepsEmpty(field: { keepsEmpty?: true | "both" }, language: Column["language"]): boolean {
	return field.keepsEmpty === "both" || (field.keepsEmpty === true && !isTranslation(language));
}

function orNull<T>(check: v.GenericSchema<string, T>): Check<T | null> {
	return v.optional(v.nullable(check), null) as Check<T | null>;
}

/**
 * A decimal number as people write it: "1234.56", "1234,56", "1.234,56", "145.900 €". Refuses a word that may mean
 * two numbers within the field's limits. The result is in units of 1/`scale`.
 */
export function decimal(scale: number, highest: number, decimals: number, unit = "") {
	return v.pipe(
		v.string("error.number"),
		v.transform((word) => numberReadings(withoutUnit(word, unit), decimals, highest)),
		v.check((found) => found.length > 0, "error.number"),
		v.check((found) => found.length < 2, "error.twoMeanings"),
		v.transform(([number]) => number!),
		v.minValue(0, "error.negative"),
		v.maxValue(highest, "error.tooHigh"),
		v.transform((value) => Math.round(value * scale)),
	);
}

/** Some of the words, in any order and with any capital letters, separated by commas or lines. */
function someOf(choices: readonly string[]) {
	const folded = (word: string) => word.trim().toLowerCase();
	const known = choices.map(folded);
	return v.pipe(
		v.string(),
		v.transform((words) => words.split(/[,\n]/).map(folded).filter(Boolean)),
		v.check((words) => words.every((word) => known.includes(word)), "error.several"),
		v.transform((words) => choices.filter((choice) => words.includes(folded(choice))).join(", ") || null),
	);
}

function wholeNumber({ lowest, highest, tooLow, unit = "" }: Field & { kind: "whole" }) {
	return v.pipe(
		v.string("error.number"),
		v.transform((word) => withoutUnit(word, unit)),
		v.check((word) => /^\d/.test(word) && groupedNumber(word, 0) !== undefined, "error.whole"),
		v.transform((word) => groupedNumber(word, 0)!),
		v.minValue(lowest, tooLow),
		v.maxValue(highest, "error.tooHigh"),
	);
}

/** A record as the text in its form. */
export function wordsOf<T extends Fields>(fields: T, values: Partial<ValuesOf<T>>): Record<string, string> {
	const stored = values as Record<string, StoredValue | undefined>;
	return Object.fromEntries(columnsOf(fields).map(({ name, field }) => [name, wordOf(field, stored[name] ?? null)]));
}

function wordOf(field: Field, stored: StoredValue): string {
	if (stored === null) return "";
	if (field.kind === "yesNo") return stored ? "true" : "";
	if (field.kind === "money") return numberWord(Number(stored) / 100);
	if (field.kind === "measure") return numberWord(Number(stored) / field.scale);
	return String(stored);
}

/** Returns what was typed with its numbers in one notation, so that they can be compared. */
export function comparableWords<T extends Fields>(fields: T, typed: Record<string, string>): Record<string, string> {
	const numbers = columnsOf(fields).flatMap((column) => {
		const { name, field } = column;
		if (field.kind !== "money" && field.kind !== "measure" && field.kind !== "whole") return [];
		const read = v.safeParse(checkOf(column), typed[name] || undefined);
		return read.success && name in typed ? [[name, wordOf(field, read.output)]] : [];
	});
	return { ...typed, ...Object.fromEntries(numbers) };
}

/** Picks the values of the columns from an older record. Columns that were added later get an empty value. */
export function valuesIn<T extends Fields>(fields: T, record: Record<string, unknown>): ValuesOf<T> {
	const found = columnsOf(fields).map((column) => [column.name, record[column.name] ?? emptyValue(column)]);
	return Object.fromEntries(found) as ValuesOf<T>;
}

/** The values of a half-written form: columns whose text is invalid are empty. */
export function validSoFar<T extends Fields>(fields: T, words: Record<string, string>): ValuesOf<T> {
	const found = columnsOf(fields).map((column) => {
		const { name, field } = column;
		const read = field.kind === "composed" ? null : v.safeParse(checkOf(column), words[name] || undefined);
		return [name, read?.success ? read.output : emptyValue(column)];
	});
	return Object.fromEntries(found) as ValuesOf<T>;
}

function emptyValue({ field, language }: Column): StoredValue {
	if (field.kind === "yesNo") return false;
	if (field.kind === "choice") return field.optional ? null : field.choices[0]!;
	if (field.kind === "day") return field.optional ? null : field.from;
	if (field.kind === "composed") return "";
	if (field.kind !== "line" && field.kind !== "text") return null;
	return (field.needed && !isTranslation(language)) || keepsEmpty(field, language) ? "" : null;
}

export function searchedText(fields: Fields, values: Record<string, StoredValue>): string {
	return columnsOf(fields)
		.filter(({ field }) => field.searched)
		.map(({ name }) => values[name])
		.filter(Boolean)
		.join(" ");
}
