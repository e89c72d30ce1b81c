/** The German texts of news that the home page does not show. */
export const deNews = {
	news: {
		archiveDescription: "Neues vom Hof: Maschinen, Werkstatt, Termine, Schulungen und Tipps aus der Praxis.",
		back: "Zurück zu allen Beiträgen",
		edit: "Beitrag bearbeiten",
		notFoundTitle: "Diesen Beitrag gibt es nicht",
		notFoundText:
			"Er wurde entfernt, oder die Adresse stimmt nicht. Alle anderen Beiträge finden Sie in der Übersicht.",
		fetchNewsDetailError:
			"Der Beitrag konnte nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
} as const satisfies Record<string, Record<string, string>>;
