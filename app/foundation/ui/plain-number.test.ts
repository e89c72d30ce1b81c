import { expect, test } from "vitest";
import { groupedNumber, plainNumber } from "./plain-number.ts";

test("a group of three digits is thousands in a field of at most two decimals, in every notation", () => {
	for (const word of ["5000", "5.000", "5,000", "5 000", "5\u00a0000", "5'000", "5.000,0", "5,000.0"])
		expect(groupedNumber(word, 1), word).toBe(5000);
	expect(groupedNumber("1.234.567", 0)).toBe(1_234_567);
	expect(groupedNumber("2,55", 2)).toBe(2.55);
	expect(groupedNumber("-3", 0)).toBe(-3);
});

test("behind a zero a group of three digits is decimals", () => {
	expect(groupedNumber("0,125", 3)).toBe(0.125);
	expect(groupedNumber("0.125", 2)).toBeUndefined();
});

test("what is no number, or too exact, is none", () => {
	for (const word of ["", "viel", "1e9", "0x10", "1.2.3", "12.34.567", "∞", "NaN", "1,234,5", "5.55"])
		expect(groupedNumber(word, 1), word).toBeUndefined();
	expect(plainNumber("1.234", 2)).toBeUndefined();
});
