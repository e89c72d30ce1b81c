/** The German texts of the office's pages about applications. */
export const deApplications = {
	applications: {
		title: "Bewerbungen",
		intro: "Nur Administratoren sehen Bewerbungen. {months} Monate nach ihrem Eingang werden sie von selbst gelöscht.",
		search: "Bewerbungen durchsuchen",
		name: "Name",
		position: "Stelle",
		received: "Eingegangen",
		state: "Status",
		cv: "Lebenslauf",
		noCv: "ohne Lebenslauf",
		open: "Offen",
		processed: "Erledigt",
		suspicious: "Vermutlich von einem Programm",
		speculative: "Initiativbewerbung",
		empty: "Bisher gibt es keine Bewerbungen.",
		notFound: "Keine Bewerbung enthält „{text}“.",
		back: "Zu allen Bewerbungen",
		data: "Angaben",
		message: "Nachricht",
		email: "E-Mail",
		phone: "Telefon",
		language: "Sprache",
		"language.de": "Deutsch",
		"language.en": "Englisch",
		download: "Lebenslauf herunterladen (PDF, {size})",
		cvHint:
			"Wir prüfen nicht, was in der Datei steckt. Öffnen Sie sie wie jeden Anhang von Unbekannten: mit einem aktuellen Programm, und ohne darin etwas zu erlauben.",
		processedBy: "Erledigt am {time} von {email}",
		markProcessed: "Als erledigt kennzeichnen",
		askProcessed: "Die Bewerbung von {name} wird als erledigt gekennzeichnet.",
		reopen: "Wieder öffnen",
		release: "Kein Spam",
		remove: "Endgültig löschen",
		removeText:
			"Die Bewerbung von {name} wird mit dem Lebenslauf endgültig gelöscht. Das lässt sich nicht zurücknehmen.",
		removedMany: "Endgültig gelöscht, mit allen Lebensläufen: {count}.",
		removeMany: "{count} Bewerbungen mit allen Lebensläufen: {names}. Das lässt sich nicht zurücknehmen.",
		missing: "Diese Bewerbung gibt es nicht mehr",
		missingText: "Sie wurde gelöscht, oder die Adresse stimmt nicht.",
		"done.processed": "Als erledigt gekennzeichnet",
		"done.reopen": "Wieder geöffnet",
		"done.release": "Steht jetzt bei den offenen Bewerbungen",
		"done.remove": "Bewerbung gelöscht",
		unchanged: "Das war schon geschehen",
		failedTitle: "Nicht gespeichert",
		failedText: "Die Änderung konnte nicht gespeichert werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type ApplicationsTexts = {
	[N in keyof typeof deApplications]: { [K in keyof (typeof deApplications)[N]]: string };
};
