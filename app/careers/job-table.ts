import type { ListPlace } from "../office/table-query.ts";

/** The office's list of positions on the dashboard. */
export const jobPlace = {
	anchor: "stellen",
	prefix: "jobs_",
	sorts: ["date-desc", "date-asc", "name-asc", "name-desc"],
} as const satisfies ListPlace;
