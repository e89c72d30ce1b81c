import { describe, expect, test } from "vitest";
import { plainLine, plainWords, writtenBlocks, writtenPieces } from "./written-blocks.ts";

describe("a written text", () => {
	test("keeps the line breaks of a paragraph, and starts a new one after a blank line", () => {
		expect(writtenBlocks("Eins\nzwei\n\n\nDrei")).toEqual([
			{ kind: "paragraph", text: "Eins\nzwei" },
			{ kind: "paragraph", text: "Drei" },
		]);
	});

	test("turns lines with dashes into a list, even directly below or above a paragraph", () => {
		expect(writtenBlocks("Dabei:\r\n- Löffel\r\n• Greifer\r\nNicht dabei: Transport")).toEqual([
			{ kind: "paragraph", text: "Dabei:" },
			{ kind: "list", items: ["Löffel", "Greifer"] },
			{ kind: "paragraph", text: "Nicht dabei: Transport" },
		]);
	});

	test("leaves a dash inside a line and a negative number alone, and keeps a date whole", () => {
		const text = "Am 3.\u00a0Mai - neu\n-5 °C";
		expect(writtenBlocks("Am 3. Mai - neu\n-5 °C")).toEqual([{ kind: "paragraph", text }]);
	});

	test("of nothing but whitespace has no blocks", () => {
		expect(writtenBlocks(" \n\n")).toEqual([]);
	});

	test("takes ## for a heading, and an address alone on its line for one, but not within a sentence", () => {
		expect(writtenBlocks("## Wasser\nHilft.\n/angebot/detail/1\nhttps://example.com/a b\n##kein Titel")).toEqual([
			{ kind: "heading", text: "Wasser" },
			{ kind: "paragraph", text: "Hilft." },
			{ kind: "address", text: "/angebot/detail/1" },
			{ kind: "paragraph", text: "https://example.com/a b\n##kein Titel" },
		]);
	});

	test.each([
		["**Neu** und 2 ** 3", [{ text: "Neu", bold: true }, { text: " und 2 ** 3" }]],
		["Siehe https://example.com/a?b=1.", ["Siehe ", "https://example.com/a?b=1", "."]],
		["(http://a.de/b)", ["(", { text: "http://a.de/b", href: "http://a.de/b" }, ")"]],
		["javascript:alert(1) <b>", ["javascript:alert(1) <b>"]],
	])("has in %o these pieces", (line, pieces) => {
		const whole = (text: string) => (text.startsWith("https:") ? { text, href: text } : { text });
		expect(writtenPieces(line)).toEqual(pieces.map((piece) => (typeof piece === "string" ? whole(piece) : piece)));
	});

	test("without its marks is plain words", () => {
		expect(plainWords("## Wasser\n**Hilft** am Band.\n/angebot/detail/1\n- Düse")).toBe(
			"Wasser\nHilft am Band.\n- Düse",
		);
		expect(plainLine("## Was geht\n- **Öl**\n- Filter\n\nRuf an:\n- wir\n")).toBe("Was geht: Öl, Filter Ruf an: wir");
	});

	test("of hundreds of thousands of letters is read in no time worth naming", () => {
		for (const unit of ["a", "**", "http://", "a@", "a."]) expect(writtenPieces(unit.repeat(50_000))).toBeDefined();
	});
});
