/** A line of the office's list of requests. */
export type RequestLine = {
	id: string;
	name: string;
	email: string;
	subject: string;
	created_at: string;
	bearbeitet: boolean;
};

/** What a list of requests shows. Stands in the address, so that it survives a reload and can be gone back to. */
export type RequestView = { q: string; hidden: boolean; page: number };

export const SEARCH_LENGTH = 200;
const SUBJECT_CUT = 40;
const HIDDEN = "ausgeblendet";

/**
 * Reads a view from an address; null when its search is none that could be stored or typed. A page that is no number is
 * the first.
 */
export function readRequestView(search: URLSearchParams): RequestView | null {
	const q = (search.get("q") ?? "").trim();
	if (q.includes("\0") || q.length > SEARCH_LENGTH) return null;
	const page = Number(search.get("page"));
	return {
		q,
		hidden: search.get("ansicht") === HIDDEN,
		page: Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
	};
}

/** The fields of a view as they stand in an address or a form; what is as usual is left out. */
export function viewFields({ q = "", hidden = false, page = 1 }: Partial<RequestView>): Record<string, string> {
	return { ...(hidden && { ansicht: HIDDEN }), ...(q && { q }), ...(page > 1 && { page: String(page) }) };
}

/** The list's address. */
export function listAddress(view: Partial<RequestView>): string {
	return `/admin/kontakt-anfragen${asQuery(viewFields(view))}`;
}

/** A request's own address, from which the way back leads to the list that it was opened in. */
export function requestAddress(id: string, view: Partial<RequestView>, more: Record<string, string> = {}): string {
	return `/admin/kontakt-anfrage/${id}${asQuery({ ...viewFields(view), ...more })}`;
}

function asQuery(fields: Record<string, string>): string {
	const query = new URLSearchParams(fields).toString();
	return query && `?${query}`;
}

/** A subject as the table shows it. */
export function cutSubject(subject: string): string {
	// By characters as people count them, so that no emoji is cut in half.
	const letters = [...subject];
	return letters.length <= SUBJECT_CUT ? subject : `${letters.slice(0, SUBJECT_CUT).join("")}…`;
}
