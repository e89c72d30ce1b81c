/** The pages of the settings, one a subject, in the order of their tabs. */
export const settingPages = {
	sale: "/admin/einstellungen",
	makes: "/admin/einstellungen/hersteller",
	synonyms: "/admin/einstellungen/suchwoerter",
	officeHours: "/admin/einstellungen/buerozeiten",
	textBlocks: "/admin/einstellungen/textbausteine",
	retention: "/admin/einstellungen/aufbewahrung",
} as const;

export type SettingSubject = keyof typeof settingPages;

/** The settings that are lists of entries. */
export type EntrySetting = "textBlocks" | "synonyms";
