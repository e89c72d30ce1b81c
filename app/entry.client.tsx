import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Read before hydration, after which React handles clicks itself.
const { earlyPress } = globalThis;
startTransition(() => void hydrateRoot(document, <Site />));

/** Repeats the click that came while the scripts were still loading. */
function Site() {
	useEffect(() => earlyPress?.click(), []);
	return <HydratedRouter />;
}
