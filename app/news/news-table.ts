import type { ListPlace } from "../office/table-query.ts";

/** The office's list of news on the dashboard. */
export const newsPlace = {
	anchor: "nachrichten",
	prefix: "news_",
	sorts: ["date-desc", "date-asc", "name-asc", "name-desc"],
} as const satisfies ListPlace;
