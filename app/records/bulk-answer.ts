import type { BulkAction, Choice } from "./bulk.ts";

/** Why a record was left out: keys of the namespace bulk. */
export type Reason = "missing" | "changed" | "notNow" | "incomplete" | "noPrice" | "invalid" | "failed";
export type Failure = { id: string; name: string; version: number; reason: Reason };

/** A price before and after a change, in whole cents; `to` is null where nothing would be left. */
export type PricePreview = { id: string; name: string; from: number; to: number | null };

/** What the list says after an action that has not simply been done. */
export type BulkAnswer =
	/** The action needs something more, or has to be confirmed. `names`: the first of the `count` records. */
	| {
			state: "ask";
			action: BulkAction;
			choice: Choice;
			count: number;
			names: string[];
			typed: Record<string, string>;
			errors: Record<string, string>;
			prices: PricePreview[] | null;
	  }
	/** Some were left out. */
	| { state: "partly"; action: BulkAction; done: number; failed: Failure[]; undo: string | null }
	/** Nothing was done: nothing was chosen, too much was, or the database did not answer. */
	| { state: "none" | "tooMany" | "failed" };

/** The key of the message, in the namespace bulk, for a single record that was not changed in its row. */
export function rowFailure(answer: BulkAnswer | undefined): string | null {
	if (!answer) return null;
	if (answer.state === "partly") return `reason.${answer.failed[0]!.reason}`;
	return answer.state === "ask" ? (Object.values(answer.errors)[0] ?? null) : answer.state;
}
