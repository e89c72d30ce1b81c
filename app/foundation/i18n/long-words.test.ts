import { isValidElement, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { longWords } from "./long-words.tsx";
import { wholeCompounds } from "./unbroken.ts";

/** What is read, with "·" for a soft hyphen. */
function read(node: ReactNode): string {
	if (Array.isArray(node)) return node.map(read).join("");
	if (isValidElement<{ children: ReactNode }>(node)) return read(node.props.children);
	return String(node).replaceAll("\u00ad", "·");
}

describe("long words", () => {
	test.each([
		["Funkfernbedienung, Staubbedüsung", "Funkfern·bedienung, Staubbedüsung"],
		["Klassiersiebanlagen", "Klassier·sieb·anlagen"],
		["Konformitätserklärung", "Konformitäts·erklärung"],
	])("of %s may break where their parts meet", (text, broken) => expect(read(longWords(text))).toBe(broken));

	test("are those with the number of letters that is given", () => {
		expect(longWords("Backenbrecher KB 220")).toBe("Backenbrecher KB\u00a0220");
		expect(read(longWords("raupenmobiles Haldenband", 10))).toBe("raupen·mobiles Halden·band");
	});
});

test("an E-Mail and a PDF-Datei stay whole", () =>
	expect(wholeCompounds("E-Mail, PDF-Datei")).toBe("E-\u2060Mail, PDF-\u2060Datei"));
