/** The parameter, and its value, that ask for a record's page with the content of its draft. */
export const PREVIEW = "vorschau";
export const DRAFT = "entwurf";

/** The German address of a record's preview, which only staff get. */
export function previewAddress(page: string): string {
	return `${page}?${new URLSearchParams({ [PREVIEW]: DRAFT })}`;
}

export const PREVIEW_CHANNEL = "vorschau";

/** Tells a record's previews in other tabs that something was kept. */
export function tellPreviews(id: string): void {
	const channel = new BroadcastChannel(PREVIEW_CHANNEL);
	// A channel reaches pages of this origin alone.
	// oxlint-disable-next-line unicorn/require-post-message-target-origin
	channel.postMessage(id);
	channel.close();
}
