import { expect, test } from "vitest";
import { breakEven, fixedCostAYear, type OwnershipInputs, yearCost } from "./ownership.ts";

const example: OwnershipInputs = {
	value: 400_000,
	years: 8,
	interest: 6.5,
	repair: 0,
	rent: 14_000,
	use: 6,
};

test("a machine of 400,000 € costs 63,000 € a year in 8 years, as by the BGL, and 113,000 € in 4", () => {
	expect(fixedCostAYear(example)).toBeCloseTo(63_000);
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
