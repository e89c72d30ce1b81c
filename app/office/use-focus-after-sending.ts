import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

const CONTROLS = "a[href], button:enabled, input:enabled:not([type=hidden]), select, summary, textarea";

/**
 * Gives the focus back that was lost with the button that sent a form, because it was disabled meanwhile, is drawn anew
 * or is gone: to the first control in the smallest part of the page around it that is still there.
 */
export function useFocusAfterSending(): void {
	const around = useRef<Element[]>([]);
	const isIdle = useNavigation().state === "idle";
	useEffect(() => {
		const remember = ({ submitter, target }: SubmitEvent) => {
			for (let part = submitter ?? (target as Element); part.parentElement; part = part.parentElement)
				around.current.push(part);
		};
		// Whoever goes on meanwhile is where they want to be.
		const forget = () => (around.current = []);
		addEventListener("submit", remember, true);
		addEventListener("pointerdown", forget, true);
		addEventListener("keydown", forget, true);
		return () => {
			removeEventListener("submit", remember, true);
			removeEventListener("pointerdown", forget, true);
			removeEventListener("keydown", forget, true);
		};
	}, []);
	useEffect(() => {
		if (!isIdle || document.activeElement !== document.body) return;
		for (const part of around.current.filter(({ isConnected }) => isConnected)) {
			const control = part.matches(CONTROLS) ? part : part.querySelector(CONTROLS);
			if (control) return (control as HTMLElement).focus({ preventScroll: true });
		}
	}, [isIdle]);
}
