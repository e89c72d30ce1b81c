/** The German texts of the dealer's own makes. */
export const deMakes = {
	makes: {
		title: "Hersteller",
		text: "Die Website kennt über hundert Hersteller mit ihren Schreibweisen und zeigt „CAT“ und „Caterpillar GmbH“ unter einem Namen. Was fehlt, ergänzen Sie hier; am Angebot selbst ändert sich nichts.",
		label: "Eigene Hersteller",
		hint: "Je Zeile einer, nach einem Doppelpunkt seine anderen Schreibweisen: „Lodmark: Lod-Mark, LM Baumaschinen“",
		saved: "Die Hersteller gelten ab sofort.",
		error: "Bitte schreiben Sie in jede Zeile zuerst den Namen, insgesamt höchstens 10.000 Zeichen.",
	},
} as const satisfies Record<string, Record<string, string>>;
