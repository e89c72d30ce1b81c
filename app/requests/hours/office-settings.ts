import * as v from "valibot";
import { minutesOf, weekdays } from "../../foundation/i18n/opening-hours.ts";
import type { Week } from "./office-hours.ts";

const workday = { opens: 6 * 60 + 30, closes: 16 * 60 };
/** Used until an admin changes it. */
export const defaultWeek: Week = [null, workday, workday, workday, workday, workday, null];

/** The names of a weekday's fields in the form; Sunday is 0. */
export const dayFields = (day: number) => ({ opens: `opens_${day}`, closes: `closes_${day}` });

const time = v.optional(v.pipe(v.string(), v.regex(/^(([01]?\d|2[0-3]):[0-5]\d)?$/, "error.time")), "");
/** A day without times is closed. Messages are keys of the namespace officeHours. */
export const officeForm = v.object(
	Object.fromEntries(weekdays.flatMap((day) => Object.values(dayFields(day)).map((name) => [name, time] as const))),
);

/** The week of a valid form, or a message for each field that contradicts another. */
export function weekOf(form: Record<string, string>): { week: Week } | { errors: Record<string, string> } {
	const errors: Record<string, string> = {};
	const week: Week[number][] = Array.from({ length: 7 }, () => null);
	for (const day of weekdays) {
		const { opens, closes } = dayFields(day);
		const [from = "", to = ""] = [form[opens], form[closes]];
		if (from === "" && to === "") continue;
		if (from === "" || to === "") errors[from === "" ? opens : closes] = "error.timeMissing";
		else if (minutesOf(from) >= minutesOf(to)) errors[closes] = "error.timeOrder";
		else week[day] = { opens: minutesOf(from), closes: minutesOf(to) };
	}
	if (Object.keys(errors).length > 0) return { errors };
	return week.some((hours) => hours !== null) ? { week } : { errors: { [dayFields(1).opens]: "error.opens_1" } };
}
