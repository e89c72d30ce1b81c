import type { OfferRow } from "../foundation/database/schema.ts";
import { money } from "../foundation/i18n/format.ts";
import type { Language } from "../foundation/i18n/language.ts";
import type { Texts } from "../foundation/i18n/texts.tsx";
import type { OfferCard } from "./offer.ts";
import type { SaleSettings } from "./sale-settings.ts";

export type Priced = Pick<OfferRow, "type" | "price_on_request" | "sale_price" | "daily_rate">;

/** The price in whole cents: of a day's hire, else of a sale; null is "on request". */
export function shownPrice(offer: Priced): number | null {
	if (offer.price_on_request) return null;
	return offer.type === "miete" ? offer.daily_rate : offer.sale_price;
}

export type OfferPrice = Pick<OfferCard, "type" | "price" | "grossPrice">;

/** Words the exact price in one line. */
export function priceWords({ type, price, grossPrice }: OfferPrice, language: Language, texts: Texts): string {
	const t = texts.of("angebot");
	if (price === null) return t("priceOnRequest");
	const shown = money(language, grossPrice ?? price);
	return `${shown}${type === "miete" ? ` ${t("perDay")}` : ""}, ${t(grossPrice === null ? "net" : "gross")}`;
}

/** Adds VAT, in percent, to whole cents. */
export function withVat(cents: number, percent: number): number {
	return Math.round((cents * (100 + percent)) / 100);
}

/** A net price with VAT, in whole cents; null without a price, or where prices are net (`includedVat` is null). */
export function grossPriceOf(cents: number | null, includedVat: string | null): number | null {
	return cents === null || includedVat === null ? null : withVat(cents, Number(includedVat));
}

/** An annuity's monthly instalment in whole cents, without deposit or balloon; `rate` is effective, percent a year. */
export function monthlyInstalment(cents: number, rate: number, months: number): number {
	const monthly = (1 + rate / 100) ** (1 / 12) - 1;
	return Math.round(monthly === 0 ? cents / months : (cents * monthly) / (1 - (1 + monthly) ** -months));
}

/**
 * What a business can open below a net price, in whole cents and percent; nothing where consumers buy: they see the
 * total price at once, and an instalment would need the whole representative example of § 17 PAngV.
 */
export function priceDetails({ type, price }: OfferPrice, settings: SaleSettings) {
	if (price === null || settings.sells_to_consumers) return null;
	const { vat_percent: vat, instalment_rate: rate, instalment_months: months } = settings;
	const isFinanced = type === "kauf" && rate !== null;
	return {
		vat,
		gross: withVat(price, vat),
		/** An example for the net price, because businesses deduct VAT; `rate` is the effective yearly one. */
		instalment: isFinanced ? { cents: monthlyInstalment(price, rate, months), rate, months } : null,
	};
}
