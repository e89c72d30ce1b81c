/** A suggestion of a search, and its address. */
export type Suggestion = {
	label: string;
	/** The label's language, if not the page's. */
	lang?: string;
	/** The number of machines, or the offer type of this one. */
	note: string;
	to: string;
	/** Of a machine: its price in words, and the address of its picture, null where it has none. */
	machine?: { price: string; picture: string | null };
};

/** Suggestions of one kind, and how to announce all of them. */
export type SuggestionAnswer = { groups: { label: string; options: Suggestion[] }[]; announcement: string };

/** One letter suggests nothing useful. */
export const SHORTEST_SEARCH = 2;
/** A longer text gets no suggestions; the list itself answers it. */
export const LONGEST_SEARCH = 60;
