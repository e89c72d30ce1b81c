import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Read before hydration, which sets text areas back to their first words, and after which React handles clicks itself.
const { earlyPress } = globalThis;
const areas = [...document.querySelectorAll("textarea")].filter(({ value, defaultValue }) => value !== defaultValue);
const typed = areas.map(({ value }) => value);
startTransition(() => void hydrateRoot(document, <Site />));

/** Restores the words and repeats the click that came while the scripts were still loading. */
function Site() {
	useEffect(() => {
		for (const [at, area] of areas.entries()) area.value = typed[at]!;
		earlyPress?.click();
	}, []);
	return <HydratedRouter />;
}
