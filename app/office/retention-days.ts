import * as v from "valibot";

/** With fewer days, records could be deleted before anybody has read them; nothing is needed for over ten years. */
const MIN_DAYS = 30;
const MAX_DAYS = 3650;

/** The settings for automatic deletion, which are also the names of their form fields. */
export const retentionNames = ["contact_request_days", "log_days"] as const;
export type RetentionName = (typeof retentionNames)[number];
/** Days until deletion; null if it is off. */
export type RetentionDays = Record<RetentionName, number | null>;
/** Periods that would delete `older` rows at once, which needs confirmation. */
export type AskedRetention = { days: RetentionDays; older: Record<RetentionName, number> };

const days = v.pipe(
	v.optional(v.string(), ""),
	v.trim(),
	v.check((word) => word === "" || readDays(word) !== null, "error.days"),
	v.transform(readDays),
);

/** The form of these settings; empty is off. Messages are keys of the namespace einstellungen. */
export const retentionForm = v.object({ contact_request_days: days, log_days: days, agreed: v.optional(v.string()) });

/** The field `agreed` when a user has confirmed the consequences of these periods. */
export function agreedDays(chosen: RetentionDays): string {
	return retentionNames.map((name) => chosen[name] ?? "").join(" ");
}

/** Parses the number of days; null if it is empty, invalid or out of range. */
export function readDays(word: string): number | null {
	const days = /^\d{1,5}$/.test(word) ? Number(word) : 0;
	return days >= MIN_DAYS && days <= MAX_DAYS ? days : null;
}
