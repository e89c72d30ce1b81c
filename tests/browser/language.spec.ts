import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const choose = (page: Page, language: "Deutsch" | "English") =>
	page
		.getByRole("group", { name: /Sprache|Language/ })
		.getByRole("link", { name: language })
		.click();
const savedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem("app_language"));
const languageCookie = async (page: Page) =>
	(await page.context().cookies()).find(({ name }) => name === "app_language")?.value;
const language = (page: Page) => page.locator("html");

test("the language switch leads to the same page with the same query, and remembers the choice", async ({ page }) => {
	await open(page, "/angebot/kaufen?category=bagger&sort=price-asc");
	await expect(language(page)).toHaveAttribute("lang", "de");
	await choose(page, "English");
	await expect(page).toHaveURL(/\/en\/angebot\/kaufen\?category=bagger&sort=price-asc$/);
	await expect(language(page)).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Excavators for sale");
	expect(await savedLanguage(page)).toBe("EN");
	expect(await languageCookie(page)).toBe("EN");
	await choose(page, "Deutsch");
	await expect(page).toHaveURL(/\/angebot\/kaufen\?category=bagger&sort=price-asc$/);
	expect(await savedLanguage(page)).toBe("DE");
	expect(await languageCookie(page)).toBe("DE");
});

test("the switch marks the current language, and each choice is named in its own language", async ({ page }) => {
	await page.goto("/en");
	const english = page.getByRole("link", { name: "English" });
	await expect(english).toHaveAttribute("aria-current", "true");
	await expect(english).toHaveAttribute("lang", "en");
	await expect(page.getByRole("link", { name: "Deutsch" })).toHaveAttribute("lang", "de");
});

test("who chose English comes to the English page from every German address", async ({ page, site }) => {
	await open(page, "/");
	await choose(page, "English");
	await expect(page).toHaveURL(/\/en$/);
	for (const path of [
		"/",
		"/kontakt?service=dringend",
		"/angebot/mieten?condition=neu",
		`/angebot/detail/${site.offers.gallery}`,
	]) {
		await page.goto(path);
		await expect(page).toHaveURL(`${site.address}/en${path === "/" ? "" : path}`);
		await expect(language(page)).toHaveAttribute("lang", "en");
	}
});

test("the choice also counts when only local storage still knows it", async ({ page, site }) => {
	await open(page, "/kontakt");
	await choose(page, "English");
	await expect(page).toHaveURL(/\/en\/kontakt$/);
	await page.context().clearCookies();
	await page.goto("/angebot/mieten?condition=neu#top");
	await expect(page).toHaveURL(`${site.address}/en/angebot/mieten?condition=neu#top`);
	await expect(language(page)).toHaveAttribute("lang", "en");
	expect(await languageCookie(page)).toBe("EN");
	await page.context().clearCookies();
	await page.goto("/");
	await expect(page).toHaveURL(/\/en$/);
});

test("an English address is English, whatever was chosen before", async ({ page }) => {
	await open(page, "/en");
	await choose(page, "Deutsch");
	await expect(page).toHaveURL(/\/$/);
	await page.goto("/en/kontakt");
	await expect(page).toHaveURL(/\/en\/kontakt$/);
	await expect(language(page)).toHaveAttribute("lang", "en");
});

test("links on an English page stay in English", async ({ page }) => {
	await open(page, "/en");
	for (const link of await page.locator("main a[href^='/'], footer a[href^='/'], header nav a[href^='/']").all())
		expect(await link.getAttribute("href")).toMatch(/^\/en(\/|$)/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the language switch is a plain link", async ({ page }) => {
		await page.goto("/kontakt?service=anfrage");
		await choose(page, "English");
		await expect(page).toHaveURL(/\/en\/kontakt\?service=anfrage$/);
		await expect(page.locator("#subject")).not.toHaveValue("Serviceanfrage");
	});
});
