/** The German texts of forms that are refused whatever they say, and of a sign-in that ends. */
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
		"unconfirmed.title": "Nicht geändert: Bitte zeigen Sie erst, dass Sie es sind",
		"unconfirmed.text":
			"Ihre Anmeldung ist länger als zehn Minuten her. Was Sie eingegeben haben, steht noch auf dieser Seite. Geben Sie in einem neuen Tab Ihr Passwort ein, kommen Sie hierher zurück und senden Sie noch einmal.",
		"network.title": "Nicht ausgeführt: Der Server ist nicht erreichbar oder gestört",
		"network.text":
			"Was Sie getippt haben, steht noch auf dieser Seite. Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.",
		signIn: "In einem neuen Tab anmelden",
		setUp: "In einem neuen Tab einrichten",
		confirm: "In einem neuen Tab bestätigen",
		pageBack: "Mit der Zurück-Taste des Browsers kommen Sie zu Ihren Eingaben.",
	},
	signedOut: {
		endedTitle: "Sie sind abgemeldet",
		endedText:
			"Was Sie in diesem Fenster getippt haben, ist noch da. Melden Sie sich in einem neuen Tab an, dann geht es hier weiter.",
		signIn: "In einem neuen Tab anmelden",
		othersTitle: "Inzwischen ist jemand anderes angemeldet",
		othersText: "Dieses Fenster gehört zu einem anderen Konto. Laden Sie die Seite neu, um weiterzuarbeiten.",
		reload: "Seite neu laden",
	},
} as const satisfies Record<string, Record<string, string>>;
