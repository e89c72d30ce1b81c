/** The parameter of a page's address that asks for the page as it would be with the draft. */
export const PREVIEW = "vorschau";
/** Its value for staff, who are known by their session; that of a customer's link is a token. */
export const STAFF_PREVIEW = "entwurf";

/** Days for which a customer's link to a draft is valid. */
export const PREVIEW_DAYS = 14;

/** The German address of a record's page as it would be with its draft. */
export function previewAddress(page: string, word = STAFF_PREVIEW): string {
	return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams({ [PREVIEW]: word })}`;
}
