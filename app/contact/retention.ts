import * as v from "valibot";

/** Bounds of automatic deletion. Shorter, and requests would go before anybody has read them; longer than ten years nothing needs to be kept. */
export const FEWEST_DAYS = 30;
export const MOST_DAYS = 3650;

const DAY_MILLISECONDS = 24 * 3_600_000;

/** The setting's form: a number of days, or none for no automatic deletion. Messages are keys of the namespace settings. */
export const retentionForm = v.object({
	contact_request_days: v.optional(
		v.pipe(
			v.string(),
			v.trim(),
			v.check((word) => word === "" || readDays(word) !== null, "error.days"),
			v.transform(readDays),
		),
		"",
	),
	/** The number of days whose consequences have been read and agreed to. */
	agreed: v.optional(v.string()),
});

/** The days that a word says; null for none, or for what can be none. */
export function readDays(word: string): number | null {
	const days = /^\d{1,5}$/.test(word) ? Number(word) : 0;
	return days >= FEWEST_DAYS && days <= MOST_DAYS ? days : null;
}

/** Requests that came before this time (UTC) are deleted. */
export function keptUntil(days: number, now: Date): string {
	return new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();
}
