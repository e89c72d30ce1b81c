import { expect, test } from "vitest";
import { itemsOf } from "./job.ts";

test("requirements of a position are its lines, without bullets, blanks and empty lines", () => {
	expect(itemsOf("- Führerschein CE\n•Schichtdienst\n\n  * Schweißen  \nE-Mail - und Telefon")).toEqual([
		"Führerschein CE",
		"Schichtdienst",
		"* Schweißen",
		"E-Mail - und Telefon",
	]);
	expect(itemsOf(null)).toEqual([]);
});
