import { languages } from "../../foundation/i18n/language.ts";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { queryFields, readTableQuery, type TableQuery } from "../../office/list/table-query.ts";
import { shorten } from "../../foundation/ui/shorten.ts";
import { outcomes } from "../page/request-work.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import { kindAt, type RequestKind, requestLists, requestPath } from "../request-kind.ts";

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

/** The filters of a list, without that for colleagues; each word has a condition in request-filters.server.ts. */
const ofAll = { language: languages, due: ["due", "planned", "none"] } as const;
const filters = {
	subject: [
		"offerSubject",
		"severalSubject",
		"wantedSubject",
		"defaultSubject",
		"serviceSubject",
		"urgentSubject",
		"own",
	],
	machine: ["with", "without"],
	...ofAll,
	source: ["list", "sheet", "tradeIn", "campaign", "referrer", "unknown"],
	outcome: [...outcomes, "none"],
} as const;

export type RequestFilter = keyof typeof filters | "assigned" | "from" | "to";

/** The columns. `first` is the direction of the first click where one sorts; applications have those `ofAll`. */
export const requestColumns = {
	contact: { first: "asc", ofAll: true },
	subject: { first: "asc", ofAll: true },
	machine: { first: "asc", ofAll: false },
	date: { first: "desc", ofAll: true },
	assigned: { first: "asc", ofAll: true },
	followUp: { first: "desc", ofAll: true },
	outcome: { first: "asc", ofAll: false },
	language: { first: "asc", ofAll: true },
	source: { first: null, ofAll: false },
} as const;
export type RequestColumn = keyof typeof requestColumns;
const columns = Object.keys(requestColumns) as RequestColumn[];

/** These lists begin with the request that has waited longest, the others with the newest. */
const oldestFirst: readonly RequestTab[] = ["new", "us", "customer"];

/** The words that the list's address may have; `colleagues` are the ids of those who answer. */
export function requestDefinition(
	colleagues: readonly string[],
	tab: RequestTab = "open",
	kind: RequestKind = "request",
): ListDefinition {
	const usualSort = oldestFirst.includes(tab) ? "date-asc" : "date-desc";
	const sorted = ["name", ...columns.filter((name) => requestColumns[name].first)];
	return {
		name: kind,
		address: requestLists[kind],
		anchor: "",
		prefix: "",
		tab: { name: "ansicht", words: Object.values(tabTexts).filter(Boolean) },
		// The usual order is in its place among the others, too.
		sorts: [usualSort, ...sorted.flatMap((name) => [`${name}-asc`, `${name}-desc`])],
		filters: {
			assigned: [NOBODY, ...colleagues],
			...(kind === "request" ? filters : ofAll),
			from: "day",
			to: "day",
		},
		quick: [
			["assigned", NOBODY],
			["due", "due"],
		],
		columns: columns.filter((name) => kind === "request" || requestColumns[name].ofAll),
		usual: ["contact", "subject", "date"],
		sizes: [10, ...pageSizes],
	};
}

/** The choices in a list. They are part of the address, so that they survive a reload and the back button works. */
export type RequestView = Omit<TableQuery<string>, "tab"> & { kind: RequestKind; tab: RequestTab };

const SUBJECT_CUT = 40;

/**
 * Reads a view from an address. Words that the list does not know are left out. Without `colleagues`, every id counts as
 * one's.
 */
export function readRequestView(url: URL, colleagues = url.searchParams.getAll("assigned")): RequestView {
	const { searchParams: search } = url;
	const kind = kindAt(url);
	const word = search.get(requestDefinition(colleagues).tab!.name);
	const tab = tabs.find((one) => tabTexts[one] === word) ?? "open";
	const definition = requestDefinition(colleagues, tab, kind);
	return { ...readTableQuery(search, definition), kind, tab };
}

/** The view as fields of an address or a form, without what is usual. */
export function viewFields({ kind, tab = "open", ...query }: Partial<RequestView>): [name: string, word: string][] {
	const definition = requestDefinition([], tab, kind);
	return queryFields({ sort: usualSort(tab), ...query, tab: tabTexts[tab] }, definition);
}

export function usualSort(tab: RequestTab): string {
	return requestDefinition([], tab).sorts[0]!;
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
