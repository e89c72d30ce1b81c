import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { choose, expect, open, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const links = (page: Page) => page.locator("#mobile-menu .nav-link:visible");
const toggle = (page: Page) => page.getByRole("button", { name: "Menü öffnen" });
const filters = (page: Page) => page.getByRole("dialog", { name: "Filter" });

test("the menu fills the window at every width, leads to a page, and closes by Escape", async ({ page }) => {
	await open(page, "/kontakt");
	await toggle(page).focus();
	await page.keyboard.press("Enter");
	await expect(links(page)).toHaveCount(9);
	await lookOver(page, "the menu of a phone");
	for (const width of [320, 390, 768]) {
		await page.setViewportSize({ width, height: 740 });
		const widths = () =>
			links(page).evaluateAll((all) => Math.min(...all.map((link) => link.getBoundingClientRect().width)));
		await expect.poll(widths, `at ${width}`).toBeGreaterThanOrEqual(width - 80);
	}
	await page.keyboard.press("Tab");
	await expect(links(page).first()).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(links(page)).toHaveCount(0);
	await expect(toggle(page)).toBeFocused();
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("#mobile-menu") ?? null)).toBeNull();
	// Also to the page that is open.
	for (const path of ["/service", "/service"]) {
		await toggle(page).click();
		await links(page).filter({ hasText: "Service" }).click();
		await expect(page).toHaveURL(new RegExp(`${path}$`));
		await expect(links(page)).toHaveCount(0);
	}
});

test("the filters are a drawer that keeps the focus, tells the hits, and gives the focus back", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	const opener = page.getByRole("button", { name: /^Filter( \(|$)/ });
	await opener.click();
	await expect(filters(page)).toBeVisible();
	await lookOver(page, "the drawer with the filters");
	for (let i = 0; i < 30; i++) {
		await page.keyboard.press("Tab");
		const isInside = () => document.activeElement === document.body || !!document.activeElement?.closest("dialog");
		expect(await page.evaluate(isInside), `focus after ${i} steps`).toBe(true);
	}
	await choose(filters(page).getByRole("radio", { name: "Walzen" }));
	await expect(page).toHaveURL(/\?category=walzen$/);
	const show = filters(page).getByRole("button", { name: /^\d+ Maschinen zeigen$/ });
	// Behind the open drawer the status is not in the tree that roles are read from.
	const told = () => page.locator("main p[role=status]:not(dialog *) > span").first().textContent();
	await expect.poll(async () => (await show.textContent()) === `${await told()} zeigen`).toBe(true);
	await show.click();
	await expect(filters(page)).toBeHidden();
	await expect(opener).toBeFocused();
	await expect(opener).toContainText("(1)");
});

test("the header's sign opens a search on any page, and finds the list's own", async ({ page }) => {
	const search = page.locator("#q");
	const list = page.getByRole("listbox");
	for (const path of ["/", "/kontakt", "/angebot/kaufen"]) {
		await open(page, path);
		await page.getByRole("banner").getByRole("link", { name: "Maschinen suchen" }).click();
		await expect(search).toBeFocused();
		await search.pressSequentially("bagg");
		await expect(list).toBeVisible();
		const box = (await list.boundingBox())!;
		expect([box.x >= 0, box.x + box.width <= 360], path).toEqual([true, true]);
		await search.press("Escape");
		await expect(list).toBeHidden();
	}
	await expect(filters(page)).toBeHidden();
	await open(page, "/kontakt");
	await page.getByRole("banner").getByRole("link", { name: "Maschinen suchen" }).click();
	await search.pressSequentially("bagger");
	await search.press("Enter");
	await expect(page).toHaveURL(/\/angebot\/kaufen\?q=bagger$/);
});

test("going back closes the menu, the filters or a picture, and only then leaves the page", async ({ page, site }) => {
	const detail = `/angebot/detail/${site.offers.gallery}`;
	await open(page, "/kontakt");
	await toggle(page).click();
	await expect(links(page)).toHaveCount(9);
	await page.goBack();
	await expect(links(page)).toHaveCount(0);
	await expect(page).toHaveURL(/\/kontakt$/);
	await toggle(page).click();
	await links(page).filter({ hasText: "Kaufen" }).click();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await page.goBack();
	await expect(page, "the menu leaves no entry behind").toHaveURL(/\/kontakt$/);

	await open(page, "/angebot/kaufen");
	await page.getByRole("button", { name: /^Filter/ }).click();
	for (const name of ["Gebraucht", "Bagger"]) {
		await filters(page)
			.getByRole("radio", { name: new RegExp(`^${name}`) })
			.locator("xpath=ancestor::label")
			.click();
		await expect(page).toHaveURL(new RegExp(`=${name.toLowerCase()}`));
		await page.waitForFunction(() => history.state?.opened);
	}
	await page.goBack();
	await expect(filters(page)).toBeHidden();
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

test("the header has room for large letters, and a machine's bar hides nothing", async ({ page, site }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await open(page, "/kontakt");
	await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
	const header = page.getByRole("banner");
	const sign = header.getByRole("link", { name: "Maschinen suchen" });
	for (const one of [header.getByRole("link", { name: "+49 35200 12345-0" }), sign, toggle(page)])
		await expect(one).toBeInViewport({ ratio: 1 });
	await sign.click();
	await expect(page.locator("#q")).toBeFocused();
	await expect(page.locator("#q")).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	await page.setViewportSize({ width: 360, height: 740 });
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	const ask = page.getByRole("link", { name: "Anfragen" });
	const bar = page.locator(".contact-bar");
	for (const y of [0, 600, 100_000]) {
		await page.evaluate((to) => scrollTo(0, to), y);
		for (const one of [ask, bar.getByText("12.345 €"), page.getByRole("link", { name: /^Anrufen/ })])
			await expect(one).toBeInViewport({ ratio: 1 });
	}
	// A button whose words break takes two lines.
	expect((await ask.boundingBox())!.height).toBeLessThan(50);
	const end = (await page.getByRole("link", { name: "Nach oben" }).boundingBox())!;
	expect(end.y + end.height, "the last line ends above the bar").toBeLessThanOrEqual((await bar.boundingBox())!.y);
});

test("a machine's name and price are in the first view, above the bar", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	for (const [width, height] of [
		[768, 900],
		[360, 740],
	] as const) {
		await page.setViewportSize({ width, height });
		const bar = (await page.locator(".contact-bar").boundingBox())!;
		const price = (await page.locator(".offer-side").getByText("12.345 €").boundingBox())!;
		expect(price.y + price.height).toBeLessThan(bar.y);
	}
	expect((await page.locator("a[lang=en]").boundingBox())!.width, "the language's link").toBeGreaterThanOrEqual(44);
	await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
});
