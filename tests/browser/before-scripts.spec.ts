import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, ready, test } from "./test.ts";

const scripts = "**/assets/*.js";

/** Keeps what matches from being answered until the returned function is called. */
async function hold(page: Page, what: string): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((done) => (release = done));
	await page.route(what, async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

test("a button that was pressed before the scripts were there is pressed once more when they are", async ({ page }) => {
	const release = await hold(page, scripts);
	await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
	await page.getByRole("button", { name: "Dunkle Darstellung einschalten" }).click();
	expect(await page.evaluate(() => document.documentElement.classList.contains("dark"))).toBe(false);
	release();
	await expect(page.locator("html")).toHaveClass(/dark/);
	await ready(page);
	await page.getByRole("button", { name: "Helle Darstellung einschalten" }).click();
	await expect(page.locator("html")).not.toHaveClass(/dark/);
});

test.describe("the cookie question", () => {
	test.use({ consent: null });

	test("is there before the scripts, and an early answer counts", async ({ page }) => {
		const release = await hold(page, scripts);
		await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
		const question = page.getByRole("region", { name: "Cookies" });
		await expect(question).toBeVisible();
		await question.getByRole("button", { name: "Ablehnen" }).click();
		release();
		await expect(question).toBeHidden();
		expect(await page.evaluate(() => localStorage.getItem("cookie_consent"))).toBe("false");
		await page.reload({ waitUntil: "domcontentloaded" });
		await expect(question).toBeHidden();
	});
});

test.describe("in the office", () => {
	test.use({ signedIn: true });

	test("a picture that was chosen by the keyboard before the scripts were there is uploaded when they are", async ({
		page,
	}) => {
		const release = await hold(page, scripts);
		await page.goto("/admin/nachricht-hinzufuegen", { waitUntil: "domcontentloaded" });
		await page.locator("#image").focus();
		const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Space")]);
		await chooser.setFiles(await picture("rot.jpg", "#d01010"));
		release();
		await expect(page.locator("figure img")).toBeVisible();
		await expect(page.locator('input[type="hidden"][name="image"]')).toHaveCount(1);
		expect(await page.locator("#image").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
	});
});
