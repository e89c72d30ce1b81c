import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const root = (page: Page) => page.locator("html");
const savedTheme = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const DARK_GROUND = "rgb(21, 24, 28)";

/** Notes whether the page was dark when its body began to be read, which is before anything can be painted. */
async function noteFirstTheme(page: Page): Promise<void> {
	await page.addInitScript(() => {
		new MutationObserver((_, watcher) => {
			if (!document.body) return;
			Object.assign(window, { darkAtFirst: document.documentElement.classList.contains("dark") });
			watcher.disconnect();
		}).observe(document, { childList: true, subtree: true });
	});
}
const darkAtFirst = (page: Page) => page.evaluate(() => (window as unknown as { darkAtFirst: boolean }).darkAtFirst);

test("the theme switch changes the theme, saves it, and the next page begins with it", async ({ page }) => {
	await noteFirstTheme(page);
	await open(page, "/kontakt");
	await expect(root(page)).not.toHaveClass(/dark/);
	expect(await darkAtFirst(page)).toBe(false);
	await page.getByRole("button", { name: "Dunkle Darstellung einschalten" }).click();
	await expect(root(page)).toHaveClass(/\bdark\b/);
	expect(await savedTheme(page)).toBe("dark");
	await expect.poll(() => ground(page)).toBe(DARK_GROUND);
	await open(page, "/angebot/kaufen");
	expect(await darkAtFirst(page)).toBe(true);
	await expect(root(page)).toHaveClass(/\bdark\b/);
	await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
	await expect(root(page)).not.toHaveClass(/dark/);
	expect(await savedTheme(page)).toBe("light");
});

test.describe("on a system that is set to dark", () => {
	test.use({ colorScheme: "dark" });

	test("the page is dark from the first moment, and saves nothing by itself", async ({ page }) => {
		await noteFirstTheme(page);
		await open(page, "/");
		expect(await darkAtFirst(page)).toBe(true);
		await expect(root(page)).toHaveClass(/\bdark\b/);
		expect(await savedTheme(page)).toBeNull();
	});

	test("the page follows the system while it is open, until a theme is chosen", async ({ page }) => {
		await open(page, "/");
		await page.emulateMedia({ colorScheme: "light" });
		await expect(root(page)).not.toHaveClass(/dark/);
		await page.emulateMedia({ colorScheme: "dark" });
		await expect(root(page)).toHaveClass(/\bdark\b/);
		await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
		await page.emulateMedia({ colorScheme: "light" });
		await page.emulateMedia({ colorScheme: "dark" });
		await expect.poll(() => page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches)).toBe(true);
		await expect(root(page)).not.toHaveClass(/dark/);
		expect(await savedTheme(page)).toBe("light");
	});

	test("a saved light theme wins", async ({ page }) => {
		await page.addInitScript(() => location.protocol === "https:" && localStorage.setItem("theme", "light"));
		await noteFirstTheme(page);
		await open(page, "/");
		expect(await darkAtFirst(page)).toBe(false);
		await expect(root(page)).not.toHaveClass(/dark/);
	});
});

test.describe("the cookie banner", () => {
	test.use({ consent: null });

	const banner = (page: Page) => page.getByRole("region", { name: "Cookies und Speicher" });
	const choice = (page: Page) => page.evaluate(() => localStorage.getItem("cookie_consent"));

	for (const [button, saved] of [
		["Annehmen", "true"],
		["Ablehnen", "false"],
	] as const) {
		test(`goes for good with „${button}“, and keeps the answer`, async ({ page }) => {
			await open(page, "/");
			await expect(banner(page)).toBeVisible();
			expect(await choice(page)).toBeNull();
			await banner(page).getByRole("button", { name: button }).click();
			await expect(banner(page)).toHaveCount(0);
			expect(await choice(page)).toBe(saved);
			await open(page, "/kontakt");
			await expect(banner(page)).toHaveCount(0);
		});
	}

	test("can be opened again from the footer, to answer otherwise, and the focus goes there and back", async ({
		page,
	}) => {
		await open(page, "/kontakt");
		await banner(page).getByRole("button", { name: "Annehmen" }).click();
		const opener = page.getByRole("button", { name: "Cookie-Einstellungen" });
		await opener.click();
		await expect(banner(page)).toBeFocused();
		await banner(page).getByRole("button", { name: "Ablehnen" }).click();
		expect(await choice(page)).toBe("false");
		await expect(opener).toBeFocused();
	});

	test("gives both answers the same weight, and leads to the privacy page", async ({ page }) => {
		await open(page, "/");
		const [accept, decline] = await Promise.all(
			["Annehmen", "Ablehnen"].map((name) =>
				banner(page)
					.getByRole("button", { name })
					.evaluate((button) => {
						const { width, height } = button.getBoundingClientRect();
						const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
						return { width, height, backgroundColor, color, fontSize, fontWeight };
					}),
			),
		);
		expect(accept).toEqual(decline);
		await expect(banner(page).getByRole("link", { name: "Datenschutz" })).toHaveAttribute("href", "/datenschutz");
	});
});
