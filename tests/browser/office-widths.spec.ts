import { makePicture } from "../make.ts";
import { addLongValues } from "./long-values.ts";
import { officePages } from "./office-pages.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

test.use({ signedIn: true });

test("no page of the office is wider than the screen, however long its words are", async ({ page, expectTrouble }) => {
	test.setTimeout(300_000);
	// The steps of a request answer forms alone.
	expectTrouble(/status of 40[45]/);
	const ids = await addLongValues({ id: (await makePicture()).id, alt: "", alt_en: "" });
	const found: Record<string, string[]> = {};
	for (const path of officePages(ids)) {
		await open(page, path);
		// What is chosen brings the bar.
		const choice = page.locator("tbody .choice input").first();
		if (await choice.isVisible()) await choice.check();
		await page.locator("main details").evaluateAll((all) => all.forEach((one) => one.setAttribute("open", "")));
		for (const width of [320, 360, 390, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const wide = await tooWide(page);
			if (wide.length > 0) found[`${path} at ${width}`] = wide.slice(0, 6);
		}
	}
	expect(found).toEqual({});
});
