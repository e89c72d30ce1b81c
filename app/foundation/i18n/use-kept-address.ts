import { useLocation } from "react-router";
import { germanPath } from "./language.ts";

/** Returns the address under which a form's typed words are kept: the page that answers it, in any language. */
export function useKeptAddress(action?: string): string {
	const { pathname, search } = useLocation();
	return germanPath(action ?? pathname + search);
}
