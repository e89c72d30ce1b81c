/** The German texts of news that the home page does not show. */
export const deNews = {
	news: {
		archiveDescription: "Neues vom Hof: Maschinen, Werkstatt, Termine, Schulungen und Tipps aus der Praxis.",
		back: "Zurück zu allen Meldungen",
		edit: "Meldung bearbeiten",
		notFoundTitle: "Diese Meldung gibt es nicht",
		notFoundText:
			"Sie wurde entfernt, oder die Adresse stimmt nicht. Alle anderen Meldungen finden Sie in der Übersicht.",
		fetchNewsDetailError:
			"Die Meldung konnte nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
} as const satisfies Record<string, Record<string, string>>;
