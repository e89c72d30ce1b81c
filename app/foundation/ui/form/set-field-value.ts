import { flushSync } from "react-dom";

/**
 * Sets a form field as if the user had typed, chosen or ticked it: its listeners are called, and React at once renders
 * what depends on it. False if the form has no such field, or the field no such option.
 */
export function setFieldValue(form: HTMLFormElement, name: string, value: string): boolean {
	const field = form.elements.namedItem(name);
	if (field instanceof HTMLInputElement && field.type === "checkbox") {
		if (field.checked !== (value !== "")) flushSync(() => field.click());
		return true;
	}
	if (
		!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)
	)
		return false;
	flushSync(() => {
		// React overrides the instance's `value`; it reports a change only if the prototype's setter is used.
		Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
		field.dispatchEvent(new Event("input", { bubbles: true }));
		field.dispatchEvent(new Event("change", { bubbles: true }));
	});
	return field.value === value || !(field instanceof HTMLSelectElement);
}
