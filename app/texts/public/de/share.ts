/** The German texts of what somebody does with the page of a machine. */
export const deShare = {
	share: {
		share: "Teilen",
		copy: "Link kopieren",
		copied: "Link kopiert",
		copyFailed: "Das Kopieren ist hier nicht erlaubt. Der Link steht in der Adresszeile.",
		mail: "E-Mail",
		newTab: "(öffnet in einem neuen Tab)",
		sheet: "Datenblatt drucken (PDF)",
	},
} as const satisfies Record<string, Record<string, string>>;

export type ShareTexts = { [N in keyof typeof deShare]: { [K in keyof (typeof deShare)[N]]: string } };
