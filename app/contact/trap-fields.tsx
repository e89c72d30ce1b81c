import { useEffect, useRef } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { TIME_FIELD, TRAP_FIELD } from "./contact-trap.ts";

/** What tells people from programs (see contact-trap.ts): out of sight, out of the tab order, and said to be left empty where it is read out. */
export function TrapFields() {
	const t = useTexts("contact");
	const time = useRef<HTMLInputElement>(null);
	useTypingTime(time);
	return (
		<>
			<div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden">
				<label htmlFor={TRAP_FIELD}>{t("leaveEmpty")}</label>
				<input id={TRAP_FIELD} name={TRAP_FIELD} type="text" tabIndex={-1} autoComplete="off" defaultValue="" data-1p-ignore data-lpignore="true" data-bwignore />
			</div>
			<input ref={time} type="hidden" name={TIME_FIELD} defaultValue="" />
		</>
	);
}

/** Notes at sending how long ago the first input was. */
function useTypingTime(field: { current: HTMLInputElement | null }) {
	useEffect(() => {
		const form = field.current?.form;
		let begun: number | null = null;
		const begin = () => (begun ??= performance.now());
		const note = () => field.current && (field.current.value = begun === null ? "" : String(Math.round(performance.now() - begun)));
		const forget = () => (begun = null);
		form?.addEventListener("input", begin);
		form?.addEventListener("submit", note);
		form?.addEventListener("reset", forget);
		return () => {
			form?.removeEventListener("input", begin);
			form?.removeEventListener("submit", note);
			form?.removeEventListener("reset", forget);
		};
	}, [field]);
}
