/** Deleted records can be restored for this long. */
export const KEPT_DAYS = 30;
export const DAY_MILLISECONDS = 24 * 3_600_000;

/**
 * Days until a record deleted at `deletedAt` (UTC) is deleted for good. A started day counts as a whole one; 0 means
 * that the time is over.
 */
export function daysLeft(deletedAt: string, time: number): number {
	return Math.max(0, Math.ceil((Date.parse(deletedAt) + KEPT_DAYS * DAY_MILLISECONDS - time) / DAY_MILLISECONDS));
}

/** The actions on a record in the trash, with the keys of their messages (namespace trash). */
export const trashSteps = {
	restore: { done: "restored", doneText: "restoredDraft", failedText: "restoreFailed" },
	restoreOnline: { done: "restored", doneText: "restoredText", failedText: "restoreFailed" },
	remove: { done: "removed", doneText: "removedText", failedText: "removeFailed" },
} as const;
