import { type RefObject, useEffect } from "react";

/** Ctrl+S (Cmd+S on a Mac) presses the form's button for saving and staying. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey || event.key.toLowerCase() !== "s")
				return;
			// Even when saving is not possible now: nobody wants to save the page as a file.
			event.preventDefault();
			const button = form.current?.querySelector<HTMLElement>("button[name=then][value=stay]:not(:disabled)");
			if (button && !document.querySelector("dialog:modal")) form.current?.requestSubmit(button);
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, [form]);
}
