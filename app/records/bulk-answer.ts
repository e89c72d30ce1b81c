import type { BulkAnswer } from "../office/bulk-answer.ts";
import type { Choice } from "../office/choice.ts";
import type { BulkAction } from "./bulk.ts";

/** A price before and after a change, in whole cents; `to` is null where nothing would be left. */
export type PricePreview = { id: string; name: string; from: number; to: number | null };

/** The action needs something more, or has to be confirmed. `names`: the first of the `count` records. */
export type RecordsAsked = {
	action: BulkAction;
	choice: Choice;
	count: number;
	names: string[];
	typed: Record<string, string>;
	errors: Record<string, string>;
	prices: PricePreview[] | null;
};

export type RecordsAnswer = BulkAnswer<RecordsAsked>;
