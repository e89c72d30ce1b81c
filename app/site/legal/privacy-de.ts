import type { operator, PrivacyFacts } from "../company.ts";
import type { LegalText } from "./legal-text.ts";

/** Says what this program stores and sends. If you change that, change this text and `legalTextsDate` too. */
export function privacyDe(c: PrivacyFacts): LegalText {
	const authority = c.supervisoryAuthority;
	return {
		title: "Datenschutzerklärung",
		description: `Welche Daten die Website der ${c.legalName} verarbeitet, wofür, wie lange, und welche Rechte Sie haben.`,
		intro:
			"Sie können diese Website ansehen, ohne uns zu sagen, wer Sie sind. Wir verfolgen keine Besucher, schalten keine Werbung und laden nichts von fremden Servern, bevor Sie darauf klicken. Was wir trotzdem verarbeiten, wofür und wie lange, steht hier.",
		sections: [
			{
				heading: "1. Verantwortlicher",
				blocks: [
					`${c.legalName}\n${c.street}\n${c.postalCode} ${c.city}\nDeutschland\nTelefon: ${c.phone}\nE-Mail: ${c.email}`,
					`${c.dataProtectionContact.officer ? "Datenschutzbeauftragte Person" : "Fragen zum Datenschutz beantwortet"}: ${c.dataProtectionContact.name}, ${c.dataProtectionContact.email}`,
				],
			},
			{
				heading: "2. Aufruf der Website",
				blocks: [
					`Die Website läuft auf einem Server von ${c.hosting.name}, ${c.hosting.address} (Serverstandort: ${c.hosting.country.de}). Der Anbieter verarbeitet Daten in unserem Auftrag (Art. 28 DSGVO). Damit eine Verbindung zustande kommt, verarbeitet der Server während der Übertragung Ihre IP-Adresse und die technischen Angaben, die Ihr Browser mitschickt.`,
					"Zu jedem Aufruf einer Seite (bei Bildern und anderen Dateien nur, wenn er scheitert) schreibt unser Programm eine Zeile in ein Protokoll:",
					[
						"Zeitpunkt",
						"eine zufällige Nummer des Aufrufs",
						"die Methode (zum Beispiel GET)",
						"den Pfad der Adresse, ohne das, was hinter einem Fragezeichen steht",
						"den Status der Antwort",
						"die Dauer in Millisekunden",
					],
					`IP-Adresse, Browserkennung und Ihre Eingaben stehen nicht in dieser Zeile. Bei einem Fehler kommt die technische Fehlermeldung hinzu. Das Protokoll dient dazu, Störungen und Angriffe zu erkennen; es wird nach ${c.hosting.logDays} Tagen gelöscht. Rechtsgrundlage ist unser berechtigtes Interesse an einer sicheren und verfügbaren Website (Art. 6 Abs. 1 Buchst. f DSGVO).`,
					"Wir zählen, wie oft die Seite einer Maschine an einem Tag geöffnet wird. Gespeichert werden nur die Maschine, der Tag und die Anzahl: ohne Cookie, ohne IP-Adresse und ohne andere Angaben zu Ihnen. Nach 400 Tagen löschen wir die Zahl.",
					"Wer sich als Mitarbeiter anmeldet oder das versucht, steht in einem Protokoll: mit Zeitpunkt, E-Mail-Adresse, IP-Adresse und Browserkennung. Wir brauchen es, um Angriffe auf Benutzerkonten zu erkennen (Art. 6 Abs. 1 Buchst. f DSGVO). IP-Adresse und Browserkennung löschen wir nach 90 Tagen, ebenso die E-Mail-Adresse, wenn es zu ihr kein Benutzerkonto gibt.",
					"Schriften und Bilder liegen auf unserem eigenen Server. Es gibt auf dieser Website keine Analyse- oder Werbedienste, keine Zählpixel und keine Einbindungen sozialer Netzwerke.",
				],
			},
			{
				heading: "3. Kontaktanfragen",
				blocks: [
					"Wenn Sie das Kontaktformular absenden, speichern wir in unserer Datenbank:",
					[
						"Name, E-Mail-Adresse, Betreff und Nachricht",
						"Telefonnummer und Postleitzahl der Lieferung, wenn Sie sie angeben",
						"wenn Sie uns eine Maschine in Zahlung anbieten: was Sie zu ihr angeben und bis zu zehn Fotos, ohne die Daten der Kamera und ohne Ort. Nur unsere Mitarbeiter können sie ansehen; sie werden mit der Anfrage gelöscht, die Dateien spätestens einen Tag danach. Fotos, die Sie hochladen und nicht absenden, löschen wir nach einem Tag",
						"dass Sie die Datenschutzerklärung akzeptiert haben",
						"die Sprache der Seite und, wenn Sie zu einer Maschine schreiben, Nummer und Bezeichnung des Angebots",
						"soweit bekannt, woher Sie kommen: die zuletzt gelesene Liste mit ihren Filtern, ob Sie den Code eines gedruckten Datenblatts gescannt haben, die Kampagne aus der Adresse (utm_…) und den Namen der Website, deren Link Sie gefolgt sind. Das merkt sich allein die geöffnete Seite, ohne Cookie und ohne Eintrag im Speicher Ihres Browsers, und sendet es mit dem Formular",
						"den Zeitpunkt und eine Prüfsumme der Anfrage, damit ein doppelt gesendetes Formular nur einmal ankommt",
						"wenn die Anfrage nach einem Programm aussieht: den Grund (Abschnitt 4)",
						"später: unsere Antworten, Notizen und Vermerke über Telefonate, welcher Mitarbeiter zuständig ist, wann wir darauf zurückkommen wollen, was daraus geworden ist, und wer die Anfrage wann abgeschlossen oder ausgeblendet hat",
					],
					"Ihre IP-Adresse speichern wir nicht mit der Anfrage. Wir brauchen die Angaben, um Ihnen zu antworten, ein Angebot zu machen oder einen Vertrag vorzubereiten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO; geht es nicht um einen Vertrag, ist es unser berechtigtes Interesse, Anfragen zu beantworten (Buchst. f). Mit dem Häkchen im Formular bestätigen Sie, dass Sie diese Erklärung kennen; eine Einwilligung ist es nicht.",
					"Zu jeder Anfrage, die nicht als verdächtig gilt (Abschnitt 4), sendet unser Programm zwei E-Mails: eine mit allen Angaben an unser Büro, und eine Bestätigung an die angegebene Adresse, in der nichts von Ihrem Text steht. Beide warten in einem Postausgang, bis sie zugestellt sind. Danach stehen dort noch 14 Tage lang Empfänger und Betreff; was sich nicht zustellen ließ, wird 14 Tage nach dem letzten Versuch gelöscht. Wird die Anfrage früher gelöscht, verschwindet es mit ihr. Ist die zugesagte Antwort noch offen, erinnert eine weitere E-Mail den zuständigen Mitarbeiter oder unser Büro.",
					retention(c),
					receivers(c),
				],
			},
			{
				heading: "4. Schutz vor massenhaften Anfragen",
				blocks: [
					"Damit niemand unsere Formulare mit automatischen Sendungen überschwemmt, zählen wir, wie viele Anfragen und wie viele Bewerbungen aus einem Netz kommen: jeweils höchstens fünf in zehn Minuten, und höchstens zwanzig Dateien. Dafür speichern wir den Netzteil Ihrer Adresse (bei IPv4 ist das die ganze IP-Adresse, bei IPv6 nur die ersten 64 Bit), die Anzahl und das Ende der zehn Minuten. Danach gilt der Eintrag nicht mehr; gelöscht wird er von einer Bereinigung, die jede Stunde läuft. Mit Ihrer Anfrage wird er nicht verknüpft. Bestätigungen zählen wir einen Tag lang je E-Mail-Adresse, als Prüfsumme und nicht als Adresse, damit niemand ein fremdes Postfach füllt. Außerdem hat jedes Formular ein Feld, das Menschen nicht sehen und Programme meist ausfüllen. Dieses Feld und die Zahl der Links in Ihrer Nachricht prüfen wir beim Absenden. Sieht eine Anfrage danach nach einem Programm oder nach Werbung aus, speichern wir sie mit dem Grund gesondert und senden keine E-Mails dazu. Sie geht nicht verloren: Ein Mitarbeiter kann sie lesen und freigeben. Rechtsgrundlage ist unser berechtigtes Interesse am Schutz der Website (Art. 6 Abs. 1 Buchst. f DSGVO).",
				],
			},
			{
				heading: "5. Bewerbungen",
				blocks: [
					"Sie können sich über das Bewerbungsformular auf der Seite einer Stelle, per E-Mail oder per Post bewerben. Wenn Sie das Formular absenden, speichern wir Name, E-Mail-Adresse, Nachricht, Ihre Telefonnummer und Ihren Lebenslauf, wenn Sie diese angeben, dazu die Stelle, die Sprache der Seite, den Zeitpunkt und eine Prüfsumme, damit ein doppelt gesendetes Formular nur einmal ankommt. Wir prüfen nur, ob die Datei ein PDF ist, und verwenden Ihre Angaben und Unterlagen nur, um über die Bewerbung zu entscheiden. Lesen können sie nur die Administratoren der Website und wer an der Entscheidung beteiligt ist. An unser Büro geht eine E-Mail, in der nur die Stelle und der Zeitpunkt stehen, an Sie eine Bestätigung. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO.",
					`Stellen wir Sie ein, kommen die Unterlagen in Ihre Personalakte. Sonst löschen wir sie ${c.applicationMonths} Monate nach ihrem Eingang, auf Ihr Verlangen früher; Bewerbungen über das Formular löscht unser Programm dann von selbst, samt Lebenslauf. So lange brauchen wir sie, um zu entscheiden und uns gegen Ansprüche nach dem Allgemeinen Gleichbehandlungsgesetz verteidigen zu können (Art. 6 Abs. 1 Buchst. f DSGVO). Länger bewahren wir sie nur mit Ihrer Einwilligung auf. Vermerkt bleibt nur, wer wann eine Bewerbung bearbeitet oder gelöscht hat, ohne Angaben zu Ihnen.`,
				],
			},
			{
				heading: "6. Cookies",
				blocks: [
					"Wir setzen nur Cookies, die für eine von Ihnen gewünschte Funktion nötig sind (§ 25 Abs. 2 Nr. 2 TDDDG). Eine Einwilligung ist dafür nicht erforderlich.",
					[
						"app_language: die Sprache, die Sie gewählt haben (DE oder EN). Wird erst gesetzt, wenn Sie die Sprache umschalten. Gültig ein Jahr.",
						"__Host-session (ohne Verschlüsselung: session): die Anmeldung, nur bei Mitarbeitern. Gültig bis zu 12 Stunden nach der letzten Nutzung, gespeichert höchstens 14 Tage.",
						"__Host-second_factor (ohne Verschlüsselung: second_factor): der Schritt zwischen Passwort und Code der Anmeldung, nur bei Mitarbeitern. Gültig höchstens 10 Minuten.",
						"__Host-device (ohne Verschlüsselung: device): daran erkennen wir den Browser eines Mitarbeiters wieder, damit fremde Anmeldeversuche ihn nicht aussperren. Wird erst bei der Anmeldung gesetzt. Gültig 400 Tage.",
						"__Host-flash (ohne Verschlüsselung: flash): eine Meldung wie „Gespeichert“ für die nächste Seite, nur bei Mitarbeitern. Gültig höchstens 60 Sekunden.",
					],
				],
			},
			{
				heading: "7. Speicher Ihres Browsers",
				blocks: [
					"Die folgenden Einträge legt die Website im Speicher Ihres Browsers ab. Sie werden nicht an uns gesendet, mit zwei Ausnahmen: Die Merkliste fragt uns nach den Maschinen, die sie zeigt. Und fehlt das Cookie app_language, wird es aus dem gleichnamigen Eintrag neu gesetzt. Rechtsgrundlage ist auch hier § 25 Abs. 2 Nr. 2 TDDDG.",
					[
						"app_language: die gewählte Sprache",
						"theme: helle oder dunkle Darstellung, sobald Sie sie umschalten",
						"comparison: die Kennungen der Maschinen, die Sie zum Vergleichen gewählt haben, höchstens vier",
						"watchlist: Ihre Merkliste, also die Kennungen der Maschinen darauf. Öffnen Sie die Liste, fragt die Seite uns nach diesen Maschinen; gespeichert wird das bei uns nicht",
						"ein Eintrag im Verlauf des Tabs: Ihre gesendete Anfrage, damit die Bestätigung beim Neuladen stehen bleibt; er verschwindet, wenn Sie den Tab schließen",
						"Einträge, die mit typed beginnen: was Sie in ein Formular getippt und noch nicht gesendet haben, mit der Adresse seiner Seite; sie verschwinden, wenn Sie es senden oder den Tab schließen",
						"cookie_consent: Ihre Antwort auf den Hinweis zu Cookies (true oder false)",
						"addOfferFormData_new, addNewsFormData_new und addKarriereFormData_new: neue Angebote, Beiträge und Stellenangebote mit den Kennungen ihrer Bilder und Unterlagen, nur bei Mitarbeitern, bis zum Speichern, Verwerfen oder Abmelden",
						"Einträge, die mit react-router oder remix-router beginnen: Scrollposition und technischer Stand der Seite; sie verschwinden, wenn Sie den Tab schließen",
					],
					"Die Einträge bleiben, bis Sie sie in Ihrem Browser löschen. Ihre Antwort auf den Hinweis zu Cookies können Sie über „Cookie-Einstellungen“ am Ende jeder Seite ändern. Ob Sie annehmen oder ablehnen: Fremde Inhalte laden in beiden Fällen erst, wenn Sie darauf klicken.",
				],
			},
			map(),
			{
				heading: "9. Links zu anderen Websites",
				blocks: [
					"Zu sozialen Netzwerken, Partnern und zum Routenplaner führen einfache Links. Solange Sie nicht klicken, erfahren die Betreiber nichts von Ihrem Besuch. Nach dem Klick gelten deren Datenschutzhinweise; unsere Website teilt ihnen dabei nicht mit, auf welcher Seite Sie waren.",
					`Auf unseren eigenen Seiten bei ${c.social.map(({ name }) => name).join(", ")} verarbeiten die Betreiber Daten ihrer Besucher nach eigenen Regeln. Soweit sie uns daraus Statistiken bereitstellen, sind wir mit ihnen gemeinsam verantwortlich (Art. 26 DSGVO); Ihre Rechte können Sie dann bei uns und beim Betreiber geltend machen. Was Sie uns dort schreiben, lesen wir, um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO).`,
				],
			},
			{
				heading: "10. Telefon und E-Mail",
				blocks: [
					`Wenn Sie uns anrufen oder schreiben, verwenden wir Ihre Angaben für die Antwort und alles, was sich daraus ergibt (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Unsere E-Mails laufen über ${c.mailProvider.name}, ${c.mailProvider.address}, als Auftragsverarbeiter. Für die Aufbewahrung gilt dasselbe wie für Kontaktanfragen.`,
				],
			},
			{
				heading: "11. Konten unserer Mitarbeiter",
				blocks: [
					"Nur Mitarbeiter haben Konten. Gespeichert werden E-Mail-Adresse, Name, Durchwahl und Bild, soweit angegeben, Rolle, Sprache, ein nicht umkehrbarer Hashwert des Passworts (argon2id), der Zeitpunkt der letzten Anmeldung und zu jeder offenen Anmeldung: Beginn, letzte Nutzung, Ablauf und die Kennung des Browsers. Wer einen zweiten Faktor einrichtet, für den kommen der Schlüssel der App und Hashwerte der Wiederherstellungscodes hinzu; wer einen Passkey einrichtet, für den sein Name, seine Kennung, sein öffentlicher Schlüssel und der Zeitpunkt der letzten Nutzung. Fingerabdruck und Gesicht bleiben auf dem Gerät. Bei Angeboten, Beiträgen, Stellen, Bildern und Anfragen ist vermerkt, wer sie bearbeitet hat; auch Änderungen an Konten werden so vermerkt.",
					"Wer einwilligt, erscheint mit Name, Durchwahl und Bild als Kontakt auf den Seiten und Datenblättern von Maschinen (Art. 6 Abs. 1 Buchst. a DSGVO). Die Einwilligung lässt sich im Konto jederzeit widerrufen; dann verschwinden die Angaben dort sofort.",
					"Eine Anmeldung endet mit dem Abmelden, nach 12 Stunden ohne Nutzung und spätestens nach 14 Tagen. Beim Abmelden wird ihr Eintrag gelöscht, ein abgelaufener von der stündlichen Bereinigung. Versuche zählen wir je E-Mail-Adresse, Konto und Netz, um Passwörter und Codes vor dem Erraten und Postfächer vor einer Flut von E-Mails zu schützen: bei der Anmeldung 60 Sekunden lang, sonst bis zu einer Stunde. Auch diese Einträge und abgelaufene Links aus E-Mails löscht die stündliche Bereinigung. Rechtsgrundlagen sind Art. 6 Abs. 1 Buchst. b und f DSGVO.",
				],
			},
			{
				heading: "12. Suchaufträge per E-Mail",
				blocks: [
					"Legen Sie einen Suchauftrag an, speichern wir in unserer Datenbank:",
					[
						"Ihre E-Mail-Adresse",
						"die Filter Ihrer Suche und die Sprache der Seite",
						"den Wortlaut, dem Sie mit dem Häkchen zugestimmt haben, und wann Sie das Formular gesendet haben",
						"wann Sie den Suchauftrag über den Link in unserer E-Mail bestätigt und wann Sie ihn beendet haben",
						"bis wann wir Ihnen neue Maschinen schon genannt haben",
						"eine Prüfsumme des Schlüssels, der im Link unserer E-Mails steht",
					],
					"Wir senden Ihnen zuerst eine E-Mail ohne Werbung mit der Bitte um Bestätigung. Erst danach schreiben wir Ihnen, höchstens einmal am Tag, und nur, wenn eine passende Maschine neu bei uns steht. Die E-Mails enthalten keine Bilder und messen nicht, ob Sie sie lesen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO). Sie widerrufen sie jederzeit mit dem Link in jeder E-Mail oder mit dem Knopf „Abbestellen“ Ihres Mailprogramms.",
					"Was Sie nicht bestätigen, löschen wir nach sieben Tagen. Beenden Sie einen Suchauftrag, löschen wir die Filter sofort und behalten drei Jahre lang nur den Nachweis: Adresse, Wortlaut und Zeitpunkte. So lange könnte jemand wegen unserer E-Mails Ansprüche erheben (§ 195 BGB, Art. 6 Abs. 1 Buchst. f DSGVO). Wie oft ein Formular aus einem Netz und für eine Adresse gesendet wird, zählen wir wie in Abschnitt 4, höchstens einen Tag lang. Unser Büro sieht, wie viele auf welche Maschine warten, aber keine Adressen; die sieht nur ein Administrator, wenn Sie Auskunft oder Löschung verlangen. Empfänger und Betreff jeder E-Mail stehen wie bei Kontaktanfragen 14 Tage lang im Postausgang.",
				],
			},
			{
				heading: "13. Empfänger, Drittländer und Sicherungskopien",
				blocks: [
					`Ihre Daten erhalten in unserem Haus nur die Mitarbeiter, die sie für ihre Aufgabe brauchen. Auftragsverarbeiter sind ${c.hosting.name} (Hosting)${c.pictureStore ? `, ${c.pictureStore.name}, ${c.pictureStore.address} (Speicher für Bilder, Unterlagen und Lebensläufe)` : ""} und ${c.mailProvider.name} (E-Mail). Beauftragen Sie einen Transport oder eine Finanzierung, geben wir die nötigen Angaben an das jeweilige Unternehmen weiter. Behörden erhalten Daten nur, wenn ein Gesetz uns dazu verpflichtet. Wir verkaufen keine Daten.`,
					"In Länder außerhalb der EU und des Europäischen Wirtschaftsraums übermittelt diese Website Daten nur, wenn Sie die Karte oder ein Video laden (Abschnitt 8).",
					"Gelöschte Daten stehen noch in unseren Sicherungskopien und werden dort nach etwa fünf Wochen gelöscht. Die Kopien verwenden wir nur, um die Website nach einem Ausfall wiederherzustellen.",
				],
			},
			{
				heading: "14. Ihre Rechte",
				blocks: [
					"Sie haben das Recht auf",
					[
						"Auskunft über die Daten, die wir von Ihnen gespeichert haben (Art. 15 DSGVO)",
						"Berichtigung falscher Daten (Art. 16 DSGVO)",
						"Löschung (Art. 17 DSGVO) und Einschränkung der Verarbeitung (Art. 18 DSGVO)",
						"Übertragung der Daten, die Sie uns gegeben haben, in einem gängigen Format (Art. 20 DSGVO)",
						"Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)",
					],
					`In allen Fällen genügt eine Nachricht an ${c.dataProtectionContact.email}.`,
				],
			},
			{
				heading: "15. Ihr Widerspruchsrecht",
				blocks: [
					"Soweit wir Daten auf Grundlage eines berechtigten Interesses verarbeiten (Art. 6 Abs. 1 Buchst. f DSGVO), können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen (Art. 21 Abs. 1 DSGVO).",
					"Werblicher Ansprache können Sie jederzeit und ohne Gründe widersprechen (Art. 21 Abs. 2 DSGVO). Dann verwenden wir Ihre Daten nicht mehr dafür.",
				],
			},
			{
				heading: "16. Beschwerde bei der Aufsichtsbehörde",
				blocks: [
					"Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO), zum Beispiel bei der für uns zuständigen:",
					`${authority.name}\n${authority.street}\n${authority.postalCode} ${authority.city}\n${authority.website}`,
				],
			},
			{
				heading: "17. Pflichtangaben und automatisierte Entscheidungen",
				blocks: [
					"Sie sind nicht verpflichtet, uns Daten zu geben. Ohne Name, E-Mail-Adresse, Betreff und Nachricht können wir eine Anfrage über das Formular aber nicht annehmen. Automatisierte Entscheidungen im Einzelfall einschließlich Profiling (Art. 22 DSGVO) gibt es bei uns nicht.",
				],
			},
			{
				heading: "18. Stand",
				blocks: [
					`${longDate(c.legalTextsDate)}. Wir passen diese Erklärung an, wenn sich die Website oder die Rechtslage ändert.`,
				],
			},
		],
	};
}

function retention(c: PrivacyFacts): string {
	const traces =
		"Mit der Anfrage löschen wir unsere Antworten und Notizen dazu; vermerkt bleibt nur, welcher Mitarbeiter wann eine Anfrage bearbeitet oder gelöscht hat, ohne Angaben zu Ihnen.";
	const law =
		"Was als Handelsbrief oder Beleg gilt, müssen wir länger aufbewahren, in der Regel sechs oder acht Jahre (§ 257 HGB, § 147 AO).";
	if (c.contactRequestDays === null)
		return `Eine Anfrage bleibt gespeichert, bis unser Büro sie löscht. Das geschieht, sobald sie abgeschlossen ist und wir sie nicht mehr brauchen, oder wenn Sie es verlangen. ${traces} ${law}`;
	return `Eine Anfrage wird ${c.contactRequestDays} Tage nach ihrem Eingang automatisch gelöscht (von einer Bereinigung, die jede Stunde läuft), auf Ihr Verlangen früher. ${traces} ${law}`;
}

function receivers(c: typeof operator): string | string[] {
	if (c.contactRequestReceivers.length === 0)
		return "Gelesen werden Anfragen nur von den Mitarbeitern, die sie bearbeiten. Die Website gibt sie nicht an andere weiter.";
	return c.contactRequestReceivers.map(
		({ name, address, purpose }) =>
			`${name}, ${address}, erhält von jeder Anfrage Name, E-Mail-Adresse, Telefonnummer, Betreff, Nachricht, Sprache, Zeitpunkt, ihre Nummer und die Maschine, um die es geht, um ${purpose}.`,
	);
}

function map(): LegalText["sections"][number] {
	return {
		heading: "8. Karte und Videos",
		blocks: [
			"Erst wenn Sie auf „Karte laden“ klicken, holt Ihr Browser die Karte von OpenStreetMap, betrieben von der OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, Vereinigtes Königreich. Dabei erfährt der Anbieter Ihre IP-Adresse, Angaben zu Browser und Gerät und den Kartenausschnitt, und er kann eigene Cookies setzen oder lesen. Die Adresse unserer Seite sendet Ihr Browser dabei nicht mit.",
			"Rechtsgrundlage ist Ihre Einwilligung durch den Klick (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Wir merken uns den Klick nicht: Beim nächsten Aufruf der Seite wird wieder nichts geladen. Für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss der EU-Kommission (Art. 45 DSGVO). Die Kartenbilder liefert im Auftrag der Stiftung das Verteilnetz von Fastly, Inc. (USA), in der Regel von einem Server in Ihrer Nähe. Weiteres steht unter https://osmfoundation.org/wiki/Privacy_Policy.",
			"Auch ein Video zu einer Maschine lädt erst, wenn Sie auf „Video abspielen“ klicken; vorher sehen Sie nur ein Bild von unserem eigenen Server. Unter dem Bild steht, woher das Video kommt: von YouTube (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Irland) im erweiterten Datenschutzmodus oder von Vimeo (Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA) mit der Einstellung, dass Sie nicht verfolgt werden. Der Anbieter erfährt dann Ihre IP-Adresse, Angaben zu Browser und Gerät und die Adresse unserer Website, und er kann eigene Cookies setzen oder lesen; beide verarbeiten Daten auch in den USA. Rechtsgrundlage ist auch hier Ihre Einwilligung durch den Klick, den wir uns nicht merken. In die USA gelangen Ihre Daten, soweit der Anbieter nach dem EU-US-Datenschutzrahmen zertifiziert ist, auf Grundlage des Angemessenheitsbeschlusses der EU-Kommission (Art. 45 DSGVO), sonst mit Ihrer Einwilligung (Art. 49 Abs. 1 Buchst. a DSGVO); dort können Behörden leichter auf Daten zugreifen als in der EU. Weiteres steht unter https://policies.google.com/privacy und https://vimeo.com/privacy.",
		],
	};
}

function longDate(day: string): string {
	return new Intl.DateTimeFormat("de-DE", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}
