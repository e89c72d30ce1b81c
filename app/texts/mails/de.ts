import { deSearchAlertMails } from "../public/de/alerts.ts";

/** The German texts of mails; only the server uses them. */
export const deMails = {
	...deSearchAlertMails,
	accountMails: {
		greeting: "Guten Tag {name}!",
		confirmTitle: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
		confirmText:
			"Für {email} wurde ein Benutzerkonto in der Verwaltung unserer Website angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich mit dem Passwort anmelden, das Sie vom Administrator bekommen haben.",
		confirmNote: "Der Link gilt sieben Tage.",
		confirmAction: "Adresse bestätigen",
		inviteTitle: "Ihr Zugang zur Verwaltung",
		inviteText:
			"{name} hat für Sie ein Benutzerkonto in der Verwaltung unserer Website angelegt. Mit diesem Link legen Sie Ihr Passwort fest, danach melden Sie sich mit {email} an.",
		inviteNote: "Der Link gilt sieben Tage und nur einmal. Danach hilft „Passwort vergessen?“ auf der Anmeldeseite.",
		inviteAction: "Passwort festlegen",
		newAddressTitle: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
		newAddressText:
			"Das Benutzerkonto {email} soll künftig diese Adresse haben. Bitte bestätigen Sie, dass sie Ihnen gehört.",
		newAddressNote:
			"Der Link gilt 24 Stunden. Bis Sie ihn geöffnet und bestätigt haben, bleibt alles, wie es ist. Haben Sie das nicht veranlasst, dann löschen Sie diese E-Mail einfach.",
		newAddressAction: "Neue Adresse bestätigen",
		oldAddressTitle: "Ihre E-Mail-Adresse wurde geändert",
		oldAddressText:
			"Ihr Benutzerkonto hat jetzt die Adresse {email}. Mit dieser Adresse hier können Sie sich nicht mehr anmelden.",
		oldAddressNote: "Waren Sie das nicht? Dann wenden Sie sich bitte sofort an einen Administrator.",
		oldAddressAction: "Zur Anmeldung",
		resetTitle: "Neues Passwort festlegen",
		resetText: "Für Ihr Benutzerkonto {email} wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest.",
		resetNote:
			"Der Link gilt eine Stunde und nur einmal. Haben Sie das nicht veranlasst, dann löschen Sie diese E-Mail einfach; Ihr Passwort bleibt, wie es ist.",
		resetAction: "Neues Passwort festlegen",
		passwordChangedTitle: "Ihr Passwort wurde geändert",
		passwordChangedText:
			"Das Passwort Ihres Benutzerkontos {email} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.",
		passwordChangedNote:
			"Waren Sie das nicht? Dann legen Sie bitte sofort ein neues Passwort fest und sagen Sie einem Administrator Bescheid.",
		passwordChangedAction: "Neues Passwort anfordern",
		secondFactorOffTitle: "Der zweite Faktor wurde ausgeschaltet",
		secondFactorOffText: "Für Ihr Benutzerkonto {email} genügt zur Anmeldung wieder das Passwort.",
		secondFactorOffNote:
			"Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und sagen Sie einem Administrator Bescheid.",
		secondFactorOffAction: "Zum Konto",
		secondFactorOnTitle: "Ein zweiter Faktor wurde eingerichtet",
		secondFactorOnText:
			"Bei der Anmeldung mit Ihrem Benutzerkonto {email} wird von jetzt an nach dem Passwort ein Code aus Ihrer App verlangt. Alle anderen Geräte sind abgemeldet.",
		secondFactorOnNote:
			"Waren Sie das nicht? Dann kann sich jemand anderes mit Ihrem Konto anmelden. Sagen Sie bitte sofort einem Administrator Bescheid.",
		secondFactorOnAction: "Zum Konto",
		codesRenewedTitle: "Neue Wiederherstellungscodes",
		codesRenewedText:
			"Für Ihr Benutzerkonto {email} wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.",
		codesRenewedNote:
			"Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und sagen Sie einem Administrator Bescheid.",
		codesRenewedAction: "Zum Konto",
		passkeyAddedTitle: "Ein Passkey wurde eingerichtet",
		passkeyAddedText:
			"Mit dem Passkey „{name}“ kann man sich jetzt ohne Passwort mit Ihrem Benutzerkonto {email} anmelden. Alle anderen Geräte sind abgemeldet.",
		passkeyAddedNote:
			"Waren Sie das nicht? Dann entfernen Sie den Passkey bitte sofort, ändern Sie Ihr Passwort und sagen Sie einem Administrator Bescheid.",
		passkeyAddedAction: "Zu den Passkeys",
		passkeyRemovedTitle: "Ein Passkey wurde entfernt",
		passkeyRemovedText:
			"Der Passkey „{name}“ gehört nicht mehr zu Ihrem Benutzerkonto {email}. Alle anderen Geräte sind abgemeldet.",
		passkeyRemovedNote:
			"Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und sagen Sie einem Administrator Bescheid.",
		passkeyRemovedAction: "Zu den Passkeys",
		roleChangedTitle: "Ihre Rolle wurde geändert",
		roleChangedText:
			"Ein Administrator hat die Rolle Ihres Benutzerkontos {email} geändert. In der Verwaltung sehen Sie, was Sie jetzt tun dürfen.",
		roleChangedNote: "Kommt Ihnen das falsch vor? Dann wenden Sie sich bitte an einen Administrator.",
		roleChangedAction: "Zur Verwaltung",
		newDeviceTitle: "Anmeldung von einem neuen Gerät",
		newDeviceText:
			"In Ihrem Benutzerkonto {email} hat sich gerade jemand angemeldet, und zwar in einem Browser, in dem Sie noch nie angemeldet waren.",
		newDeviceNote:
			"Waren Sie das? Dann ist nichts zu tun. Waren Sie das nicht, dann kennt jemand Ihr Passwort: Legen Sie bitte sofort ein neues fest, damit werden alle Geräte abgemeldet, und sagen Sie einem Administrator Bescheid.",
		newDeviceAction: "Neues Passwort anfordern",
		time: "Zeit",
		device: "Gerät",
		address: "IP-Adresse",
		foot: "Diese E-Mail geht an die Adresse eines Benutzerkontos auf {site}.",
	},
	mailFrame: {
		orOpen: "Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
		closing: "Mit freundlichen Grüßen",
		directors: "Geschäftsführung: {names}",
	},
	requestMail: {
		subject: "Website: {subject}",
		title: "Neue Anfrage von {name}",
		intro: "Über die Website ist eine Anfrage eingegangen.",
		received: "Eingegangen",
		name: "Name",
		email: "E-Mail",
		phone: "Telefon",
		noPhone: "nicht angegeben",
		subjectLabel: "Betreff",
		machine: "Maschine",
		machineNumber: "{name} (Nr. {nr})",
		language: "Sprache",
		"language.de": "Deutsch",
		"language.en": "Englisch",
		privacy: "Datenschutzerklärung",
		privacyAgreed: "akzeptiert",
		message: "Nachricht",
		answerBy: "Zugesagt bis",
		open: "In der Verwaltung öffnen",
		foot: "Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an {email}.",
	},
	applicationMail: {
		title: "Neue Bewerbung",
		intro: "Über die Website ist eine Bewerbung eingegangen. Lesen können sie Administratoren in der Verwaltung.",
		ofPosition: "Bewerbung: {position}",
		speculative: "Initiativbewerbung",
		subjectLabel: "Betreff",
		received: "Eingegangen",
		open: "Bewerbung öffnen",
		foot: "Zum Schutz der Bewerber stehen Name, Nachricht und Lebenslauf nicht in dieser E-Mail.",
	},
	applicantMail: {
		subject: "Ihre Bewerbung ist angekommen",
		greeting: "Guten Tag,",
		received: "vielen Dank für Ihre Bewerbung: {position}. Sie ist am {time}\u00a0Uhr bei uns eingegangen.",
		next: "Wir lesen sie in Ruhe und melden uns bei Ihnen, auch wenn es nicht passt. Bei Fragen rufen Sie uns gern an: {phone}.",
		foot: "Sie erhalten diese E-Mail, weil jemand im Bewerbungsformular auf {site} diese Adresse angegeben hat. Waren Sie das nicht, antworten Sie bitte kurz, dann löschen wir die Bewerbung.",
	},
	staffMail: {
		"subject.assigned": "Ihnen zugewiesen: {subject}",
		"subject.reminded": "Bald überfällig: {subject}",
		"subject.escalated": "Überfällig: {subject}",
		"title.assigned": "Eine Anfrage für Sie",
		"title.reminded": "Eine Anfrage wartet noch auf ihre Antwort",
		"title.escalated": "Eine Anfrage ist überfällig",
		"intro.assigned": "{by} hat Ihnen eine Anfrage zugewiesen.",
		"intro.reminded":
			"Die Antwort auf diese Anfrage ist zugesagt bis {day}, {time}\u00a0Uhr. Bisher hat niemand geantwortet.",
		"intro.escalated":
			"Die Antwort auf diese Anfrage war zugesagt bis {day}, {time}\u00a0Uhr. Bisher hat niemand geantwortet.",
		name: "Name",
		subjectLabel: "Betreff",
		assigned: "Zuständig",
		nobody: "niemand",
		open: "Anfrage öffnen",
		foot: "Sie erhalten diese E-Mail, weil Sie auf {site} Anfragen bearbeiten.",
	},
	answerMail: {
		quoted: "Am {time}\u00a0Uhr schrieben Sie uns:",
	},
	acknowledgementMail: {
		subject: "Ihre Anfrage ist angekommen",
		greeting: "Guten Tag,",
		received: "vielen Dank für Ihre Anfrage. Sie ist am {time}\u00a0Uhr bei uns eingegangen.",
		machine: "Es geht um: {machine}",
		answer: "Sie bekommen unsere Antwort spätestens am {day}, {time}\u00a0Uhr. Unsere Bürozeiten: {hours}.",
		callBack: "Unser Büro ist zurzeit geschlossen. Wir rufen Sie am {day}, ab\u00a0{time}\u00a0Uhr zurück.",
		call: "Wenn es eilt, rufen Sie uns bitte an: {phone}.",
		more: "Möchten Sie etwas ergänzen, antworten Sie einfach auf diese E-Mail.",
		foot: "Sie erhalten diese E-Mail, weil jemand in einem Formular auf {site} diese Adresse angegeben hat. Waren Sie das nicht, antworten Sie bitte kurz, dann löschen wir die Anfrage.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type MailTexts = { [N in keyof typeof deMails]: { [K in keyof (typeof deMails)[N]]: string } };
