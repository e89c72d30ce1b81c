import { day, money, number } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { descriptionsIn } from "./stored-pictures.ts";
import type { Change, TraceKind } from "./trace.ts";

type Words = (key: string, values?: Record<string, string | number>) => string;
type Stored = Change["from"];

/** Reads what the trace keeps out loud: fields by their names, values as pages show them. */
export function useTraceWords() {
	const language = useLanguage();
	const t = useTexts("trace");
	const offer = useTexts("angebot");
	return {
		/** The name of a record's field; some kinds have their own for it. */
		field(kind: TraceKind, field: string): string {
			const own = t(`field.${kind}.${field}`);
			if (!own.startsWith("field.")) return own;
			const common = t(`field.${field}`);
			return common.startsWith("field.") ? field : common;
		},
		value(kind: TraceKind, field: string, value: Stored): string {
			if (value === null || value === "") return field === "pictures" || field === "image" ? t("noPictures") : t("nothing");
			if (typeof value === "boolean") return t(value ? "yes" : "no");
			if (typeof value === "number") return kind === "offer" ? measure(language, field, value) : number(language, value);
			if (field === "pictures") return pictures(value, t);
			if (field === "image") return t("pictureOne");
			if (field === "datum") return day(language, value);
			if (kind === "offer" && field === "category")
				return value
					.split(" - ")
					.map((part) => offer(`category.${part}`))
					.join(", ");
			const word = t(`value.${kind}.${field}.${value}`);
			return word.startsWith("value.") ? value : word;
		},
	};
}

/** Stored units as the site shows them, see database/schema.ts. */
function measure(language: Language, field: string, value: number): string {
	if (field === "sale_price" || field === "daily_rate") return money(language, value);
	if (field === "weight") return `${number(language, value / 1000, 3)} t`;
	if (field === "power") return `${number(language, value / 1000, 3)} kW`;
	if (field === "operating_hours") return `${number(language, value)} h`;
	if (field === "length" || field === "width" || field === "height") return `${number(language, value / 1000, 3)} m`;
	return String(value);
}

function pictures(stored: string, t: Words): string {
	const descriptions = descriptionsIn(stored).map((words, at) => `${at + 1}. ${words || t("pictureWithoutWords")}`);
	return `${descriptions.length === 1 ? t("pictureOne") : t("pictures", { count: descriptions.length })}: ${descriptions.join(", ")}`;
}
