import { useEffect } from "react";

// Read before hydration, after which React handles clicks itself and textareas hold again what they held at first.
const { earlyPress } = globalThis;
const earlyWords = [...document.querySelectorAll("textarea")]
	.filter((box) => box.value !== box.defaultValue)
	.map((box) => [box, box.value] as const);

/** Repeats the click and the words that came while the scripts were still loading. */
export function useEarlyInput(): void {
	useEffect(() => {
		for (const [box, words] of earlyWords) {
			box.value = words;
			box.dispatchEvent(new Event("input", { bubbles: true }));
		}
		earlyPress?.click();
	}, []);
}
