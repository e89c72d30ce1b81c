/** The English texts of news that the home page does not show. */
export const enNews = {
	news: {
		archiveDescription: "News from the yard: machines, workshop, dates, training and practical advice.",
		back: "Back to all news",
		edit: "Edit news item",
		notFoundTitle: "We cannot find this news item",
		notFoundText: "It has been removed, or the address is wrong. Everything else is in the archive.",
		fetchNewsDetailError: "This news item could not be loaded. Please try again in a minute.",
	},
};
