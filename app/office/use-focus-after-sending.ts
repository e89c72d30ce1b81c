import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const CONTROLS = "a[href], button:enabled, input:enabled:not([type=hidden]), select, summary, textarea";

/**
 * Gives the focus back that was lost with the button that sent a form, because it was disabled meanwhile, is drawn anew
 * or is gone: to the first control in the smallest part of the page around it that is still there and shown, and where
 * that has the page's heading, to this.
 */
export function useFocusAfterSending(): void {
	const around = useRef<HTMLElement[]>([]);
	const isIdle = useNavigation().state === "idle";
	useEffect(() => {
		const remember = (event: SubmitEvent) => {
			around.current = [event.submitter, ...event.composedPath()].filter((part) => part instanceof HTMLElement);
		};
		addEventListener("submit", remember, true);
		return () => removeEventListener("submit", remember, true);
	}, []);
	useEffect(() => {
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
	}, [isIdle]);
}

/** A hidden element keeps the focus until the browser draws again. */
function isShown(part: Element): boolean {
	return part.getClientRects().length > 0;
}
