import { AVAILABLE_NOW, type ListFilter } from "./filter-kinds.ts";
import { machineFields } from "../machine/machine-fields.ts";
import type { RangesByKind } from "../machine/machine-kinds.ts";
import { type MainCategory, mainCategories } from "../offer.ts";
import type { Field } from "../../content/fields.ts";
import { own } from "../../foundation/i18n/text.ts";

const bothEnds = ["min", "max"] as const;
/** The word for a yes: in the address, and in the stock for a machine with the feature. */
export const YES = "ja";

/** Address names that are shorter than their columns' names. */
const names: Readonly<Record<string, string>> = { throughput_max: "throughput" };

const machine: ListFilter[] = Object.entries<Field & { in: RangesByKind; filtered?: true }>(machineFields)
	.filter(([, { filtered }]) => filtered)
	.flatMap(([field, about]) => ofField(about, { name: own(names, field) ?? field, field, ...whereOf(about.in) }));

/**
 * Filters of lists besides price, category and condition, in the order of the page. Those that apply to some categories
 * follow from the table of fields: every `filtered` field is here.
 */
export const listFilters: readonly ListFilter[] = [
	{ kind: "words", name: AVAILABLE_NOW, field: "available", words: [YES], isYes: true },
	{ kind: "words", name: "make", field: "manufacturer" },
	{ kind: "range", name: "year", field: "year_of_construction", ends: bothEnds, scale: 1, decimals: 0, isYear: true },
	{ kind: "range", name: "hours", field: "operating_hours", ends: ["max"], scale: 1, decimals: 0 },
	...machine.filter(({ categories }) => categories),
	{
		kind: "range",
		name: "screen_area",
		field: "screen_length",
		times: "screen_width",
		ends: bothEnds,
		scale: 1_000_000,
		decimals: 1,
		unit: "m²",
		categories: ["siebanlagen"],
	},
	{ kind: "range", name: "power", field: "power", ends: bothEnds, scale: 1000, decimals: 1, unit: "kW" },
	{
		kind: "range",
		name: "weight",
		field: "weight",
		ends: bothEnds,
		scale: 1000,
		decimals: 2,
		unit: "t",
		forStaff: true,
	},
	...machine.filter(({ categories }) => !categories),
	{ kind: "words", name: "location", field: "location" },
];

type Basis = Pick<ListFilter, "name" | "field" | "categories">;

function ofField(field: Field, basis: Basis): ListFilter[] {
	if (field.kind === "measure") {
		const { scale, shown, unit } = field;
		// An address has at most two decimals, because three digits after a point mean thousands.
		return [{ ...basis, kind: "range", ends: bothEnds, scale, decimals: Math.min(shown, 2), unit }];
	}
	if (field.kind === "whole")
		return [
			{ ...basis, kind: "range", ends: bothEnds, scale: 1, decimals: 0, ...(field.unit && { unit: field.unit }) },
		];
	if (field.kind === "choice") return [{ ...basis, kind: "words", words: field.choices }];
	if (field.kind === "several") return [{ ...basis, kind: "words", words: field.choices, several: true }];
	if (field.kind === "yesNo") return [{ ...basis, kind: "words", words: [YES], isYes: true }];
	return [];
}

/** The main categories whose machines have a field; empty if all have it. */
function whereOf(where: RangesByKind): { categories?: MainCategory[] } {
	if ("all" in where) return {};
	const mains = Object.keys(where).map((kind) => kind.split("-")[0]);
	return { categories: mainCategories.filter((main) => mains.includes(main)) };
}
