import { DOCUMENT_FIELD } from "../../media/document.ts";
import type { KeptFile } from "../../ui/form/draft.ts";

/** What a form says of its pictures and documents, as one comparable text. */
export function filesIn(form: HTMLFormElement): string {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name }) => name.startsWith("image") || name === DOCUMENT_FIELD)
		.map(({ name, value }) => `${name}=${value}`)
		.join();
}

/** The same of files that were kept. */
export const filesOf = (files: KeptFile[]) => files.map(({ field, id }) => `${field}=${id}`).join();

/**
 * The files that a form lists, in their order: each field carries in `data-file` what draws its file, and what is typed
 * about it has names that end with its id.
 */
export function listedFiles(form: HTMLFormElement): KeptFile[] {
	const fields = [...form.elements] as HTMLInputElement[];
	return fields
		.filter(({ dataset }) => dataset.file !== undefined)
		.map(({ name: field, value: id, dataset }) => {
			const typed = fields.filter(({ name }) => name.endsWith(`_${id}`));
			const texts = typed.map(({ name, value }) => [name.slice(0, -id.length - 1), value]);
			return { ...JSON.parse(dataset.file!), ...Object.fromEntries(texts), field, id };
		});
}
