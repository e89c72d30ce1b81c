import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { SENT_AGAIN, TIME_FIELD, TRAP_FIELD } from "./contact-trap.ts";

/**
 * What tells people from programs (see contact-trap.ts): out of sight, out of the tab order, and said to be left empty
 * where it is read out.
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
 * Notes at sending how long ago the first input was, by the clock of the events themselves: a busy phone handles them
 * late. What was typed before the script was there, or comes back with the back button, was not watched; then nothing
 * is noted.
 */
function useTypingTime(field: { current: HTMLInputElement | null }) {
	useEffect(() => {
		const form = field.current?.form;
		if (!form) return;
		let begun: number | null = null;
		let watched = isUntouched(form);
		const begin = ({ timeStamp }: Event) => void (begun ??= timeStamp);
		const note = ({ timeStamp }: Event) => {
			if (field.current && form.dataset[SENT_AGAIN] === undefined)
				field.current.value = watched && begun !== null ? String(Math.round(timeStamp - begun)) : "";
		};
		const beginAnew = () => {
			begun = null;
			watched = true;
		};
		form.addEventListener("input", begin);
		form.addEventListener("submit", note);
		form.addEventListener("reset", beginAnew);
		return () => {
			form.removeEventListener("input", begin);
			form.removeEventListener("submit", note);
			form.removeEventListener("reset", beginAnew);
		};
	}, [field]);
}

/** Whether every field is as the page brought it. */
function isUntouched(form: HTMLFormElement): boolean {
	return [...form.elements].every((field) => {
		if (field instanceof HTMLTextAreaElement) return field.value === field.defaultValue;
		return (
			!(field instanceof HTMLInputElement) ||
			(field.value === field.defaultValue && field.checked === field.defaultChecked)
		);
	});
}
