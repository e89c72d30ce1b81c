import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { DOCUMENT_FIELD } from "../../media/document.ts";
import type { KeptFile } from "../../foundation/ui/form/draft.ts";

/** Tells when pictures or documents are added, moved or removed, which no input event does. `restored`: those that come back. */
export function useListedFiles(
	form: RefObject<HTMLFormElement | null>,
	restored: KeptFile[] | null,
	onChange: () => void,
): void {
	const listed = useRef("");
	const latest = useRef(onChange);
	latest.current = onChange;
	// At once: the files are drawn before other effects run.
	useLayoutEffect(() => {
		if (restored) listed.current = restored.map(({ field, id }) => `${field}=${id}`).join();
	}, [restored]);
	useEffect(() => {
		listed.current = filesIn(form.current!);
		const observer = new MutationObserver(() => {
			if (!form.current || filesIn(form.current) === listed.current) return;
			listed.current = filesIn(form.current);
			latest.current();
		});
		observer.observe(form.current!, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [form]);
}

/** Returns the pictures and documents of a form as one comparable text. */
function filesIn(form: HTMLFormElement): string {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name }) => name.startsWith("image") || name === DOCUMENT_FIELD)
		.map(({ name, value }) => `${name}=${value}`)
		.join();
}

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
