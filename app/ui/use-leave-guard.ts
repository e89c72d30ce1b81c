import { useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

/**
 * Asks before something on a page is lost: the blocker holds a navigation until the user decides; before a reload or
 * closing the window the browser asks in its own words. `bySearch`: another search of the page's address opens another
 * form.
 */
export function useLeaveGuard(losesSomething: () => boolean, { bySearch = false } = {}): Blocker {
	const latest = useRef(losesSomething);
	latest.current = losesSomething;
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const sameSearch = !bySearch || currentLocation.search === nextLocation.search;
		return !(currentLocation.pathname === nextLocation.pathname && sameSearch) && latest.current();
	});
	// Who has agreed to leave is not asked again by the browser, when the next page is loaded whole.
	const leaves = blocker.state === "proceeding";
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (!leaves && latest.current()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [leaves]);
	return blocker;
}
