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
		["Łódź", "lodz"],
		["Paweł Ładowarka", "pawel ladowarka"],
		["Ørsted ǿ Đuro", "orsted o duro"],
		["Æsir œuvre ǽ", "aesir oeuvre ae"],
		["Mini\u00adbagger", "minibagger"],
		["JX\u200b 1\u200d1\u2060\ufeff0", "jx 110"],
		["ﬁlter", "filter"],
		["Ｂａｇｇｅｒ", "bagger"],
		["  a \t\n b  ", "a b"],
		["İ", "i"],
		["№ 5²", "no 52"],
		["ΟΔΟΣ", "οδοσ"],
		["οδός", "οδοσ"],
		["Ϲ ϲ ς σ", "σ σ σ σ"],
		["ſtraſſe", "strasse"],
		["ISIK Işık", "isik isik"],
		["", ""],
	])("of %j is %j", (text, folded) => {
		expect(fold(text)).toBe(folded);
	});

	test("is the same for composed and decomposed accents", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme" }),
				(text) => fold(text.normalize("NFD")) === fold(text.normalize("NFC")),
			),
		);
	});

	test("is the same for a letter in upper or lower case, composed or decomposed, anywhere in a word", () => {
		// A Greek iota subscript becomes a letter of its own in capitals, and some old Slavonic letters exist only in
		// lower case.
		const exceptions = /[\u0345\u1c80-\u1c88\u1f80-\u1fff]/;
		const letters = Array.from({ length: 0x1_f000 }, (_, code) => String.fromCodePoint(code)).filter(
			(letter) => /\p{L}/u.test(letter) && !exceptions.test(letter),
		);
		expect(letters.length).toBeGreaterThan(40_000);
		const different = letters.filter((letter) =>
			[`${letter}`, `a${letter}`, `${letter}a`, `a${letter}a`].some((word) =>
				[word.toUpperCase(), word.toLowerCase(), word.normalize("NFD"), word.normalize("NFC"), fold(word)].some(
					(other) => fold(other) !== fold(word),
				),
			),
		);
		expect(different).toEqual([]);
	});

	test("does not change when it is folded again", () => {
		fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => fold(fold(text)) === fold(text)));
	});
});

test("a pattern escapes LIKE's wildcards", () => {
	expect(containsPattern("100%_\\")).toBe("%100\\%\\_\\\\%");
	expect(containsPattern("abc")).toBe("%abc%");
});
