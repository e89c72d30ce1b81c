import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { choose, expect, markWindow, open, sameWindow, test } from "./test.ts";

const list = "/angebot/kaufen";
const cards = (page: Page) => page.locator("article");
const place = (page: Page) => page.evaluate(() => scrollY);
const search = (page: Page) => page.locator("#q");

test("a visitor goes to the machines and back, always at the heading or where they were", async ({ page }) => {
	await open(page, "/");
	await markWindow(page);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await page.getByRole("contentinfo").getByRole("link", { name: "Angebot", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Maschinen kaufen" })).toBeFocused();
	await expect.poll(() => place(page)).toBe(0);
	await expect(page).toHaveTitle(/^Maschinen kaufen/);
	await choose(page.getByRole("radio", { name: "Gebraucht" }));
	await expect(page).toHaveURL(/\?condition=gebraucht$/);
	await expect(page.getByRole("link", { name: "Filter entfernen: Gebraucht" })).toBeVisible();
	for (const way of ["its back link", "the browser's back button"]) {
		const card = cards(page).nth(14).getByRole("link");
		await card.hover();
		const before = await place(page);
		expect(before).toBeGreaterThan(500);
		await card.click();
		await expect(page.getByRole("link", { name: "Zurück zur Liste" })).toBeVisible();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect.poll(() => place(page)).toBe(0);
		if (way === "its back link") await page.getByRole("link", { name: "Zurück zur Liste" }).click();
		else await page.goBack();
		await expect(page).toHaveURL(/\/angebot\/kaufen\?condition=gebraucht$/);
		await expect.poll(() => place(page), way).toBe(before);
	}
	await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Weiter" }).click();
	await expect(page).toHaveURL(/page=2$/);
	await expect.poll(() => place(page)).toBe(0);
	expect(await sameWindow(page), "nothing was loaded anew").toBe(true);
});

test("filters chosen in quick succession all count, and the back key takes them one by one", async ({ page }) => {
	await open(page, "/kontakt");
	await page.getByRole("contentinfo").getByRole("link", { name: "Angebot", exact: true }).click();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await choose(page.getByRole("radio", { name: "Radlader" }));
	await expect(page).toHaveURL(/category=radlader$/);
	await search(page).fill("Lod");
	await expect(page).toHaveURL(/q=Lod/);
	await search(page).fill("Lader");
	await expect(page).toHaveURL(/q=Lader/);
	await page.goBack();
	await expect(page, "a single letter is no step").toHaveURL(/\/angebot\/kaufen\?category=radlader$/);
	await expect(search(page)).toHaveValue("");
	await page.goBack();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await search(page).fill("Tornavik");
	// Leaving the field closes its suggestions, which lie over the choices below.
	await page.keyboard.press("Tab");
	await page.getByRole("radio", { name: /^Bagger \(/ }).click();
	await page.getByRole("textbox", { name: "bis" }).fill("900000");
	await page.getByRole("radio", { name: "Gebraucht" }).click();
	await expect(page).toHaveURL(/\?q=Tornavik&category=bagger&max=900000&condition=gebraucht$/);
	await expect(cards(page).first()).toBeVisible();
	await page.getByRole("link", { name: "Filter entfernen: Bagger" }).click();
	await expect(page).toHaveURL(/\?q=Tornavik&max=900000&condition=gebraucht$/);
	await expect(page.getByRole("link", { name: "Filter entfernen" }).first(), "the chip beside it").toBeFocused();
	// A reset right behind a typed word: what is chosen next would bring the word along.
	await search(page).fill("Lodmark");
	await page.getByRole("search").getByRole("link", { name: "Filter zurücksetzen" }).click();
	await expect(page).toHaveURL(new RegExp(`${list}$`));
	await page.getByRole("combobox", { name: "Sortieren" }).selectOption("price-desc");
	await expect(page).toHaveURL(/\?sort=price-desc$/);
	await expect(page.getByRole("status").filter({ hasText: "Maschinen, Preis absteigend" })).toBeAttached();
	await expect(search(page)).toHaveValue("");
});

test("a price is set by both thumbs of the slider by keyboard, which can't pass each other", async ({ page }) => {
	await open(page, list);
	const from = page.getByRole("slider", { name: "Preis von" });
	const to = page.getByRole("slider", { name: "Preis bis" });
	const end = Number(await to.inputValue());
	await from.focus();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(page).toHaveURL(/\?min=2000$/);
	await expect(page.getByRole("textbox", { name: "von" })).toHaveValue("2000");
	await to.focus();
	await page.keyboard.press("ArrowLeft");
	await expect(page).toHaveURL(new RegExp(`\\?min=2000&max=${end - 1000}$`));
	await from.focus();
	await page.keyboard.press("End");
	await expect(from).toHaveValue(String(end - 1000));
});

test("pictures go round in the lightbox, are enlarged, and give the focus back", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	const strip = page.getByRole("region", { name: "Bilder von Prüfbagger Galerie" });
	const large = strip.getByRole("link", { name: "Bild vergrößern" });
	const lightbox = page.getByRole("dialog", { name: "Bilder von Prüfbagger Galerie" });
	const shown = lightbox.locator(".yarl__slide_current img");
	await large.first().focus();
	await page.keyboard.press("ArrowRight");
	await expect(large.nth(1), "the focus goes along").toBeFocused();
	await strip.getByRole("link", { name: "Bild 3 zeigen" }).click();
	await expect(large.nth(2)).toBeInViewport();
	await expect(large.first()).not.toBeInViewport();
	await expect(strip.getByRole("link", { name: "Bild 3 zeigen" })).toHaveAttribute("aria-current", "true");
	await expect(strip.getByText("3/3")).toBeVisible();
	await large.nth(2).focus();
	await page.keyboard.press("Enter");
	await expect(shown).toHaveAttribute("alt", "Rote Ansicht");
	await expect(lightbox.getByText("3 / 3")).toBeVisible();
	await lightbox.getByRole("button", { name: "Nächstes Bild" }).click();
	await expect(shown, "the first follows the last").toHaveAttribute("alt", "Gelbe Ansicht");
	await page.keyboard.press("ArrowLeft");
	await expect(shown).toHaveAttribute("alt", "Rote Ansicht");
	for (const next of ["Gelbe Ansicht", "Grüne Ansicht"]) {
		await page.keyboard.press("ArrowRight");
		await expect(shown).toHaveAttribute("alt", next);
	}
	for (const [number, alt] of [
		[3, "Rote Ansicht"],
		[2, "Grüne Ansicht"],
	]) {
		await lightbox.getByRole("link", { name: `Bild ${number} zeigen` }).click();
		await expect(shown).toHaveAttribute("alt", `${alt}`);
	}
	await expect(lightbox.locator("[aria-current=true]")).toHaveAccessibleName("Bild 2 zeigen");
	await expect(shown).toHaveJSProperty("complete", true);
	const width = () => shown.evaluate((image) => Math.round(image.getBoundingClientRect().width));
	const whole = await width();
	await shown.dblclick();
	await expect.poll(width).toBeGreaterThan(1.5 * whole);
	await page.keyboard.press("-");
	await expect.poll(width).toBeLessThan(1.2 * whole);
	await lookOver(page, "the lightbox");
	expect(await lightbox.innerHTML()).not.toMatch(/[Pp]hoto|[Cc]arousel"| of \d|aria-roledescription="[Ss]lide/);
	await page.keyboard.press("Escape");
	await expect(lightbox).toHaveCount(0);
	await expect(large.nth(1), "the strip shows what was shown").toBeFocused();
	await expect(large.nth(1)).toBeInViewport({ ratio: 0.9 });
	await expect(strip.getByText("2/3")).toBeVisible();
});

test("a picture that can't be loaded gives way to a sign", async ({ page, site, expectTrouble }) => {
	expectTrouble(/404.*\/media\//);
	await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await expect(page.getByText("Noch kein Bild").first()).toBeVisible();
	await expect(page.getByRole("link", { name: /^Bild \d zeigen$/ }).locator("svg")).toHaveCount(3);
});
