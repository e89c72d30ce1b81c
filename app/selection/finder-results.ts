import type { OfferCard } from "../offers/offer.ts";
import type { Reason, ReasonKey } from "./judge.ts";

/**
 * Machines that suit a job in the same way: alone, nearly, as a stage, or only if the office knows a missing figure.
 */
export type FinderGroup = {
	kind: "fits" | "nearly" | "stage1" | "stage2" | "ask";
	/** The number of machines, including those not shown. */
	count: number;
	/** Size of the material in and out, in millimetres. */
	feed: number | null;
	product: number | null;
	machines: { card: OfferCard; reasons: Reason[] }[];
};

export type FinderResults = {
	groups: FinderGroup[];
	failed: Partial<Record<ReasonKey, number>>;
	/** No type of machine could do the job alone. */
	isTooMuch: boolean;
	beyondTwo: boolean;
};
