import type { BulkAnswer, BulkDone } from "../office/bulk-answer.ts";
import type { Choice } from "../office/choice.ts";
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

/** An action that needs something more, or has to be confirmed. `names`: the first of the `count` requests. */
export type RequestsAsked = {
	action: RequestAction;
	choice: Choice;
	count: number;
	names: string[];
	typed: Record<string, string>;
	errors: Record<string, string>;
};

export type RequestsAnswer = BulkAnswer<RequestsAsked>;

/** The message after an action that was done with all of them, with the button that takes it back. */
export function doneMessage({ action, count, expected, undo }: BulkDone<RequestAction>) {
	const one = count === 1;
	const values = { count: String(count), expected: String(expected) };
	const good = { kind: "good" as const, values };
	if (action === "removed")
		return { ...good, namespace: "requestList", title: "removedTitle", text: one ? "removedOne" : "removedCount" };
	const text = count !== expected ? "doneOther" : one ? "doneOne" : "doneCount";
	const button = undo ? { name: "undoBulk" as const, id: undo } : undefined;
	return { ...good, namespace: "bulk", title: "doneTitle", text, button };
}
