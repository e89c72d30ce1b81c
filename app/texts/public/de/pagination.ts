/** The German texts of long lists; public lists and the office send them with their pages. */
export const dePagination = {
	pagination: {
		label: "Seiten",
		previous: "Zurück",
		next: "Weiter",
		pageOf: "Seite {page} von {pages}",
	},
} as const satisfies Record<string, Record<string, string>>;
