/** Texts of mails. They are put together on the server and never reach a browser. */
export const deMails = {
	accountMails: {
		confirmTitle: "Bitte bestätigen Sie Ihre E-Mail-Adresse",
		confirmText:
			"Für {email} wurde ein Benutzerkonto in der Verwaltung unserer Website angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört. Danach können Sie sich mit dem Passwort anmelden, das Sie vom Administrator bekommen haben.",
		confirmNote: "Der Link gilt sieben Tage.",
		confirmAction: "Adresse bestätigen",
		newAddressTitle: "Bitte bestätigen Sie Ihre neue E-Mail-Adresse",
		newAddressText: "Das Benutzerkonto {email} soll künftig diese Adresse haben. Bitte bestätigen Sie, dass sie Ihnen gehört.",
		newAddressNote:
			"Der Link gilt 24 Stunden. Bis Sie ihn geöffnet und bestätigt haben, bleibt alles, wie es ist. Haben Sie das nicht veranlasst, dann löschen Sie diese Mail einfach.",
		newAddressAction: "Neue Adresse bestätigen",
		oldAddressTitle: "Ihre E-Mail-Adresse wurde geändert",
		oldAddressText: "Ihr Benutzerkonto hat jetzt die Adresse {email}. Mit dieser Adresse hier können Sie sich nicht mehr anmelden.",
		oldAddressNote: "Waren Sie das nicht? Dann wenden Sie sich bitte sofort an einen Administrator.",
		oldAddressAction: "Zur Anmeldung",
		resetTitle: "Neues Passwort festlegen",
		resetText: "Für Ihr Benutzerkonto {email} wurde ein neues Passwort angefordert. Mit diesem Link legen Sie es fest.",
		resetNote: "Der Link gilt eine Stunde und nur einmal. Haben Sie das nicht veranlasst, dann löschen Sie diese Mail einfach; Ihr Passwort bleibt, wie es ist.",
		resetAction: "Neues Passwort festlegen",
		passwordChangedTitle: "Ihr Passwort wurde geändert",
		passwordChangedText: "Das Passwort Ihres Benutzerkontos {email} wurde gerade geändert. Alle anderen Geräte sind abgemeldet.",
		passwordChangedNote: "Waren Sie das nicht? Dann legen Sie bitte sofort ein neues Passwort fest und sagen Sie einem Administrator Bescheid.",
		passwordChangedAction: "Neues Passwort anfordern",
		secondFactorOffTitle: "Der zweite Faktor wurde ausgeschaltet",
		secondFactorOffText: "Für Ihr Benutzerkonto {email} genügt zur Anmeldung wieder das Passwort.",
		secondFactorOffNote: "Waren Sie das nicht? Dann ändern Sie bitte sofort Ihr Passwort und sagen Sie einem Administrator Bescheid.",
		secondFactorOffAction: "Zum Konto",
		foot: "Diese Mail geht an die Adresse eines Benutzerkontos auf {site}.",
	},
	mailFrame: {
		orOpen: "Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
	},
} as const satisfies Record<string, Record<string, string>>;

export type MailTexts = { [N in keyof typeof deMails]: { [K in keyof (typeof deMails)[N]]: string } };
