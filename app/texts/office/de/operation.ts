/** The German texts of the page that shows the condition of the site. */
export const deCheckup = {
	zustand: {
		title: "Systemstatus",
		intro: "Was läuft, was fehlt und was zu tun ist.",
		"state.good": "In Ordnung",
		"state.look": "Prüfen",
		"state.bad": "Dringend",
		more: "Öffnen",
		unanswered: "Die Prüfung hat nicht rechtzeitig geantwortet oder ist fehlgeschlagen.",
		unansweredTodo:
			"Laden Sie die Seite noch einmal. Bleibt es dabei, sagt das Protokoll des Programms, woran es liegt.",
		probeTitle: "Mailserver prüfen",
		probeText: "Meldet sich beim Mailserver an, ohne etwas zu senden. Das dauert höchstens acht Sekunden.",
		probe: "Verbindung testen",
		probing: "Wird geprüft …",
		"probed.mail.good": "Der Mailserver hat geantwortet und nimmt die Anmeldung an.",
		"probed.mail.bad": "Mailserver: {reason}",
		"probed.mail.none": "Ein Mailserver ist nicht eingerichtet.",
		"name.store": "Bilderspeicher",
		storeGood: "Er gehört zu dieser Datenbank. Dateien, die nichts mehr braucht, werden nach einem Tag gelöscht.",
		storeOther:
			"Der Speicher mit Bildern, Unterlagen und Lebensläufen gehört nicht zu dieser Datenbank. Darum wird dort nichts gelöscht.",
		storeMany:
			"{orphans} von {files} Dateien kennt diese Datenbank nicht. Das sind ungewöhnlich viele, darum werden sie nicht gelöscht.",
		"storeTodo.other":
			"Meist nennt eine Einstellung die falsche Datenbank oder den falschen Speicher, oder die Datenbank ist verloren und wurde neu angelegt. Prüfen Sie DATABASE_URL, DATA_DIR und S3_BUCKET, auch ob eine zweite Website denselben Speicher benutzt, und starten Sie neu. Fehlt die Datenbank, holen Sie sie aus der Sicherung zurück: npm run restore -- DATEI.tar.gz --replace",
		"storeTodo.many":
			"Vielleicht ist die Datenbank älter als der Speicher, etwa nach dem Zurückholen einer Sicherung, oder eine zweite Website benutzt denselben Speicher. Prüfen Sie DATABASE_URL, DATA_DIR und S3_BUCKET, bevor Sie etwas löschen.",
		"release.other": "Speicher und Datenbank einander zuordnen",
		"release.many": "Dateien ohne Eintrag löschen",
		"releaseText.other":
			"Nur wenn Sie die Einstellungen geprüft haben und alles stimmt. Dann löscht die Website wieder, was diese Datenbank nicht kennt und älter als ein Tag ist; sind es viele Dateien, fragt sie noch einmal. Eine andere Datenbank, die denselben Speicher benutzt, löscht dort nichts mehr.",
		"releaseText.many":
			"Löscht einmal alle {orphans} Dateien, die diese Datenbank nicht kennt. Das lässt sich nicht rückgängig machen.",
		"releaseSure.other": "Nur wenn dieser Speicher zu dieser Datenbank gehört.",
		"releaseSure.many": "Nur wenn niemand diese Dateien mehr braucht. Das Löschen lässt sich nicht rückgängig machen.",
		"releaseButton.other": "Zuordnen",
		"releaseButton.many": "{orphans} Dateien löschen",
		releaseStale: "Nichts wurde gelöscht: Der Speicher hat sich inzwischen geändert. Sehen Sie noch einmal nach.",
		"released.other": "Der Speicher gehört jetzt zu dieser Datenbank.",
		"released.many": "Gelöscht sind {count} Dateien.",
		"released.many.one": "Gelöscht ist 1 Datei.",
		"name.disk": "Speicherplatz",
		disk: "{free} von {total} frei ({folder}).",
		diskTodo:
			"Schaffen Sie Platz oder vergrößern Sie den Datenträger. Ist er voll, zeigt die Website weiter an, was sie hat, kann aber nichts mehr speichern, auch keine Anfrage.",
		"name.backup": "Sicherung",
		"backupMade.one": "Zuletzt am {time}: {size}, {rows} Zeilen und 1 Bild, zurückgelesen und verglichen ({file}).",
		backupMade: "Zuletzt am {time}: {size}, {rows} Zeilen und {count} Bilder, zurückgelesen und verglichen ({file}).",
		backupFirst: "Noch keine. Die erste entsteht um {at} Uhr in {folder}.",
		backupKey:
			"Nicht darin ist der Schlüssel dieser Installation (SECRET_KEY oder DATA_DIR/secret-key). Heben Sie eine Kopie davon und die Sicherungen auch auf einem anderen Rechner auf.",
		backupOff: "Die tägliche Sicherung ist ausgeschaltet (BACKUP=off).",
		backupOffTodo: "Sorgen Sie selbst dafür, dass „npm run backup“ jeden Tag läuft, oder entfernen Sie BACKUP=off.",
		backupMissing: "Die letzte ist vom {time}.",
		backupNever: "Es gibt noch keine, obwohl die Website seit {time} läuft.",
		backupMissingTodo:
			"Täglich sollte eine entstehen. Sehen Sie im Protokoll des Programms nach und sichern Sie bis dahin von Hand: npm run backup -- DATEI.tar.gz",
		"backupReason.room": "Am {time} fehlgeschlagen: In {folder} ist nicht genug Platz.",
		"backupReason.place": "Am {time} fehlgeschlagen: Der Ordner {folder} ist nicht beschreibbar.",
		"backupReason.damaged": "Am {time} fehlgeschlagen: Was geschrieben wurde, ließ sich nicht unverändert zurücklesen.",
		"backupReason.pictures": "Am {time} fehlgeschlagen: Ein Bild oder der Bilderspeicher war nicht lesbar.",
		"backupReason.interrupted": "Am {time} fehlgeschlagen: Das Programm dafür wurde beendet.",
		"backupReason.other": "Am {time} unerwartet fehlgeschlagen.",
		"backupTodo.room":
			"Schaffen Sie Platz oder wählen Sie mit BACKUP_DIR einen anderen Ordner. Jede halbe Stunde wird es noch einmal versucht.",
		"backupTodo.place":
			"Geben Sie dem Benutzer des Programms das Recht, dort zu schreiben, oder wählen Sie mit BACKUP_DIR einen anderen Ordner.",
		"backupTodo.damaged":
			"Der Datenträger ist verdächtig: Lassen Sie ihn prüfen und sichern Sie von Hand auf einen anderen.",
		"backupTodo.pictures":
			"Das Protokoll des Programms nennt das Bild. Jede halbe Stunde wird es noch einmal versucht.",
		"backupTodo.interrupted":
			"Vielleicht reicht der Arbeitsspeicher nicht. Das Protokoll des Systems sagt, wer es beendet hat.",
		"backupTodo.other":
			"Das Protokoll des Programms sagt, woran es lag. Jede halbe Stunde wird es noch einmal versucht.",
		"name.mail": "Mailserver",
		mailNone: "Kein Mailserver eingerichtet: E-Mails werden nicht verschickt, sondern als Dateien abgelegt.",
		mailNoneTodo:
			"Tragen Sie den Mailserver als SMTP_URL in die Einstellungen des Programms ein und starten Sie es neu. Die Dateien liegen in {folder}.",
		deliverySent: "{server}, zuletzt am {time} zugestellt.",
		deliveryUnused:
			"{server}, in den letzten 14 Tagen kam dort nichts an. Ob er erreichbar ist, zeigt erst der nächste Versuch.",
		deliveryTrouble: "{server}, zuletzt am {time} vergeblich: {reason}",
		"deliveryTodo.mail":
			"Prüfen Sie SMTP_URL und ob der Mailserver läuft. Es wird einen Tag lang immer wieder versucht.",
		"name.webhook": "Webhook",
		webhookNone: "Nicht eingerichtet. Ohne Webhook ist nichts zu tun.",
		"deliveryTodo.webhook":
			"Prüfen Sie CONTACT_WEBHOOK_URL und das Programm dahinter. Es wird einen Tag lang immer wieder versucht.",
		"name.address": "Adresse und TLS",
		addressGood: "{url}, hinter einem Proxy.",
		addressNoProxy:
			"{url}, aber TRUST_PROXY ist aus: Alle Besucher gelten als einer und teilen sich die Grenzen für Anfragen und Anmeldungen.",
		addressNoProxyTodo: "Setzen Sie TRUST_PROXY=on, wenn ein Proxy davor steht, und starten Sie neu.",
		addressLocal: "{url}: Die Website ist nur für diesen Rechner gedacht.",
		addressLocalTodo:
			"Bevor andere sie besuchen: einen Proxy mit Zertifikat davor, PUBLIC_URL=https://… und TRUST_PROXY=on.",
		addressPlain: "{url}: Passwörter und Anfragen gehen unverschlüsselt durchs Netz.",
		addressPlainTodo:
			"Stellen Sie einen Proxy mit Zertifikat davor und setzen Sie PUBLIC_URL=https://… und TRUST_PROXY=on.",
		"name.legal": "Impressum und Datenschutz",
		legalGood:
			"In app/site/company.ts steht nichts Erfundenes mehr, das sich erkennen ließe. Prüfen Sie auch die Texte in app/texts/public: Sie erzählen vom Betrieb der Demo.",
		legalOpen: "Noch erfundene Angaben, zum Beispiel: {places}",
		legalTodo:
			"Füllen Sie app/site/company.ts aus, bauen Sie mit „npm run build“ und starten Sie neu. Lassen Sie die Texte von einem Anwalt lesen.",
		"name.secondFactor": "Zweiter Faktor",
		secondFactorGood: "Alle Administratoren haben einen.",
		secondFactorUnreadable:
			"Mindestens einer lässt sich mit dem Schlüssel dieser Installation nicht öffnen: Die Codes seiner App gelten nicht.",
		secondFactorUnreadableTodo:
			"Setzen Sie den früheren SECRET_KEY oder die frühere Datei DATA_DIR/secret-key wieder ein. Ist der Schlüssel verloren: npm run user -- reset E-MAIL. Bis dahin helfen Wiederherstellungscode oder Passkey.",
		secondFactorMissing: "Noch ohne zweiten Faktor: {people}",
		secondFactorTodo:
			"Wer ihn nicht hat, richtet ihn unter „Mein Konto“ ein. Unter „Benutzer“ können Sie ihn verlangen.",
		"name.plans": "Zeitpläne",
		plansGood: "Keiner ist überfällig. Geplant: {count}.",
		plansLate: "Überfällige Zeitpläne: {names}.",
		plansLateTodo:
			"Das Programm führt Zeitpläne auf die Minute aus. Starten Sie es neu; bleibt es dabei, sagt das Protokoll, warum.",
		plansRefused: "Zeitpläne wurden nicht ausgeführt, weil die Person das nicht mehr darf: {names}.",
		plansRefusedTodo: "Planen Sie neu oder löschen Sie den Zeitplan.",
		planName: "„{name}“",
		"name.housekeeping": "Aufräumen",
		housekeepingGood: "Was abgelaufen ist, wird stündlich gelöscht.",
		housekeepingPaused:
			"Der neueste Eintrag beim Start war vom {newest}. Vielleicht geht die Uhr des Servers vor: Bis {until} wird nichts gelöscht.",
		housekeepingPausedTodo:
			"Geht die Uhr falsch, stellen Sie sie und starten das Programm neu. Geht sie richtig, ist nichts zu tun.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type CheckupKey = keyof typeof deCheckup.zustand;
