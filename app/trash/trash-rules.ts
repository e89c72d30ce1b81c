/** Deleted records can be restored for this long. */
export const KEPT_DAYS = 30;
export const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Days until a record that was deleted at `deletedAt` (UTC) is removed for good; one that has begun counts, 0 means
 * that its time is over.
 */
export function daysLeft(deletedAt: string, time: number): number {
	return Math.max(0, Math.ceil((Date.parse(deletedAt) + KEPT_DAYS * DAY_MILLISECONDS - time) / DAY_MILLISECONDS));
}

/** What can be done with a record in the trash, and the keys of what is said afterwards (namespace trash). */
export const trashSteps = {
	restore: { done: "restored", doneText: "restoredText", failedText: "restoreFailed" },
	remove: { done: "removed", doneText: "removedText", failedText: "removeFailed" },
} as const;
