import type { ListFilter } from "./list-filter.ts";

const bothEnds = ["min", "max"] as const;

/** What lists are narrowed by beside price, category and condition, in the order of the page. */
export const listFilters: readonly ListFilter[] = [
	{ kind: "words", name: "make", field: "manufacturer" },
	{ kind: "range", name: "year", field: "year_of_construction", ends: bothEnds, scale: 1, decimals: 0, isYear: true },
	{ kind: "range", name: "hours", field: "operating_hours", ends: ["max"], scale: 1, decimals: 0, unit: "h" },
	{ kind: "range", name: "power", field: "power", ends: bothEnds, scale: 1000, decimals: 1, unit: "kW" },
	{ kind: "words", name: "location", field: "location" },
];
