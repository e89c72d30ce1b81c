/** The German texts of how the page of a machine explains its price. */
export const dePriceExample = {
	priceExample: {
		title: "Bruttopreis und Monatsrate",
		linkText: "Was Besucher mit einem Tippen über den Preis erfahren",
		back: "Zurück zu den Einstellungen",
		fetchError: "Die Einstellung konnte nicht geladen werden. (Code: {code})",
		notSaved: "Nicht gespeichert",
		saveError: "Die Einstellung konnte nicht gespeichert werden. (Code: {code})",
		summary: "Bitte prüfen Sie diese Angaben:",
		save: "Speichern",
		saving: "Wird gespeichert …",
		intro:
			"Wer auf der Seite einer Maschine zum Kauf auf „Brutto und Monatsrate“ tippt, sieht den Preis mit Mehrwertsteuer und ein unverbindliches Rechenbeispiel. Der Zins gilt für das Beispiel aller Maschinen; lassen Sie es von Ihrer Bank oder Ihrem Steuerberater prüfen.",
		price_explained: "Bruttopreis und Monatsrate zeigen",
		vat_rate: "Mehrwertsteuer in %",
		instalment_deposit: "Anzahlung in % vom Bruttopreis",
		depositHint: "Leer: ohne Anzahlung",
		instalment_months: "Anzahl der Monatsraten",
		monthsHint: "Von 6 bis 120. Bleiben Anzahl und Zins leer, erscheint nur der Bruttopreis.",
		instalment_rate: "Effektiver Jahreszins in %",
		saved: "Gespeichert. Das gilt auf der Website ab sofort.",
		"error.percent": "Bitte prüfen Sie diesen Prozentsatz; gemeint ist eine Zahl wie 4,9.",
		"error.months": "Bitte geben Sie eine ganze Zahl von 6 bis 120 ein.",
		"error.both":
			"Zu einer Rate gehören die Anzahl und der Zins. Bitte füllen Sie beides aus oder lassen Sie beides leer.",
	},
} as const satisfies Record<string, Record<string, string>>;
