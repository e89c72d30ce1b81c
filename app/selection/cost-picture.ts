import { fixedCostAYear, type OwnershipInputs, yearCost } from "./ownership.ts";

export const MONTHS = 12;

/** The chart of a year's costs: euros at its ends, its grid lines, and the months at which owning and hiring meet. */
export type CostPicture = {
	fixed: number;
	ownAtEnd: number;
	hireAtEnd: number;
	/** Euros, from zero; the last is the chart's upper end. */
	grid: number[];
};

const ABOUT_LINES = 4;

export function costPicture(inputs: OwnershipInputs & { rent: number }): CostPicture {
	const { own, hire } = yearCost(inputs, MONTHS);
	const highest = Math.max(own, hire!);
	const step = roundStep(highest / ABOUT_LINES);
	const lines = Math.ceil(highest / step);
	return {
		fixed: fixedCostAYear(inputs),
		ownAtEnd: own,
		hireAtEnd: hire!,
		grid: Array.from({ length: lines + 1 }, (_, i) => i * step),
	};
}

/** The next number that is 1, 2 or 5 times a power of ten. */
function roundStep(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= value)!;
}
