import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text is cut after the given number of characters, on one line", () => {
	expect(shorten("a".repeat(40), 40)).toBe("a".repeat(40));
	expect(shorten("a".repeat(41), 40)).toBe(`${"a".repeat(40)}…`);
	expect(shorten(" zwei\n\nZeilen\t und mehr ", 40)).toBe("zwei Zeilen und mehr");
});

test("it is cut after 50 characters by default", () => {
	expect(shorten("a".repeat(51))).toBe(`${"a".repeat(50)}…`);
});

test("no character is cut in half", () => {
	expect(shorten("🏗️🚜🚜🚜", 3)).toBe("🏗️🚜…");
});
