import * as v from "valibot";

/**
 * Bounds of automatic deletion. Shorter, and what is kept would go before anybody has read it; longer than ten years
 * nothing needs to be kept.
 */
const MIN_DAYS = 30;
const MAX_DAYS = 3650;

const DAY_MILLISECONDS = 24 * 3_600_000;

/** What is deleted by itself after some days: the names of the settings and of their fields. */
export type RetentionName = "contact_request_days" | "security_log_days";

/** Where nobody has said anything else; null: not at all. */
export const defaultDays: Record<RetentionName, number | null> = { contact_request_days: null, security_log_days: 90 };

/**
 * The form of such a setting: a number of days, or none for no automatic deletion. Messages are keys of the namespace
 * einstellungen.
 */
export function retentionDaysForm<Name extends RetentionName>(name: Name) {
	const days = v.pipe(
		v.string(),
		v.trim(),
		v.check((word) => word === "" || readDays(word) !== null, "error.days"),
		v.transform(readDays),
	);
	// The number of days whose consequences have been read and agreed to.
	return v.object({ [name]: v.optional(days, ""), agreed: v.optional(v.string()) } as { [key in Name]: typeof days } & {
		agreed: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
	});
}

/** The days that a word says; null for none, or for what can be none. */
export function readDays(word: string): number | null {
	const days = /^\d{1,5}$/.test(word) ? Number(word) : 0;
	return days >= MIN_DAYS && days <= MAX_DAYS ? days : null;
}

/** What came before this time (UTC) is deleted. */
export function deletedBefore(days: number, now: Date): string {
	return new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();
}
