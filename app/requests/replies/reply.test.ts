import { describe, expect, test } from "vitest";
import { partQuote } from "./reply.ts";

describe("what is quoted below a reply", () => {
	test("is parted from what was written, and no word is lost", () => {
		expect(partQuote("Ja, bitte.\n\nAm Montag schrieb Jana:\n> Noch da?\n>\n\n> Grüße\n")).toEqual({
			written: "Ja, bitte.\n\nAm Montag schrieb Jana:",
			quoted: "> Noch da?\n>\n\n> Grüße\n",
		});
	});

	test.each(["Ja.", "> Noch da?\nJa.", "> nur Zitat\n> mehr", ""])("%j stays as it is", (text) => {
		expect(partQuote(text)).toEqual({ written: text, quoted: "" });
	});
});
