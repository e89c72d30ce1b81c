import { expect, test } from "vitest";
import { adminTexts } from "#app/foundation/i18n/admin-texts.ts";
import { dePages } from "#app/texts/public/de/pages.ts";
import { enPages } from "#app/texts/public/en/pages.ts";
import { company } from "#app/site/company.ts";
import { characters } from "../../scripts/fonts.ts";

test("the fonts have every character of the site's own texts", () => {
	const texts = JSON.stringify([adminTexts, dePages, enPages, company]);
	const lacking = [...new Set(texts)].filter((sign) => !characters.includes(sign));
	expect(texts.length).toBeGreaterThan(50_000);
	expect(lacking).toEqual([]);
});
