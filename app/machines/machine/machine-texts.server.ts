import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { number } from "../../foundation/i18n/format.ts";
import { type Language, languages } from "../../foundation/i18n/language.ts";
import { withUnit } from "../../foundation/i18n/unit.ts";
import type { Field, StoredValue } from "../../content/fields.ts";
import { fieldLabels } from "../../content/field-labels.ts";
import { type JoinedName, type JoinedField, joinedFields } from "./joined-fields.ts";
import { offerFields, offerRecord } from "../offer-record.ts";

/** A machine's stored values; an unknown one is missing, null, empty or false. */
export type Figures = Readonly<Record<string, StoredValue | undefined>>;

/** The fields that speak for a machine: with any value, or with this one. */
const trusted: readonly [name: string, only?: StoredValue][] = [
	["inspected_on"],
	["conformity_declaration"],
	["hours_verified"],
	["service_history", "voll"],
	["previous_owners", 1],
];

function newTexts(language: Language) {
	const texts = textsIn(language);
	const { label, value: valueOf } = fieldLabels(offerRecord, language, texts, []);
	const sheet = texts.byKey("machineSheet");
	/** Null for an unknown value and for a no, which get no row. */
	const value = (name: string, figures: Figures): string | null => {
		const stored = figures[name] ?? null;
		return stored === false ? null : valueOf(name, stored, { rounded: true });
	};
	return {
		label: (name: string) => (sheet(name) === name ? label(name)! : sheet(name)),

		value,

		/** What we have checked and a buyer asks for, in words. */
		trust: (figures: Figures): string[] =>
			trusted.flatMap(([name, only]) => {
				const words = value(name, figures);
				if (words === null || (only !== undefined && figures[name] !== only)) return [];
				return texts.byKey("machineTrust")(name, { value: words });
			}),

		/** The value of joined fields; null if too few of them are known. */
		joined: (name: JoinedName, figures: Figures): string | null => {
			const { fields: names, sign }: JoinedField = joinedFields[name];
			const parts = names.map((one) => partOf(language, offerFields[one]!, figures[one] ?? null, sign));
			const known = parts.filter((part) => part !== null).length;
			// A dimension is worth showing without the others, and so is one end of a range.
			const isRange = sign === "–";
			if (known < (name === "dimensions" || isRange ? 1 : parts.length)) return null;
			const unit = unitOf(offerFields[names[0]!]!);
			const measured = (words: string) => (unit ? withUnit(language, words, unit) : words);
			if (!isRange) return measured(parts.map((part) => part ?? "–").join(sign));
			const [from, to] = parts as [string | null, string | null];
			if (from === null) return sheet("upTo", { value: measured(to!) });
			// Of a range without a "least" the first value alone is the machine's own.
			if (to === null && names[0]!.endsWith("_min")) return sheet("from", { value: measured(from) });
			return measured(to === null || from === to ? from : from + sign + to);
		},

		/** A screen box's area. */
		area: ({ screen_length, screen_width }: Figures): string =>
			`${number(language, (Number(screen_length) * Number(screen_width)) / 1e6, 1)} m²`,

		/** A value as a fact on a card. */
		fact: (name: string, words: string): string => {
			if (offerFields[name]?.kind === "yesNo") return label(name)!;
			const said = texts.byKey("machineCard")(name, { value: words, count: words });
			return said === name ? words : said;
		},
	};
}

function partOf(language: Language, field: Field, stored: StoredValue, sign: JoinedField["sign"]): string | null {
	if (stored === null || stored === "") return null;
	if (field.kind !== "measure") return String(stored);
	return number(language, Number(stored) / field.scale, field.shown, { fixed: field.unit === "m" && sign !== "–" });
}

const unitOf = (field: Field) => (field.kind === "measure" ? field.unit : "");

const made = new Map(languages.map((language) => [language, newTexts(language)]));

/** Returns functions that word a machine's fields, single or joined, in a language. */
export const machineTexts = (language: Language) => made.get(language)!;
