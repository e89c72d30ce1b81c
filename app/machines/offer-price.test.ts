import { describe, expect, test } from "vitest";
import { shownPrice, sliderEnd } from "./offer-price.ts";

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

describe("the end of the price slider", () => {
	test("is the highest price, rounded up to the slider's next step", () => {
		expect(sliderEnd("kauf", 8_500_000)).toBe(85_000);
		expect(sliderEnd("kauf", 8_500_001)).toBe(86_000);
		expect(sliderEnd("miete", 34_900)).toBe(350);
	});

	test("is 200000 for sale and 500 for rent when nothing listed has a price above zero", () => {
		expect(sliderEnd("kauf", 0)).toBe(200_000);
		expect(sliderEnd("miete", 0)).toBe(500);
	});
});
