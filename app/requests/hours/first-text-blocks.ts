/** The text blocks of a new installation; the office changes them as it likes. */
export const firstTextBlocks = [
	{
		name: "Preis nennen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse an unserer Maschine {machine}. Der Preis: {price}.\n\nBilder und technische Daten finden Sie hier:\n{link}\n\nWann dürfen wir Sie anrufen?",
		text_en:
			"Dear {name},\n\nthank you for your interest in our {machine}. The price: {price}.\n\nPictures and technical data are here:\n{link}\n\nWhen may we call you?",
	},
	{
		name: "Besichtigung anbieten",
		text: "Guten Tag {name},\n\ngern zeigen wir Ihnen die Maschine bei uns auf dem Hof. Welcher Tag passt Ihnen?",
		text_en: "Dear {name},\n\nwe would be pleased to show you the machine in our yard. Which day would suit you?",
	},
	{
		name: "Nicht mehr verfügbar",
		text: "Guten Tag {name},\n\nleider ist diese Maschine nicht mehr verfügbar. Wir melden uns gern, sobald wir eine ähnliche haben.",
		text_en:
			"Dear {name},\n\nunfortunately this machine is no longer available. We will gladly let you know as soon as we have a similar one.",
	},
];
