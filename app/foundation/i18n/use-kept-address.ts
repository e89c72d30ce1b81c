import { useLocation } from "react-router";
import { germanPath } from "./language.ts";

/** Returns the address under which a form's typed words are kept: its page, in any language. */
export function useKeptAddress(): string {
	const { pathname, search } = useLocation();
	// A reload or another language may encode the same query in another way.
	return `${germanPath(pathname)}?${new URLSearchParams(search)}`;
}
