import { officeAddress } from "../foundation/i18n/office-address.ts";

/** The parameter of a form's address that names the list it was opened from. */
const LIST = "liste";
const DASHBOARD = "/admin/dashboard";

/** Where a page leads back to: the list it was opened from, as it was left, or else the dashboard or another page. */
export function wayBack(search: URLSearchParams, otherwise = DASHBOARD): string {
	return officeAddress(search.get(LIST)) ?? otherwise;
}

/** The query with which a redirect to another form keeps the way back. */
export function keptWayBack(search: URLSearchParams): string {
	const list = officeAddress(search.get(LIST));
	return list === null ? "" : `?${new URLSearchParams({ [LIST]: list })}`;
}

/** Adds the list that a form is opened from to its address. */
export function withWayBack(form: string, list: string): string {
	if (list === DASHBOARD) return form;
	return `${form}${form.includes("?") ? "&" : "?"}${new URLSearchParams({ [LIST]: list })}`;
}
