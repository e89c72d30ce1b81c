import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, hold, open, ready, test } from "./test.ts";

/* What a visitor's browser remembers: theme, language, the answer about cookies. */

const root = (page: Page) => page.locator("html");
const stored = (page: Page, name: string) => page.evaluate((key) => localStorage.getItem(key), name);
const scripts = "**/assets/*.js";

/** Notes whether the page was dark when its body began to be read, which is before anything can be painted. */
const noteFirstTheme = (page: Page) =>
	page.addInitScript(() => {
		new MutationObserver((_, watcher) => {
			if (!document.body) return;
			Object.assign(window, { darkAtFirst: document.documentElement.classList.contains("dark") });
			watcher.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
const darkAtFirst = (page: Page) => page.evaluate(() => (window as unknown as { darkAtFirst: boolean }).darkAtFirst);

test("the theme is switched before the scripts are there too, and the next page begins with it", async ({ page }) => {
	await noteFirstTheme(page);
	const release = await hold(page, scripts);
	await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
	expect(await darkAtFirst(page)).toBe(false);
	await page.getByRole("button", { name: "Dunkle Darstellung einschalten" }).click();
	release();
	await expect(root(page)).toHaveClass(/\bdark\b/);
	await expect(root(page)).toHaveCSS("background-color", "rgb(21, 24, 28)");
	expect(await stored(page, "theme")).toBe("dark");
	await open(page, "/angebot/kaufen");
	expect(await darkAtFirst(page)).toBe(true);
	await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
	await expect(root(page)).not.toHaveClass(/dark/);
	expect(await stored(page, "theme")).toBe("light");
});

test.describe("on a system that is set to dark", () => {
	test.use({ colorScheme: "dark" });

	test("the page is dark from the first moment and follows the system, until a theme is chosen", async ({ page }) => {
		await noteFirstTheme(page);
		await open(page, "/");
		expect(await darkAtFirst(page)).toBe(true);
		expect(await stored(page, "theme")).toBeNull();
		await page.emulateMedia({ colorScheme: "light" });
		await expect(root(page)).not.toHaveClass(/dark/);
		await page.emulateMedia({ colorScheme: "dark" });
		await expect(root(page)).toHaveClass(/\bdark\b/);
		await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
		await expect(root(page)).not.toHaveClass(/dark/);
		await page.reload();
		expect(await darkAtFirst(page), "a saved theme wins").toBe(false);
	});
});

test("the language is switched on the same page, also where only local storage knows it", async ({ page, site }) => {
	const choose = (language: string) =>
		page
			.getByRole("group", { name: /Sprache|Language/ })
			.getByRole("link", { name: language })
			.click();
	await open(page, "/angebot/kaufen?category=bagger&sort=price-asc");
	await choose("English");
	await expect(page).toHaveURL(/\/en\/angebot\/kaufen\?category=bagger&sort=price-asc$/);
	await expect(root(page)).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Excavators for sale");
	expect(await stored(page, "app_language")).toBe("EN");
	await page.context().clearCookies();
	await page.goto("/angebot/mieten?condition=neu#top");
	await expect(page).toHaveURL(`${site.address}/en/angebot/mieten?condition=neu#top`);
	await ready(page);
	await page.getByRole("banner").getByRole("link", { name: "Contact" }).click();
	await expect(page).toHaveURL(/\/en\/kontakt$/);
	await choose("Deutsch");
	await expect(page).toHaveURL(`${site.address}/kontakt`);
	await expect(root(page)).toHaveAttribute("lang", "de");
	expect(await stored(page, "app_language")).toBe("DE");
	await ready(page);
	await page.goBack();
	await expect(root(page), "the page before is whole in its own language").toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Machines for hire");
});

test.describe("the question about cookies", () => {
	test.use({ consent: null });

	test("is answered before the scripts are there, and opened again from the footer", async ({ page }) => {
		const release = await hold(page, scripts);
		await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
		const question = page.getByRole("region", { name: "Cookies und Speicher" });
		await expect(question).toBeVisible();
		const [yes, no] = ["Annehmen", "Ablehnen"].map((name) => question.getByRole("button", { name }));
		const looks = (button: Element) => {
			const { width, height } = button.getBoundingClientRect();
			const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
			return { width, height, backgroundColor, color, fontSize, fontWeight };
		};
		expect(await yes!.evaluate(looks), "both answers have the same weight").toEqual(await no!.evaluate(looks));
		await no!.click();
		release();
		await expect(question).toBeHidden();
		expect(await stored(page, "cookie_consent")).toBe("false");
		await open(page, "/service");
		await expect(question).toBeHidden();
		const opener = page.getByRole("button", { name: "Cookie-Einstellungen" });
		await opener.click();
		await expect(question).toBeFocused();
		// What it happens to lie upon can be scrolled out from under it, so only the question itself is asked about.
		await lookOver(page, "the question about cookies", "section[aria-label]:has(button)");
		await yes!.click();
		expect(await stored(page, "cookie_consent")).toBe("true");
		await expect(opener).toBeFocused();
	});
});
