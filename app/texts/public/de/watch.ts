/** The German texts of the list of saved machines that stand on every page; loaded with its code. */
export const deWatch = {
	watch: {
		list: "Merkliste",
		save: "Merken",
		saved: "Gemerkt",
		saveMachine: "{name} merken",
		compare: "Vergleichen",
		compareMachine: "{name} vergleichen",
		comparison: "Vergleich",
		toComparison: "Zum Vergleich",
		compareOne: "Noch eine zum Vergleichen wählen",
		compareCount: "{count} gewählt",
		compareNone: "Leeren",
		compareFull: "Mehr als vier Maschinen passen nicht nebeneinander",
		full: "Ihre Merkliste ist voll",
		fullText: "Sie fasst 50 Maschinen. Nehmen Sie zuerst eine heraus.",
		refused: "Merken ist in diesem Browser nicht möglich",
		refusedText: "Sein Speicher ist voll oder für diese Website gesperrt, wie in manchen privaten Fenstern.",
	},
} as const satisfies Record<string, Record<string, string>>;
