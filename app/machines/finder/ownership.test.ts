import { expect, test } from "vitest";
import { breakEven, fixedCostAYear, heldIn, monthlyCost, type OwnershipInputs, yearCost } from "./ownership.ts";

const example: OwnershipInputs = {
	value: 400_000,
	years: 8,
	interest: 6.5,
	repair: 0,
	rent: 14_000,
	use: 6,
};

test("a machine of 400,000 €, 8 years and 57.5 months costs 8,765 € a month and 51.56 € an hour", () => {
	const cost = monthlyCost(example);
	expect([cost.depreciationRate, cost.interestRate, cost.rate].map((rate) => rate.toFixed(3))).toEqual([
		"1.739",
		"0.452",
		"2.191",
	]);
	expect(Math.round(cost.capital)).toBe(8765);
	expect(cost.capitalAnHour.toFixed(2)).toBe("51.56");
});

test("the months of availability follow the useful years, which decide what a year costs", () => {
	expect(fixedCostAYear(example)).toBeCloseTo(63_000);
	expect(heldIn(4)).toBeCloseTo(28.75);
	expect(fixedCostAYear({ ...example, years: 4 })).toBeCloseTo(113_000);
});

test("at the break-even, owning and hiring cost the same", () => {
	const inputs = { ...example, repair: 0.6 };
	const months = breakEven(inputs)!;
	expect(months).toBeCloseTo(63_000 / (14_000 - 2400));
	const { own, hire } = yearCost(inputs, months);
	expect(own).toBeCloseTo(hire!);
	expect(yearCost(inputs, months + 1).own).toBeLessThan(yearCost(inputs, months + 1).hire!);
});

test("where a month of hire costs no more than the repairs of one, and without a rent, there is none", () => {
	expect(breakEven({ ...example, repair: 3.5 })).toBeNull();
	expect(breakEven({ ...example, rent: null })).toBeNull();
});
