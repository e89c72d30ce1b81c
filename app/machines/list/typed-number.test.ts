import { expect, test } from "vitest";
import { readNumber, rounded } from "./typed-number.ts";

test.each([
	["50000", 50_000],
	["50.000", 50_000],
	["50,000", 50_000],
	["1.250.000", 1_250_000],
	["12 500", 12_500],
	["2,5", 2.5],
	["2.5", 2.5],
	["1.200,50", 1200.5],
	["1,200.50", 1200.5],
	["0,125", 0.125],
	["0.5", 0.5],
	["0", 0],
	[" 95 ", 95],
	["150.000 €", 150_000],
	["150 000 Euro", 150_000],
	["150k", 150_000],
	["1,5 tsd", 1500],
])("%s is the number %d", (typed, value) => {
	expect(readNumber(typed)).toBe(value);
});

test.each(["", "-5", "-0", "abc", "1e5", "12,", ",5", "1.2.3", "0x10", "1234567890", "999.999.999.999", "1,2345"])(
	"%s is no number",
	(typed) => {
		expect(readNumber(typed)).toBeNull();
	},
);

test("is rounded to the decimals that count", () => {
	expect(rounded(1200.5, 0)).toBe(1201);
	expect(rounded(2.25, 1)).toBe(2.3);
});
