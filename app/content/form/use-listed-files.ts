import { type RefObject, useEffect, useEffectEvent } from "react";
import { DOCUMENT_FIELD } from "../../media/document.ts";
import type { KeptFile } from "../../foundation/ui/form/draft.ts";

/** Calls `onChange` when files are added, moved or removed, for which there is no input event. */
export function useListedFiles(form: RefObject<HTMLFormElement | null>, onChange: () => void): void {
	const changed = useEffectEvent(onChange);
	useEffect(() => {
		let listed = filesIn(form.current!);
		const observer = new MutationObserver(() => {
			if (!form.current || filesIn(form.current) === listed) return;
			listed = filesIn(form.current);
			changed();
		});
		observer.observe(form.current!, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [form]);
}

/** The files of a form as one comparable text. */
function filesIn(form: HTMLFormElement): string {
	return [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")]
		.filter(({ name }) => name.startsWith("image") || name === DOCUMENT_FIELD)
		.map(({ name, value }) => `${name}=${value}`)
		.join();
}

/** The files of a form. `data-file` has what draws a file; names of fields with texts about it end with its id. */
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
