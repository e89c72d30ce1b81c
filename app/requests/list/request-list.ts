import type { TableQuery } from "../../office/list/table-query.ts";
import { shorten } from "../../foundation/ui/shorten.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import { type RequestKind, requestLists, requestPath } from "../request-kind.ts";

/** The parameter of an address that names the open tab. */
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

/** The word of the filter for requests that are nobody's. */
export const NOBODY = "nobody";

/** These lists begin with the request that has waited longest, the others with the newest. */
const oldestFirst: readonly RequestTab[] = ["new", "us", "customer"];

export function usualSort(tab: RequestTab): string {
	return oldestFirst.includes(tab) ? "date-asc" : "date-desc";
}

/** The choices in a list. They are part of the address, so that they survive a reload and the back button works. */
export type RequestView = TableQuery<string> & { kind: RequestKind; tab: RequestTab };

const SUBJECT_CUT = 40;

/** The view as fields of an address or a form, always in the same order and without what is usual. */
export function viewFields(view: Partial<RequestView>): [name: string, word: string][] {
	const { tab = "open", q, sort, filters = {}, page = 1 } = view;
	const fields: (readonly [string, string | false | undefined])[] = [
		[TAB_PARAMETER, tabTexts[tab]],
		["q", q],
		["sort", sort !== usualSort(tab) && sort],
		...Object.entries(filters).flatMap(([name, words]) => words.map((word) => [name, word] as const)),
		["page", page > 1 && String(page)],
	];
	return fields.filter((field): field is [string, string] => Boolean(field[1]));
}

/** The address of the list. */
export function listAddress(view: Partial<RequestView>): string {
	return requestLists[view.kind ?? "request"] + asQuery(viewFields(view));
}

/** The address of a request; it contains the view, so that the way back leads to the same list. */
export function requestAddress(id: string, view: Partial<RequestView>): string {
	return requestPath(view.kind ?? "request", id) + asQuery(viewFields(view));
}

/**
 * The address that takes a step. The view is in it and not in the form, whose fields may have a filter's name.
 */
export function stepAddress(id: string, step: RequestStep, view: Partial<RequestView>): string {
	return `${requestPath(view.kind ?? "request", id)}/${requestSteps[step]}${asQuery(viewFields(view))}`;
}

function asQuery(fields: [string, string][]): string {
	const query = new URLSearchParams(fields).toString();
	return query && `?${query}`;
}

/** A subject, shortened for the table. */
export function cutSubject(subject: string): string {
	return shorten(subject, SUBJECT_CUT);
}
