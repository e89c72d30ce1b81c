import { describe, expect, test } from "vitest";
import { monthlyInstalment, priceDetails, shownPrice, withVat } from "./offer-price.ts";
import { sliderEnd } from "./list/filter-kinds.ts";
import { readSaleSettings } from "./sale-settings.ts";

describe("the displayed price", () => {
	const offer = { type: "kauf" as const, price_on_request: false, sale_price: 100, daily_rate: 20 };

	test("is the sale price for sale and the daily rate for rent", () => {
		expect(shownPrice(offer)).toBe(100);
		expect(shownPrice({ ...offer, type: "miete" })).toBe(20);
	});

	test("is null on request or when the type's price is missing, but 0 is a price", () => {
		expect(shownPrice({ ...offer, price_on_request: true })).toBeNull();
		expect(shownPrice({ ...offer, sale_price: null })).toBeNull();
		expect(shownPrice({ ...offer, type: "miete", daily_rate: null })).toBeNull();
		expect(shownPrice({ ...offer, sale_price: 0 })).toBe(0);
	});
});

test("VAT is added to the cent", () => {
	expect([8_500_000, 99, 12_345].map((net) => withVat(net, 19))).toEqual([10_115_000, 118, 14_691]);
	expect([withVat(12_345, 8.1), withVat(12_345, 0)]).toEqual([13_345, 12_345]);
});

// Checked with the sum of the discounted instalments, which is the price.
test.each([
	[6.9, 60, 167_074],
	[0, 60, 141_667],
	[12, 12, 752_778],
])("85,000 euros at an effective %d %% over %i months cost %i cents a month", (rate, months, instalment) => {
	expect(monthlyInstalment(8_500_000, rate, months)).toBe(instalment);
});

describe("the details of a net price", () => {
	const offer = { type: "kauf" as const, price: 8_500_000, grossPrice: null };
	const settings = readSaleSettings({
		sold_page_days: null,
		sells_to_consumers: null,
		weight_is_public: null,
		vat_percent: null,
		instalment_rate: "6.9",
		instalment_months: null,
		sale_contact: null,
		hire_contact: null,
	});
	const gross = { vat: 19, gross: 10_115_000 };

	test("are its gross price and an instalment for the net one", () => {
		const instalment = { cents: monthlyInstalment(8_500_000, 6.9, 60), rate: 6.9, months: 60 };
		expect(priceDetails(offer, settings)).toEqual({ ...gross, instalment });
	});

	test("have no instalment for hire or without a rate", () => {
		expect(priceDetails({ ...offer, type: "miete" }, settings)).toEqual({ ...gross, instalment: null });
		expect(priceDetails(offer, { ...settings, instalment_rate: null })).toEqual({ ...gross, instalment: null });
	});

	test("are missing without a price and where consumers buy", () => {
		expect(priceDetails({ ...offer, price: null }, settings)).toBeNull();
		expect(priceDetails(offer, { ...settings, sells_to_consumers: true })).toBeNull();
	});
});

describe("the end of the price slider", () => {
	const none = { min: null, max: null };
	test("is the highest price, rounded up to the slider's next step", () => {
		expect(sliderEnd("kauf", 8_500_000, none)).toBe(85_000);
		expect(sliderEnd("kauf", 8_500_001, none)).toBe(86_000);
		expect(sliderEnd("miete", 34_900, none)).toBe(350);
	});

	test("is 200000 for sale and 500 for rent when no machine listed has a price, or there is no slider", () => {
		expect(sliderEnd("kauf", 0, { min: null, max: 90_000 })).toBe(200_000);
		expect(sliderEnd("miete", 0, { min: 10, max: null })).toBe(500);
		expect(sliderEnd("kauf", 0, none)).toBe(0);
	});
});
