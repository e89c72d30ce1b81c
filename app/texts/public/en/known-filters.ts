import type { ListFilterTexts } from "../de/known-filters.ts";

/** The English texts of the list's filters beside category and condition. */
export const enListFilters: ListFilterTexts = {
	listFilter: {
		onRequest: "+ {count} on request",
		onlyPriced: "only with a price",
		rounded: "Rounded to {value}.",
		noNumber: "That is not a number. The filter stays as it is.",
		fieldFrom: "from",
		fieldTo: "to",
		from: "from {value}",
		to: "up to {value}",
		inUnit: "{label} in {unit}",
		atLeast: "{label} from {value}",
		atMost: "{label} up to {value}",
		is: "{label}: {value}",
		equipment: "Equipment",
		withValue: "Stated for {count} machines",
		horsepower: "about {value} hp",
		more: "{count} more",
	},
};
