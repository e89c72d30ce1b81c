import { safeParse } from "valibot";
import { describe, expect, test } from "vitest";
import { defaultPriceExample, explainPrice, instalment, priceExampleForm } from "./price-example.ts";

describe("an instalment", () => {
	test.each([
		// loan in cents, rate in hundredths of a per cent, months, each in cents
		[5_000_000, 0, 50, 100_000],
		[10_000, 0, 3, 3334],
		// 12.68 % a year is 0.99980 % a month: 10,000 € × 0.0099980 ÷ (1 − 1.0099980⁻¹²)
		[1_000_000, 1268, 12, 88_848],
		// One payment after a month: the loan and a month's interest, 1,000 € × 1.10^(1/12)
		[100_000, 1000, 1, 100_798],
		[4_664_800, 490, 48, 106_991],
	])("of %d cents at %d in %d months is %d", (loan, rate, months, each) => {
		expect(instalment(loan, rate, months)).toBe(each);
	});

	test("repays the loan with the last payment, and with none before", () => {
		for (const [loan, rate, months] of [
			[4_664_800, 490, 48],
			[99_999_999, 799, 84],
			[1_000_000, 2500, 6],
		] as const) {
			const each = instalment(loan, rate, months);
			const month = (1 + rate / 10_000) ** (1 / 12);
			let owed = loan;
			for (let paid = 1; paid < months; paid++) owed = owed * month - each;
			expect(owed).toBeGreaterThan(0);
			expect(owed * month - each).toBeLessThanOrEqual(0);
			expect(owed * month - each).toBeGreaterThan(-2 * months);
		}
	});
});

test("a price is explained gross, with a deposit and all that is paid in the months", () => {
	const example = { shown: true, vat: 1900, rate: 490, months: 48, deposit: 2000 };
	expect(explainPrice(4_900_000, example)).toEqual({
		vat: 1900,
		gross: 5_831_000,
		instalment: {
			months: 48,
			rate: 490,
			nominal: 479,
			share: 2000,
			deposit: 1_166_200,
			loan: 4_664_800,
			each: 106_991,
			total: 5_135_568,
		},
	});
	expect(explainPrice(1, { ...example, months: null })).toEqual({ vat: 1900, gross: 1, instalment: null });
});

describe("the form", () => {
	const read = (form: Record<string, string>) => safeParse(priceExampleForm, { vat_rate: "19", ...form });

	test("takes percentages as people write them", () => {
		const typed = { vat_rate: "8,1 %", instalment_rate: "4,9", instalment_months: "48", instalment_deposit: "20" };
		expect(read({ ...typed, price_explained: "true" }).output).toEqual({
			shown: true,
			vat: 810,
			rate: 490,
			months: 48,
			deposit: 2000,
		});
		expect(read({}).output).toEqual(defaultPriceExample);
	});

	test.each([
		["vat_rate", ""],
		["vat_rate", "190"],
		["vat_rate", "viel"],
		["instalment_rate", "31"],
		["instalment_rate", "-1"],
		["instalment_months", "5"],
		["instalment_months", "12,5"],
		["instalment_months", "48"],
		["instalment_deposit", "91"],
	])("refuses %s “%s”", (field, word) => {
		const { issues } = read({ [field]: word });
		expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual([field]);
	});
});
