import * as v from "valibot";

/**
 * Limits of automatic deletion. With fewer days, records could be deleted before anybody has read them; nothing is
 * needed for more than ten years.
 */
const MIN_DAYS = 30;
const MAX_DAYS = 3650;

const DAY_MILLISECONDS = 24 * 3_600_000;

/** The settings for automatic deletion, which are also the names of their form fields. */
export type RetentionName = "contact_request_days" | "log_days";

/** The form of such a setting: a number of days, or empty for off. Messages are keys of the namespace einstellungen. */
export function retentionDaysForm<Name extends RetentionName>(name: Name) {
	const days = v.pipe(
		v.string(),
		v.trim(),
		v.check((word) => word === "" || readDays(word) !== null, "error.days"),
		v.transform(readDays),
	);
	// `agreed` is the number of days whose consequences the user has confirmed.
	return v.object({ [name]: v.optional(days, ""), agreed: v.optional(v.string()) } as { [key in Name]: typeof days } & {
		agreed: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
	});
}

/** Parses the number of days; null if it is empty, invalid or out of range. */
export function readDays(word: string): number | null {
	const days = /^\d{1,5}$/.test(word) ? Number(word) : 0;
	return days >= MIN_DAYS && days <= MAX_DAYS ? days : null;
}

/** Records from before this time (UTC) are deleted. */
export function deletedBefore(days: number, now: Date): string {
	return new Date(now.getTime() - days * DAY_MILLISECONDS).toISOString();
}
