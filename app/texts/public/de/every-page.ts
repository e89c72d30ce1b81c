/** The German texts of all public pages. The office's texts are in texts/office. */
export const de = {
	nav: {
		offers: "Angebot",
		buy: "Kaufen",
		rent: "Mieten",
		service: "Service",
		about: "Über uns",
		contact: "Kontakt",
		careers: "Karriere",
		admin: "Verwaltung",
		main: "Hauptmenü",
		open: "Menü öffnen",
		close: "Menü schließen",
		skip: "Zum Inhalt springen",
		home: "Zur Startseite",
		search: "Maschinen suchen",
		language: "Sprache",
		themeToDark: "Dunkle Darstellung einschalten",
		themeToLight: "Helle Darstellung einschalten",
		consultation: "Beratung",
		news: "Aktuelles",
		imprint: "Impressum",
		privacy: "Datenschutz",
	},
	/** The texts of an offer's card, which the home page shows too; the others are in machines.ts. */
	angebot: {
		conditionNeu: "Neu",
		conditionGebraucht: "Gebraucht",
		priceOnRequest: "Preis auf Anfrage",
		perDay: "pro Tag",
		net: "zzgl. MwSt.",
		gross: "inkl. MwSt.",
		available: "Sofort verfügbar",
		unavailable: "Zurzeit nicht verfügbar, auf Anfrage",
		reserved: "Reserviert",
		noImage: "Noch kein Bild",
	},
	news: {
		archiveTitle: "Aktuelles",
		readMore: "Weiterlesen",
		empty: "Zurzeit gibt es keine Meldungen.",
		tickerTitle: "Aktuelles vom Hof",
		toArchive: "Alle Meldungen",
	},
	footer: {
		description: "Handel, Vermietung und Werkstatt für Bau-, Sieb- und Brechtechnik. Seit 1948 in Arnsdorf.",
		pages: "Seiten",
		contact: "Kontakt",
		hours: "Öffnungszeiten",
		offers: "Angebot",
		social: "Folgen Sie uns",
		newTab: "(öffnet in einem neuen Tab)",
		copyright: "© {year} {company}",
		toTop: "Nach oben",
		cookies: "Cookie-Einstellungen",
	},
	notFound: {
		title: "Seite nicht gefunden",
		subtitle: "Fehler 404",
		text: "Die Adresse gibt es nicht oder nicht mehr. Vielleicht hat sich ein Tippfehler eingeschlichen.",
		button: "Zur Startseite",
	},
	errors: {
		errorTitle: "Fehler",
		fetchErrorTitle: "Laden fehlgeschlagen",
		fetchErrorAngebote:
			"Die Angebote konnten nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
		failedTitle: "Gerade nicht erreichbar",
		failedText:
			"Diese Seite kann im Moment nicht angezeigt werden. Bitte versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.",
		badRequestTitle: "Diese Seite konnten wir nicht öffnen",
		badRequestText:
			"Die Adresse oder die gesendeten Daten sind unvollständig oder zu lang. Gehen Sie bitte zurück und versuchen Sie es noch einmal.",
		forbiddenTitle: "Nicht erlaubt",
		forbiddenText: "Für diese Seite fehlt Ihnen die Berechtigung.",
		retry: "Noch einmal versuchen",
		home: "Zur Startseite",
		fetchNewsError: "Die Meldungen konnten nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
	common: {
		siteDescription: "Bau-, Sieb- und Brechtechnik: Verkauf, Vermietung und Service bundesweit.",
		loading: "Wird geladen …",
	},
	cookieConsent: {
		title: "Cookies und Speicher",
		text: "Wir setzen nur nötige Cookies, gleich was Sie wählen. Karte und Videos anderer Anbieter laden erst auf Klick.",
		accept: "Annehmen",
		decline: "Ablehnen",
		privacy: "Datenschutz",
	},
	toast: {
		region: "Meldungen ({hotkey})",
		close: "Meldung schließen",
	},
} as const satisfies Record<string, Record<string, string>>;

/** The keys that every language must have. */
export type PublicTexts = { [N in keyof typeof de]: { [K in keyof (typeof de)[N]]: string } };
