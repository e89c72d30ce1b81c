import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a change of page the heading takes the focus, so that keyboard and screen reader start at its top. */
export function FocusAfterNavigation() {
	const { pathname, hash } = useLocation();
	const first = useRef(true);
	useEffect(() => {
		if (first.current) {
			first.current = false;
			return;
		}
		if (hash) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
		// Only another page counts: a changed filter or a hash must leave the focus where it is.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [pathname]);
	return null;
}
