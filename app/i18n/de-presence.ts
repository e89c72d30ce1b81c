/** The German texts of two people at one record. */
export const dePresence = {
	presence: {
		heldTitle: "{who} bearbeitet diesen Eintrag",
		heldText:
			"Seit {time}. Wenn Sie übernehmen, erfährt {who} das bei der nächsten Taste, kann jedes Wort noch kopieren und nicht mehr speichern.",
		back: "Zurück",
		read: "Nur lesen",
		takeOver: "Übernehmen",
		takeOverAgain: "Wieder übernehmen",
		takeOverFailed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
		readingTitle: "Sie lesen nur",
		readingHeld: "{who} bearbeitet diesen Eintrag seit {time}. Hier ist alles gesperrt.",
		readingFree: "Hier ist alles gesperrt. Niemand sonst bearbeitet diesen Eintrag.",
		edit: "Bearbeiten",
		takenTitle: "{who} bearbeitet diesen Eintrag jetzt",
		takenText:
			"Seit {time}. Hier ist alles gesperrt, und es wird nichts mehr gesichert. Ihre Wörter stehen unten und lassen sich kopieren.",
		yourWords: "Ihre Wörter",
		copy: "Alles kopieren",
		copied: "Kopiert",
		refusedTitle: "Nichts gespeichert",
		refusedText:
			"{who} bearbeitet diesen Eintrag seit {time}. Ihre Eingaben stehen noch im Formular. Wenn Sie übernehmen, kann {who} nicht mehr speichern.",
		takeOverAndSave: "Übernehmen und speichern",
		goneTitle: "Dieser Eintrag wurde inzwischen gelöscht",
		goneText: "Er liegt im Papierkorb. Ihre Eingaben stehen noch im Formular, lassen sich aber nicht speichern.",
		inList: "{who} bearbeitet",
		heldFlashTitle: "Nichts geändert",
		heldFlashText: "{who} bearbeitet diesen Eintrag gerade. Übernehmen Sie ihn zuerst, wenn Sie etwas ändern wollen.",
		changedTitle: "Noch nichts getan",
		changedBy:
			"{who} hat „{name}“ am {time} geändert. Hier ist der jetzige Stand. Bleiben Sie dabei, dann klicken Sie noch einmal.",
		changedByYou:
			"Sie haben „{name}“ am {time} in einem anderen Fenster geändert. Hier ist der jetzige Stand. Bleiben Sie dabei, dann klicken Sie noch einmal.",
		changedByPlan:
			"„{name}“ wurde am {time} wie geplant geändert. Hier ist der jetzige Stand. Bleiben Sie dabei, dann klicken Sie noch einmal.",
	},
};
