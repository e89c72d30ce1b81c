import { type Asked, type BulkDone, doneMessage } from "../../office/list/bulk-answer.ts";
import type { RequestTab } from "./request-list.ts";

/** What can be done with many requests at once. */
export const requestActions = [
	"assign",
	"processed",
	"reopened",
	"followUp",
	"hidden",
	"unhidden",
	"released",
	"removed",
] as const;
export type RequestAction = (typeof requestActions)[number];

/** What each list offers. */
const offered: Record<RequestTab, readonly RequestAction[]> = {
	open: ["assign", "processed", "followUp", "hidden"],
	new: ["assign", "processed", "followUp", "hidden"],
	us: ["assign", "processed", "followUp", "hidden"],
	customer: ["assign", "processed", "followUp", "hidden"],
	mine: ["assign", "processed", "followUp", "hidden"],
	processed: ["reopened", "hidden"],
	all: ["assign", "processed", "reopened", "followUp", "hidden"],
	hidden: ["unhidden", "processed", "reopened"],
	suspicious: ["released"],
};

/** The actions for the rows of a list; only `mayRemove` can delete for good. */
export function actionsOf(tab: RequestTab, mayRemove: boolean): RequestAction[] {
	return [...offered[tab], ...(mayRemove ? (["removed"] as const) : [])];
}

export type RequestsAsked = Asked<RequestAction>;

/** The message after an action that was done with all of them; nothing brings deleted ones back. */
export function requestsDone(done: BulkDone<RequestAction>) {
	if (done.action !== "removed") return doneMessage(done);
	const text = done.count === 1 ? "removedOne" : "removedCount";
	return { ...doneMessage(done), namespace: "requestList", title: "removedTitle", text };
}
