/** The German texts of the list's filters beside category and condition. */
export const deListFilters = {
	listFilter: {
		onRequest: "+ {count} auf Anfrage",
		onlyPriced: "nur mit Preis",
		rounded: "Auf {value} gerundet.",
		noNumber: "Das ist keine Zahl. Der Filter bleibt, wie er ist.",
		fieldFrom: "von",
		fieldTo: "bis",
		from: "ab {value}",
		to: "bis {value}",
		inUnit: "{label} in {unit}",
		atLeast: "{label} ab {value}",
		atMost: "{label} bis {value}",
		is: "{label}: {value}",
		equipment: "Ausstattung",
		withValue: "Angabe bei {count} Maschinen",
		horsepower: "rund {value} PS",
		more: "{count} weitere",
	},
} as const satisfies Record<string, Record<string, string>>;

export type ListFilterTexts = {
	[N in keyof typeof deListFilters]: { [K in keyof (typeof deListFilters)[N]]: string };
};
