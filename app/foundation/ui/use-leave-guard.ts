import { type RefObject, useEffect, useRef } from "react";
import { type Blocker, useBlocker } from "react-router";

type LeaveGuard = {
	form: RefObject<HTMLFormElement | null>;
	losesSomething: (form: HTMLFormElement) => boolean;
	/** Another search of the page's address opens another form. */
	bySearch?: boolean;
};

/**
 * Asks before something in a form is lost: the blocker holds a navigation until the user decides; before a reload or
 * closing the window the browser asks in its own words.
 */
export function useLeaveGuard({ form, losesSomething, bySearch = false }: LeaveGuard): Blocker {
	// A form that has just left the page loses nothing, though its blocker still stands for a moment.
	const loses = () => form.current !== null && losesSomething(form.current);
	const latest = useRef(loses);
	latest.current = loses;
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
