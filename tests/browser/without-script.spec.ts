import { publicPages } from "./public-pages.ts";
import { expect, test } from "./test.ts";

test.use({ javaScriptEnabled: false, consent: null });

test("no public page shows a button that does nothing, or a link that leads nowhere", async ({
	page,
	site,
	expectTrouble,
}) => {
	test.slow();
	expectTrouble(/status of 4(04|10)/);
	for (const { name, path } of publicPages) {
		await page.goto(await path(site));
		await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
		const idle = await page
			.locator("button:visible")
			.evaluateAll((buttons) =>
				buttons
					.filter((button) => button.getAttribute("type") !== "submit" || !button.closest("form"))
					.map((button) => button.textContent),
			);
		expect(idle, `${name}: buttons without a form`).toEqual([]);
		const dead = await page
			.locator("a:visible")
			.evaluateAll((links) => links.filter((link) => !link.getAttribute("href")).map((link) => link.textContent));
		expect(dead, `${name}: links that lead nowhere`).toEqual([]);
	}
});

test("the pictures of a machine can be chosen and enlarged", async ({ page, site }) => {
	await page.goto(`/angebot/detail/${site.offers.gallery}`);
	await page.getByRole("link", { name: "Bild 2 zeigen" }).click();
	await expect(page).toHaveURL(/#bild-2$/);
	await expect(page.getByRole("link", { name: "Bild vergrößern" }).nth(1)).toBeInViewport();
	const large = await page.request.get(
		(await page.getByRole("link", { name: "Bild vergrößern" }).nth(1).getAttribute("href"))!,
	);
	expect(large.headers()["content-type"]).toMatch(/^image\//);
});

test("the archive is leafed through, and a news item is read", async ({ page }) => {
	await page.goto("/newsarchiv");
	await page.getByRole("link", { name: "Weiter", exact: true }).click();
	await expect(page.getByText(/Seite 2 von \d/)).toBeVisible();
	await page.locator("main article a").first().click();
	await expect(page).toHaveURL(/\/news\//);
	await page.getByRole("link", { name: "Zurück zu allen Beiträgen" }).click();
	await expect(page).toHaveURL(/\/newsarchiv$/);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the menu is simply there, and leads to every page", async ({ page }) => {
		await page.goto("/kontakt");
		const menu = page.getByRole("banner").getByRole("navigation");
		for (const [name, path] of [
			["Mieten", "/angebot/mieten"],
			["Karriere", "/karriere"],
			["Kontakt", "/kontakt"],
		] as const) {
			await menu.getByRole("link", { name }).click();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
		}
	});
});
