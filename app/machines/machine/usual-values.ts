import type { Field } from "../../content/fields.ts";
import { numberReadings } from "../../content/number-words.ts";
import { cardColumns } from "./card-facts.ts";
import { pairs } from "./joined-fields.ts";
import { type ChosenCategory, rangeIn, type Range, REFUSED_FACTOR, type RangesByKind } from "./machine-kinds.ts";
import { offerFields } from "../offer-record.ts";
import { own } from "../../foundation/i18n/text.ts";

/** The usual weight and power by kind of machine. */
const sizes: Record<string, { weight: Range; power: Range }> = {
	"bagger-minibagger": { weight: [0.4, 10], power: [5, 60] },
	"bagger-kettenbagger": { weight: [6, 100], power: [35, 450] },
	"bagger-mobilbagger": { weight: [4, 32], power: [30, 180] },
	radlader: { weight: [1, 60], power: [10, 400] },
	teleskoplader: { weight: [2, 35], power: [15, 200] },
	dumper: { weight: [0.3, 50], power: [4, 450] },
	walzen: { weight: [0.4, 30], power: [3, 180] },
	"brecheranlagen-backenbrecher": { weight: [3, 120], power: [15, 500] },
	"brecheranlagen-prallbrecher": { weight: [3, 95], power: [30, 600] },
	"brecheranlagen-kegelbrecher": { weight: [10, 95], power: [100, 600] },
	"siebanlagen-klassiersiebanlagen": { weight: [1, 60], power: [4, 250] },
	"siebanlagen-schwerlastsiebanlagen": { weight: [1, 60], power: [4, 250] },
	"siebanlagen-trommelsiebanlagen": { weight: [1, 45], power: [4, 200] },
	shredder: { weight: [2, 60], power: [20, 900] },
	haldenbänder: { weight: [0.5, 60], power: [2, 150] },
};
const sizesIn = (name: "weight" | "power"): RangesByKind =>
	Object.fromEntries(Object.entries(sizes).map(([kind, usual]) => [kind, usual[name]]));

/** Usual values of the fields that every machine has, as in machine-fields.ts. */
const general: Partial<Record<string, RangesByKind>> = {
	operating_hours: { all: [0, 30_000] },
	length: { all: [0.5, 25] },
	width: { all: [0.3, 4.3] },
	height: { all: [0.5, 5] },
	weight: sizesIn("weight"),
	power: sizesIn("power"),
};

/** The usual values of a field for a machine, in the form's unit; null if there are none. */
export function usualValues(name: string, chosen: ChosenCategory): Range {
	const field = offerFields[name] as (Field & { in?: RangesByKind }) | undefined;
	const where = field?.in ?? own(general, name);
	if (name === "year_of_construction") return [1950, new Date().getFullYear() + 1];
	return (where && rangeIn(where, chosen)) ?? null;
}

export function isUnusual([low, high]: NonNullable<Range>, typed: string): boolean {
	const [value] = numberReadings(typed, 3, high);
	return value !== undefined && (value < low || value > high);
}

/** Whether the form shows an empty field unfolded: on cards, in filters or marked as usual, and the pairs of these. */
export function isUsualField(name: string): boolean {
	const isWanted = (one: string) => {
		const { filtered, usual } = offerFields[one] as { filtered?: true; usual?: true };
		return usual ?? filtered ?? cardColumns.some((column) => column === one);
	};
	return isWanted(name) || pairs.some((pair) => pair.some((one) => one === name) && pair.some(isWanted));
}

/** Finds impossible values among stored ones: the names of their fields, each with the key of its message. */
export function impossibleValues(values: Readonly<Record<string, unknown>>, chosen: ChosenCategory) {
	const number = (name: string) => (typeof values[name] === "number" ? values[name] : null);
	const tooHigh = Object.entries(offerFields).filter(([name, field]) => {
		const [range, value] = [usualValues(name, chosen), number(name)];
		const scale = field.kind === "measure" ? field.scale : 1;
		return range !== null && value !== null && value > REFUSED_FACTOR * range[1] * scale;
	});
	const upsideDown = pairs.filter(([low, high]) => {
		const [from, to] = [number(low), number(high)];
		return from !== null && to !== null && from > to;
	});
	return [
		...tooHigh.map(([name]): [string, string] => [name, "error.farTooHigh"]),
		...upsideDown.map(([, high]): [string, string] => [high, "error.upsideDown"]),
	];
}
