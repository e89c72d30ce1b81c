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

/** The channel on which a form tells previews of its record, by its id, that something was kept. */
export const PREVIEW_CHANNEL = "vorschau";

/** Tells the previews of a record, in other tabs, to show what was kept. */
export function tellPreviews(id: string): void {
	const channel = new BroadcastChannel(PREVIEW_CHANNEL);
	// A channel reaches pages of this origin alone.
	// oxlint-disable-next-line unicorn/require-post-message-target-origin
	channel.postMessage(id);
	channel.close();
}
