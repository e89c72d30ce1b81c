import { money } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import type { Texts } from "../foundation/i18n/texts.tsx";
import type { OfferType } from "./offer.ts";

type Priced = { type: OfferType; price_on_request: boolean; sale_price: number | null; daily_rate: number | null };

/** The displayed price in whole cents: the daily rate of a rental offer, else the sale price; null is "on request". */
export function shownPrice(offer: Priced): number | null {
	if (offer.price_on_request) return null;
	return offer.type === "miete" ? offer.daily_rate : offer.sale_price;
}

/** Words an exact price, in whole cents, in one line. */
export function priceWords(type: OfferType, cents: number | null, language: Language, texts: Texts): string {
	const t = texts.of("angebot");
	if (cents === null) return t("priceOnRequest");
	return `${money(language, cents)}${type === "miete" ? ` ${t("perDay")}` : ""}, ${t("net")}`;
}

/** Steps of the price slider, in euros. */
export const priceStep: Record<OfferType, number> = { kauf: 1000, miete: 10 };

/** Upper end of the slider in euros if no listed offer has a price. */
const defaultHighest: Record<OfferType, number> = { kauf: 200_000, miete: 500 };

/** Upper end of the slider in euros: the highest listed price (given in whole cents), rounded up to the next step. */
export function sliderEnd(type: OfferType, highestCents: number): number {
	if (highestCents === 0) return defaultHighest[type];
	return Math.ceil(highestCents / 100 / priceStep[type]) * priceStep[type];
}
