import { describe, expect, test } from "vitest";
import { breakable, syllables } from "./syllables.ts";

describe("a long word", () => {
	test.each([
		["Konformitätserklärung", "Kon-for-mi-tätser-klä-rung"],
		["Höchstgeschwindigkeit", "Höchst-ge-schwin-dig-keit"],
		["Schlauchbruchsicherung", "Schlauch-bruch-si-che-rung"],
		["Schwingungsdämpfung", "Schwin-gungs-dämp-fung"],
		["Zweiwellenzerkleinerer", "Zwei-wel-len-zer-klei-ne-rer"],
		["manufacturer", "ma-nu-fac-tu-rer"],
		["Zerrxz", "Zerrxz"],
	])("%s may be broken as %s", (word, parts) => {
		expect(syllables(word).join("-")).toBe(parts);
	});

	test("gets places for hyphens on a page, and no other word does", () => {
		expect(breakable("Konformitätserklärung (CE), Hersteller AB1234567890123456789")).toBe(
			"Kon\u00adfor\u00admi\u00adtätser\u00adklä\u00adrung (CE), Hersteller AB1234567890123456789",
		);
	});
});
