import { useEffect } from "react";
import { useLocation } from "react-router";
import { noteVisit } from "./visit.ts";

/** Notes each public page that is read, so that a contact request can say where its sender came from. */
export function useVisit(): void {
	const { pathname, search } = useLocation();
	useEffect(() => noteVisit(new URL(pathname + search, location.href), document.referrer), [pathname, search]);
}
