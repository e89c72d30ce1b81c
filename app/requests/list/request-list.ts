import { type Language, languages } from "../../i18n/language.ts";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { queryFields, readTableQuery, type TableQuery } from "../../office/list/table-query.ts";
import { shorten } from "../../ui/shorten.ts";
import { outcomes } from "../page/request-work.ts";
import { type RequestStep, requestSteps } from "../request.ts";
import { kindAt, type RequestKind, requestLists, requestPath } from "../request-kind.ts";
import type { Suspicion } from "../suspicion.ts";
import type { Waiting } from "../waiting.ts";

/** A row of the office's list of requests. */
export type RequestLine = {
	id: string;
	/** Tells whether somebody has changed it since: the time of the last change, in milliseconds. */
	version: number;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	/** How its message begins, in one line. */
	beginning: string;
	default_subject: string | null;
	language: Language;
	/** See `source.ts`, as JSON. */
	source: string | null;
	created_at: string;
	bearbeitet: boolean;
	ausgeblendet: boolean;
	suspicion: Suspicion | null;
	/** The machine that it is about; only its name once the offer is deleted. */
	offer_name: string | null;
	offer_nr: number | null;
	/** How many machines it is about beyond that one. */
	further: number;
	/** E-mail address of the colleague who answers it. */
	assigned_email: string | null;
	follow_up: string | null;
	/** Its follow-up is due. */
	due: boolean;
	outcome: string | null;
	/** When a person first answered it. */
	first_answer_at: string | null;
	/** Null once it is answered or processed, and while it is suspicious. */
	waiting: Waiting | null;
};

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

/** What a list is filtered by, beside who answers; each word has a condition in request-filters.server.ts. */
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

const columns = ["contact", "subject", "machine", "date", "assigned", "followUp", "outcome", "language", "source"];
const columnsOfAll = ["contact", "subject", "date", "assigned", "followUp", "language"];
const usualColumns = ["contact", "subject", "date"];
/** Each column but the source sorts; texts begin with A, times with the newest. */
const texts = ["name", "contact", "subject", "machine", "assigned", "outcome", "language"];
const sorts = [...texts.flatMap((name) => [`${name}-asc`, `${name}-desc`]), "followUp-asc", "followUp-desc"];

/** In these lists, who has waited longest comes first; in the others the newest. */
const oldestFirst: readonly RequestTab[] = ["new", "us", "customer"];

/** What the list's address may say; `colleagues` are the ids of those who answer. */
export function requestDefinition(
	colleagues: readonly string[],
	tab: RequestTab = "open",
	kind: RequestKind = "request",
): ListDefinition {
	return {
		name: kind,
		address: requestLists[kind],
		anchor: "",
		prefix: "",
		tab: { name: "ansicht", words: Object.values(tabTexts).filter(Boolean) },
		sorts: oldestFirst.includes(tab) ? ["date-asc", "date-desc", ...sorts] : ["date-desc", "date-asc", ...sorts],
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
		columns: kind === "request" ? columns : columnsOfAll,
		usual: usualColumns,
		sizes: [10, ...pageSizes],
	};
}

/** What a list of requests shows. It is part of the address, so that it survives a reload and the back button works. */
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
 * The address that takes a step. The view stands in it and not in the form, whose fields may have a filter's name.
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
