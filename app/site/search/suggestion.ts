export type Suggestion = {
	label: string;
	/** The label's language, if not the page's. */
	lang?: string;
	/** The number of machines, or the offer type of this one. */
	note: string;
	to: string;
	/** A machine's price in words, and the address of its picture, if it has one. */
	machine?: { price: string; picture: string | null };
};

/** Suggestions of one kind, and how to announce all of them. */
export type SuggestionAnswer = { groups: { label: string; options: Suggestion[] }[]; announcement: string };

/** One letter suggests nothing useful. */
export const SHORTEST_SEARCH = 2;
/** Only the list itself answers a longer text. */
export const LONGEST_SEARCH = 60;
