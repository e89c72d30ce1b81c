/** The parameter of a page's address that asks for the page as it would be with the draft, and its value. */
export const PREVIEW = "vorschau";
export const DRAFT = "entwurf";

/** The German address of a record's page as it would be with its draft. Staff are known by their session. */
export function previewAddress(page: string): string {
	return `${page}?${new URLSearchParams({ [PREVIEW]: DRAFT })}`;
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
