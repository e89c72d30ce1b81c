import { getHolidays } from "feiertagejs";
import { operator } from "../../site/company.ts";
import type { OfficeClock, Week } from "./office-hours.ts";

const daysByYear: Record<string, Set<string>> = {};

export function clockWith(week: Week): OfficeClock {
	return { week, isHoliday: (day) => holidays(day.slice(0, 4)).has(day) };
}

function holidays(year: string): Set<string> {
	// Not the library's text of a day, which follows the server's time zone. Its time is noon in UTC.
	const days = () => getHolidays(year, operator.federalState).map(({ date }) => date.toISOString().slice(0, 10));
	return (daysByYear[year] ??= new Set(days()));
}
