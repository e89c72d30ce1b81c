import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the heading after a navigation, so that keyboard and screen reader users start at the top of the page. */
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
		// Only another path counts: a changed filter or hash must not move the focus.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [pathname]);
	return null;
}
