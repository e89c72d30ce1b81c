import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { useEarlyInput } from "./site/use-early-input.ts";

startTransition(() => void hydrateRoot(document, <Site />));

function Site() {
	useEarlyInput();
	return <HydratedRouter />;
}
