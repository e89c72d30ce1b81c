/** The contact form's initial subjects. A request that keeps one is listed in its reader's language. */
export const formSubjects = {
	de: {
		offerSubject: "Anfrage: {name}",
		severalSubject: "Anfrage zu mehreren Maschinen",
		wantedSubject: "Ähnliche Maschine gesucht: {name}",
		defaultSubject: "Allgemeine Anfrage",
		serviceSubject: "Serviceanfrage",
		urgentSubject: "Dringende Serviceanfrage",
	},
	en: {
		offerSubject: "Enquiry: {name}",
		severalSubject: "Enquiry about several machines",
		wantedSubject: "Similar machine wanted: {name}",
		defaultSubject: "General enquiry",
		serviceSubject: "Service enquiry",
		urgentSubject: "Urgent service enquiry",
	},
} as const satisfies Record<"de" | "en", Record<string, string>>;

/** One of the form's own subjects. */
export type FormSubject = keyof (typeof formSubjects)["de"];
