import { useEffect, useRef, useState } from "react";
import { SESSION_ADDRESS, type SessionTime, WARNING_SECONDS } from "./session-time.ts";

/** How often a window that is seen asks whether it is still signed in. */
const CHECK_MILLISECONDS = 60_000;
/** How often reading and typing are told to the server at most. */
const USE_MILLISECONDS = 5 * 60_000;
const signsOfUse = ["keydown", "pointerdown", "pointermove", "wheel", "touchmove"] as const;

/** How a window stands: `minutes` to the end of its sign-in are few, it has ended, or somebody else has signed in. */
export type SignIn =
	| { state: "lasting" }
	| { state: "ending"; minutes: number; canStay: boolean }
	| { state: "ended" }
	| { state: "others" };

/** Told to all windows of this browser when somebody has signed in or out in one of them. */
const channel = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel("office-sign-in") : null);

/** Tells the other windows of this browser that they may be signed in or out by now. */
export function useSignInNews(): void {
	useEffect(() => {
		const news = channel();
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
		news?.postMessage(null);
		news?.close();
	}, []);
}

/**
 * Watches over the sign-in of an open window: use prolongs it, and the window knows when it is about to end, and that
 * it has ended, here or in another window.
 */
export function useSignIn(opened: SessionTime): { signIn: SignIn; stay: () => void } {
	const [signIn, setSignIn] = useState<SignIn>({ state: "lasting" });
	const user = useRef(opened.user);
	const run = useRef<(method: "GET" | "POST") => void>(() => {});
	useEffect(() => {
		const at = { told: Date.now(), used: 0 };
		const take = (time: SessionTime) => {
			const minutes = Math.max(1, Math.round(time.seconds / 60));
			if (time.user === null) setSignIn({ state: "ended" });
			else if (time.user !== user.current) setSignIn({ state: "others" });
			else if (time.seconds > WARNING_SECONDS) setSignIn({ state: "lasting" });
			else setSignIn({ state: "ending", minutes, canStay: time.canStay });
		};
		const ask = async (method: "GET" | "POST") => {
			if (method === "POST") at.told = Date.now();
			// Without an answer nothing is known, and the window stays as it is.
			const answer = await fetch(SESSION_ADDRESS, { method }).catch(() => null);
			if (answer?.ok) take((await answer.json()) as SessionTime);
		};
		const check = () => {
			if (document.visibilityState === "hidden") return;
			const isUsed = at.used > at.told && Date.now() - at.told > USE_MILLISECONDS;
			void ask(isUsed ? "POST" : "GET");
		};
		// A page from the browser's memory may be of an ended sign-in.
		const checkOld = (event: PageTransitionEvent) => void (event.persisted && check());
		const use = () => void (at.used = Date.now());
		run.current = (method) => void ask(method);
		take(opened);
		const news = channel();
		news?.addEventListener("message", () => void ask("GET"));
		const timer = setInterval(check, CHECK_MILLISECONDS);
		for (const sign of signsOfUse) window.addEventListener(sign, use, { passive: true });
		document.addEventListener("visibilitychange", check);
		window.addEventListener("focus", check);
		window.addEventListener("pageshow", checkOld);
		return () => {
			news?.close();
			clearInterval(timer);
			for (const sign of signsOfUse) window.removeEventListener(sign, use);
			document.removeEventListener("visibilitychange", check);
			window.removeEventListener("focus", check);
			window.removeEventListener("pageshow", checkOld);
		};
		// Only once: afterwards the window asks by itself.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	return { signIn, stay: () => run.current("POST") };
}
