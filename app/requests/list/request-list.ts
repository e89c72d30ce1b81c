import type { TableQuery } from "../../office/list/table-query.ts";
import { shorten } from "../../foundation/ui/shorten.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import { type RequestKind, requestLists, requestPath } from "../request-kind.ts";

export const TAB_PARAMETER = "ansicht";

/** The lists of requests, and the word of each in an address; the open ones are listed without one. */
export const tabTexts = {
	open: "",
	new: "neu",
	us: "wartet-auf-uns",
	customer: "wartet-auf-kunde",
	mine: "meine",
	processed: "bearbeitet",
	all: "alle",
	hidden: "ausgeblendet",
	suspicious: "verdaechtig",
} as const;
export type RequestTab = keyof typeof tabTexts;
export const tabs = Object.keys(tabTexts) as RequestTab[];
/** The lists of requests with which somebody still has to do something. */
export const openTabs: readonly RequestTab[] = ["open", "new", "us", "customer", "mine"];

/** The word of the filter for requests that are nobody's. */
export const NOBODY = "nobody";

/** The usual order. In the lists of open requests, emergencies that nobody has answered come first. */
export const NEWEST = "date-desc";
/** The unanswered requests first, the longest waiting of them on top. */
export const LONGEST_WAITING = "waiting-asc";

/** The choices in a list. They are part of the address, so that they survive a reload and the back button works. */
export type RequestView = TableQuery<string> & { kind: RequestKind; tab: RequestTab };

/** What a request is about, as its row shows at a glance. */
export type RequestSign = "urgent" | "service" | "hire" | "machine" | "tradeIn" | "job" | "general";

const SUBJECT_CUT = 40;

/** The view as fields of an address or a form, always in the same order and without what is usual. */
export function viewFields(view: Partial<RequestView>): [name: string, word: string][] {
	const { tab = "open", q, sort, filters = {}, page = 1 } = view;
	const fields: (readonly [string, string | false | undefined])[] = [
		[TAB_PARAMETER, tabTexts[tab]],
		["q", q],
		["sort", sort !== NEWEST && sort],
		...Object.entries(filters).flatMap(([name, words]) => words.map((word) => [name, word] as const)),
		["page", page > 1 && String(page)],
	];
	return fields.filter((field): field is [string, string] => Boolean(field[1]));
}

export function listAddress(view: Partial<RequestView>): string {
	return requestLists[view.kind ?? "request"] + asQuery(viewFields(view));
}

/** The address of a request; it contains the view, so that the way back leads to the same list. */
export function requestAddress(id: string, view: Partial<RequestView>): string {
	return requestPath(view.kind ?? "request", id) + asQuery(viewFields(view));
}

/** The address that takes a step. The view is in it, because the form's fields may have a filter's name. */
export function stepAddress(id: string, step: RequestStep, view: Partial<RequestView>): string {
	return `${requestPath(view.kind ?? "request", id)}/${requestSteps[step]}${asQuery(viewFields(view))}`;
}

function asQuery(fields: [string, string][]): string {
	const query = new URLSearchParams(fields).toString();
	return query && `?${query}`;
}

export function cutSubject(subject: string): string {
	return shorten(subject, SUBJECT_CUT);
}
