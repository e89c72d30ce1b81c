export const trashKinds = ["offer", "news", "job"] as const;
export type TrashKind = (typeof trashKinds)[number];

/** Deleted records can be restored for this long. */
export const KEPT_DAYS = 30;
export const DAY_MILLISECONDS = 24 * 3_600_000;

/** Whole days until a record that was deleted at `deletedAt` (UTC) is removed for good; 0 when it is less than one. */
export function daysLeft(deletedAt: string, time: number): number {
	return Math.max(0, Math.floor((Date.parse(deletedAt) + KEPT_DAYS * DAY_MILLISECONDS - time) / DAY_MILLISECONDS));
}
