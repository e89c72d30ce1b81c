import { useEffect, useRef } from "react";
import { useFetchers, useNavigation } from "react-router";

const CONTROLS = "a[href], button:enabled, input:enabled:not([type=hidden]), select, summary, textarea";

/**
 * Gives the focus back that was lost with the button that sent a form, because it was disabled meanwhile, is drawn anew
 * or is gone: to the first control in the smallest part of the page around it that is still there.
 */
export function useFocusAfterSending(): void {
	const around = useRef<EventTarget[]>([]);
	const fetchers = useFetchers();
	const isIdle = useNavigation().state === "idle" && fetchers.every(({ state }) => state === "idle");
	useEffect(() => {
		const remember = ({ submitter, target }: SubmitEvent) => {
			around.current = [];
			for (let part = submitter ?? (target as Element); part.parentElement; part = part.parentElement)
				around.current.push(part);
		};
		addEventListener("submit", remember, true);
		return () => removeEventListener("submit", remember, true);
	}, []);
	useEffect(() => {
		if (!isIdle) return;
		const parts = around.current as Element[];
		around.current = [];
		if (document.activeElement !== document.body) return;
		for (const part of parts.filter(({ isConnected }) => isConnected)) {
			const control = part.matches(CONTROLS) ? part : part.querySelector(CONTROLS);
			if (control) return (control as HTMLElement).focus({ preventScroll: true });
		}
	}, [isIdle]);
}
