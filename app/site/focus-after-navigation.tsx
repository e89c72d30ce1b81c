import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Focuses the heading after a navigation, so that keyboard and screen reader users start at the top of the page. Leaves
 * the focus in filters. On the same page, moves the focus only if its element has disappeared.
 */
export function FocusAfterNavigation() {
	const { pathname, search, hash } = useLocation();
	const before = useRef("");
	useEffect(() => {
		const from = before.current;
		before.current = pathname;
		const focused = document.activeElement!;
		if (!from || hash || (from === pathname ? focused !== document.body : focused.closest("search"))) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		heading?.focus({ preventScroll: true });
		// A changed hash must not move the focus.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [pathname, search]);
	return null;
}
