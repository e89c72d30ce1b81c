import type { TableQuery } from "../../office/list/table-query.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { shorten } from "../../foundation/ui/shorten.ts";
import { type StoredSubject, subjectFor } from "../default-subject.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import { type RequestKind, requestLists, requestPath } from "../request-kind.ts";

export const TAB_PARAMETER = "ansicht";

/** The tabs of the inbox, and the word of each in an address. */
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
/** The tabs of requests that still need somebody. */
export const openTabs: readonly RequestTab[] = ["open", "new", "us", "customer", "mine"];

export const NOBODY = "nobody";

/** The usual order. Among open requests, unanswered emergencies come first. */
export const NEWEST = "date-desc";
/** Unanswered requests come first, the longest waiting on top. */
export const LONGEST_WAITING = "waiting-asc";

/** What a list shows. It is part of the address, so that it survives a reload and the back button works. */
export type RequestView = TableQuery<string> & { kind: RequestKind; tab: RequestTab };

/** What a request is about, as its row shows at a glance. */
export type RequestSign = "urgent" | "service" | "hire" | "machine" | "tradeIn" | "job" | "general";

const SUBJECT_CUT = 40;

/** The view as an address's query, always in the same order and without what is usual. */
function queryOf(view: Partial<RequestView>): string {
	const { tab = "open", q, sort, filters = {}, page = 1 } = view;
	const fields: (readonly [string, string | false | undefined])[] = [
		[TAB_PARAMETER, tabTexts[tab]],
		["q", q],
		["sort", sort !== NEWEST && sort],
		...Object.entries(filters).flatMap(([name, words]) => words.map((word) => [name, word] as const)),
		["page", page > 1 && String(page)],
	];
	const query = new URLSearchParams(fields.filter((field): field is [string, string] => Boolean(field[1]))).toString();
	return query && `?${query}`;
}

export function listAddress(view: Partial<RequestView>): string {
	return requestLists[view.kind ?? "request"] + queryOf(view);
}

/** The address of a request with the view, so that the way back leads to the same list. */
export function requestAddress(id: string, view: Partial<RequestView>): string {
	return requestPath(view.kind ?? "request", id) + queryOf(view);
}

/** The address that takes a step. The view is in it, because the form's fields may have a filter's name. */
export function stepAddress(id: string, step: RequestStep, view: Partial<RequestView>): string {
	return `${requestPath(view.kind ?? "request", id)}/${requestSteps[step]}${queryOf(view)}`;
}

/** The subject in a list. A request about one machine is called by its name alone, which tells it from the others. */
export function listedSubject(language: Language, request: StoredSubject): string {
	const machine = request.default_subject === "offerSubject" && request.offer_name;
	return shorten(machine || subjectFor(language, request), SUBJECT_CUT);
}
