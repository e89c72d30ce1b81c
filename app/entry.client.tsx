import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Read before hydration, which sets text areas back to their first words, and after which React handles clicks itself.
const { earlyPress } = globalThis;
const typed = [...document.querySelectorAll("textarea")].map((area) => [area, area.value] as const);
startTransition(() => void hydrateRoot(document, <Site />));

/** Restores the words and repeats the click that came while the scripts were still loading. */
function Site() {
	useEffect(() => {
		for (const [area, words] of typed) if (area.value === area.defaultValue) area.value = words;
		earlyPress?.click();
	}, []);
	return <HydratedRouter />;
}
