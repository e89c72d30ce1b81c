import { useEffect, useLayoutEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

const CONTROLS = "a[href], button:enabled, input:enabled:not([type=hidden]), select, summary, textarea";

/**
 * Gives the focus back that was lost with the button that sent a form, because it was disabled meanwhile, is drawn anew
 * or is gone: to the first control in the smallest part of the page around it that is still there and shown, and where
 * that has the page's heading, to this.
 */
export function useFocusAfterSending(): void {
	const around = useRef<HTMLElement[]>([]);
	const isFetching = useFetchers().some(({ state }) => state !== "idle");
	const isIdle = useNavigation().state === "idle" && !isFetching;
	useEffect(() => {
		const remember = (event: SubmitEvent) => {
			// Where a row leaves by one of its buttons, the next row has the same one.
			const title = event.submitter?.title;
			const row = title && event.submitter?.closest("tr");
			const buttons = (row && (row.nextElementSibling ?? row.previousElementSibling)?.querySelectorAll("button")) || [];
			const next = [...buttons].find((button) => button.title === title);
			around.current = [event.submitter, next, ...event.composedPath()].filter((part) => part instanceof HTMLElement);
		};
		addEventListener("submit", remember, true);
		return () => removeEventListener("submit", remember, true);
	}, []);
	// Before the page's heading would get the focus.
	useLayoutEffect(() => {
		// What a message's button sends is no form; that button gives the focus back to where it was.
		if (isFetching && around.current.length === 0) around.current = withParents(document.activeElement);
		if (!isIdle) return;
		const left = around.current.filter(isShown);
		around.current = [];
		const focused = document.activeElement!;
		if (focused !== document.body && isShown(focused)) return;
		const targets = left.map((part) => {
			if (part.matches(CONTROLS)) return part;
			return part.querySelector<HTMLElement>("main h1[tabindex]") ?? part.querySelector<HTMLElement>(CONTROLS);
		});
		targets.find(Boolean)?.focus({ preventScroll: true });
	}, [isIdle, isFetching]);
}

function withParents(part: Element | null): HTMLElement[] {
	return part instanceof HTMLElement ? [part, ...withParents(part.parentElement)] : [];
}

/** A hidden element keeps the focus until the browser draws again. */
function isShown(part: Element): boolean {
	return part.getClientRects().length > 0;
}
