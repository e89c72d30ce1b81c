import { formSubjects } from "./form-subjects.ts";

/** The German texts with which a visitor decides: what was sent, the list of saved machines, and their comparison. */
export const deDecide = {
	contactSent: {
		title: "Ihre Nachricht ist angekommen",
		thanks: "Vielen Dank. {promise}",
		sent: "Das haben Sie uns geschickt",
		subject: "Betreff",
		machine: "Maschine",
		machines: "Maschinen",
		message: "Nachricht",
		another: "Weitere Anfrage",
		buyWords: "Guten Tag, ich interessiere mich für diese Maschine. ",
		hireWords: "Guten Tag, ich möchte diese Maschine mieten. Zeitraum und Einsatzort: ",
		severalWords: "Guten Tag, ich interessiere mich für diese {count} Maschinen. ",
		severalSubject: formSubjects.de.severalSubject,
	},
} as const satisfies Record<string, Record<string, string>>;
