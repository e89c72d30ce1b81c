import type { ListPlace } from "../office/table-query.ts";

/** The office's list of offers on the dashboard. */
export const offerPlace = {
	anchor: "angebote",
	prefix: "",
	sorts: ["date-desc", "date-asc", "name-asc", "name-desc", "price-asc", "price-desc"],
} as const satisfies ListPlace;
