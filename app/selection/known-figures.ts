import type { OfferCard } from "../offers/offer.ts";

/** Working days in a month of hire; lessors reckon with 20 to 24. */
const HIRE_DAYS = 20;

/** What an offer says for "buy or hire", in euros: the price of a machine for sale, or the hire of a month. */
export function knownFigures({ type, price }: Pick<OfferCard, "type" | "price">): { value?: number; rent?: number } {
	if (price === null) return {};
	return type === "kauf" ? { value: price / 100 } : { rent: (price * HIRE_DAYS) / 100 };
}
