import { expect, open, test } from "./test.ts";

test("a machine prints as a data sheet of one page: its dealer, its data, its address as a code, and nothing to press", async ({
	page,
	site,
}) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.emulateMedia({ media: "print" });
	const main = page.getByRole("main");
	for (const words of [
		"Datenblatt",
		"Prüfbagger Galerie",
		"12.345 €",
		"Prüfwerk",
		"Mustermann Baumaschinen GmbH",
		`/angebot/detail/${site.offers.gallery}`,
	])
		await expect(main.getByText(words).first(), words).toBeVisible();
	await expect(page.getByRole("img", { name: "Adresse dieser Seite als QR-Code" })).toBeVisible();
	await expect(main.locator("img:visible"), "the cover alone").toHaveCount(1);
	for (const screen of [
		page.getByRole("banner"),
		page.getByRole("contentinfo"),
		page.locator(".contact-bar"),
		main.getByRole("button"),
		main.getByText("Ähnliche Maschinen"),
	])
		await expect(screen.first()).toBeHidden();
	expect(pagesOf(await page.pdf({ format: "A4" }))).toBe(1);
});

test("the sheet is dark on white, whatever the theme", async ({ page, site }) => {
	await page.addInitScript(() => location.protocol === "https:" && localStorage.setItem("theme", "dark"));
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});

test.describe("signed in", () => {
	test.use({ signedIn: true });

	test("the weight, which only staff see, is not on a sheet that they print for a customer", async ({ page, site }) => {
		await open(page, `/angebot/detail/${site.offers.gallery}`);
		const weight = page.getByText("21,5 t");
		await expect(weight).toBeVisible();
		await page.emulateMedia({ media: "print" });
		await expect(weight).toBeHidden();
		await expect(page.getByRole("link", { name: "Angebot bearbeiten" })).toBeHidden();
	});
});

function pagesOf(pdf: Buffer): number {
	return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
}
