import type { Availability } from "./offer.ts";

/** Apart from the lists of `offer.ts`, because home's cards need this alone. */
export function isGone(availability: Availability): boolean {
	return availability === "sold" || availability === "rentedOut";
}
