import { expect, open, test } from "./test.ts";

test("a page prints what it says, dark on white, without anything to press", async ({ page, site }) => {
	await page.addInitScript(() => location.protocol === "https:" && localStorage.setItem("theme", "dark"));
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
	const main = page.getByRole("main");
	for (const words of ["Prüfbagger Galerie", "12.345 €", "Prüfwerk"])
		await expect(main.getByText(words).first(), words).toBeVisible();
	await expect(main.locator("img:visible"), "the first one").toHaveCount(1);
	for (const screen of [
		page.getByRole("banner"),
		page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }),
		page.locator(".contact-bar"),
		main.getByRole("button"),
		main.getByText("Ähnliche Maschinen"),
	])
		await expect(screen.first()).toBeHidden();
	await expect(page.getByRole("contentinfo").getByText("+49 35200 12345-0"), "whose it is").toBeVisible();
	await expect(main.getByText(/^Stand \d+\.\d+\.\d+ · https?:.*\/angebot\/detail\//)).toBeVisible();
	await open(page, "/kontakt");
	await expect(page.locator(".guarantee p")).toHaveCSS("color", "rgb(0, 0, 0)");
	await expect(main.getByText("So finden Sie uns"), "a map is not printed").toBeHidden();
});

test("a list prints as one, with nothing to press and no machine over two sheets", async ({ page }) => {
	await open(page, "/angebot/kaufen?type=alle&condition=gebraucht");
	await page.emulateMedia({ media: "print" });
	const main = page.getByRole("main");
	await expect(main.locator(".filter-chips").getByText(/^Gebraucht/)).toBeVisible();
	await expect(main.getByText(/^Maschinen 1 bis 24 von/)).toBeVisible();
	await expect(main.getByText(/^Stand \d+\.\d+\.\d+ · https?:.*kaufen\?.*gebraucht/)).toBeVisible();
	await expect(page.getByRole("contentinfo").getByText("01477 Arnsdorf"), "whose it is").toBeVisible();
	for (const screen of [main.getByRole("button"), main.getByRole("search"), main.getByRole("combobox")])
		await expect(screen.first()).toBeHidden();
	const boxes = await main.locator("article").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
	expect(new Set(boxes).size, "one below the other").toBe(1);
	await expect(main.locator("article").first()).toHaveCSS("break-inside", "avoid");
	await expect(main.locator(".condition-mark").first()).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
});

test("a comparison prints its day and its address", async ({ page, site }) => {
	await open(page, `/vergleich?ids=${site.offers.gallery}`);
	const printed = page.getByText(/^Stand \d+\.\d+\.\d+ · https?:.*\/vergleich\?ids=/);
	await expect(printed).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(printed).toBeVisible();
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
