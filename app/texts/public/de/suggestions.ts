/** The German texts of what the search suggests; they stay on the server, which sends whole suggestions. */
export const deSuggestions = {
	suggestions: {
		makes: "Hersteller",
		categories: "Kategorien",
		machines: "Maschinen",
		one: "1 Maschine",
		count: "{count} Maschinen",
		buy: "Kaufen",
		hire: "Mieten",
		found: "{count} Vorschläge, zu wählen mit den Pfeiltasten",
		foundOne: "1 Vorschlag, zu wählen mit den Pfeiltasten",
	},
} as const;
