/** The German texts of the form for machines in part exchange. */
export const deTradeIn = {
	tradeIn: {
		title: "Ihre Maschine verkaufen oder in Zahlung geben",
		description:
			"Beschreiben Sie uns Ihre gebrauchte Baumaschine mit bis zu zehn Fotos. Wir sagen Ihnen, was wir dafür zahlen oder anrechnen.",
		intro:
			"Wir kaufen Ihre gebrauchte Maschine an oder rechnen sie auf eine andere an. Ein paar Angaben und Fotos vom Handy genügen für eine erste Einschätzung.",
		formTitle: "Ihre Maschine",
		wanted: "Sie interessieren sich für:",
		make: "Hersteller",
		model: "Typ",
		year: "Baujahr",
		hours: "Betriebsstunden",
		location: "Standort",
		price: "Preisvorstellung, netto",
		photos: "Fotos",
		optional: "optional",
		condition: "Zustand",
		conditionHint: "Zum Beispiel Verschleiß, Reparaturen, Anbaugeräte, bekannte Mängel",
		photosLabel: "Fotos, bis zu zehn",
		photosHint:
			"Am besten: rundum, Typenschild, Stundenzähler, Laufwerk und was verschlissen ist. Je Foto höchstens 15 MB. Nur unser Büro sieht sie.",
		photosReady: "Angekommene Fotos: {count}",
		photosBusy: "Fotos werden gesendet …",
		photosMissing: "Erst Fotos prüfen",
		photoNumber: "Foto {number}",
		photoRemove: "Foto {number} entfernen",
		photoSending: "{name} wird gesendet",
		photoRetry: "Noch einmal",
		photoCancel: "{name} nicht senden",
		send: "Maschine anbieten",
		subject: "Inzahlungnahme: {machine}",
		stepsTitle: "So geht es weiter",
		step1: "Wir sehen uns Angaben und Fotos an und melden uns mit einer ersten Einschätzung.",
		step2: "Sind Sie einverstanden, sehen wir uns die Maschine an, bei Ihnen oder auf unserem Hof.",
		step3: "Den Preis zahlen wir Ihnen aus, oder wir rechnen ihn auf Ihre nächste Maschine an.",
		"error.make": "Bitte geben Sie den Hersteller an.",
		"error.model": "Bitte geben Sie den Typ an.",
		"error.long": "Hersteller, Typ, Standort und Preisvorstellung dürfen je höchstens 100 Zeichen haben.",
		"error.year": "Bitte geben Sie ein Baujahr von 1900 bis heute an, zum Beispiel 2014.",
		"error.hours": "Bitte geben Sie die Betriebsstunden als ganze Zahl an, zum Beispiel 6.500.",
		"error.condition": "Bitte beschreiben Sie den Zustand in Worten, oder lassen Sie das Feld leer.",
		"error.conditionLong": "Die Beschreibung darf höchstens 5.000 Zeichen haben.",
		"error.photosGone":
			"Fotos, die länger als einen Tag auf das Absenden warten, löschen wir. Bitte fügen Sie sie noch einmal an.",
		"picture.empty": "Die Datei ist leer.",
		"picture.type": "Das ist kein Bild, das wir lesen können. Erlaubt sind JPEG, PNG und WebP.",
		"picture.heic":
			"Dieses Foto hat das Format HEIC, das wir nicht annehmen können. Wählen Sie es auf dem iPhone direkt über diese Seite aus: Dann sendet das iPhone es als JPEG. Oder speichern Sie es am Rechner als JPEG.",
		"picture.tooLarge": "Das Foto ist zu groß. Erlaubt sind höchstens 15 MB je Foto.",
		"picture.tooManyPixels":
			"Das Foto hat zu viele Pixel. Erlaubt sind höchstens 50 Megapixel und 20.000 Pixel je Seite.",
		"picture.broken": "Das Foto ist beschädigt und kann nicht gelesen werden.",
		"picture.asJpeg":
			"Das Foto lässt sich so nicht lesen. Bitte speichern Sie es als JPEG, und senden Sie es noch einmal.",
		"picture.count": "Sie können höchstens zehn Fotos anhängen. Die übrigen können Sie uns später per E-Mail senden.",
		"picture.tooMany":
			"Gerade kommen sehr viele Fotos an. Senden Sie das Formular bitte ohne Fotos, oder versuchen Sie es später noch einmal.",
		"picture.failed": "Das Foto ist nicht angekommen. Bitte versuchen Sie es noch einmal.",
	},
} as const;

/** The German texts of a position's page and of the form that applies for it. */
export const deApplicationForm = {
	application: {
		back: "Zu allen offenen Stellen",
		toForm: "Jetzt bewerben",
		formTitle: "Ihre Bewerbung",
		formIntro: "Ein paar Sätze und, wenn Sie mögen, Ihr Lebenslauf. Fragen vorab beantworten wir gern am Telefon:",
		message: "Was Sie können und warum Sie zu uns möchten",
		cv: "Lebenslauf",
		cvHint: "Eine PDF-Datei, höchstens 10 MB. Nur wer über die Bewerbung entscheidet, bekommt sie zu sehen.",
		cvAgain: "Bitte wählen Sie Ihren Lebenslauf noch einmal aus; Dateien kann der Browser nicht behalten.",
		privacyAfter:
			" zur Kenntnis genommen und akzeptiert. Meine Angaben und mein Lebenslauf werden für diese Bewerbung gespeichert.",
		send: "Bewerbung senden",
		sending: "Wird gesendet …",
		sentTitle: "Ihre Bewerbung ist angekommen",
		sentText: "Vielen Dank. Wir lesen sie in Ruhe und melden uns bei Ihnen, auch wenn es nicht passt.",
		sentWithCv:
			"Vielen Dank, auch für Ihren Lebenslauf. Wir lesen beides in Ruhe und melden uns bei Ihnen, auch wenn es nicht passt.",
		sentMore: "Zu allen offenen Stellen",
		failureText: "Ihre Bewerbung konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
		tooManyText:
			"Von Ihrem Anschluss kamen eben mehrere Bewerbungen. Bitte warten Sie ein paar Minuten und senden Sie dann noch einmal.",
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
