/** The German texts of the page on which the office keeps the words of the search. */
export const deSynonyms = {
	synonyms: {
		title: "Suchwörter",
		back: "Zurück zu den Einstellungen",
		link: "Suchwörter",
		linkText: "Wörter der Branche, die dasselbe meinen: Wer das eine sucht, findet auch das andere.",
		intro:
			"Wer eines der Wörter einer Gruppe sucht, findet auch Maschinen, die anders heißen. Was genau so heißt, steht zuerst. Groß- und Kleinschreibung, Bindestriche, Leerzeichen, ä und ae sind gleich; die Mehrzahl muss nicht dabeistehen. Die Schreibweisen der Hersteller kennt die Suche von selbst.",
		none: "Noch keine Gruppe.",
		add: "Neue Gruppe",
		edit: "Bearbeiten",
		editOf: "Gruppe „{name}“ bearbeiten",
		leadTo: "führen zu",
		remove: "Gruppe löschen",
		askRemove: "Die Gruppe „{name}“ wird gelöscht. Das lässt sich nicht rückgängig machen.",
		removed: "Gruppe gelöscht",
		missing: "Diese Gruppe gibt es nicht mehr",
		words: "Wörter, die dasselbe meinen",
		wordsHint: "Eines je Zeile, deutsch und englisch; auch zwei Wörter wie „wheel loader“.",
		oneWay: "Wörter, die nur hierher führen",
		oneWayHint:
			"Wer „Kompaktlader“ sucht, findet auch Radlader; wer „Radlader“ sucht, findet keine Kompaktlader. Andere Wörter, in denen so ein Wort nur vorkommt, stehen zuletzt.",
		optional: "freiwillig",
		saved: "Suchwörter gespeichert",
		cancel: "Abbrechen",
		notRemoved: "Nicht gelöscht: Die Gruppe wurde inzwischen geändert. Die Liste zeigt sie, wie sie jetzt ist.",
		changedTitle: "Nicht gespeichert: Die Gruppe wurde inzwischen geändert",
		changedText:
			"Jemand hat diese Gruppe gespeichert, seit Sie sie geöffnet haben. Ihre Eingaben stehen noch hier. Wenn Sie noch einmal speichern, ersetzen sie die andere Fassung.",
		showChanged: "Die andere Fassung in einem neuen Tab ansehen",
		removedMeanwhile:
			"Die Gruppe wurde inzwischen gelöscht. Ihre Eingaben stehen noch hier. Wenn Sie noch einmal speichern, entsteht daraus eine neue.",
		"error.tooFew": "Bitte nennen Sie mindestens zwei Wörter, davon eines, das andere finden.",
		"error.tooMany": "Das sind zu viele Wörter. Erlaubt sind 40.",
		"error.wordLong": "Ein Wort ist zu lang. Erlaubt sind 60 Zeichen.",
		"error.noWord": "Ein Wort hat weder Buchstaben noch Ziffern.",
	},
} as const;
