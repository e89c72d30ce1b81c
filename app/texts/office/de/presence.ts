/** The German texts of two people at one record. */
export const dePresence = {
	presence: {
		editsTitle: "{who} bearbeitet diesen Eintrag auch",
		editsText:
			"Seit {time}. Sie können beide schreiben: Wer zuletzt speichert, sieht Feld für Feld, was verschieden ist.",
		goneTitle: "Dieser Eintrag wurde inzwischen gelöscht",
		goneText: "Er liegt im Papierkorb. Ihre Eingaben stehen noch im Formular, lassen sich aber nicht speichern.",
		inList: "{who} bearbeitet",
		changedTitle: "Nicht ausgeführt",
		changedBy:
			"{who} hat „{name}“ am {time} geändert. Hier ist der jetzige Stand. Wenn Sie dabei bleiben, klicken Sie bitte noch einmal.",
		changedByYou:
			"Sie haben „{name}“ am {time} in einem anderen Fenster geändert. Hier ist der jetzige Stand. Wenn Sie dabei bleiben, klicken Sie bitte noch einmal.",
		changedByPlan:
			"„{name}“ wurde am {time} wie geplant geändert. Hier ist der jetzige Stand. Wenn Sie dabei bleiben, klicken Sie bitte noch einmal.",
	},
};
