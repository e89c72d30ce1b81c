import type { CollectionName } from "../../log/audit.ts";
import type { BulkDone } from "../../office/list/bulk-answer.ts";
import { pageSizes } from "../../office/list/list-definition.ts";

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

/** The address of the trash; that of a record in it is below. */
export const TRASH = "/admin/papierkorb";

/** The list of the trash for a reader who sees these kinds of records. */
export const trashDefinition = (kinds: readonly CollectionName[]) => ({
	name: "trash",
	address: TRASH,
	sorts: ["time-desc", "time-asc", "name-asc", "name-desc"] as const,
	filters: { kind: kinds },
	columns: [],
	usual: [],
	sizes: pageSizes,
});
export type TrashSort = ReturnType<typeof trashDefinition>["sorts"][number];

/** The steps of records in the trash, with the keys of their messages (namespace trash). */
export const trashSteps = {
	restore: { done: "restored", text: "restoredDraft" },
	restoreOnline: { done: "restored", text: "restoredText" },
	remove: { done: "removed", text: "removedText" },
} as const;
export type TrashStep = keyof typeof trashSteps;

/** Returns what a reader may do: a step with the chosen records, or the removal of all. Only admins remove for good. */
export function trashActions(mayRemove: boolean): (TrashStep | "empty")[] {
	return ["restore", "restoreOnline", ...(mayRemove ? (["remove", "empty"] as const) : [])];
}

/** The message about what was done. `drafts` are the names of those that were to be online and came back as drafts. */
export function trashDone({ action, count, name }: BulkDone, drafts: string[]) {
	const step = trashSteps[action === "empty" ? "remove" : (action as TrashStep)];
	const text = drafts.length > 0 ? "restoredIncomplete" : step.text;
	const values = { name, count: String(count), drafts: drafts.join(", ") };
	return { kind: "good" as const, namespace: "trash", title: step.done, text, values };
}
