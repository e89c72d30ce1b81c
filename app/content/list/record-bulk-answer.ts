import type { Asked, BulkAnswer } from "../../office/list/bulk-answer.ts";
import type { BulkAction, NewPrice } from "./record-bulk.ts";

/** A price before and after a change, in whole cents. */
export type PricePreview = { id: string; name: string; from: number; to: NewPrice };

/** What a question about records says beside what all lists say. */
export type RecordQuestion = {
	/** When the list was read (UTC); empty if it did not say. */
	readAt: string;
	prices: PricePreview[] | null;
};

export type RecordsAsked = Asked<BulkAction, RecordQuestion>;
export type RecordsAnswer = BulkAnswer<RecordsAsked>;

/** The key of the message, in the namespace bulk, for a single record that was not changed in its row. */
export function rowFailure(answer: RecordsAnswer | undefined): string | null {
	if (!answer) return null;
	if (answer.state === "partly") return `reason.${answer.failed[0]!.reason}`;
	return answer.state === "ask" ? (Object.values(answer.errors)[0] ?? null) : answer.state;
}
