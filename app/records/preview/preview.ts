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

/** How wide the page is that a preview beside a form shows, in CSS pixels. */
export const paneWidths = { phone: 390, tablet: 820, desktop: 1280 } as const;
export type PaneWidth = keyof typeof paneWidths;

/** Whether somebody has the preview open beside forms, and how wide. */
export type PaneChoice = { isOpen: boolean; width: PaneWidth };

/** The name under which the choice is kept with a person's lists. */
export const PANE = "vorschau";

/** Reads the choice from a form or from what was kept; null for what is none. */
export function readPane(words: URLSearchParams | FormData): PaneChoice | null {
	const [open, width] = [words.get("open"), words.get("width")];
	if (typeof width !== "string" || !Object.hasOwn(paneWidths, width)) return null;
	return { isOpen: open === "true", width: width as PaneWidth };
}

export function paneFields({ isOpen, width }: PaneChoice): URLSearchParams {
	return new URLSearchParams({ intent: "preview", open: String(isOpen), width });
}

/** Messages between a form and the preview beside it: "show anew", and the frame's "I do" and "I can". */
export const PREVIEW_CHANGED = "preview-changed";
export const PREVIEW_FOLLOWS = "preview-follows";
export const PREVIEW_READY = "preview-ready";
