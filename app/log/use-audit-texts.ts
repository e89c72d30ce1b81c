import { date, dateAndTime, day, number } from "../foundation/i18n/format.ts";
import { dayName } from "../foundation/i18n/opening-hours.ts";
import { useLanguage, useTexts, useTextsByKey } from "../foundation/i18n/texts.tsx";
import { useNameOf } from "../office/frame/people.tsx";
import { useRecordLabels } from "./use-record-labels.ts";
import { descriptionsIn, documentsIn } from "./stored-files.ts";
import type { Change, AuditKind } from "./audit.ts";

/** Turns the stored fields and values of one kind of record into the words that pages show. */
export function useAuditTexts(kind: AuditKind) {
	const language = useLanguage();
	const t = useTexts("auditLog");
	const text = useTextsByKey("auditLog");
	const states = useTextsByKey("recordStates");
	const kinds = useTextsByKey("papers");
	const record = useRecordLabels(kind);
	const nameOf = useNameOf();
	const pictures = (stored: string) => {
		const descriptions = descriptionsIn(stored).map((words, at) => `${at + 1}. ${words || t("pictureWithoutWords")}`);
		return `${t("pictures", { count: descriptions.length })}: ${descriptions.join(", ")}`;
	};
	/** "1. Datenblatt: KB 220 (KB 220 data sheet), 2. …" */
	const documents = (stored: string) => {
		const found = documentsIn(stored).map(({ kind, title, title_en }, at) => {
			const translated = title_en && ` (${title_en})`;
			return `${at + 1}. ${kinds(`kind.${kind}`)}: ${title || "–"}${translated}`;
		});
		return found.join(", ") || t("noDocuments");
	};
	return {
		/** The label of a field; a field that no longer exists is shown by its column's name. */
		field(field: string): string {
			const ownLabel = record?.label(field);
			if (ownLabel) return ownLabel;
			const label = text(`field.${field}`);
			return label.startsWith("field.") ? field : label;
		},
		value(field: string, value: Change["from"]): string {
			if (field === "documents") return documents(String(value ?? ""));
			if (field === "assigned_to" && value === null) return t("nobody");
			if (value === null || value === "")
				return field === "pictures" || field === "image" ? t("noPictures") : t("nothing");
			const ownWords = record?.value(field, value);
			if (ownWords) return ownWords;
			if (["assigned_to", "sale_contact", "hire_contact"].includes(field)) return nameOf(String(value));
			if (field === "state") return states(`state.${value}`);
			// Asked for as a day.
			if (field === "sold_at") return date(language, String(value));
			if (field.endsWith("_at")) return dateAndTime(language, String(value));
			if (["reserved_until", "follow_up"].includes(field)) return day(language, String(value));
			if (field === "office_hours")
				return String(value).replace(/(\d): /g, (_, weekday) => `${dayName(language, Number(weekday))} `);
			if (typeof value === "boolean") return t(value ? "yes" : "no");
			if (typeof value === "number") return number(language, value, 2);
			if (field === "pictures") return pictures(value);
			if (field === "image") return t("pictures", { count: 1 });
			const word = text(`value.${kind}.${field}.${value}`);
			return word.startsWith("value.") ? value : word;
		},
	};
}
