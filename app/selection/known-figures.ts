import type { OfferCard } from "../offers/offer.ts";

/** Working days in a month of hire; lessors calculate with 20 to 24. */
const HIRE_DAYS = 20;

/** An offer's figures for "buy or hire", in euros: the price of a machine for sale, or a month's hire. */
export function knownFigures({ type, price }: Pick<OfferCard, "type" | "price">): { value?: number; rent?: number } {
	if (price === null) return {};
	return type === "kauf" ? { value: price / 100 } : { rent: (price * HIRE_DAYS) / 100 };
}
