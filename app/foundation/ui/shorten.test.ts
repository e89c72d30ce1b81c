import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("a text is cut at the end of a word, on one line, after at most the given number of characters", () => {
	expect(shorten("Radlader mit Schaufel", 21)).toBe("Radlader mit Schaufel");
	expect(shorten("Radlader mit Schaufel", 20)).toBe("Radlader mit…");
	expect(shorten("Radlader mit Schaufel", 12)).toBe("Radlader mit…");
	for (const text of ["Radlader, mit Schaufel", "Radlader. Mit Schaufel"]) expect(shorten(text, 12)).toBe("Radlader…");
	expect(shorten(" zwei\n\nZeilen\t und mehr ", 40)).toBe("zwei Zeilen und mehr");
	expect(shorten("bis 3.\u00a0Januar", 40)).toBe("bis 3.\u00a0Januar");
});

test("it is cut after 50 characters by default, and inside a word where there is nothing else", () => {
	expect(shorten("a".repeat(50), 50)).toBe("a".repeat(50));
	expect(shorten("a".repeat(51), 50)).toBe(`${"a".repeat(50)}…`);
	expect(shorten(`ab ${"c".repeat(60)}`, 50)).toBe(`ab ${"c".repeat(47)}…`);
});

test.each([
	["an emoji of several parts", "👩‍🔧"],
	["a flag", "🇩🇪"],
	["a letter with its accent apart", "u\u0308"],
	["an emoji with its own colour", "🏗️"],
])("%s counts as one character and is never cut in two", (_, character) => {
	expect(shorten(character.repeat(4), 4)).toBe(character.repeat(4));
	expect(shorten(character.repeat(5), 3)).toBe(`${character.repeat(3)}…`);
});
