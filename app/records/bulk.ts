import * as v from "valibot";
import { decimal } from "./field-words.ts";
import type { RecordKind } from "./record.ts";
import { type StepName, stepNames, steps } from "./steps.ts";

/** More at once would keep everybody else waiting. */
export const MOST_AT_ONCE = 1000;

/** The steps that need nothing but a list of records, or the same words for all of them. */
const bulkSteps = ["publish", "withdraw", "reserve", "release", "sell"] as const satisfies readonly StepName[];

/** What can be done with many records at once: a step of their life, fields, the price, or the trash. */
export type BulkAction = (typeof bulkSteps)[number] | "set" | "price" | "trash";

/** The actions that a collection has. */
export function bulkActions({ states, list }: Pick<RecordKind, "states" | "list">): BulkAction[] {
	const taken = bulkSteps.filter((step) => states.includes(steps[step].to));
	const sets = Object.keys(list.settable).length > 0;
	return [...taken, ...(sets ? (["set"] as const) : []), ...(list.prices ? (["price"] as const) : []), "trash"];
}

export function isStep(action: BulkAction): action is (typeof bulkSteps)[number] {
	return (stepNames as string[]).includes(action);
}

/** Which records an action is for: some that were shown at a version, or all that match but a few. */
export type Choice =
	| { all: false; chosen: { id: string; version: number }[] }
	/** `count`: how many there were when the list was shown. */
	| { all: true; count: number; not: string[] };

/** Reads the choice from the list's form; its boxes are named `chosen` and hold id and version. */
export function readChoice(form: FormData): Choice {
	const words = (name: string) => form.getAll(name).map(String);
	const count = Number(form.get("all"));
	if (count > 0) return { all: true, count, not: words("not") };
	const chosen = words("chosen").map((word) => word.split(" ") as [string, string]);
	return { all: false, chosen: chosen.map(([id, version]) => ({ id, version: Number(version) })) };
}

/** The same choice as fields of a form. */
export function choiceFields(choice: Choice): [name: string, word: string][] {
	if (!choice.all) return choice.chosen.map(({ id, version }) => ["chosen", `${id} ${version}`]);
	return [["all", String(choice.count)], ...choice.not.map((id): [string, string] => ["not", id])];
}

/** How prices change: by euros (whole cents) or per cent (hundredths), up or down, or to exactly so many cents. */
export type PriceChange = { by: (typeof priceUnits)[number]; amount: number };
const priceUnits = ["euro", "percent", "exact"] as const;

const HIGHEST = 10_000_000;

/** The form of a price change; the messages are keys of the namespace bulk. */
export const priceForm = v.object({
	by: v.picklist(priceUnits, "error.by"),
	amount: v.pipe(
		v.string("error.amount"),
		v.transform((word) => ({ sign: /^\s*[-−–]/.test(word) ? -1 : 1, digits: word.replace(/^\s*[-−–+]/, "") })),
		v.transform(({ sign, digits }) => {
			const read = v.safeParse(decimal(100, HIGHEST, 2), digits.trim());
			return read.success ? sign * read.output : Number.NaN;
		}),
		v.check((amount) => Number.isFinite(amount) && amount !== 0, "error.amount"),
	),
});

/** A price after a change, in whole cents; a change per cent gives whole euros. Null if nothing would be left. */
export function changedPrice(cents: number, { by, amount }: PriceChange): number | null {
	const percent = () => Math.round((cents * (1 + amount / 10_000)) / 100) * 100;
	const changed = by === "exact" ? amount : by === "euro" ? cents + amount : percent();
	return changed > 0 && changed <= HIGHEST * 200 ? changed : null;
}
