import type { deFind } from "../de/find.ts";

/** The English texts of the search for everything in the office, and of its keys. */
export const enFind: { [N in keyof typeof deFind]: { [K in keyof (typeof deFind)[N]]: string } } = {
	find: {
		button: "Find",
		label: "Search everything",
		hint: "Offer, serial or phone number, page …",
		serial: "Serial no. {serial}",
		newWords: "new create",
		pages: "Pages",
		more: "Show all in “{list}”",
		results: "Results",
		found: "Hits: {count}",
		none: "Nothing found for “{text}”.",
		searching: "Searching …",
		failed: "Not everything could be searched. Please try again.",
		notLoaded: "The search could not be loaded. Please try again.",
		close: "Close",
		keysHint: "Arrow keys choose · Enter open · Esc close",
	},
	officeKeys: {
		title: "Keys",
		intro: "These keys work on every page of the office.",
		control: "Ctrl",
		find: "Search everything",
		search: "To the list's search field",
		save: "Save the form and keep it open",
		messages: "To the message at the edge of the screen",
		escape: "Close the window",
		keys: "This list",
		close: "Close",
	},
};
