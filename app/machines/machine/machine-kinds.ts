import { choice, day, type Field, line, measure, several, whole, yesNo } from "../../content/fields.ts";
import { isMainCategory, type MainCategory, type Subcategory, subcategoriesOf } from "../offer.ts";

/** The usual values, from–to, in the form's unit; null if there are none. */
export type Range = readonly [low: number, high: number] | null;
export type Kind = MainCategory | Subcategory | "all";
/** The machines that have a field: categories and subcategories, each with its usual range. */
export type RangesByKind = Partial<Record<Kind, Range>>;
/** `filtered` fields are filters of lists; the form does not fold `usual` ones. */
type More = { filtered?: true; sheet?: "everybody" | "staff"; hint?: string; usual?: true };

/** A value this many times the usual maximum is a wrong unit, and refused. */
export const REFUSED_FACTOR = 10;

const highestUsual = (where: RangesByKind) => Math.max(...Object.values(where).map((range) => range?.[1] ?? 0));

const anyDay = { from: "1900-01-01", to: "2100-12-31", optional: true } as const;

type Unit = { unit: string; scale: number; shown: number; mayBeZero?: true };
const units = {
	m: { unit: "m", scale: 1000, shown: 2 },
	mm: { unit: "mm", scale: 1, shown: 0 },
	stroke: { unit: "mm", scale: 1000, shown: 2 },
	t: { unit: "t", scale: 1000, shown: 3 },
	capacity: { unit: "t", scale: 1000, shown: 2, mayBeZero: true },
	cubic: { unit: "m³", scale: 1000, shown: 3 },
	litres: { unit: "l", scale: 1, shown: 0 },
	kW: { unit: "kW", scale: 1000, shown: 1 },
	kN: { unit: "kN", scale: 1000, shown: 1 },
	tonnesAnHour: { unit: "t/h", scale: 1, shown: 0 },
	kilometresAnHour: { unit: "km/h", scale: 1, shown: 0 },
	hertz: { unit: "Hz", scale: 1, shown: 0 },
	turns: { unit: "rpm", scale: 1, shown: 0 },
	linearLoad: { unit: "kg/cm", scale: 100, shown: 1 },
	percent: { unit: "%", scale: 1, shown: 0, mayBeZero: true },
} as const satisfies Record<string, Unit>;

/** The kinds of field; `where` says which machines have one. */
export const field = {
	measure(unit: keyof typeof units, where: RangesByKind, more: More = {}) {
		const { mayBeZero, ...rest }: Unit = units[unit];
		// A percentage can't exceed the whole.
		const highest = unit === "percent" ? 100 : REFUSED_FACTOR * highestUsual(where);
		return { ...measure({ ...rest, highest, ...(!mayBeZero && { aboveZero: true }) }), ...common(where, more) };
	},
	count(where: RangesByKind, more: More & { lowest?: number; unit?: string } = {}) {
		const { lowest = 0, unit, ...rest } = more;
		const highest = REFUSED_FACTOR * highestUsual(where);
		return { ...whole({ lowest, highest, tooLow: "error.zero", ...(unit && { unit }) }), ...common(where, rest) };
	},
	words: (where: RangesByKind, more: More = {}) => ({ ...line({ limit: 50 }), ...common(where, more) }),
	choice: <const Words extends readonly string[]>(choices: Words, where: RangesByKind, more: More = {}) => ({
		...choice({ choices, optional: true }),
		...common(where, more),
	}),
	several: <const Words extends readonly string[]>(choices: Words, where: RangesByKind, more: More = {}) => ({
		...several({ choices, searched: true, wide: true }),
		...common(where, more),
	}),
	yesNo: (where: RangesByKind, more: More = {}) => ({ ...yesNo({}), ...common(where, more) }),
	day: (where: RangesByKind) => ({ ...day(anyDay), ...common(where, {}) }),
	month: (where: RangesByKind) => ({ ...day({ ...anyDay, isMonth: true }), ...common(where, {}) }),
};

function common(where: RangesByKind, { filtered, sheet = "everybody", hint, usual }: More) {
	return { in: where, sheet, ...(filtered && { filtered }), ...(hint && { hint }), ...(usual && { usual }) };
}

/** These kinds of machine, without usual values. */
export function only(...kinds: Kind[]): RangesByKind {
	return Object.fromEntries(kinds.map((kind) => [kind, null]));
}

/** Assigns fields to a part of the form. */
export function inGroup<const T extends Record<string, Field>>(group: string, fields: T) {
	type Grouped = { [Name in keyof T]: T[Name] & { group: string } };
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, group }])) as Grouped;
}

export type ChosenCategory = { category: string; subcategory: string };

/**
 * The usual range of a field: of the subcategory, else of the category, else of all. Without a subcategory, it is the
 * widest of all its subcategories. Undefined if such machines do not have the field.
 */
export function rangeIn(where: RangesByKind, { category, subcategory }: ChosenCategory): Range | undefined {
	const known: Readonly<Record<string, Range>> = where;
	for (const kind of [subcategory, category]) if (Object.hasOwn(known, kind)) return known[kind]!;
	const subs = isMainCategory(category) && subcategory === "" ? subcategoriesOf[category] : [];
	const ranges = subs.filter((sub) => Object.hasOwn(known, sub)).map((sub) => known[sub]!);
	if (ranges.length > 0) return widest(ranges);
	return known.all;
}

/** Whether machines of a category have a field; all have a field outside the table. */
export function machineHas(fields: object, name: string, chosen: ChosenCategory): boolean {
	const where = (fields as Readonly<Record<string, { in?: RangesByKind }>>)[name]?.in;
	return where === undefined || rangeIn(where, chosen) !== undefined;
}

function widest(ranges: readonly Range[]): Range {
	const known = ranges.filter((range) => range !== null);
	if (known.length === 0) return null;
	return [Math.min(...known.map(([low]) => low)), Math.max(...known.map(([, high]) => high))];
}
