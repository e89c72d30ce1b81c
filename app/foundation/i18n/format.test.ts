import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clock, date, dateAndTime, day, money, number } from "./format.ts";

/** Turns every kind of space into a plain one, because Intl writes narrow and non-breaking spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

describe("money", () => {
	test("is shown in euros without decimals, in the language's format", () => {
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
	test("have the language's separators and at most the requested decimals", () => {
		expect(number("de", 22.5, 3)).toBe("22,5");
		expect(number("en", 22.5, 3)).toBe("22.5");
		expect(number("de", 12_345.678, 1)).toBe("12.345,7");
		expect(number("de", 4200)).toBe("4.200");
	});
});

describe("times are shown for Berlin", () => {
	test("in winter and in summer", () => {
		expect(clock("de", "2026-01-15T12:00:00.000Z")).toBe("13:00");
		expect(clock("de", "2026-07-15T12:00:00.000Z")).toBe("14:00");
	});

	test("before and after the clocks change", () => {
		expect(clock("de", "2026-03-29T00:59:00.000Z")).toBe("1:59");
		expect(clock("de", "2026-03-29T01:00:00.000Z")).toBe("3:00");
		expect(clock("de", "2026-10-25T00:59:00.000Z")).toBe("2:59");
		expect(clock("de", "2026-10-25T01:00:00.000Z")).toBe("2:00");
	});

	test("so that 23:30 UTC is the next day", () => {
		expect(date("de", "2026-12-31T23:30:00.000Z")).toBe("01.01.2027");
		expect(date("de", "2026-12-31T22:30:00.000Z")).toBe("31.12.2026");
		expect(date("en", "2026-07-31T22:30:00.000Z")).toBe("01/08/2026");
	});

	test("with day and time in one", () => {
		expect(plain(dateAndTime("de", "2026-11-21T13:05:00.000Z"))).toBe("21.11.2026, 14:05");
		expect(plain(dateAndTime("en", "2026-11-21T13:05:00.000Z"))).toBe("21/11/2026, 14:05");
	});
});

const locales = [
	["de", "de-DE", "de-DE"],
	["en", "en-US", "en-GB"],
] as const;

test.each(locales)("every format matches Intl (%s)", (language, numbers, days) => {
	const euros = (cents: number) => {
		const fractions = cents % 100 === 0 ? 0 : 2;
		return new Intl.NumberFormat(numbers, {
			style: "currency",
			currency: "EUR",
			minimumFractionDigits: fractions,
			maximumFractionDigits: fractions,
		}).format(cents / 100);
	};
	fc.assert(
		fc.property(
			fc.integer({ min: -99_999, max: 999_999_999_99 }),
			(cents) => void expect(money(language, cents)).toBe(euros(cents)),
		),
	);
	const quantities = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 1000);
	fc.assert(
		fc.property(quantities, fc.integer({ min: 0, max: 3 }), (value, decimals) => {
			expect(number(language, value, decimals)).toBe(
				new Intl.NumberFormat(numbers, { maximumFractionDigits: decimals }).format(value),
			);
		}),
	);
	const short = new Intl.DateTimeFormat(days, { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
	fc.assert(
		fc.property(fc.date({ min: new Date("1900-01-01"), max: new Date("2200-12-31"), noInvalidDate: true }), (time) => {
			expect(day(language, time.toISOString().slice(0, 10))).toBe(short.format(time));
		}),
	);
});
