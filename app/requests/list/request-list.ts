import { type Language, languages } from "../../i18n/language.ts";
import { type ListDefinition, pageSizes } from "../../office/list/list-definition.ts";
import { queryFields, readTableQuery, type TableQuery } from "../../office/list/table-query.ts";
import { VIEW } from "../../office/list/list-views.ts";
import { shorten } from "../../ui/shorten.ts";
import { outcomes } from "../page/request-work.ts";
import { type RequestStep, requestSteps } from "../request.ts";
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
	/** When somebody of the office first opened it. */
	read_at: string | null;
	/** Where the first picture of its machine is kept; null without one. */
	picture: string | null;
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

export const LIST = "/admin/kontakt-anfragen";
/** The name of the list, and of requests among the changes that can be taken back. */
export const REQUESTS = "request";

/** The word of the filter for requests that are nobody's. */
export const NOBODY = "nobody";

/** What the list is filtered by, beside who answers; each word has a condition in request-filters.server.ts. */
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
	language: languages,
	source: ["list", "sheet", "tradeIn", "campaign", "referrer", "unknown"],
	due: ["due", "planned", "none"],
	outcome: [...outcomes, "none"],
} as const;

const columns = ["contact", "subject", "machine", "date", "assigned", "followUp", "outcome", "language", "source"];
export const usualColumns: readonly string[] = ["contact", "subject", "date"];
/** Each column but the source sorts; texts begin with A, times with the newest. */
const texts = ["name", "contact", "subject", "machine", "assigned", "outcome", "language"];
const sorts = [...texts.flatMap((name) => [`${name}-asc`, `${name}-desc`]), "followUp-asc", "followUp-desc"];

/** In these lists, who has waited longest comes first; in the others the newest. */
const oldestFirst: readonly RequestTab[] = ["new", "us", "customer"];

/** What the list's address may say; `colleagues` are the ids of those who answer. */
export function requestDefinition(colleagues: readonly string[], tab: RequestTab = "open"): ListDefinition {
	return {
		name: REQUESTS,
		address: LIST,
		anchor: "",
		prefix: "",
		tab: { name: "ansicht", words: Object.values(tabTexts).filter(Boolean) },
		sorts: oldestFirst.includes(tab) ? ["date-asc", "date-desc", ...sorts] : ["date-desc", "date-asc", ...sorts],
		filters: { assigned: [NOBODY, ...colleagues], ...filters },
		days: ["from", "to"],
		quick: [
			["assigned", NOBODY],
			["due", "due"],
		],
		columns,
		usual: usualColumns,
		sizes: [10, ...pageSizes],
	};
}

/** What a list of requests shows. It is part of the address, so that it survives a reload and the back button works. */
export type RequestView = Omit<TableQuery<string>, "tab" | "size"> & {
	tab: RequestTab;
	size: number;
	/** The id of the saved view that is open; empty where one was left. */
	saved?: string;
};

const SUBJECT_CUT = 40;

/**
 * Reads a view from an address. Words that the list does not know are left out. Without `colleagues`, every id counts as
 * one's.
 */
export function readRequestView(search: URLSearchParams, colleagues = search.getAll("assigned")): RequestView {
	const word = search.get(requestDefinition(colleagues).tab!.name);
	const tab = tabs.find((one) => tabTexts[one] === word) ?? "open";
	const definition = requestDefinition(colleagues, tab);
	const { tab: _, size = definition.sizes![0]!, ...query } = readTableQuery(search, definition);
	const saved = search.get(VIEW);
	return {
		...query,
		size,
		tab,
		...(saved !== null && saved.length < 40 && { saved }),
	};
}

/** The view as fields of an address or a form, without what is usual. */
export function viewFields({ tab = "open", saved, ...query }: Partial<RequestView>): [name: string, word: string][] {
	const definition = requestDefinition([], tab);
	const fields = queryFields({ sort: usualSort(tab), ...query, tab: tabTexts[tab] }, definition);
	return saved === undefined ? fields : [[VIEW, saved], ...fields];
}

export function usualSort(tab: RequestTab): string {
	return requestDefinition([], tab).sorts[0]!;
}

/** The address of the list. */
export function listAddress(view: Partial<RequestView>): string {
	return LIST + asQuery(viewFields(view));
}

/** The address of a request; it contains the view, so that the way back leads to the same list. */
export function requestAddress(id: string, view: Partial<RequestView>, more: Record<string, string> = {}): string {
	return `/admin/kontakt-anfrage/${id}${asQuery([...viewFields(view), ...Object.entries(more)])}`;
}

/**
 * The address that takes a step. The view stands in it and not in the form, whose fields may have a filter's name.
 */
export function stepAddress(id: string, step: RequestStep, view: Partial<RequestView>): string {
	return `/admin/kontakt-anfrage/${id}/${requestSteps[step]}${asQuery(viewFields(view))}`;
}

function asQuery(fields: [string, string][]): string {
	const query = new URLSearchParams(fields).toString();
	return query && `?${query}`;
}

/** A subject, shortened for the table. */
export function cutSubject(subject: string): string {
	return shorten(subject, SUBJECT_CUT);
}
