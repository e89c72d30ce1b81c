import { getHolidays } from "feiertagejs";
import type { OfficeClock, Week } from "./office-hours.ts";
import type { State } from "./office-settings.ts";

const daysByYear = new Map<string, Set<string>>();

export function clockIn(state: State, week: Week): OfficeClock {
	return { week, isHoliday: (day) => holidays(state, day.slice(0, 4)).has(day) };
}

function holidays(state: State, year: string): Set<string> {
	const key = `${state} ${year}`;
	const found = daysByYear.get(key);
	if (found) return found;
	// The library's own text of a day is the server's, a day late where its clock is far east; its time is noon in UTC.
	const days = new Set(getHolidays(year, state).map(({ date }) => date.toISOString().slice(0, 10)));
	daysByYear.set(key, days);
	return days;
}
