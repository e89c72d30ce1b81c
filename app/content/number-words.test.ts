import { describe, expect, test } from "vitest";
import { numberIn } from "./form/number-field.tsx";
import { numberReadings, numberWord, shownNumber } from "./number-words.ts";

describe("a typed number", () => {
	test("is read as people write it and as pages print it, in both languages", () => {
		for (const word of ["145900", "145.900", "145,900", "145 900", "145.900,00", "145,900.00", " 145.900 € "])
			expect(numberReadings(word, 2, 20_000_000), word).toEqual([145_900]);
		for (const word of ["26,5", "26.5", "26,50"]) expect(numberReadings(word, 3, 2000), word).toEqual([26.5]);
		for (const word of ["", "viel", "1e3", "12,5 t", "1.2.3", "--1"])
			expect(numberReadings(word, 2, 1000), word).toEqual([]);
	});

	test("has two meanings only where the field takes both", () => {
		expect(numberReadings("1.500", 3, 2000)).toEqual([1.5, 1500]);
		expect(numberReadings("1.500", 3, 1000)).toEqual([1.5]);
		expect(numberReadings("1.500", 2, 2000)).toEqual([1500]);
		expect(numberReadings("3.500", 3, 1)).toEqual([3.5, 3500]);
	});
});

test("a stored number is kept, shown and read again as the same one in both languages", () => {
	for (const number of [0, 7, 1.5, 26.5, 1234, 1500, 84_000.5, 145_900, 1_234_567.25])
		for (const language of ["de", "en"] as const) {
			const word = numberWord(number);
			const shown = shownNumber(language, word, { money: true });
			expect(numberReadings(shown, 2, 20_000_000), shown).toEqual([number]);
		}
	const measure = { kind: "measure", scale: 1000, highest: 100_000 } as never;
	for (const number of [0.125, 1.234, 12.5, 1234, 99_999, 12_345.678])
		for (const language of ["de", "en"] as const) {
			const shown = numberIn(language, measure, numberWord(number));
			expect(numberReadings(shown, 3, 100_000), shown).toEqual([number]);
		}
	expect(numberIn("de", { kind: "measure", scale: 1000, highest: 20 } as never, "3.1250")).toBe("3,125");
	expect(shownNumber("de", "84000.5", { money: true })).toBe("84.000,50");
	expect(shownNumber("de", "2019", { grouped: false })).toBe("2019");
	expect(shownNumber("en", "halb fertig")).toBe("halb fertig");
	// What no server has read comes back as it was typed.
	expect(shownNumber("de", "109.900", { money: true })).toBe("109.900");
});
