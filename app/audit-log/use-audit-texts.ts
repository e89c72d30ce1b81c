import { dateAndTime, day, money, number } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { usePerson } from "../ui/people.tsx";
import { useRecordLabels } from "./use-record-labels.ts";
import { documentsIn } from "./stored-documents.ts";
import { descriptionsIn } from "./stored-pictures.ts";
import type { Change, AuditKind } from "./audit.ts";

type Words = (
	key: "noDocuments" | "documentGone" | "pictureOne" | "pictures" | "pictureWithoutWords",
	values?: Record<string, string | number>,
) => string;
type Stored = Change["from"];

/** What the fields of the dealer's own facts begin with. */
const COMPANY = "company.";
/** What the texts of public pages begin with, with the page, the language and the key. */
const WORDS = /^words\.([\w-]+)\./;

/** Turns the stored fields and values of one kind of record into the words that pages show. */
export function useAuditTexts(kind: AuditKind) {
	const language = useLanguage();
	const t = useTexts("auditLog");
	const text = useTextsByKey("auditLog");
	const states = useTextsByKey("recordStates");
	const kinds = useTextsByKey("papers");
	const company = useTextsByKey("company");
	const pages = useTextsByKey("pageWords");
	const record = useRecordLabels(kind);
	const person = usePerson();
	return {
		/** The label of a field; a field that no longer exists is shown by its column's name. */
		field(field: string): string {
			const ownLabel = record?.label(field);
			if (ownLabel) return ownLabel;
			if (field.startsWith(COMPANY)) return company(field.slice(COMPANY.length));
			const page = WORDS.exec(field)?.[1];
			if (page) return t("textOf", { page: pages(`page.${page}`) });
			const label = text(`field.${field}`);
			return label.startsWith("field.") ? field : label;
		},
		value(field: string, value: Stored): string {
			if (field === "documents") return documents(String(value ?? ""), { t, kinds });
			if (value === null || value === "")
				return field === "pictures" || field === "image" ? t("noPictures") : t("nothing");
			const ownWords = record?.value(field, value);
			if (ownWords) return ownWords;
			if (field === "assigned_to") return person(String(value));
			if (field === "state") return states(`state.${value}`);
			if (field.endsWith("_at")) return dateAndTime(language, String(value));
			if (field === "reserved_until") return day(language, String(value));
			if (field === "sold_price") return money(language, Number(value));
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

/** "1. Datenblatt: KB 220 (KB 220 data sheet), 2. …" */
function documents(stored: string, { t, kinds }: { t: Words; kinds: (key: string) => string }): string {
	const found = documentsIn(stored);
	if (found.length === 0) return t("noDocuments");
	return found
		.map(({ kind, title, title_en, gone }, at) => {
			const more = [title_en, gone && t("documentGone")].filter(Boolean).join("; ");
			return `${at + 1}. ${kinds(`kind.${kind}`)}: ${title || "–"}${more && ` (${more})`}`;
		})
		.join(", ");
}
