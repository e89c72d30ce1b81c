import { flushSync } from "react-dom";

/**
 * Puts a word into a field of a form as if somebody had typed, chosen or ticked it, so that whoever listens to the
 * field hears of it, and fields that follow from it are there at once. False when the form has no such field, or no
 * such choice, now.
 */
export function putWord(form: HTMLFormElement, name: string, word: string): boolean {
	const box = form.elements.namedItem(name);
	if (box instanceof HTMLInputElement && box.type === "checkbox") {
		if (box.checked !== (word !== "")) flushSync(() => box.click());
		return true;
	}
	if (!(box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement || box instanceof HTMLSelectElement))
		return false;
	flushSync(() => {
		// React notices a change only when the value is set behind its back.
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), "value")!.set!.call(box, word);
		box.dispatchEvent(new Event("input", { bubbles: true }));
		box.dispatchEvent(new Event("change", { bubbles: true }));
	});
	return box.value === word || !(box instanceof HTMLSelectElement);
}
