/** The text blocks of a new installation; the office changes them as it likes. */
export const firstTextBlocks = [
	{
		name: "Preis nennen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse. Unser Preis:\n{price}\n\nBilder und technische Daten finden Sie hier:\n{link}\n\nWann dürfen wir Sie anrufen?",
		text_en:
			"Dear {name},\n\nthank you for your interest. Our price:\n{price}\n\nPictures and technical data are here:\n{link}\n\nWhen may we call you?",
	},
	{
		name: "Besichtigung anbieten",
		text: "Guten Tag {name},\n\ngern zeigen wir Ihnen die Maschine bei uns auf dem Hof: {machine}. Welcher Tag passt Ihnen?",
		text_en:
			"Dear {name},\n\nwe would be pleased to show you the machine in our yard: {machine}. Which day would suit you?",
	},
	{
		name: "Rückruf anbieten",
		text: "Guten Tag {name},\n\nvielen Dank für Ihre Anfrage. Gern besprechen wir das am Telefon. Wann passt Ihnen unser Anruf, und welche Nummer ist dann die richtige?",
		text_en:
			"Dear {name},\n\nthank you for your enquiry. We would be glad to talk it over on the telephone. When would be a good time for our call, and which number is best then?",
	},
	{
		name: "Nicht mehr verfügbar",
		text: "Guten Tag {name},\n\nleider ist die Maschine nicht mehr verfügbar: {machine}. Wir melden uns gern, sobald wir eine ähnliche Maschine haben.",
		text_en:
			"Dear {name},\n\nunfortunately the machine is no longer available: {machine}. We will gladly let you know as soon as we have a similar machine.",
	},
	{
		name: "Zum Gespräch einladen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse an unserem Betrieb: {application}. Gern möchten wir Sie kennenlernen. An welchem Tag passt Ihnen ein Gespräch bei uns?",
		text_en:
			"Dear {name},\n\nthank you for your interest in our company: {application}. We would like to meet you. Which day would suit you for an interview here?",
	},
	{
		name: "Bewerbung absagen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse an unserem Betrieb: {application}. Leider können wir Ihnen zurzeit keine Stelle anbieten. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.",
		text_en:
			"Dear {name},\n\nthank you for your interest in our company: {application}. Unfortunately we cannot offer you a position at present. We wish you every success.",
	},
];
