/** The German words for what only staff see of a machine: public pages bring them along for staff alone. */
export const deStaff = {
	staffOnly: {
		weight: "Gewicht",
		note: "nur für Mitarbeiter sichtbar",
	},
} as const satisfies Record<string, Record<string, string>>;

export type StaffTexts = { [N in keyof typeof deStaff]: { [K in keyof (typeof deStaff)[N]]: string } };
