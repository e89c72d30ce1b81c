/** Texts of mails. They are put together on the server and never reach a browser. */
export const deMails = {
	mailFrame: {
		orOpen: "Falls der Knopf nicht funktioniert, öffnen Sie diese Adresse:",
	},
} as const satisfies Record<string, Record<string, string>>;

export type MailTexts = { [N in keyof typeof deMails]: { [K in keyof (typeof deMails)[N]]: string } };
