import type { Page } from "@playwright/test";
import { expect, markWindow, open, sameWindow, test } from "./test.ts";

test("the header turns translucent after ten pixels, and solid again at the top", async ({ page }) => {
	await open(page, "/kontakt");
	const header = page.getByRole("banner");
	const alpha = () =>
		header.evaluate((bar) =>
			Number(
				/\/ ?([\d.]+)\)|rgba\(.*, ([\d.]+)\)/.exec(getComputedStyle(bar).backgroundColor)?.slice(1).find(Boolean) ?? 1,
			),
		);
	await page.evaluate(() => scrollTo(0, 10));
	await expect.poll(alpha).toBe(1);
	await page.evaluate(() => scrollTo(0, 11));
	await expect.poll(alpha).toBeLessThan(1);
	await expect(header).toHaveCSS("backdrop-filter", /blur/);
	await expect(header).toBeInViewport();
	await page.evaluate(() => scrollTo(0, 0));
	await expect.poll(alpha).toBe(1);
});

test("the first tab stop skips to the content", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	await page.keyboard.press("Tab");
	const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
	await expect(skip).toBeFocused();
	await expect(skip).toBeInViewport({ ratio: 1 });
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("after a change of page the focus is on its heading, the place at the top, and the title is the new one", async ({
	page,
}) => {
	await open(page, "/angebot/kaufen");
	await markWindow(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(page).toHaveTitle(/^Kontakt \| /);
	expect(await sameWindow(page)).toBe(true);
});

test("the menu of offers works by keyboard alone", async ({ page }) => {
	await open(page, "/kontakt");
	const menu = page.getByRole("banner").locator("details");
	const summary = menu.locator("summary");
	const buy = menu.getByRole("link", { name: "Kaufen" });
	await page.getByRole("link", { name: "Zur Startseite" }).focus();
	await page.keyboard.press("Tab");
	await expect(summary).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(buy).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(buy).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(buy).toBeHidden();
	await expect(summary).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(menu.getByRole("link", { name: "Mieten" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(buy, "leaving the menu closes it").toBeHidden();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await expect(buy).toBeHidden();
});

test("the link of the open page is marked", async ({ page }) => {
	await page.goto("/kontakt");
	await expect(page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Kontakt" })).toHaveAttribute(
		"aria-current",
		"page",
	);
	await expect(
		page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Service" }),
	).not.toHaveAttribute("aria-current");
});

test("the footer leads back to the top, and opens the networks in a tab of their own", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "Nach oben" }).click();
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	const networks = page.getByRole("contentinfo").locator("a[target=_blank]");
	await expect(networks).toHaveCount(4);
	for (const network of await networks.all()) await expect(network).toHaveAttribute("rel", /noopener/);
});

test("/angebot leads to the machines for sale, and an unknown address to a page that says so", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 404/);
	await page.goto("/angebot");
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	const answer = await page.goto("/gibt/es/nicht");
	expect(answer!.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
	await page.getByRole("main").getByRole("link", { name: "Zur Startseite" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maschinen, die Material bewegen");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	const panel = (page: Page) => page.locator("#mobile-menu");
	const toggle = (page: Page, name: "Menü öffnen" | "Menü schließen") => page.getByRole("button", { name });

	test("the menu opens, and closes when a page is chosen, also the one that is open", async ({ page }) => {
		await open(page, "/kontakt");
		await expect(panel(page)).toBeHidden();
		for (const [link, path] of [
			["Service", "/service"],
			["Service", "/service"],
			["Mieten", "/angebot/mieten"],
		]) {
			await toggle(page, "Menü öffnen").click();
			await expect(toggle(page, "Menü schließen")).toHaveAttribute("aria-expanded", "true");
			await panel(page).getByRole("link", { name: link! }).click();
			await expect(page).toHaveURL(new RegExp(`${path}$`));
			await expect(panel(page)).toBeHidden();
		}
	});

	test("what the menu opens fills the window, at every width that has the menu", async ({ page }) => {
		await open(page, "/kontakt");
		await toggle(page, "Menü öffnen").click();
		const links = panel(page).getByRole("link");
		await expect(links).toHaveCount(6);
		for (const width of [320, 390, 768]) {
			await page.setViewportSize({ width, height: 740 });
			const widths = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().width));
			expect(Math.min(...widths), `at ${width}`).toBeGreaterThanOrEqual(width - 80);
		}
	});

	test("the header calls the office, and its magnifier leads into the search field, also with large letters", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await open(page, "/kontakt");
		await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
		const header = page.getByRole("banner");
		const signs = [
			header.getByRole("link", { name: "+49 35200 12345-0" }),
			header.getByRole("link", { name: "Maschinen suchen" }),
			toggle(page, "Menü öffnen"),
		];
		for (const sign of signs) await expect(sign).toBeInViewport({ ratio: 1 });
		await expect(signs[0]!).toHaveAttribute("href", "tel:+4935200123450");
		await signs[1]!.click();
		await expect(page.getByRole("combobox", { name: "Suche" })).toBeFocused();
		await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("dialog", { name: "Filter" })).toBeHidden();
		await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	});

	test("going back closes the menu, the filters or a picture, and only then leaves the page", async ({
		page,
		site,
	}) => {
		const detail = `/angebot/detail/${site.offers.gallery}`;
		await open(page, "/impressum");
		await open(page, "/kontakt");
		await toggle(page, "Menü öffnen").click();
		await expect(panel(page).getByRole("link")).toHaveCount(6);
		await page.goBack();
		await expect(panel(page).getByRole("link")).toHaveCount(0);
		await expect(page).toHaveURL(/\/kontakt$/);
		await toggle(page, "Menü öffnen").click();
		await panel(page).getByRole("link", { name: "Kaufen" }).click();
		await expect(page).toHaveURL(/\/angebot\/kaufen$/);
		await page.goBack();
		await expect(page, "the menu leaves no entry behind").toHaveURL(/\/kontakt$/);

		await open(page, "/angebot/kaufen");
		const filters = page.getByRole("dialog", { name: "Filter" });
		await page.getByRole("button", { name: /^Filter/ }).click();
		for (const name of ["Gebraucht", "Bagger"]) {
			await filters
				.getByRole("radio", { name: new RegExp(`^${name}`) })
				.locator("xpath=ancestor::label")
				.click();
			await expect(page).toHaveURL(new RegExp(`=${name.toLowerCase()}`));
			await page.waitForFunction(() => history.state?.opened);
		}
		await page.goBack();
		await expect(filters).toBeHidden();
		await expect(page).toHaveURL(/\?.*&/);
		await page.goBack();
		await expect(page).toHaveURL(/kaufen\?condition=gebraucht$/);
		await page.goBack();
		await expect(page).toHaveURL(/\/angebot\/kaufen$/);

		await open(page, detail);
		const picture = page.getByRole("dialog", { name: /^Bilder von/ });
		for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
			await page.locator("#bild-1 a").click();
			await expect(picture).toBeVisible();
			await close();
			await expect(picture).toHaveCount(0);
			await expect(page).toHaveURL(new RegExp(`${detail}$`));
		}
		await page.goBack();
		await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	});

	test("Escape closes the menu and gives the focus back to its button", async ({ page }) => {
		await open(page, "/kontakt");
		await toggle(page, "Menü öffnen").focus();
		await page.keyboard.press("Enter");
		await expect(panel(page).getByRole("link")).toHaveCount(6);
		await page.keyboard.press("Tab");
		await expect(panel(page).getByRole("link", { name: "Kaufen" })).toBeFocused();
		await page.keyboard.press("Escape");
		await expect(panel(page).getByRole("link")).toHaveCount(0);
		await expect(toggle(page, "Menü öffnen")).toBeFocused();
		// A closed menu is no place for the keyboard.
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.closest("#mobile-menu") ?? null)).toBeNull();
	});
});
