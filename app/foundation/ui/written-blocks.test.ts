import { describe, expect, test } from "vitest";
import { writtenBlocks } from "./written-blocks.ts";

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

	test("leaves a dash inside a line and a negative number alone", () => {
		expect(writtenBlocks("Löffel - neu\n-5 °C")).toEqual([{ kind: "paragraph", text: "Löffel - neu\n-5 °C" }]);
	});

	test("of nothing but whitespace has no blocks", () => {
		expect(writtenBlocks(" \n\n")).toEqual([]);
	});
});
