/** The German labels of a machine's staff-only fields; public pages send them to staff only. */
export const deStaff = {
	staffOnly: {
		weight: "Gewicht",
		transport_weight: "Transportgewicht",
		serial_number: "Seriennummer",
		note: "nur für Mitarbeiter sichtbar",
	},
} as const satisfies Record<string, Record<string, string>>;

export type StaffTexts = { [N in keyof typeof deStaff]: { [K in keyof (typeof deStaff)[N]]: string } };
