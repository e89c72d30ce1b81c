import { useLocation } from "react-router";
import { germanPath } from "./language.ts";

/** The address by which a form's words are kept: the page that answers it, in whichever language. */
export function useKeptAddress(action?: string): string {
	const { pathname, search } = useLocation();
	return germanPath(action ?? pathname + search);
}
