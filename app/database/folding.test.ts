import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { containsPattern, fold } from "./folding.ts";

describe("folded text", () => {
	test.each([
		["Größe", "grosse"],
		["GRÖSSE", "grosse"],
		["groẞe", "grosse"],
		["Ärger", "arger"],
		["Äpfel", "apfel"],
		["Łódź", "łodz"],
		["ﬁlter", "filter"],
		["Ｂａｇｇｅｒ", "bagger"],
		["  a \t\n b  ", "a b"],
		["İ", "i"],
		["№ 5²", "no 52"],
		["", ""],
	])("of %j is %j", (text, folded) => {
		expect(fold(text)).toBe(folded);
	});

	test("is the same for both ways to write an accent", () => {
		fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(text.normalize("NFD")) === fold(text.normalize("NFC"))));
	});

	test("is folded once and for all", () => {
		fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
	});
});

test("a pattern takes LIKE's own signs literally", () => {
	expect(containsPattern("100%_\\")).toBe("%100\\%\\_\\\\%");
	expect(containsPattern("abc")).toBe("%abc%");
});
