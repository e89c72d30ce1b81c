import type { CollectionName } from "../../log/audit.ts";
import type { Asked, BulkDone } from "../../office/list/bulk-answer.ts";
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
	anchor: "",
	prefix: "",
	sorts: ["time-desc", "time-asc", "name-asc", "name-desc"] as const,
	filters: { kind: kinds },
	columns: [],
	usual: [],
	sizes: pageSizes,
});
export type TrashSort = ReturnType<typeof trashDefinition>["sorts"][number];

/** The actions on a record in the trash, with the keys of their messages (namespace trash). */
export const trashSteps = {
	restore: {
		done: "restored",
		doneText: "restoredDraft",
		one: "oneRestored",
		many: "manyRestored",
		failedText: "restoreFailed",
	},
	restoreOnline: {
		done: "restored",
		doneText: "restoredText",
		one: "oneRestoredOnline",
		many: "manyRestoredOnline",
		failedText: "restoreFailed",
	},
	remove: {
		done: "removed",
		doneText: "removedText",
		one: "oneRemoved",
		many: "manyRemoved",
		failedText: "removeFailed",
	},
} as const;
export type TrashStep = keyof typeof trashSteps;

export const isTrashStep = (word: unknown): word is TrashStep =>
	typeof word === "string" && Object.hasOwn(trashSteps, word);

/** An action with several records: a step with the chosen ones, or the removal of all. */
export type TrashAction = TrashStep | "empty";

/** Returns the actions of a reader with several records; only admins remove for good. */
export function trashActions(mayRemove: boolean): TrashAction[] {
	return ["restore", "restoreOnline", ...(mayRemove ? (["remove", "empty"] as const) : [])];
}

/** When the question before records are removed for good was asked (UTC). */
export type TrashQuestion = { at: string };
export type TrashAsked = Asked<TrashAction, TrashQuestion>;

/**
 * The message about what was done: keys of the namespace trash, and the values in their texts. `drafts` are the names of
 * those that were to be online and came back as drafts.
 */
export function trashDone({ action, count }: Pick<BulkDone<TrashAction>, "action" | "count">, drafts: string[]) {
	const { done, one, many } = trashSteps[action === "empty" ? "remove" : action];
	const text = drafts.length > 0 ? "someRestoredOnline" : count === 1 ? one : many;
	return { kind: "good" as const, title: done, text, values: { count: String(count), drafts: drafts.join(", ") } };
}
