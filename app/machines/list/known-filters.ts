import { AVAILABLE_NOW, type ListFilter, type RangeFilter } from "./filter-kinds.ts";
import { machineFields } from "../machine/machine-fields.ts";
import type { RangesByKind } from "../machine/machine-kinds.ts";
import { type MainCategory, mainCategories } from "../offer.ts";
import type { Field } from "../../content/fields.ts";

/** The word for a yes, in the address and in the stock. */
export const YES = "ja";

type Range = Omit<RangeFilter, "kind" | "scale" | "decimals"> & Partial<RangeFilter>;
const range = (about: Range): RangeFilter => ({ kind: "range", scale: 1, decimals: 0, ...about });

const machine: ListFilter[] = Object.entries<Field & { in: RangesByKind; filtered?: true }>(machineFields)
	.filter(([, { filtered }]) => filtered)
	.flatMap(([field, about]) => {
		// The one filter whose name in the address is not that of its column.
		const name = field === "throughput_max" ? "throughput" : field;
		return ofField(about, { name, field, ...whereOf(about.in) });
	});

const screenArea = { name: "screen_area", field: "screen_length", times: "screen_width" };

/**
 * Filters of lists besides price, category and condition, in the order of the page. Those that apply to some categories
 * follow from the table of fields: every `filtered` field is here.
 */
export const listFilters: readonly ListFilter[] = [
	{ kind: "words", name: AVAILABLE_NOW, field: "available", words: [YES], isYes: true },
	{ kind: "words", name: "make", field: "manufacturer" },
	range({ name: "year", field: "year_of_construction", isYear: true }),
	range({ name: "hours", field: "operating_hours" }),
	...machine.filter(({ categories }) => categories),
	range({ ...screenArea, scale: 1_000_000, decimals: 1, unit: "m²", categories: ["siebanlagen"] }),
	range({ name: "power", field: "power", scale: 1000, decimals: 1, unit: "kW" }),
	range({ name: "weight", field: "weight", scale: 1000, decimals: 2, unit: "t", forStaff: true }),
	...machine.filter(({ categories }) => !categories),
	{ kind: "words", name: "location", field: "location" },
];

function ofField(field: Field, basis: Pick<ListFilter, "name" | "field" | "categories">): ListFilter[] {
	if (field.kind === "measure") {
		const { scale, shown, unit } = field;
		// An address has at most two decimals, because three digits after a point mean thousands.
		return [range({ ...basis, scale, decimals: Math.min(shown, 2), unit })];
	}
	if (field.kind === "whole") return [range({ ...basis, ...(field.unit && { unit: field.unit }) })];
	if (field.kind === "choice") return [{ ...basis, kind: "words", words: field.choices }];
	if (field.kind === "several") return [{ ...basis, kind: "words", words: field.choices, several: true }];
	if (field.kind === "yesNo") return [{ ...basis, kind: "words", words: [YES], isYes: true }];
	return [];
}

/** The main categories whose machines have a field; none if all have it. */
function whereOf(where: RangesByKind): { categories?: MainCategory[] } {
	if ("all" in where) return {};
	const mains = Object.keys(where).map((kind) => kind.split("-")[0]);
	return { categories: mainCategories.filter((main) => mains.includes(main)) };
}
