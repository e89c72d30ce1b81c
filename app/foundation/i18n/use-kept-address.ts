import { useLocation } from "react-router";
import { germanPath } from "./language.ts";

/** Returns the address under which a form's typed words are kept: its page, in any language. */
export function useKeptAddress(): string {
	const { pathname, search } = useLocation();
	return germanPath(pathname + search);
}
