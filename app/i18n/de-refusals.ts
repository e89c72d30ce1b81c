/** The German texts of forms that are refused, whatever they say. */
export const deRefusals = {
	refusals: {
		pageTitle: "Das Formular wurde nicht gespeichert",
		"signedOut.title": "Nicht gespeichert: Ihre Sitzung ist abgelaufen",
		"signedOut.text":
			"Ihre Eingaben stehen noch im Formular. Melden Sie sich in einem neuen Tab an, kommen Sie hierher zurück und speichern Sie noch einmal.",
		"noRight.title": "Nicht gespeichert: Ihnen fehlt das Recht dazu",
		"noRight.text":
			"Ihre Rolle hat sich geändert. Ihre Eingaben stehen noch im Formular. Sobald ein Administrator Ihnen das Recht wiedergibt, können Sie noch einmal speichern.",
		"factorDue.title": "Nicht gespeichert: Erst brauchen Sie einen zweiten Faktor",
		"factorDue.text":
			"Ihre Eingaben stehen noch im Formular. Richten Sie in einem neuen Tab eine App mit Codes oder einen Passkey ein, kommen Sie hierher zurück und speichern Sie noch einmal.",
		signIn: "In einem neuen Tab anmelden",
		setUp: "In einem neuen Tab einrichten",
		wordsTitle: "Ihre Eingaben",
		filesLost: "Dateien gehen nicht mit. Bitte wählen Sie sie danach noch einmal aus.",
		tooLarge:
			"Für diese Seite war das Formular zu groß. Gehen Sie im Browser eine Seite zurück: Dort stehen Ihre Eingaben.",
		sendAgain: "Noch einmal speichern",
	},
} as const satisfies Record<string, Record<string, string>>;
