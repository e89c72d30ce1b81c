/** The German texts of the list of saved machines that stand on every page; loaded with its code. */
export const deWatch = {
	watch: {
		list: "Merkliste",
		save: "Merken",
		saved: "Gemerkt",
		saveMachine: "{name} merken",
		full: "Ihre Merkliste ist voll",
		fullText: "Sie fasst 50 Maschinen. Nehmen Sie zuerst eine heraus.",
		refused: "Merken ist in diesem Browser nicht möglich",
		refusedText: "Sein Speicher ist voll oder für diese Website gesperrt, wie in manchen privaten Fenstern.",
	},
} as const satisfies Record<string, Record<string, string>>;
