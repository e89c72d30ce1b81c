import type { Page } from "@playwright/test";
import { addLongValues } from "./long-values.ts";
import { officePages } from "./office-pages.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

test.use({ signedIn: true });

/** Whether nothing scrolls sideways, once a window of another size is drawn. */
const fits = (page: Page) =>
	page.evaluate(async () => {
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		return document.documentElement.scrollWidth <= document.documentElement.clientWidth;
	});

/** Telephones, a tablet, and the narrowest window in which lists are tables. */
const widths = [320, 360, 390, 768, 1280];

test("no page of the office is wider than the screen, however long its words are", async ({ page, expectTrouble }) => {
	test.setTimeout(180_000);
	// The steps of a request answer forms alone.
	expectTrouble(/status of 40[45]/);
	const { makePicture } = await import("../make.ts");
	const ids = await addLongValues({ id: (await makePicture()).id, alt: "", alt_en: "" });
	const found: Record<string, string[]> = {};
	for (const path of officePages(ids)) {
		await open(page, path);
		// What is chosen brings the bar; then what is folded away is opened, too.
		const choice = page.locator("tbody .choice input").first();
		if (await choice.isVisible()) await choice.check();
		for (const unfolded of [false, true]) {
			if (unfolded)
				await page.evaluate(() =>
					document.querySelectorAll("main details").forEach((one) => one.setAttribute("open", "")),
				);
			for (const width of widths) {
				await page.setViewportSize({ width, height: 800 });
				if (await fits(page)) continue;
				// A slow machine may still be drawing the new size.
				const wide = await tooWide(page);
				if (wide.length > 0) found[`${path} at ${width}${unfolded ? ", unfolded" : ""}`] = wide.slice(0, 6);
			}
		}
	}
	expect(found).toEqual({});
});

test("in a window of 320 × 256 the form has all but the menu's bar", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 256 });
	await open(page, "/admin/angebot-hinzufuegen");
	await page.locator("#description").evaluate((field) => field.scrollIntoView({ block: "start", behavior: "instant" }));
	const seen = await page.evaluate(() => {
		const isForm = (y: number) =>
			document.elementFromPoint(160, y)?.closest("form:has(.save-bar), .save-bar")?.matches("form");
		return Array.from({ length: 256 }, (_, y) => y).filter(isForm).length;
	});
	expect(seen).toBeGreaterThan(190);
});
