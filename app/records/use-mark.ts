import { type RefObject, useEffect, useRef, useState } from "react";
import type { MarkAnswer } from "./editing.ts";

const EVERY_MILLISECONDS = 30_000;
/** A key or a return to the window asks at once, unless the last answer is younger than this. */
const FRESH_MILLISECONDS = 2000;
/** Who has touched nothing for so long is not editing any more. */
const IDLE_MILLISECONDS = 10 * 60_000;

type Options = {
	/** Where signs are sent; null for a form without a stored record. */
	address: string | null;
	/** What the form says of itself. */
	says: () => { version: number; draft: number; form: string };
	onAnswer: (answer: MarkAnswer) => void;
};

/**
 * Marks a record as being edited while its form is open and somebody is there, and learns what has happened to it: on
 * opening, at a key, on coming back to the window, and every half a minute.
 */
export function useMark(form: RefObject<HTMLFormElement | null>, options: Options) {
	const latest = useRef(options);
	latest.current = options;
	const [isGone, setGone] = useState(false);
	const at = useRef({ active: 0, asked: 0, ended: true });
	const send = useRef(async (takesOver = false): Promise<boolean> => {
		const { address, says } = latest.current;
		if (address === null) return false;
		at.current.asked = Date.now();
		at.current.ended = false;
		const body = words({ ...says(), ...(takesOver && { takeover: "true" }) });
		const answer = await fetch(address, { method: "POST", body, redirect: "manual" })
			.then(async (response) => {
				if (response.status === 404) setGone(true);
				return response.ok ? ((await response.json()) as MarkAnswer) : null;
			})
			.catch(() => null);
		if (answer && !at.current.ended) latest.current.onAnswer(answer);
		return answer !== null;
	}).current;

	const { address } = options;
	useEffect(() => {
		if (address === null) return;
		const isSeen = () => document.visibilityState === "visible";
		const askIfOld = () => {
			if (isSeen() && Date.now() - at.current.asked > FRESH_MILLISECONDS) void send();
		};
		const act = () => void (at.current.active = Date.now());
		const key = () => {
			act();
			askIfOld();
		};
		const end = () => {
			if (at.current.ended) return;
			at.current.ended = true;
			navigator.sendBeacon(address, words({ ...latest.current.says(), ends: "true" }));
		};
		act();
		if (isSeen()) void send();
		const timer = setInterval(() => {
			if (isSeen() && Date.now() - at.current.active < IDLE_MILLISECONDS) void send();
		}, EVERY_MILLISECONDS);
		const box = form.current;
		const listeners = [
			[box, "input", key],
			[box, "keydown", key],
			[window, "pointerdown", act],
			[window, "focus", key],
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
	}, [address, form, send]);

	return {
		/** The record was deleted while the form was open. */
		isGone,
		/** Takes the record over from who is editing it; false if the server could not be reached. */
		takeOver: () => send(true),
	};
}

function words(fields: Record<string, string | number>): URLSearchParams {
	return new URLSearchParams(Object.entries(fields).map(([name, word]) => [name, String(word)]));
}
