import type { Page } from "@playwright/test";
import { expect, markWindow, open, sameWindow, test } from "./test.ts";

const colours = (page: Page) =>
	page
		.locator("#main picture img")
		.evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
const isColour = /^rgb\(\d+, \d+, \d+\)$/;
const previews = (page: Page) =>
	page
		.locator("#main picture img")
		.evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundImage));
const isPreview = /^url\("data:image\/webp;base64,[\w+/=]{40,}"\)$/;

test.describe("the place of a picture", () => {
	test("has its colour and a preview on a page that the server made and on one that the browser made", async ({
		page,
	}) => {
		await open(page, "/angebot/kaufen");
		const served = await colours(page);
		expect(served.length).toBeGreaterThan(3);
		for (const colour of served) expect(colour).toMatch(isColour);
		for (const preview of await previews(page)) expect(preview).toMatch(isPreview);
		await open(page, "/service");
		await markWindow(page);
		await page.getByRole("banner").locator("summary").click();
		await page.getByRole("banner").getByRole("link", { name: "Kaufen" }).click();
		await page.waitForURL("/angebot/kaufen");
		await expect(page.locator("#main picture img").nth(3)).toBeAttached();
		expect(await sameWindow(page)).toBe(true);
		for (const colour of await colours(page)) expect(colour).toMatch(isColour);
		for (const preview of await previews(page)) expect(preview).toMatch(isPreview);
	});

	test.describe("without a script", () => {
		test.use({ javaScriptEnabled: false });
		test("has both as well", async ({ page }) => {
			await page.goto("/angebot/kaufen");
			for (const colour of await colours(page)) expect(colour).toMatch(isColour);
			for (const preview of await previews(page)) expect(preview).toMatch(isPreview);
		});
	});
});
