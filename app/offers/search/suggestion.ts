import type { OfferPicture } from "../offer.ts";

/** Something that a search suggests, and where it leads. */
export type Suggestion = {
	label: string;
	/** The label's language, where that is not the page's. */
	lang?: string;
	/** How many machines there are, or what can be done with this one. */
	note: string;
	to: string;
	/** Of a machine; null where it has none. */
	picture?: OfferPicture | null;
};

/** Suggestions of one kind, and how to announce all of them. */
export type Suggestions = { groups: { label: string; options: Suggestion[] }[]; announcement: string };

/** Nobody means anything by one letter. */
export const SHORTEST_SEARCH = 2;
/** Longer texts are answered by the list itself. */
export const LONGEST_SEARCH = 60;
