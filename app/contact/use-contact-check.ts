import { type FormEvent, useRef } from "react";
import type { Read } from "../ui/form-reader.ts";
import { SENT_AGAIN } from "./contact-trap.ts";

type Check = (form: FormData) => Read<unknown>;

/** For want of the rules; the server checks all the same. */
const unchecked: Check = () => ({ ok: true, value: null, typed: {} });

/** On behalf of somebody who has sent it already: the time they took for it ended then. */
function sendAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
	form.dataset[SENT_AGAIN] = "";
	form.requestSubmit(submitter);
	delete form.dataset[SENT_AGAIN];
}

/**
 * The form's rules, fetched when somebody turns to it: most who read the page send nothing. Who sends before they are
 * there waits for them.
 */
export function useContactCheck() {
	const rules = useRef<Check>(null);
	const fetching = useRef<Promise<void>>(null);
	const waiting = useRef(false);
	const fetchRules = () =>
		(fetching.current ??= import("./check-contact.ts").then(
			({ checkContact }) => void (rules.current = checkContact),
			() => void (rules.current = unchecked),
		));
	return {
		fetchRules,
		check: (form: FormData) => (rules.current ?? unchecked)(form),
		/** Whether the form can be checked now; if not, it is sent once more when it can. */
		isReady(event: FormEvent<HTMLFormElement>): boolean {
			if (rules.current) return true;
			event.preventDefault();
			const form = event.currentTarget;
			const { submitter } = event.nativeEvent as SubmitEvent;
			if (!waiting.current) void fetchRules().then(() => form.isConnected && sendAgain(form, submitter));
			waiting.current = true;
			return false;
		},
	};
}
