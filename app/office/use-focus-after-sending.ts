import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const CONTROLS = "a[href], button:enabled, input:enabled:not([type=hidden]), select, summary, textarea";

/**
 * Gives the focus back that was lost with the button that sent a form, because it was disabled meanwhile, is drawn anew
 * or is gone: to the first control in the smallest part of the page around it that is still there.
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
		const left = around.current.filter(({ isConnected }) => isConnected);
		around.current = [];
		if (document.activeElement !== document.body) return;
		const controls = left.map((part) => (part.matches(CONTROLS) ? part : part.querySelector<HTMLElement>(CONTROLS)));
		controls.find(Boolean)?.focus({ preventScroll: true });
	}, [isIdle]);
}
