import type { CollectionName } from "../../log/audit.ts";
import type { BulkDone } from "../../office/list/bulk-answer.ts";
import { pageSizes } from "../../office/list/list-definition.ts";

export const KEPT_DAYS = 30;
export const DAY_MILLISECONDS = 24 * 3_600_000;

/** Days until a record is removed for good; a started day counts, and 0 means that its time is over. */
export function daysLeft(deletedAt: string, time: number): number {
	return Math.max(0, Math.ceil((Date.parse(deletedAt) + KEPT_DAYS * DAY_MILLISECONDS - time) / DAY_MILLISECONDS));
}

/** The address of the trash; the id of a record in it follows. */
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

/** What can be done with records in the trash, with the keys of the messages (namespace trash). */
export const trashSteps = {
	restore: { done: "restored", text: "restoredDraft" },
	restoreOnline: { done: "restored", text: "restoredText" },
	remove: { done: "removed", text: "removedText" },
} as const;
export type TrashStep = keyof typeof trashSteps;

/** What a reader may do with the chosen records, or with all ("empty"). Only admins remove for good. */
export function trashActions(mayRemove: boolean): (TrashStep | "empty")[] {
	return ["restore", "restoreOnline", ...(mayRemove ? (["remove", "empty"] as const) : [])];
}

/** Names of records that were to be online and became drafts, and of drafts that are no longer reserved or sold. */
export type Became = { drafts: string[]; free: string[] };

export function trashDone({ action, count, name }: BulkDone, { drafts, free }: Became) {
	const step = trashSteps[action === "empty" ? "remove" : (action as TrashStep)];
	const text = drafts.length > 0 ? "restoredIncomplete" : free.length > 0 ? "restoredFree" : step.text;
	const values = { name, count: String(count), drafts: drafts.join(", "), free: free.join(", ") };
	return { kind: "good" as const, namespace: "trash", title: step.done, text, values };
}
