/** The German texts of the office's pages about applications. */
export const deApplications = {
	applications: {
		title: "Bewerbungen",
		intro: "Nur Administratoren sehen Bewerbungen. {months} Monate nach ihrem Eingang werden sie von selbst gelöscht.",
		empty: "Bisher gibt es keine Bewerbungen.",
		emptyText: "Sobald sich jemand auf eine Stelle bewirbt, steht die Bewerbung hier.",
		download: "Lebenslauf herunterladen (PDF, {size})",
		cvHint:
			"Wir prüfen nicht, was in der Datei steckt. Öffnen Sie sie wie jeden Anhang von Unbekannten: mit einem aktuellen Programm, und ohne darin etwas zu erlauben.",
	},
} as const satisfies Record<string, Record<string, string>>;

export type ApplicationsTexts = {
	[N in keyof typeof deApplications]: { [K in keyof (typeof deApplications)[N]]: string };
};
