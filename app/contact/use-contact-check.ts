import { type FormEvent, useRef } from "react";
import type { Read } from "../ui/form/form-reader.ts";
import { SENT_AGAIN } from "./contact-trap.ts";

type Check = (form: FormData) => Read<unknown>;

/** Used if the rules could not be loaded; the server checks anyway. */
const unchecked: Check = () => ({ ok: true, value: null, typed: {} });

const loadContactCheck = () => import("./check-contact.ts").then(({ checkContact }) => checkContact);

/** Submits the form again for a user who has already pressed the button. The typing time ended at that press. */
function sendAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
	form.dataset[SENT_AGAIN] = "";
	form.requestSubmit(submitter);
	delete form.dataset[SENT_AGAIN];
}

/**
 * Loads the form's rules when somebody starts to use it, as most readers never do. A form submitted earlier waits for
 * them. `load` loads the rules of another form.
 */
export function useContactCheck(load: () => Promise<Check> = loadContactCheck) {
	const rules = useRef<Check>(null);
	const fetching = useRef<Promise<void>>(null);
	const waiting = useRef(false);
	const fetchRules = () =>
		(fetching.current ??= load().then(
			(check) => void (rules.current = check),
			() => void (rules.current = unchecked),
		));
	return {
		fetchRules,
		check: (form: FormData) => (rules.current ?? unchecked)(form),
		/** Whether the form can be checked now; if not, it is submitted again once the rules are loaded. */
		isReady(event: FormEvent<HTMLFormElement>): boolean {
			// Without a network the rules never arrive; submitting shows the failure.
			if (rules.current || !navigator.onLine) return true;
			event.preventDefault();
			const form = event.currentTarget;
			const { submitter } = event.nativeEvent as SubmitEvent;
			if (!waiting.current) void fetchRules().then(() => form.isConnected && sendAgain(form, submitter));
			waiting.current = true;
			return false;
		},
	};
}
