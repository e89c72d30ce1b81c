/** The German texts of a machine's video and documents on its page. */
export const dePapers = {
	papers: {
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
	"error.video":
		"Das ist keine Adresse eines Videos bei YouTube oder Vimeo. Kopieren Sie sie zum Beispiel mit dem Knopf „Teilen“.",
} as const satisfies Record<string, string>;

export type PapersTexts = { [N in keyof typeof dePapers]: { [K in keyof (typeof dePapers)[N]]: string } };
export type PapersFormTexts = { [K in keyof typeof dePapersForm]: string };
