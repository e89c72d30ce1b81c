/** The contact form's initial subjects. A request that keeps one is listed in its reader's language. */
export const formSubjects = {
	de: {
		defaultSubject: "Allgemeine Anfrage",
		serviceSubject: "Serviceanfrage",
		urgentSubject: "Dringende Serviceanfrage",
		offerSubject: "Anfrage: {name}",
		severalSubject: "Anfrage zu mehreren Maschinen",
		wantedSubject: "Ähnliche Maschine gesucht: {name}",
	},
	en: {
		defaultSubject: "General enquiry",
		serviceSubject: "Service enquiry",
		urgentSubject: "Urgent service enquiry",
		offerSubject: "Enquiry: {name}",
		severalSubject: "Enquiry about several machines",
		wantedSubject: "Similar machine wanted: {name}",
	},
} as const satisfies Record<"de" | "en", Record<string, string>>;

/** One of the form's own subjects. */
export type FormSubject = keyof (typeof formSubjects)["de"];
