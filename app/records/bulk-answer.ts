import type { BulkAnswer } from "../office/bulk-answer.ts";
import type { Choice } from "../office/choice.ts";
import type { BulkAction } from "./bulk.ts";

/** A price before and after a change, in whole cents; `to` is null where nothing would be left. */
export type PricePreview = { id: string; name: string; from: number; to: number | null };

/** The action needs something more, or has to be confirmed. `names`: the first of the `count` records. */
export type RecordsAsked = {
	action: BulkAction;
	choice: Choice;
	/** When the list was read (UTC); empty if it did not say. */
	readAt: string;
	count: number;
	names: string[];
	typed: Record<string, string>;
	errors: Record<string, string>;
	prices: PricePreview[] | null;
};

export type RecordsAnswer = BulkAnswer<RecordsAsked>;

/** The key of the message, in the namespace bulk, for a single record that was not changed in its row. */
export function rowFailure(answer: RecordsAnswer | undefined): string | null {
	if (!answer) return null;
	if (answer.state === "partly") return `reason.${answer.failed[0]!.reason}`;
	return answer.state === "ask" ? (Object.values(answer.errors)[0] ?? null) : answer.state;
}
