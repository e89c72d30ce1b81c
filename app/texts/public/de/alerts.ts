/** The German texts of search alerts: on public pages, in mails, and in the office. */
export const deSearchAlert = {
	searchAlert: {
		title: "Suchauftrag",
		description:
			"Wir schreiben Ihnen, sobald eine Maschine zu Ihrer Suche neu bei uns steht: höchstens eine E-Mail am Tag, jederzeit mit einem Klick abbestellt.",
		intro: "Sobald eine Maschine neu bei uns steht, die zu Ihrer Suche passt, schreiben wir Ihnen.",
		yourSearch: "Ihre Suche",
		paused: "{condition} – danach lässt sich zurzeit nicht suchen, deshalb ruht der Suchauftrag",
		everything: "Ohne weitere Filter: Sie erfahren von jeder neuen Maschine dieser Liste.",
		change: "Suche ändern",
		formTitle: "E-Mail-Adresse angeben",
		email: "E-Mail",
		emailHint:
			"Sie bekommen zuerst eine E-Mail mit einem Link. Erst wenn Sie den Suchauftrag dort bestätigen, beginnt er.",
		consent:
			"Ich möchte per E-Mail erfahren, wenn eine Maschine zu dieser Suche neu angeboten wird, höchstens einmal am Tag. Meine Adresse wird nur dafür gespeichert. Ich kann das jederzeit über den Link in jeder E-Mail beenden.",
		privacy: "Was wir speichern und wie lange, steht in der Datenschutzerklärung.",
		send: "Suchauftrag anlegen",
		sending: "Wird gesendet …",
		sentTitle: "Bitte prüfen Sie Ihr Postfach",
		sentText:
			"Öffnen Sie den Link in unserer E-Mail an {email} und bestätigen Sie dort den Suchauftrag; vorher beginnt er nicht.",
		filedText:
			"Zurzeit können wir keine E-Mails senden, und erst der Link in unserer E-Mail an {email} lässt den Suchauftrag beginnen. Bitte rufen Sie uns an.",
		sentHelp:
			"Keine E-Mail erhalten? Sehen Sie bitte auch im Spam-Ordner nach. Ab dem vierten Suchauftrag am selben Tag kommt keine mehr; diesen bestätigen Sie über den Link einer früheren E-Mail.",
		backToList: "Zurück zur Liste",
		summary: "Bitte prüfen Sie Ihre Angaben:",
		"error.email": "Bitte geben Sie Ihre E-Mail-Adresse ein.",
		"error.emailFormat": "Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.",
		"error.consent": "Bitte setzen Sie das Häkchen: Ohne Ihr Einverständnis dürfen wir Ihnen nicht schreiben.",
		failureTitle: "Nicht gesendet",
		failureText: "Der Suchauftrag konnte nicht gespeichert werden. Bitte versuchen Sie es in einer Minute noch einmal.",
		tooManyText:
			"Von Ihrem Anschluss kamen eben viele Suchaufträge. Bitte warten Sie ein paar Minuten und senden Sie dann noch einmal.",
		manageTitle: "Ihre Suchaufträge",
		manageIntro: "Für {email}",
		toConfirm: "Noch nicht bestätigt",
		toConfirmText:
			"Angelegt am {time}\u00a0Uhr. Haben Sie das nicht veranlasst, müssen Sie nichts tun: Wir löschen ihn nach sieben Tagen.",
		confirm: "Suchauftrag bestätigen",
		confirmNamed: "Suchauftrag bestätigen: {search}",
		running: "Läuft",
		runningSince: "Angelegt am {time}\u00a0Uhr",
		end: "Beenden",
		endNamed: "Suchauftrag beenden: {search}",
		endAll: "Alle beenden",
		none: "Für diese Adresse gibt es keinen Suchauftrag mehr.",
		newSearch: "Zu den Maschinen",
		confirmedTitle: "Der Suchauftrag läuft",
		confirmedText: "Wir schreiben Ihnen, sobald eine passende Maschine neu bei uns steht, höchstens einmal am Tag.",
		endedTitle: "Beendet",
		endedText: "Dazu bekommen Sie keine E-Mails mehr von uns.",
		missingText: "Diesen Suchauftrag gibt es nicht mehr.",
		fullText:
			"Für diese Adresse laufen schon 20 Suchaufträge, mehr sind nicht möglich. Bitte beenden Sie zuerst einen.",
		overTitle: "Dieser Link gilt nicht mehr",
		overText:
			"Suchaufträge, die nicht bestätigt werden, löschen wir nach sieben Tagen. Sie können jederzeit einen neuen anlegen.",
	},
} as const;

export const deSearchAlertMails = {
	searchAlertMail: {
		greeting: "Guten Tag,",
		confirmSubject: "Bitte bestätigen Sie Ihren Suchauftrag",
		confirmText:
			"auf {site} wurde für diese Adresse ein Suchauftrag angelegt. Bitte öffnen Sie den Link und bestätigen Sie dort den Suchauftrag; dort steht auch, wonach gesucht wird. Vorher schreiben wir Ihnen nicht.",
		confirmAction: "Suchauftrag ansehen und bestätigen",
		knownSubject: "Diesen Suchauftrag haben Sie schon",
		knownText:
			"auf {site} wurde für diese Adresse noch einmal der gleiche Suchauftrag angelegt. Er läuft weiter wie bisher.",
		knownAction: "Suchaufträge ansehen",
		fullSubject: "Ihr Suchauftrag wurde nicht angelegt",
		fullText:
			"auf {site} sollte für diese Adresse ein Suchauftrag angelegt werden. Es gibt für sie aber schon 20, mehr sind nicht möglich. Bitte beenden Sie zuerst einen.",
		fullAction: "Suchaufträge ansehen",
		answerFoot:
			"Sie erhalten diese E-Mail, weil jemand auf {site} diese Adresse angegeben hat. Waren Sie das nicht, dann tun Sie nichts: Was nicht bestätigt wird, löschen wir nach {days} Tagen.",
		"newCount.one": "Eine neue Maschine zu Ihrer Suche",
		newCount: "{count} neue Maschinen zu Ihrer Suche",
		newText: "das ist neu bei uns und passt zu Ihrer Suche:",
		more: "und {count} weitere in der Liste",
		manage: "Suchaufträge ansehen oder beenden",
		newFoot:
			"Sie erhalten diese E-Mail höchstens einmal am Tag, weil Sie auf {site} einen Suchauftrag angelegt und bestätigt haben. Mit dem Link darüber beenden Sie ihn jederzeit.",
	},
} as const;

export const deSearchAlertOffice = {
	searchAlerts: {
		title: "Suchaufträge",
		counts: "Laufende Suchaufträge: {alerts}. Noch nicht bestätigt: {unconfirmed}.",
		search: "Suche",
		waiting: "Interessenten",
		newest: "Neuester",
		none: "Zurzeit wartet niemand.",
		noFilter: "ohne weitere Filter",
		privacyTitle: "Auskunft und Löschung",
		privacyText:
			"Verlangt jemand Auskunft oder Löschung, geben Sie hier die E-Mail-Adresse ein. Gelöscht wird alles, was zu ihr gespeichert ist, auch der Nachweis der Einwilligung; im Verlauf steht danach nur, dass Sie gelöscht haben, ohne die Adresse.",
		email: "E-Mail-Adresse",
		show: "Anzeigen",
		erase: "Alles zu dieser Adresse löschen",
		eraseText:
			"Alles, was zu {email} gespeichert ist, wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.",
		nothing: "Zu dieser Adresse ist nichts gespeichert.",
		erased: "Gelöscht.",
		stored: "Gespeichert zu {email}",
		askedAt: "Angefragt",
		confirmedAt: "Bestätigt",
		endedAt: "Beendet",
		wording: "Wortlaut der Einwilligung",
		never: "nein",
	},
} as const;
