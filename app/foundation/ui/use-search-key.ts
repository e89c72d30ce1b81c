import { useEffect } from "react";
import { isTyping } from "./is-typing.ts";

/** The slash key focuses the page's search field, unless the user is typing. */
export function useSearchKey(): void {
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			if (
				event.key !== "/" ||
				event.ctrlKey ||
				event.metaKey ||
				event.altKey ||
				isTyping(event.target) ||
				document.querySelector("dialog:modal")
			)
				return;
			const search = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")].find((box) =>
				box.checkVisibility(),
			);
			if (!search) return;
			event.preventDefault();
			search.focus();
			search.select();
		};
		window.addEventListener("keydown", press);
		return () => window.removeEventListener("keydown", press);
	}, []);
}
