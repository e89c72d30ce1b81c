import type { KeyboardEvent } from "react";

/** Closes an open drawer (`<details>`) with the Escape key, and gives the focus back to what opened it. */
export function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
	if (key !== "Escape" || !currentTarget.open) return;
	currentTarget.open = false;
	currentTarget.querySelector("summary")?.focus();
}
