/** The German texts of a machine's video and documents on its page. */
export const dePapers = {
	papers: {
		title: "Unterlagen",
		"kind.datenblatt": "Datenblatt",
		"kind.pruefbericht": "Prüfbericht",
		"kind.sonstiges": "Weitere Unterlage",
		size: "PDF, {size}",
		videoTitle: "Video",
		videoPlay: "Video abspielen",
		videoOf: "Video zu {name}",
		videoText:
			"Erst wenn Sie auf „Video abspielen“ klicken, lädt Ihr Browser etwas von {platform}. {platform} erfährt dann Ihre IP-Adresse und kann Cookies setzen.",
	},
} as const satisfies Record<string, Record<string, string>>;

/** What the form of an offer says about them. */
export const dePapersForm = {
	video: "Video",
	videoHint:
		"Adresse einer Seite bei YouTube oder Vimeo. Besucher sehen zuerst das Titelbild; das Video lädt erst nach einem Klick.",
	documents: "Unterlagen",
	documentsHint:
		"PDF, je bis 20 MB, höchstens 10. Besucher laden sie auf der Seite der Maschine herunter, sobald Sie speichern. Was in einer Datei steckt, prüfen wir nicht: Veröffentlichen Sie nur Dateien, deren Herkunft Sie kennen.",
	documentsDrop: "PDF hierher ziehen oder auswählen",
	documentsDropActive: "Loslassen, um die Dateien hochzuladen",
	documentsNone: "keine Unterlagen",
	documentsErrorTitle: "Unterlage nicht hochgeladen",
	documentKind: "Art",
	documentTitle: "Titel",
	documentTitle_en: "Titel (Englisch)",
	documentOpen: "Unterlage {position} herunterladen",
	documentUp: "Unterlage {position} nach oben",
	documentDown: "Unterlage {position} nach unten",
	documentRemove: "Unterlage {position} entfernen",
	documentMoved: "Unterlage {from} steht jetzt an Stelle {to} von {count}.",
	documentRemoved: "Entfernte Unterlagen: {count}. Es bleiben: {left}.",
	documentRemovedOf: "Unterlage {position} entfernt",
	documentRestore: "Rückgängig: Unterlage {position} zurückholen",
	documentRestored: "Unterlage {position} ist wieder da.",
	documentUploading: "Unterlagen werden noch hochgeladen",
	documentUploadFailed:
		"Eine Unterlage konnte nicht hochgeladen werden. Versuchen Sie es noch einmal oder verwerfen Sie sie, dann können Sie speichern.",
	"document.empty": "Die Datei ist leer.",
	"document.type": "Das ist keine PDF-Datei.",
	"document.tooLarge": "Die Datei ist zu groß. Erlaubt sind höchstens 20 MB.",
	"document.count": "Ein Angebot kann höchstens 10 Unterlagen haben.",
	"document.tooMany": "Sie haben sehr viele Unterlagen in kurzer Zeit gesendet. Bitte warten Sie ein paar Minuten.",
	"document.foreign":
		"Eine Unterlage gehört zu einem anderen Angebot oder wurde inzwischen entfernt. Bitte laden Sie sie neu hoch.",
	"document.untitled": "Bitte geben Sie jeder Unterlage einen Titel.",
	"document.titleTooLong": "Der Titel einer Unterlage ist zu lang. Erlaubt sind höchstens 200 Zeichen.",
	"error.video":
		"Das ist keine Adresse eines Videos bei YouTube oder Vimeo. Kopieren Sie sie zum Beispiel mit dem Knopf „Teilen“.",
} as const satisfies Record<string, string>;

export type PapersTexts = { [N in keyof typeof dePapers]: { [K in keyof (typeof dePapers)[N]]: string } };
export type PapersFormTexts = { [K in keyof typeof dePapersForm]: string };
