import { setFieldValue } from "./set-field-value.ts";

type Words = Record<string, string>;

/** Hidden fields that say which record and version a form shows; nobody types there. */
const ownFields = ["version", "draft", "form", "record", "answer_id", "seen", "shown", "shown_state"];

/** What a form holds, as one text to compare, without `ownFields`. A state or an empty field after a step is no change. */
export function formContents(form: HTMLFormElement | null): string {
	if (!form) return "";
	const data = new FormData(form);
	const own = data.get("state") === data.get("shown_state") ? [...ownFields, "state"] : ownFields;
	const fields = [...data].filter(([name, value]) => value !== "" && !own.includes(name));
	return JSON.stringify(
		fields.map(([name, value]) => [name, typeof value === "string" ? value : `${value.name} ${value.size}`]),
	);
}

/** What a form would send, without files. */
export function sentWords(form: HTMLFormElement): URLSearchParams {
	const words = new URLSearchParams();
	for (const [name, value] of new FormData(form)) if (typeof value === "string") words.append(name, value);
	return words;
}

/** The values of the fields in `blank`, which has the value of each before anything is typed. */
export function wordsIn(form: HTMLFormElement, blank: Words): Words {
	return Object.fromEntries(Object.keys(blank).map((name) => [name, wordOf(form, name)]));
}

/** Reads the element instead of FormData, which lacks the fields while they are disabled during a save. */
function wordOf(form: HTMLFormElement, name: string): string {
	const field = form.elements.namedItem(name);
	if (!(field instanceof HTMLElement)) return "";
	const { type, checked, value } = field as HTMLInputElement;
	return type === "checkbox" && !checked ? "" : value;
}

/** Fills the fields that nobody has typed into before the script was loaded. Returns whether any changed. */
export function fillForm(form: HTMLFormElement, words: Words, blank: Words): boolean {
	let changed = false;
	for (const [name, word] of Object.entries(words)) {
		if (word === blank[name] || wordOf(form, name) !== blank[name]) continue;
		changed = setFieldValue(form, name, word) || changed;
	}
	return changed;
}
