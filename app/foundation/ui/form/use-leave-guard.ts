import { type RefObject, useEffect, useRef } from "react";
import { useBlocker } from "react-router";
import { formContents } from "./form-contents.ts";

type Guard = {
	/** The form opens with unsaved input, for example after a refused save without JavaScript. */
	unsaved: boolean;
	/** Names the form, if another one takes its place. */
	named?: string;
	/** Each query of the page's address is a form of its own. */
	bySearch?: boolean;
	/** Whether leaving loses something, given whether the form differs from what is saved. */
	loses?: (isChanged: boolean) => boolean;
};

/** Asks before what was typed into a form is lost. */
export function useLeaveGuard(
	form: RefObject<HTMLFormElement | null>,
	{ unsaved, named, bySearch = false, loses = (isChanged) => isChanged }: Guard,
) {
	const saved = useRef<string | null>(null);
	useEffect(() => {
		if (!unsaved) saved.current = formContents(form.current);
		// Once a form: only its initial contents count as saved.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [named]);
	// The blocker outlives a form that has just left the page, which loses nothing.
	const losesSomething = () => form.current !== null && loses(formContents(form.current) !== saved.current);
	const latest = useRef(losesSomething);
	latest.current = losesSomething;
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		const sameSearch = !bySearch || currentLocation.search === nextLocation.search;
		return !(currentLocation.pathname === nextLocation.pathname && sameSearch) && latest.current();
	});
	// Once the user has agreed to leave, the browser must not ask again when it loads the next page whole.
	const leaves = blocker.state === "proceeding";
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (!leaves && latest.current()) event.preventDefault();
		};
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [leaves]);
	return { blocker };
}
