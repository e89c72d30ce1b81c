/** The German texts of a position's page and of the form that applies for it. */
export const deApplicationForm = {
	application: {
		back: "Zu allen offenen Stellen",
		toForm: "Jetzt bewerben",
		formTitle: "Ihre Bewerbung",
		formIntro: "Ein paar Sätze und, wenn Sie mögen, Ihr Lebenslauf. Ein Anschreiben nach Lehrbuch brauchen wir nicht.",
		message: "Was Sie können und warum Sie zu uns möchten",
		cv: "Lebenslauf",
		cvHint: "Eine PDF-Datei, höchstens 10 MB. Nur wer über die Bewerbung entscheidet, bekommt sie zu sehen.",
		cvAgain: "Bitte wählen Sie Ihren Lebenslauf noch einmal aus; Dateien kann der Browser nicht behalten.",
		privacyAfter:
			" gelesen und bin einverstanden, dass meine Angaben und mein Lebenslauf für diese Bewerbung gespeichert werden.",
		send: "Bewerbung senden",
		sending: "Wird gesendet …",
		sentTitle: "Ihre Bewerbung ist angekommen",
		sentText:
			"Vielen Dank. Wir lesen sie in Ruhe und melden uns bei Ihnen, auch wenn es nicht passt. Eine Bestätigung ist per E-Mail unterwegs.",
		sentMore: "Zu allen offenen Stellen",
		failureText: "Ihre Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
		tooManyText:
			"Von Ihrem Anschluss kamen eben mehrere Bewerbungen. Bitte warten Sie ein paar Minuten und senden Sie dann noch einmal, oder rufen Sie uns an.",
		"document.type": "Der Lebenslauf ist keine PDF-Datei. Speichern oder drucken Sie ihn bitte als PDF.",
		"document.tooLarge": "Der Lebenslauf ist zu groß. Erlaubt sind höchstens 10 MB.",
		"document.empty": "Die Datei mit dem Lebenslauf ist leer.",
		speculativeTitle: "Initiativbewerbung",
		speculativeDescription: "Bewerben Sie sich bei uns ohne Ausschreibung: Werkstatt, Vermietung, Verkauf, Transport.",
		speculativeIntro:
			"Keine der offenen Stellen passt, aber Sie mögen große Maschinen? Dann schreiben Sie uns, was Sie können und was Sie machen möchten. Wir sagen Ihnen ehrlich, ob wir etwas für Sie haben.",
		speculativeTipsTitle: "Das hilft uns",
		speculativeTip1: "Was Sie gelernt haben und was Sie zuletzt gemacht haben",
		speculativeTip2: "Welche Maschinen Sie kennen, welche Scheine Sie haben",
		speculativeTip3: "Ab wann Sie anfangen könnten, und an welchem Ort",
		goneTitle: "Diese Stelle ist nicht mehr ausgeschrieben",
		goneText: "Sie ist besetzt oder wurde zurückgezogen.",
		notFoundTitle: "Diese Stelle gibt es nicht",
		notFoundText: "Die Adresse stimmt nicht, oder die Stelle wurde entfernt.",
		openText: "Diese Stellen sind zurzeit offen:",
		othersTitle: "Weitere offene Stellen",
	},
} as const satisfies Record<string, Record<string, string>>;

export type ApplicationFormTexts = {
	[N in keyof typeof deApplicationForm]: { [K in keyof (typeof deApplicationForm)[N]]: string };
};
