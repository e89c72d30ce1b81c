import { number } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { useRecordWords } from "./use-record-words.ts";
import { descriptionsIn } from "./stored-pictures.ts";
import type { Change, AuditKind } from "./audit.ts";

type Words = (
	key: "pictureOne" | "pictures" | "pictureWithoutWords",
	values?: Record<string, string | number>,
) => string;
type Stored = Change["from"];

/** Reads what the audit log keeps of one kind of record: fields by their names, values as pages show them. */
export function useAuditWords(kind: AuditKind) {
	const language = useLanguage();
	const t = useTexts("auditLog");
	const text = useTextsByKey("auditLog");
	const record = useRecordWords(kind);
	return {
		/** The name of a field; one that a collection has no more keeps its old name. */
		field(field: string): string {
			const known = record?.label(field);
			if (known) return known;
			const other = text(`field.${field}`);
			return other.startsWith("field.") ? field : other;
		},
		value(field: string, value: Stored): string {
			if (value === null || value === "")
				return field === "pictures" || field === "image" ? t("noPictures") : t("nothing");
			const known = record?.value(field, value);
			if (known) return known;
			if (typeof value === "boolean") return t(value ? "yes" : "no");
			if (typeof value === "number") return number(language, value);
			if (field === "pictures") return pictures(value, t);
			if (field === "image") return t("pictureOne");
			const word = text(`value.${kind}.${field}.${value}`);
			return word.startsWith("value.") ? value : word;
		},
	};
}

function pictures(stored: string, t: Words): string {
	const descriptions = descriptionsIn(stored).map((words, at) => `${at + 1}. ${words || t("pictureWithoutWords")}`);
	return `${descriptions.length === 1 ? t("pictureOne") : t("pictures", { count: descriptions.length })}: ${descriptions.join(", ")}`;
}
