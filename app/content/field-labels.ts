import { day, money, number } from "../foundation/i18n/format.ts";
import { isTranslation, type Language } from "../foundation/i18n/language.ts";
import type { Texts } from "../foundation/i18n/texts.tsx";
import type { Colleague } from "../office/frame/people.server.ts";
import { unitWord, withUnit } from "../foundation/i18n/unit.ts";
import { columnsOf, type Field, type StoredValue } from "./fields.ts";
import type { RecordKind } from "./record.ts";

export type FieldLabels = ReturnType<typeof fieldLabels>;

export type Labelled = Pick<RecordKind, "fields" | "labels">;

/** The labels and values of a collection's columns as text; null for a column that it does not have. */
export function fieldLabels(
	{ fields, labels }: Labelled,
	language: Language,
	texts: Texts,
	people: readonly Colleague[],
) {
	const text = texts.byKey(labels);
	const t = texts.of("field");
	const columns = columnsOf(fields);
	const columnOf = (name: string) => columns.find((column) => column.name === name) ?? null;
	const label = (name: string): string | null => {
		const column = columnOf(name);
		if (!column) return null;
		const words = text(column.fieldName);
		return isTranslation(column.language) ? t("inEnglish", { label: words }) : words;
	};
	return {
		label,
		/** The label of an input, with the unit. */
		boxLabel(name: string): string | null {
			const [column, words] = [columnOf(name), label(name)];
			const unit = column && unitOf(column.field);
			return words && unit ? t("inUnit", { label: words, unit: unitWord(language, unit) }) : words;
		},
		/** A stored value or state; null if it is empty. `rounded`: with the decimals that pages show. */
		value(name: string, stored: StoredValue, { rounded = false } = {}): string | null {
			if (name === "state" && !fields.state && stored) return texts.byKey("recordStates")(`state.${stored}`);
			const column = columnOf(name);
			if (!column || stored === null || stored === "") return null;
			if (column.field.kind === "yesNo") return t(stored ? "yes" : "no");
			if (column.field.kind === "choice") return text(`${name}.${stored}`);
			if (column.field.kind === "person") return people.find(({ id }) => id === stored)?.name ?? "–";
			if (column.field.kind === "several") {
				const words = String(stored).split(", ");
				return words.map((word) => text(`${name}.${word}`)).join(", ");
			}
			// A category is stored as "main - subcategory"; both parts have a text.
			if (column.field.kind === "composed") {
				const parts = String(stored).split(" - ");
				return parts.map((part) => texts.byKey("angebot")(`${name}.${part}`)).join(", ");
			}
			return plainValue(language, column.field, stored, rounded);
		},
	};
}

function unitOf(field: Field): string | null {
	if (field.kind === "money") return "€";
	return field.kind === "measure" ? field.unit : null;
}

function plainValue(language: Language, field: Field, stored: StoredValue, rounded: boolean): string {
	if (field.kind === "money") return money(language, Number(stored));
	if (field.kind === "measure") {
		const decimals = rounded ? field.shown : Math.log10(field.scale);
		return withUnit(language, number(language, Number(stored) / field.scale, decimals), field.unit);
	}
	// "03/2026"
	if (field.kind === "day" && field.isMonth) return String(stored).slice(0, 7).split("-").reverse().join("/");
	if (field.kind === "day") return day(language, String(stored));
	if (field.kind !== "whole") return String(stored);
	const words = field.isYear ? String(stored) : number(language, Number(stored));
	return field.unit ? withUnit(language, words, field.unit) : words;
}
