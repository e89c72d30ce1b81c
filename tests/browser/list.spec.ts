import { expect, markWindow, open, sameWindow, test } from "./test.ts";

test("the list opens and says how many machines there are", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	await expect(page.getByRole("status").filter({ hasText: /^\d+ Maschinen$/ })).toBeVisible();
	await markWindow(page);
	expect(await sameWindow(page)).toBe(true);
});

test("the gallery offer opens", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prüfbagger Galerie");
});

for (const path of ["/", "/kontakt", "/admin/login", "/impressum"]) test(`opens ${path}`, async ({ page }) => open(page, path));
test.describe(() => {
	test.use({ signedIn: true });
	test("dash", async ({ page }) => {
		await open(page, "/admin/dashboard");
		await expect(page.getByText("Angemeldet als")).toBeVisible();
	});
});
