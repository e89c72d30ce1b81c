/** By the filter's name, its words: `{ type: ["miete"], state: ["online", "sold"] }`. */
export type Filters = Readonly<Record<string, readonly string[]>>;

/** What a list of the office shows and what its address may say. Its room reads and changes the rows. */
export type ListDefinition = {
	/** The name under which its layout and the changes of its rows are stored. */
	name: string;
	address: string;
	/** Its sort orders, the usual one first. */
	sorts: readonly [string, ...string[]];
	/** Its filters, each with all its words; the word of a filter "day" is any calendar day. */
	filters: Readonly<Record<string, readonly string[] | "day">>;
	/** The parameter that names the open tab, and the words of all tabs but the usual one. */
	tab?: { name: string; words: readonly string[] };
	/** The columns to choose from, and those that are shown without a choice. */
	columns: readonly string[];
	usual: readonly string[];
	/** Lines a page; the first is usual. */
	sizes: readonly [number, ...number[]];
};

/** The names of a list's filters, columns and actions, and of a filter's words. */
export type ListLabels = {
	label: (name: string) => string;
	word: (name: string, word: string) => string;
	action: (word: string) => string;
};

export const pageSizes = [25, 50, 100] as const;
