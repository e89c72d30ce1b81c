/** The English texts of what the search suggests. */
export const enSuggestions = {
	suggestions: {
		makes: "Makes",
		categories: "Categories",
		machines: "Machines",
		one: "1 machine",
		count: "{count} machines",
		buy: "Buy",
		hire: "Hire",
		found: "{count} suggestions, use the arrow keys to choose",
		foundOne: "1 suggestion, use the arrow keys to choose",
	},
} as const;
