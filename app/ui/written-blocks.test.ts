import { describe, expect, test } from "vitest";
import { writtenBlocks } from "./written-blocks.ts";

describe("a written text", () => {
	test("keeps the line breaks of a paragraph, and begins a new one behind a blank line", () => {
		expect(writtenBlocks("Eins\nzwei\n\n\nDrei")).toEqual([
			{ kind: "paragraph", text: "Eins\nzwei" },
			{ kind: "paragraph", text: "Drei" },
		]);
	});

	test("makes a list of lines with dashes, also right below a paragraph and right above one", () => {
		expect(writtenBlocks("Dabei:\r\n- Löffel\r\n• Greifer\r\nNicht dabei: Transport")).toEqual([
			{ kind: "paragraph", text: "Dabei:" },
			{ kind: "list", items: ["Löffel", "Greifer"] },
			{ kind: "paragraph", text: "Nicht dabei: Transport" },
		]);
	});

	test("leaves a dash inside a line, and a number below zero, where they are", () => {
		expect(writtenBlocks("Löffel - neu\n-5 °C")).toEqual([{ kind: "paragraph", text: "Löffel - neu\n-5 °C" }]);
	});

	test("of nothing but blanks has no blocks", () => {
		expect(writtenBlocks(" \n\n")).toEqual([]);
	});
});
