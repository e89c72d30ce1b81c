import * as v from "valibot";
import type { RecordState } from "../../foundation/database/schema.ts";
import type { BulkAnswer } from "../../office/list/bulk-answer.ts";
import { HIGHEST_EUROS } from "../../foundation/i18n/highest-price.ts";
import { decimal } from "../field-values.ts";
import type { RecordKind } from "../record.ts";
import { type StepName, stepNames, steps } from "../states/steps.ts";

/** The steps that need nothing but a list of records. */
const bulkSteps = ["publish", "withdraw", "release"] as const satisfies readonly StepName[];

/** The further steps that the menu of a single row has. */
export const rowSteps = ["offerAgain", "dropPlan"] as const satisfies readonly StepName[];

/** The actions with many records of a collection, which depend on its states and on what its list can set. */
export function bulkActions({ list, states }: Pick<RecordKind, "states" | "list">): string[] {
	const taken = bulkSteps.filter((name) => {
		const { from, to }: { from: readonly RecordState[]; to: RecordState } = steps[name];
		return states.includes(to) && from.some((state) => states.includes(state));
	});
	const sets = Object.keys(list.settable).length > 0;
	return [...(list.prices ? ["price"] : []), ...(sets ? ["set"] : []), ...taken, "trash"];
}

export function isStep(action: string): action is StepName {
	return (stepNames as string[]).includes(action);
}

/** Whether an action fits a record in this state, as far as that alone can say. */
export function fits(action: string, { state }: { state: RecordState }): boolean {
	if (action === "price") return state !== "sold";
	return !isStep(action) || (steps[action].from as readonly string[]).includes(state);
}

/** The fields that a form sets; the others stay as they are. */
export function fieldsSet({ list }: Pick<RecordKind, "list">, form: FormData): string[] {
	return Object.keys(list.settable).filter((name) => form.get(name));
}

/** Adds or subtracts `amount` in cents or in hundredths of a per cent, or sets the price to exactly so many cents. */
export type PriceChange = { by: (typeof priceUnits)[number]; amount: number };
const priceUnits = ["euro", "percent", "exact"] as const;

/** The form of a price change; the messages are keys of the namespace bulk. */
export const priceForm = v.object({
	by: v.picklist(priceUnits, "error.by"),
	amount: v.pipe(
		v.string("error.amount"),
		v.transform((word) => ({ sign: /^\s*[-−–]/.test(word) ? -1 : 1, digits: word.replace(/^\s*[-−–+]/, "") })),
		v.transform(({ sign, digits }) => {
			const read = v.safeParse(decimal(100, Infinity, 2), digits.trim());
			return read.success ? sign * read.output : Number.NaN;
		}),
		v.check((amount) => !Number.isNaN(amount) && amount !== 0, "error.amount"),
		v.check((amount) => Math.abs(amount) <= HIGHEST_EUROS * 100, "error.tooHigh"),
	),
});

/** Returns the changed price in whole cents, or why there can be none. A change per cent gives whole euros. */
export function changedPrice(cents: number, { by, amount }: PriceChange): number | "tooLow" | "tooHigh" | "farLower" {
	const changed = {
		exact: amount,
		euro: cents + amount,
		percent: Math.round((cents * (1 + amount / 10_000)) / 100) * 100,
	}[by];
	if (changed <= 0) return "tooLow";
	// "62,9" for 62.900: a price typed in a row is online at once.
	if (by === "exact" && changed < cents / 10) return "farLower";
	return changed <= HIGHEST_EUROS * 100 ? changed : "tooHigh";
}

/** The key of the message (namespace bulk) if a single record could not be changed in its row. */
export function rowFailure(answer: BulkAnswer | undefined): string | null {
	if (!answer) return null;
	if (answer.state === "partly") return `reason.${answer.failed[0]!.reason}`;
	if (answer.state !== "ask") return answer.state;
	const [error = null] = Object.values(answer.errors);
	return error === "error.amount" ? "error.price" : error;
}
