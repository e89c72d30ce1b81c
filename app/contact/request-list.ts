import type { Suspicion } from "./suspicion.ts";
import type { Waiting } from "./waiting.ts";

/** A row of the office's list of requests. */
export type RequestLine = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	default_subject: string | null;
	created_at: string;
	bearbeitet: boolean;
	ausgeblendet: boolean;
	suspicion: Suspicion | null;
	/** The machine that it is about; only its name once the offer is deleted. */
	offer_name: string | null;
	offer_nr: number | null;
	/** E-mail address of the colleague who answers it. */
	assigned_email: string | null;
	follow_up: string | null;
	/** Its follow-up is due. */
	due: boolean;
	outcome: string | null;
	/** Null once it is processed, and while it is suspicious. */
	waiting: Waiting | null;
};

/** The lists of requests, and the word of each in an address; the open ones are listed without one. */
export const tabWords = {
	open: "",
	mine: "meine",
	processed: "bearbeitet",
	all: "alle",
	hidden: "ausgeblendet",
	suspicious: "verdaechtig",
} as const;
export type RequestTab = keyof typeof tabWords;
export const tabs = Object.keys(tabWords) as RequestTab[];

/** What a list of requests shows. It is part of the address, so that it survives a reload and the back button works. */
export type RequestView = { q: string; tab: RequestTab; page: number };
export const firstPage: RequestView = { q: "", tab: "open", page: 1 };

export const SEARCH_LENGTH = 200;
const SUBJECT_CUT = 40;

/**
 * Reads a view from an address; null when the search text is invalid. An invalid page number counts as the first page,
 * and an unknown list as the open requests.
 */
export function readRequestView(search: URLSearchParams): RequestView | null {
	const q = (search.get("q") ?? "").trim();
	if (q.includes("\0") || q.length > SEARCH_LENGTH) return null;
	const page = Number(search.get("page"));
	return {
		q,
		tab: tabs.find((tab) => tabWords[tab] === search.get("ansicht")) ?? "open",
		page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
	};
}

/** The view as fields of an address or a form, without defaults. */
export function viewFields({ q = "", tab = "open", page = 1 }: Partial<RequestView>): Record<string, string> {
	return {
		...(tab !== "open" && { ansicht: tabWords[tab] }),
		...(q && { q }),
		...(page > 1 && { page: String(page) }),
	};
}

/** The address of the list. */
export function listAddress(view: Partial<RequestView>): string {
	return `/admin/kontakt-anfragen${asQuery(viewFields(view))}`;
}

/** The address of a request; it contains the view, so that the way back leads to the same list. */
export function requestAddress(id: string, view: Partial<RequestView>, more: Record<string, string> = {}): string {
	return `/admin/kontakt-anfrage/${id}${asQuery({ ...viewFields(view), ...more })}`;
}

function asQuery(fields: Record<string, string>): string {
	const query = new URLSearchParams(fields).toString();
	return query && `?${query}`;
}

/** A subject, shortened for the table. */
export function cutSubject(subject: string): string {
	// By code points, so that no emoji is cut in half.
	const letters = [...subject];
	return letters.length <= SUBJECT_CUT ? subject : `${letters.slice(0, SUBJECT_CUT).join("")}…`;
}
