import { deDecide, deMachineSheet, deSuggestions } from "./machine-pages.ts";
import { deApplicationForm, deTradeIn } from "./requests.ts";
import { deOffers } from "./machines.ts";
import { deSearchAlert } from "./alerts.ts";
import { formSubjects } from "../../form-subjects.ts";
import { deSelection } from "./finder.ts";
import { dePagination } from "./pagination.ts";
import { deStaff } from "./staff-links.ts";

/** The German texts of news that the home page does not show. */
export const deNews = {
	news: {
		archiveDescription: "Neues vom Hof: Maschinen, Werkstatt, Termine, Schulungen und Tipps aus der Praxis.",
		back: "Zurück zu allen Beiträgen",
		edit: "Beitrag bearbeiten",
		notFoundTitle: "Diesen Beitrag gibt es nicht",
		notFoundText: "Er wurde entfernt, oder die Adresse stimmt nicht. Alle anderen Beiträge stehen unter „Aktuelles“.",
		fetchNewsDetailError:
			"Der Beitrag konnte nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
} as const satisfies Record<string, Record<string, string>>;

/** The German texts of pages that are mostly text; each reaches the browser with its own page. */
export const dePages = {
	...deDecide,
	...deNews,
	...deOffers,
	...dePagination,
	...deSelection,
	...deSearchAlert,
	...deTradeIn,
	...deApplicationForm,
	...deSuggestions,
	/** Labels on public pages that are sent to staff only. */
	...deStaff,
	...deMachineSheet,
	draftPage: {
		note: "Vorschau: So sieht die Seite mit dem Entwurf aus. Veröffentlicht ist er noch nicht.",
	},
	home: {
		pageTitle: "Startseite",
		title: "Maschinen, die Material bewegen",
		subtitle:
			"Bau-, Sieb- und Brechtechnik aus Arnsdorf: neu, gebraucht und zur Miete. Beratung, Lieferung und Wartung von Leuten, die selbst schrauben.",
		button: "Maschinen ansehen",
		heroAlt: "Raupenmobiler Brecher, Siebanlage, Haldenband und Radlader auf einem Schotterplatz in tiefer Sonne",
		whyTitle: "Warum wir",
		why1Title: "Seit 1948",
		why1Text:
			"Mehr als 75 Jahre Handel und Werkstatt in Arnsdorf. Wir kennen die Maschinen, die wir verkaufen, von innen.",
		why2Title: "Schnelle Antwort",
		why2Text: "{promise} Sie bekommen Preis, Verfügbarkeit und einen Vorschlag zum Transport.",
		why3Title: "Eigene Werkstatt",
		why3Text:
			"Was bei uns auf dem Hof steht, ist geprüft. Was bei Ihnen ausfällt, reparieren wir, auch auf der Baustelle.",
		why4Title: "Bundesweit",
		why4Text: "Wir liefern und holen ab, mit Tieflader, Einweisung und auf Wunsch mit Maschinist.",
		featuredTitle: "Neu auf dem Hof",
		allOffers: "Alle Maschinen",
		emptyTitle: "Zurzeit keine Angebote",
		emptyText: "Rufen Sie uns an: {phone}. Wir suchen die passende Maschine für Sie.",
		servicesTitle: "Was wir für Sie tun",
		service1Title: "Kaufen",
		service1Text: "Brecher, Siebe, Bagger und Lader: neu, oder gebraucht mit geprüfter Historie.",
		service2Title: "Mieten",
		service2Text: "Für Tage, Wochen oder die ganze Saison, mit Lieferung und Einweisung.",
		service3Title: "Service",
		service3Text: "Wartung, Reparatur und Ersatzteile in der Werkstatt und vor Ort.",
		ctaTitle: "Sie wollen brechen, sieben oder schreddern?",
		ctaText: "Welches Material, wie viel und bis wann? Der Maschinenfinder zeigt, welche unserer Maschinen passen.",
		ctaButton: "Zum Maschinenfinder",
		aboutTitle: "Drei Generationen, ein Handwerk",
		aboutText1:
			"1948 begann es in Arnsdorf mit der Reparatur von Dampfwalzen. Heute verkaufen, vermieten und warten wir Maschinen, die brechen, sieben, laden und verdichten, und die Werkstatt ist noch immer der größte Teil des Betriebs.",
		aboutText2:
			"Jede Maschine können Sie vor dem Kauf ansehen und unter Last fahren. Was wir bei der Prüfung gefunden haben, bekommen Sie schriftlich.",
		aboutButton: "Mehr über uns",
		partnersTitle: "Hersteller und Partner",
	},
	contact: {
		title: "Kontakt",
		machineTitle: "Maschine anfragen",
		urgentTitle: "Dringende Hilfe",
		serviceTitle: "Service anfragen",
		hireTitle: "Miete anfragen",
		machinesTitle: "Maschinen anfragen",
		description: "Schreiben Sie uns zu Baumaschinen, Brechern und Siebanlagen. {promise}",
		formTitle: "Ihre Anfrage",
		name: "Name",
		email: "E-Mail",
		phone: "Telefon",
		optional: "optional",
		subject: "Betreff",
		message: "Nachricht",
		hireFrom: "Mietbeginn",
		hireUntil: "Mietende",
		"error.hireUntil": "Das Mietende liegt vor dem Mietbeginn.",
		"error.day": "Bitte geben Sie ein gültiges Datum ein, mit Tag, Monat und Jahr.",
		"error.pastDay": "Dieser Tag ist schon vorbei.",
		delivery: "Postleitzahl für die Lieferung",
		serviceHint: "Typ, Seriennummer und Standort ersparen dem Monteur eine Rückfrage.",
		deliveryHint: "Wir nennen Ihnen dann auch die Transportkosten. Im Ausland mit Länderkürzel: AT-5020.",
		aboutOffer: "Ihre Anfrage bezieht sich auf:",
		"machinesGone.one": "Eine Maschine können wir hier nicht mehr zeigen. Ihre Anfrage nennt sie trotzdem.",
		machinesGone: "{count} Maschinen können wir hier nicht mehr zeigen. Ihre Anfrage nennt sie trotzdem.",
		privacyBefore: "Ich habe die ",
		privacyLink: "Datenschutzerklärung",
		privacyAfter:
			" zur Kenntnis genommen und akzeptiert. Meine Angaben werden gespeichert, um die Anfrage zu beantworten.",
		send: "Anfrage senden",
		sending: "Wird gesendet …",
		defaultSubject: formSubjects.de.defaultSubject,
		serviceSubject: formSubjects.de.serviceSubject,
		urgentSubject: formSubjects.de.urgentSubject,
		urgentCall: "Am schnellsten hilft ein Anruf:",
		closed: "Das Büro ist gerade geschlossen. Sie erreichen uns wieder am {day}, ab\u00a0{time}\u00a0Uhr.",
		closedUrgent: "Das Büro ist gerade geschlossen. Wir rufen Sie am {day}, ab\u00a0{time}\u00a0Uhr zurück.",
		failureTitle: "Nicht gesendet",
		failureText: "Ihre Anfrage konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.",
		failureDetails:
			"Ihre Eingaben stehen noch im Formular. Wenn Sie noch einmal senden, kommt nichts doppelt an. In dringenden Fällen rufen Sie uns bitte an:",
		tooManyText:
			"Von Ihrem Anschluss kamen eben mehrere Anfragen. Bitte warten Sie ein paar Minuten und senden Sie dann noch einmal.",
		leaveEmpty: "Dieses Feld bitte leer lassen",
		summary: "Bitte prüfen Sie Ihre Angaben:",
		requiredHint: "Alle Felder ohne den Zusatz „optional“ sind Pflichtfelder.",
		"error.name": "Bitte geben Sie Ihren Namen ein.",
		"error.nameLong": "Der Name darf höchstens 300 Zeichen haben.",
		"error.email": "Bitte geben Sie Ihre E-Mail-Adresse ein.",
		"error.emailFormat": "Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@firma.de.",
		"error.emailTypo":
			"Was nach dem @ steht, sieht nach einem Tippfehler aus. Stimmt die Adresse, senden Sie einfach noch einmal.",
		"error.phone": "Bitte geben Sie Ihre Telefonnummer ein, damit wir Sie zurückrufen können.",
		"error.phoneLong": "Die Telefonnummer darf höchstens 100 Zeichen haben.",
		"error.subject": "Bitte geben Sie einen Betreff ein.",
		"error.subjectLong": "Der Betreff darf höchstens 300 Zeichen haben.",
		"error.message": "Bitte schreiben Sie uns eine Nachricht.",
		"error.messageLong": "Die Nachricht darf höchstens 10.000 Zeichen haben.",
		"error.postcode":
			"Bitte geben Sie eine Postleitzahl ein, zum Beispiel 80331, im Ausland mit Länderkürzel: AT-5020.",
		"error.privacy": "Bitte akzeptieren Sie die Datenschutzerklärung, um fortzufahren.",
		infoAddress: "Adresse",
		infoHours: "Öffnungszeiten",
		servicesTitle: "Wobei wir helfen",
		service1: "Kauf neuer und gebrauchter Maschinen",
		service2: "Miete mit Lieferung und Einweisung",
		service3: "Wartung, Reparatur und UVV-Prüfung",
		service4: "Ersatz- und Verschleißteile",
		service5: "Ankauf und Bewertung gebrauchter Maschinen",
		guaranteeTitle: "Wann wir antworten",
		guaranteeText: "{promise} Es meldet sich immer ein Mensch, der sich mit der Maschine auskennt.",
		mapTitle: "So finden Sie uns",
		mapText:
			"Die Karte kommt von einem anderen Anbieter. Erst wenn Sie klicken, wird sie geladen; dabei erfährt er Ihre IP-Adresse und kann Cookies setzen. Näheres steht in der Datenschutzerklärung.",
		mapButton: "Karte laden",
		routeButton: "Route planen",
	},
	urgent: { formTitle: "Notfall melden", send: "Dringend senden" },
	service: {
		tradeIn: "Maschine in Zahlung geben",
		title: "Service",
		description:
			"Wartung, Reparatur vor Ort, Ersatzteile, UVV-Prüfung, Transport und Bewertung für Baumaschinen, Brecher und Siebanlagen.",
		intro:
			"Eine Maschine, die steht, kostet jede Stunde Geld. Wir halten sie am Laufen: in der eigenen Werkstatt, mit Servicewagen auf der Baustelle und mit Teilen, die auf Lager liegen. Auch wenn Sie die Maschine nicht bei uns gekauft haben.",
		pictureAlt:
			"Werkstatthalle mit Radlader: Ein Vorderrad ist abgebaut, die Achse steht auf einem Bock, daneben Werkzeugwagen und offenes Rolltor zum Hof",
		button: "Service anfragen",
		listTitle: "Was wir übernehmen",
		item1Title: "Wartung nach Plan",
		item1Text:
			"Inspektion nach Herstellervorgabe, mit Ölanalyse und Bericht. Auf Wunsch im Vertrag zum festen Preis, dann melden wir uns von selbst, wenn Stunden oder Termin erreicht sind.",
		item2Title: "Reparatur vor Ort",
		item2Text:
			"Unsere Servicewagen haben Diagnosegerät, Schweißausrüstung, Hydraulikpresse und Kran an Bord. Was auf dem Platz geht, reparieren wir auf dem Platz.",
		item3Title: "Ersatz- und Verschleißteile",
		item3Text:
			"Brechbacken, Schlagleisten, Siebbeläge, Gurte, Filter und Laufwerksteile. Was auf Lager liegt und bis 14\u00a0Uhr bestellt ist, verschicken wir am selben Tag.",
		item4Title: "UVV-Prüfung",
		item4Text:
			"Wiederkehrende Prüfung nach § 14 Betriebssicherheitsverordnung durch befähigte Personen, mit Plakette und Bericht. An die nächste Prüfung erinnern wir Sie.",
		item5Title: "Transport",
		item5Text:
			"Eigene Tieflader, geschulte Fahrer, Genehmigungen und Streckenprüfung. Wir bringen auch Maschinen von A nach B, die nicht von uns sind.",
		item6Title: "Bewertung gebrauchter Maschinen",
		item6Text:
			"Wir prüfen Zustand, Verschleiß und Papiere und nennen einen Marktwert: vor einem Kauf, für die Bank oder wenn Sie eine Maschine in Zahlung geben wollen.",
		consultTitle: "Noch nicht sicher, welche Maschine passt?",
		consultText:
			"Nennen Sie uns Material, Menge und Platz. Wir rechnen, was Sie brauchen, und sagen auch, wenn Mieten günstiger ist als Kaufen.",
		consultButton: "Zur Beratung",
		urgentButton: "Dringende Anfrage senden",
	},
	ueberUns: {
		title: "Über uns",
		description:
			"Handel, Vermietung und Werkstatt für Bau-, Sieb- und Brechtechnik in Arnsdorf bei Dresden, seit 1948.",
		headerText: "Seit 1948 bewegen wir Maschinen, die Material bewegen.",
		pictureAlt: "Brecher, Haldenband und Radlader auf unserem Hof, dahinter Halden aus Schotter",
		introTitle: "Aus einer Schmiede wurde ein Maschinenhof",
		introText1:
			"Angefangen hat es 1948 mit einer Schmiede in Arnsdorf und zwei Dampfwalzen, die niemand mehr zum Laufen brachte. Aus den Reparaturen wurde ein Handel, aus dem Handel eine Vermietung, und seit den neunziger Jahren kommen Brecher und Siebanlagen dazu.",
		introText2:
			"Heute arbeiten wir in Arnsdorf, Pirna und Kamenz: mit eigener Werkstatt, eigenen Tiefladern und einem Mietpark, den wir selbst warten. Was wir verkaufen, haben wir vorher in der Hand gehabt.",
		introText3:
			"Wir beraten Steinbrüche, Kieswerke, Abbruch- und Recyclingbetriebe, Tiefbauer und Kommunen. Manche davon schon in der dritten Generation, so wie wir.",
		button: "Sprechen Sie mit uns",
		contactsTitle: "Ihre Kontakte bei uns",
		sales: "Verkauf",
		hire: "Vermietung",
		salesAndHire: "Verkauf und Vermietung",
		whyTitle: "Worauf Sie sich verlassen können",
		item1Title: "Mehr als 75 Jahre Erfahrung",
		item1Text:
			"Viele Fehler, die man mit einer Maschine machen kann, haben wir schon gesehen. Sie müssen sie nicht wiederholen.",
		item2Title: "Erst ansehen, dann zahlen",
		item2Text:
			"Jede Maschine können Sie besichtigen und unter Last fahren. Bezahlt wird auf das Konto, das im Kaufvertrag steht: Eine Anzahlung ohne Vertrag verlangen wir nie, und ein anderes Konto nennen wir nie per E-Mail.",
		item3Title: "Ehrliche Datenblätter",
		item3Text:
			"Betriebsstunden, Verschleiß, bekannte Mängel: Was wir bei der Prüfung finden, schreiben wir auf, ebenso eine Garantie, die noch läuft.",
		item4Title: "Werkstatt im Haus",
		item4Text:
			"Verkauf und Werkstatt sitzen Tür an Tür. Wer Ihnen die Maschine verkauft, begegnet am nächsten Morgen dem, der sie repariert.",
		item5Title: "Teile auf Lager",
		item5Text:
			"Verschleißteile für alle Maschinen, die wir vermieten und verkaufen, liegen in Arnsdorf oder Kamenz. Sie warten auf die Post, nicht auf den Hersteller.",
		item6Title: "Wir liefern selbst",
		item6Text:
			"Unsere Tieflader bringen die Maschine zu Ihnen, und um die Genehmigungen kümmern wir uns. Vor Ort weisen wir Ihre Leute ein.",
	},
	beratung: {
		title: "Beratung",
		description:
			"Beratung zu Brech-, Sieb- und Bautechnik: vom Material zur passenden Maschine, mit Auslegung und Probelauf.",
		intro:
			"Die richtige Maschine ergibt sich aus dem Material, nicht aus dem Katalog. So kommen wir in vier Schritten von Ihrer Aufgabe zu einem Angebot.",
		step1Title: "Aufgabe klären",
		step1Text:
			"Sie nennen uns Material, Menge, gewünschte Körnungen und den Zeitraum. Ein Anruf von 15 Minuten genügt für den Anfang.",
		step2Title: "Platz ansehen",
		step2Text:
			"Wo es darauf ankommt, kommen wir vorbei: Zufahrt, Untergrund, Strom, Wasser, Nachbarn. In Sachsen und Südbrandenburg kostet das nichts.",
		step3Title: "Rechnen",
		step3Text:
			"Sie bekommen eine Auslegung mit Durchsatz, Verbrauch, Verschleiß und Kosten je Tonne, für Kauf und Miete nebeneinander.",
		step4Title: "Probieren",
		step4Text:
			"Vor der Entscheidung läuft die Maschine mit Ihrem Material, bei uns auf dem Hof oder bei Ihnen. Danach weisen wir Ihre Leute ein.",
		questionsTitle: "Was Sie vor der Anfrage wissen sollten",
		question1Title: "Welches Material?",
		question1Text:
			"Naturstein, Kies, Beton, Bauschutt, Boden, Holz, Kompost? Wie hart, wie feucht, wie viel Bewehrung oder Störstoffe? Ein Foto mit einem Zollstock daneben hilft mehr als jede Beschreibung.",
		question2Title: "Wie viel, und wie schnell?",
		question2Text:
			"Gesamtmenge in Tonnen und Tonnen je Stunde. Wer nur die Gesamtmenge kennt, nennt uns, in wie vielen Wochen sie verarbeitet sein soll.",
		question3Title: "Welche Körnungen?",
		question3Text:
			"Größte Kantenlänge bei der Aufgabe und gewünschte Endprodukte, zum Beispiel 0/32, 0/45 oder 16/32. Und ob sie güteüberwacht werden müssen.",
		question4Title: "Welcher Platz?",
		question4Text:
			"Länge und Breite der Fläche, Zufahrt für Tieflader, Tragfähigkeit, Wasser für die Staubbindung, Abstand zu Wohnhäusern und vorhandene Genehmigungen.",
		question5Title: "Welcher Zeitraum?",
		question5Text:
			"Beginn, Dauer und Arbeitszeiten. Davon hängt ab, ob Miete, Mietkauf oder Kauf günstiger ist, und welche Maschine frei ist.",
		pictureAlt: "Raupenmobiler Brecher, Siebanlage und Haldenband arbeiten auf einem Schotterplatz zusammen",
		ctaTitle: "Sie haben drei der fünf Antworten?",
		ctaText: "Das reicht. Den Rest klären wir gemeinsam. {promise}",
		ctaButton: "Beratung anfragen",
	},
	karriere: {
		edit: "Stelle bearbeiten",
		title: "Karriere",
		description:
			"Offene Stellen und Ausbildung im Maschinenhandel: Werkstatt, Vermietung, Verkauf, Lager und Transport in Arnsdorf und Kamenz.",
		intro:
			"Bei uns arbeiten Leute, die große Maschinen mögen: in der Werkstatt, am Telefon, am Steuer und beim Kunden. Wenn Sie dazugehören wollen, melden Sie sich.",
		pictureAlt: "Werkstatthalle mit Radlader: Ein Vorderrad ist abgebaut, daneben Werkzeugwagen und offenes Rolltor",
		benefitsTitle: "Was Sie bei uns erwartet",
		benefit1Title: "Sichere Arbeit",
		benefit1Text:
			"Ein Familienbetrieb seit 1948. Unsere Arbeitsverträge sind unbefristet, Auszubildende übernehmen wir gern.",
		benefit2Title: "Planbare Zeiten",
		benefit2Text:
			"Beginn um 6:30\u00a0Uhr, Schluss um 16\u00a0Uhr. Das Wochenende gehört Ihnen, Überstunden werden bezahlt oder ausgeglichen.",
		benefit3Title: "30 Tage Urlaub",
		benefit3Text: "Für alle vom ersten Jahr an, dazu frei zwischen Weihnachten und Neujahr.",
		benefit4Title: "Gutes Werkzeug",
		benefit4Text:
			"Eigener Servicewagen oder eigene Zugmaschine, Diagnosegeräte auf aktuellem Stand und eine Halle, die im Winter warm ist.",
		benefit5Title: "Weiterbildung",
		benefit5Text:
			"Herstellerschulungen, Schweißscheine, Meisterkurs: Wir zahlen die Kosten und stellen Sie dafür frei.",
		benefit6Title: "Kurze Wege",
		benefit6Text: "Wer etwas braucht, fragt den, der es entscheidet. Der sitzt im selben Haus und hat die Tür offen.",
		positionsTitle: "Offene Stellen",
		noneTitle: "Zurzeit ist keine Stelle ausgeschrieben",
		noneText: "Gute Leute suchen wir trotzdem. Schreiben Sie uns, was Sie können und was Sie machen möchten.",
		details: "Details ansehen",
		apply: "Jetzt bewerben",
		requirements: "Was Sie mitbringen",
		benefits: "Was wir bieten",
		speculativeTitle: "Nichts Passendes dabei?",
		speculativeText:
			"Bewerben Sie sich ohne Ausschreibung. Ein paar Sätze genügen, ein Anschreiben nach Lehrbuch brauchen wir nicht.",
		speculativeButton: "Initiativ bewerben",
		loadErrorTitle: "Fehler",
		loadErrorText: "Stellenangebote konnten nicht geladen werden. Bitte versuchen Sie es in einer Minute noch einmal.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type PageTexts = { [N in keyof typeof dePages]: { [K in keyof (typeof dePages)[N]]: string } };
