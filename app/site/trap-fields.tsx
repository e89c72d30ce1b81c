import { useEffect, useRef } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { TIME_FIELD, TRAP_FIELD } from "./contact-trap.ts";

/**
 * The fields that tell people from programs (see contact-trap.ts). They are off-screen and out of the tab order, and
 * tell screen readers that they must stay empty.
 */
export function TrapFields() {
	const t = useTexts("contact");
	const time = useRef<HTMLInputElement>(null);
	useTypingTime(time);
	return (
		<>
			<div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
				<label htmlFor={TRAP_FIELD}>{t("leaveEmpty")}</label>
				<input
					id={TRAP_FIELD}
					name={TRAP_FIELD}
					type="text"
					tabIndex={-1}
					autoComplete="off"
					defaultValue=""
					data-1p-ignore
					data-lpignore="true"
					data-bwignore
				/>
			</div>
			<input ref={time} type="hidden" name={TIME_FIELD} defaultValue="" />
		</>
	);
}

/**
 * On sending, stores how many milliseconds ago the first input was, by the events' own timestamps, since a busy phone
 * handles events late. Stores nothing if the form was filled in before this script ran, or by the back button.
 */
function useTypingTime(field: { current: HTMLInputElement | null }) {
	useEffect(() => {
		const form = field.current?.form;
		if (!form) return;
		let firstInput: number | null = null;
		let watched = isUntouched(form);
		const start = ({ timeStamp }: Event) => void (firstInput ??= timeStamp);
		const storeTime = ({ timeStamp }: Event) => {
			if (field.current)
				field.current.value = watched && firstInput !== null ? String(Math.round(timeStamp - firstInput)) : "";
		};
		const startAgain = () => {
			firstInput = null;
			watched = true;
		};
		const unmounted = new AbortController();
		form.addEventListener("input", start, unmounted);
		form.addEventListener("submit", storeTime, unmounted);
		form.addEventListener("reset", startAgain, unmounted);
		return () => unmounted.abort();
	}, [field]);
}

/** Whether every field still has its initial value. */
function isUntouched(form: HTMLFormElement): boolean {
	return [...(form.elements as Iterable<HTMLInputElement>)].every(
		({ value, checked, defaultValue = value, defaultChecked = checked }) =>
			value === defaultValue && checked === defaultChecked,
	);
}
