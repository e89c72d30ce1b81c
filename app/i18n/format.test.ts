import { describe, expect, test } from "vitest";
import { clock, date, dateAndTime, money, number, year } from "./format.ts";

/** Blanks of every kind as one: Intl puts narrow and fixed ones. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
	test("is shown in euros without decimals, in the manner of the language", () => {
		expect(plain(money("de", 1_250_000))).toBe("12.500 €");
		expect(plain(money("en", 1_250_000))).toBe("€12,500");
		expect(plain(money("de", 0))).toBe("0 €");
	});

	test("shows cents only where there are some", () => {
		expect(plain(money("de", 123_456))).toBe("1.234,56 €");
		expect(plain(money("de", 10))).toBe("0,10 €");
		expect(plain(money("en", 123_450))).toBe("€1,234.50");
	});
});

describe("numbers", () => {
	test("have the language's separators and at most the asked decimals", () => {
		expect(number("de", 22.5, 3)).toBe("22,5");
		expect(number("en", 22.5, 3)).toBe("22.5");
		expect(number("de", 12_345.678, 1)).toBe("12.345,7");
		expect(number("de", 4200)).toBe("4.200");
	});

	test("of years have no separator", () => {
		expect(year(2019)).toBe("2019");
	});
});

describe("times are those of Berlin", () => {
	test("in winter and in summer", () => {
		expect(clock("de", "2026-01-15T12:00:00.000Z")).toBe("13:00");
		expect(clock("de", "2026-07-15T12:00:00.000Z")).toBe("14:00");
	});

	test("on both sides of a change of the clock", () => {
		expect(clock("de", "2026-03-29T00:59:00.000Z")).toBe("01:59");
		expect(clock("de", "2026-03-29T01:00:00.000Z")).toBe("03:00");
		expect(clock("de", "2026-10-25T00:59:00.000Z")).toBe("02:59");
		expect(clock("de", "2026-10-25T01:00:00.000Z")).toBe("02:00");
	});

	test("so that 23:30 UTC is the next day", () => {
		expect(date("de", "2026-12-31T23:30:00.000Z")).toBe("01.01.2027");
		expect(date("de", "2026-12-31T22:30:00.000Z")).toBe("31.12.2026");
		expect(date("en", "2026-07-31T22:30:00.000Z")).toBe("01/08/2026");
	});

	test("with day and time in one", () => {
		expect(plain(dateAndTime("de", "2026-11-21T13:05:00.000Z"))).toBe("21.11.2026, 14:05");
		expect(plain(dateAndTime("en", "2026-11-21T13:05:00.000Z"))).toBe("21 Nov 2026, 14:05");
	});
});
