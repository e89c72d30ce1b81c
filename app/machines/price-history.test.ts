import { describe, expect, test } from "vitest";
import { reductionIn, type ShownPrice } from "./price-history.ts";

const on = (day: number) => new Date(Date.UTC(2027, 2, day)).toISOString();
/** Prices in euros, each with its day in March 2027. */
const history = (...prices: [euros: number | null, day: number, type?: "kauf" | "miete"][]): ShownPrice[] =>
	prices.map(([euros, day, type = "kauf"]) => ({
		type,
		cents: euros === null ? null : euros * 100,
		from: on(day),
		hidden_at: null,
	}));
/** The same, the first of them withdrawn on a day. */
const hiddenOn = (day: number, [first, ...others]: ShownPrice[]): ShownPrice[] => [
	{ ...first!, hidden_at: on(day) },
	...others,
];
const toDealers = (prices: ShownPrice[]) => reductionIn(prices, { toConsumers: false });
const toConsumers = (prices: ShownPrice[]) => reductionIn(prices, { toConsumers: true });

describe("a price", () => {
	test("is reduced while it is lower than the one before, and not when it was raised, is new or on request", () => {
		expect(toDealers(history([900, 1], [800, 20]))).toEqual({ lowest: 90_000 });
		for (const prices of [
			history(),
			history([800, 1]),
			history([800, 1], [900, 20]),
			history([900, 1], [800, 10], [900, 20]),
			history([900, 1], [null, 20]),
			history([null, 1], [800, 20]),
		])
			expect(toDealers(prices)).toBeNull();
	});

	test("per day is compared with prices per day only", () => {
		expect(toDealers(history([900, 1], [100, 20, "miete"]))).toBeNull();
		expect(toDealers(history([120, 1, "miete"], [90_000, 5], [100, 20, "miete"]))).toEqual({ lowest: 12_000 });
	});

	test("is reduced for consumers only below the lowest of the 30 days before, which is named", () => {
		expect(toConsumers(history([900, 1], [800, 20]))).toEqual({ lowest: 90_000 });
		// Raised for three days, then "reduced" to more than it was.
		expect(toConsumers(history([900, 1], [1000, 10], [950, 13]))).toBeNull();
		expect(toConsumers(history([900, 1], [1000, 10], [900, 13]))).toBeNull();
		expect(toDealers(history([900, 1], [1000, 10], [950, 13]))).toEqual({ lowest: 90_000 });
		expect(toConsumers(history([900, 1], [1000, 10], [850, 13]))).toEqual({ lowest: 90_000 });
	});

	test("that ended more than 30 days before does not count, one that reached into them does", () => {
		expect(toConsumers(history([700, 1], [1000, 10], [950, 41]))).toEqual({ lowest: 100_000 });
		expect(toConsumers(history([700, 1], [1000, 12], [950, 41]))).toBeNull();
	});

	test("that nobody saw in the 30 days before is not named, and without any other there is no reduction for consumers", () => {
		expect(toConsumers(hiddenOn(9, history([700, 1], [650, 40])))).toBeNull();
		expect(toDealers(hiddenOn(9, history([700, 1], [650, 40])))).toEqual({ lowest: null });
		expect(toConsumers(hiddenOn(12, history([700, 1], [650, 40])))).toEqual({ lowest: 70_000 });
		expect(toConsumers(hiddenOn(5, history([700, 1], [1000, 20], [950, 41])))).toEqual({ lowest: 100_000 });
	});

	test("that came back unchanged is as reduced as before", () => {
		const [first, second, back] = history([900, 1], [800, 5], [800, 60]);
		expect(toConsumers([first!, { ...second!, hidden_at: on(6) }, back!])).toEqual({ lowest: 90_000 });
	});
});
