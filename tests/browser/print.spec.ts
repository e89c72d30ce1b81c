import { expect, open, test } from "./test.ts";

test("what a machine's page prints is its data sheet, the PDF, with and without a script", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	const link = page.getByRole("link", { name: "Datenblatt drucken (PDF)" });
	const address = new URL((await link.getAttribute("href"))!, page.url());
	expect(address.pathname).toBe(`/angebot/detail/${site.offers.gallery}/datenblatt.pdf`);
	const sheet = await page.request.get(address.href);
	expect([sheet.status(), sheet.headers()["content-type"], sheet.headers()["content-disposition"]]).toEqual([
		200,
		"application/pdf",
		expect.stringMatching(/^inline/),
	]);
	expect(pagesOf(await sheet.body())).toBe(1);
});

test("the page itself prints what it says, without anything to press", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.emulateMedia({ media: "print" });
	const main = page.getByRole("main");
	for (const words of ["Prüfbagger Galerie", "12.345 €", "Prüfwerk"])
		await expect(main.getByText(words).first(), words).toBeVisible();
	await expect(main.locator("img:visible"), "the cover alone").toHaveCount(1);
	for (const screen of [
		page.getByRole("banner"),
		page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }),
		page.locator(".contact-bar"),
		main.getByRole("button"),
		main.getByText("Ähnliche Maschinen"),
	])
		await expect(screen.first()).toBeHidden();
	await expect(page.getByRole("contentinfo").getByText("+49 35200 12345-0"), "whose it is").toBeVisible();
});

test("a list prints its machines, three in a row and none in two pieces, and nothing to press", async ({ page }) => {
	await open(page, "/angebot/kaufen?condition=gebraucht");
	await page.emulateMedia({ media: "print" });
	const cards = page.getByRole("main").locator("article");
	await expect(cards.first()).toBeVisible();
	expect(
		await cards.evaluateAll((all) => all.map((card) => getComputedStyle(card.parentElement!).breakInside)),
	).toEqual((await cards.all()).map(() => "avoid"));
	const [first, third] = [(await cards.first().boundingBox())!, (await cards.nth(2).boundingBox())!];
	expect(third.y, "in one row").toBe(first.y);
	await expect(page.getByRole("link", { name: "Filter entfernen: Gebraucht" }), "what is listed").toBeVisible();
	const main = page.getByRole("main");
	for (const screen of [main.getByRole("search"), main.getByRole("combobox"), main.getByRole("navigation")])
		for (const one of await screen.all()) await expect(one).toBeHidden();
	await expect(main.getByRole("button").first()).toBeHidden();
});

test("paper is dark on white, whatever the theme", async ({ page, site }) => {
	await page.addInitScript(() => location.protocol === "https:" && localStorage.setItem("theme", "dark"));
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
});

test.describe("signed in", () => {
	test.use({ signedIn: true });

	test("the weight, which only staff see, is not on a page that they print for a customer", async ({ page, site }) => {
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
