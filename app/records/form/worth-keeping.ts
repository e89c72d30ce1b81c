import { DOCUMENT_FIELD } from "../../media/document.ts";
import type { Words } from "../../office/form-answer.ts";
import { columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";

/** So much typed text is worth a record. */
const WORTH_CHARACTERS = 10;

/** Whether a form has pictures or documents that were uploaded already. */
export function holdsFiles(form: FormData): boolean {
	return ["images", "image", DOCUMENT_FIELD].some((name) => form.getAll(name).some((file) => typeof file === "string"));
}

/** Whether the form of a new record is worth a record: a name, a file, or ten characters. */
export function isWorthKeeping(
	form: FormData,
	{ fields, name }: Pick<RecordKind, "fields" | "name">,
	blank: Words,
): boolean {
	const words = columnsOf(fields)
		.filter(({ field }) => field.kind === "line" || field.kind === "text")
		.map((column) => String(form.get(column.name) ?? "").trim());
	const isOther = (field: string) => String(form.get(field) ?? "").trim() !== (blank[field] ?? "");
	if (isOther(name) || holdsFiles(form)) return true;
	return words.join("").length >= WORTH_CHARACTERS && columnsOf(fields).some((column) => isOther(column.name));
}

/** The pictures and documents that a form lists. */
export function filesIn(form: HTMLFormElement): string {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name }) => name.startsWith("image") || name === DOCUMENT_FIELD)
		.map(({ name, value }) => `${name}=${value}`)
		.join();
}
