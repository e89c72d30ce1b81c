/** Texts of mails. They are put together on the server and never reach a browser. */
export const deMails = {
	mailFrame: {
		orOpen: "Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
	},
	requestMail: {
		subject: "Website: {subject}",
		title: "Neue Anfrage von {name}",
		intro: "Über das Kontaktformular ist eine Anfrage eingegangen.",
		received: "Eingegangen",
		name: "Name",
		email: "E-Mail",
		phone: "Telefon",
		noPhone: "nicht angegeben",
		subjectLabel: "Betreff",
		machine: "Maschine",
		language: "Sprache",
		"language.de": "Deutsch",
		"language.en": "Englisch",
		privacy: "Datenschutzerklärung",
		privacyAgreed: "akzeptiert",
		message: "Nachricht",
		answerBy: "Antwort erwartet bis",
		open: "In der Verwaltung öffnen",
		foot: "Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.",
	},
	acknowledgementMail: {
		subject: "Ihre Anfrage ist angekommen",
		greeting: "Guten Tag,",
		received: "vielen Dank für Ihre Anfrage. Sie ist am {time} Uhr bei uns eingegangen.",
		machine: "Es geht um: {machine}",
		answer: "Unser Büro ist Montag bis Freitag von 6:30 bis 16:00 Uhr besetzt. Sie bekommen unsere Antwort spätestens am {day}, {time} Uhr.",
		urgent: "Wenn es eilt, rufen Sie uns bitte an: {phone}. Möchten Sie etwas ergänzen, antworten Sie einfach auf diese E-Mail.",
		foot: "Sie erhalten diese E-Mail, weil jemand im Kontaktformular auf {site} diese Adresse angegeben hat. Waren Sie das nicht, antworten Sie bitte kurz, dann löschen wir die Anfrage.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type MailTexts = { [N in keyof typeof deMails]: { [K in keyof (typeof deMails)[N]]: string } };
