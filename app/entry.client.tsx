import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Read before React listens: from here on it answers presses itself.
const { earlyPress } = globalThis;
startTransition(() => void hydrateRoot(document, <Site />));

/** Presses once more what was pressed while the scripts were still on their way. */
function Site() {
	useEffect(() => earlyPress?.click(), []);
	return <HydratedRouter />;
}
