import { type RefObject, useEffect, useRef } from "react";
import type { PresenceAnswer } from "./presence.ts";

const EVERY_MILLISECONDS = 30_000;
/** A key or a return to the window asks at once, unless the last answer is younger than this. */
const FRESH_MILLISECONDS = 2000;
/** Who has typed nothing for so long is not editing any more; who has touched nothing is not there. */
const IDLE_MILLISECONDS = 10 * 60_000;

type Options = {
	/** Where the form asks; null for one without a stored record. */
	address: string | null;
	/** What the form says of itself. */
	says: () => { version: number; draft_id: string; draft: number; form: string };
	/** "gone": the record was deleted. */
	onAnswer: (answer: PresenceAnswer | "gone") => void;
};

/**
 * Asks what has happened to an open form's record: on opening, at a key, on coming back to the window, and every half a
 * minute while somebody is there. From the first key it says that somebody is editing.
 */
export function usePresence(form: RefObject<HTMLFormElement | null>, options: Options): void {
	const latest = useRef(options);
	latest.current = options;
	const { address } = options;
	useEffect(() => {
		if (address === null) return;
		const at = { touched: Date.now(), typed: -Infinity, asked: 0, isNoted: false };
		const ask = async () => {
			at.asked = Date.now();
			const edits = Date.now() - at.typed < IDLE_MILLISECONDS;
			if (edits) at.isNoted = true;
			const body = words({ ...latest.current.says(), ...(edits && { edits: "true" }) });
			const answer = await fetch(address, { method: "POST", body, redirect: "manual" })
				.then(async (response) => {
					if (response.status === 404) return "gone";
					return response.ok ? ((await response.json()) as PresenceAnswer) : null;
				})
				.catch(() => null);
			if (answer) latest.current.onAnswer(answer);
		};
		const isSeen = () => document.visibilityState === "visible";
		const askIfOld = () => {
			if (isSeen() && Date.now() - at.asked > FRESH_MILLISECONDS) void ask();
		};
		const touch = () => void (at.touched = Date.now());
		const type = () => {
			touch();
			at.typed = Date.now();
			// The first key is told at once.
			if (!at.isNoted) void ask();
			else askIfOld();
		};
		const end = () => {
			if (!at.isNoted) return;
			at.isNoted = false;
			at.typed = -Infinity;
			navigator.sendBeacon(address, words({ ...latest.current.says(), ends: "true" }));
		};
		if (isSeen()) void ask();
		const timer = setInterval(() => {
			if (isSeen() && Date.now() - at.touched < IDLE_MILLISECONDS) void ask();
		}, EVERY_MILLISECONDS);
		const listeners = [
			[form.current, "input", type],
			[form.current, "keydown", touch],
			[window, "pointerdown", touch],
			[window, "focus", askIfOld],
			[window, "pageshow", askIfOld],
			[window, "pagehide", end],
			[document, "visibilitychange", askIfOld],
		] as const;
		for (const [target, name, listener] of listeners) target?.addEventListener(name, listener);
		return () => {
			clearInterval(timer);
			for (const [target, name, listener] of listeners) target?.removeEventListener(name, listener);
			end();
		};
	}, [address, form]);
}

function words(fields: Record<string, string | number>): URLSearchParams {
	return new URLSearchParams(Object.entries(fields).map(([name, word]) => [name, String(word)]));
}
