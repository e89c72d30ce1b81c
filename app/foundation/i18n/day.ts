/** True for a calendar day that exists, "2026-03-01". */
export function isDay(word: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(word)) return false;
	const found = new Date(`${word}T00:00:00Z`);
	return !Number.isNaN(found.getTime()) && found.toISOString().startsWith(word);
}

/** The calendar day this many days later, or earlier if negative. */
export function plusDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export const mondayOf = (day: string) => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
