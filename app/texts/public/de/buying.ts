/** The German texts of what a buyer asks first on the page of a machine: whom, how much, and what else there is. */
export const deBuying = {
	buying: {
		seller: "Ihr Kontakt zu dieser Maschine",
		"sells.kauf": "Verkauf",
		"sells.miete": "Vermietung",
		gross: "Bruttopreis",
		grossAndInstalment: "Brutto und Monatsrate",
		vat: "zzgl. {percent} % MwSt.",
		withVat: "Preis inkl. {percent} % MwSt.",
		example: "Monatsrate, unverbindliches Beispiel",
		deposit: "Anzahlung ({percent} %)",
		loan: "Nettodarlehensbetrag",
		instalment: "Monatsrate",
		months: "Laufzeit",
		monthsValue: "{count} Monatsraten",
		rate: "Effektiver Jahreszins",
		nominal: "Gebundener Sollzins im Jahr",
		percent: "{percent} %",
		total: "Gesamtbetrag der Raten",
		noOffer: "Unverbindliches Beispiel, kein Kreditangebot. Über eine Finanzierung entscheidet die Bank.",
		"away.sold": "Diese Maschine ist verkauft.",
		"away.rentedOut": "Diese Maschine ist vermietet.",
		"away.reserved": "Diese Maschine ist für jemand anderen reserviert. Anfragen können Sie trotzdem.",
		"away.unavailable": "Diese Maschine ist zurzeit nicht zu haben. Anfragen können Sie trotzdem.",
		alert: "Benachrichtigen, wenn so eine kommt",
	},
} as const satisfies Record<string, Record<string, string>>;

export type BuyingTexts = { [N in keyof typeof deBuying]: { [K in keyof (typeof deBuying)[N]]: string } };
