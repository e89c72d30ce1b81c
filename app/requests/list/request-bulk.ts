import { type Asked, type BulkDone, doneMessage } from "../../office/list/bulk-answer.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import type { RequestTab } from "./request-list.ts";

/** All that can be done with many requests at once. */
export type RequestAction = RequestStep | "assign" | "followUp";
export const requestActions: readonly RequestAction[] = [
	"assign",
	"followUp",
	...(Object.keys(requestSteps) as RequestStep[]),
];

const ofOpenOnes: readonly RequestAction[] = ["assign", "processed", "followUp", "hidden"];
const offered: Record<RequestTab, readonly RequestAction[]> = {
	open: ofOpenOnes,
	new: ofOpenOnes,
	us: ofOpenOnes,
	customer: ofOpenOnes,
	mine: ofOpenOnes,
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
