export type TrashKind = "offer" | "news" | "job";

/** Deleted records can be restored for this long. */
export const KEPT_DAYS = 30;
