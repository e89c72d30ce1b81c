/** The German texts about the words of the public pages. */
export const dePageWords = {
	pageWords: {
		title: "Texte der Seiten",
		linkText: "Was die öffentlichen Seiten über Ihren Betrieb sagen",
		back: "Zurück zu den Einstellungen",
		intro:
			"Ersetzen Sie, was zu Ihrem Betrieb nicht passt. Ein leeres Feld lässt den mitgelieferten Text stehen; löschen Sie Ihren Text, so kommt er wieder. {promise} in einem Text steht für Ihr Versprechen zur Antwortzeit.",
		pages: "Seiten",
		"page.startseite": "Startseite",
		"page.service": "Service",
		"page.beratung": "Beratung",
		"page.ueber-uns": "Über uns",
		"page.karriere": "Karriere",
		"page.kontakt": "Kontakt",
		show: "Seite ansehen (neuer Tab)",
		"language.de": "Deutsch",
		"language.en": "Englisch",
		fetchError: "Die Texte konnten nicht geladen werden. (Code: {code})",
		notSaved: "Nicht gespeichert",
		saveError: "Die Texte konnten nicht gespeichert werden. (Code: {code})",
		changedTitle: "Jemand hat diese Texte inzwischen geändert",
		changedText:
			"Noch ist nichts gespeichert. Sehen Sie die andere Fassung an, und speichern Sie noch einmal: Dann gilt Ihre.",
		showChanged: "Gespeicherte Fassung in neuem Tab zeigen",
		summary: "Bitte prüfen Sie diese Texte:",
		"error.tooLong": "Das ist zu lang; höchstens 1.500 Zeichen.",
		save: "Speichern",
		saving: "Wird gespeichert …",
		saved: "Gespeichert. Die Seite zeigt es ab sofort.",
	},
} as const satisfies Record<string, Record<string, string>>;
