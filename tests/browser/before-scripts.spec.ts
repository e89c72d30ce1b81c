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

test("what was typed before the scripts were there stays when the visitor reads another page and goes back", async ({
	page,
}) => {
	const release = await hold(page, scripts);
	await page.goto("/kontakt", { waitUntil: "domcontentloaded" });
	await page.locator("#message").fill("Was kostet er?");
	release();
	await ready(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
	await page.goBack();
	await expect(page.locator("#message")).toHaveValue("Was kostet er?");
});

test("what was typed over the prefilled message of a machine before the scripts were there stays", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const offer = await makeOffer({ name: "Bagger für Eilige" });
	const release = await hold(page, scripts);
	await page.goto(`/kontakt?offer=${offer}`, { waitUntil: "domcontentloaded" });
	await page.locator("#message").fill("Was kostet er bis Bautzen?");
	release();
	await ready(page);
	await expect(page.locator("#message")).toHaveValue("Was kostet er bis Bautzen?");
	await page.reload();
	await ready(page);
	await expect(page.locator("#message")).toHaveValue("Was kostet er bis Bautzen?");
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
		// Asked for well before the key: a dialog that opens at the same moment is seen by nobody.
		const choosing = page.waitForEvent("filechooser");
		await page.goto("/admin/nachricht-hinzufuegen", { waitUntil: "domcontentloaded" });
		// A browser drops keys until it has painted the page.
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		await page.locator("#image").focus();
		await page.keyboard.press("Space");
		await (await choosing).setFiles(await picture("rot.jpg", "#d01010"));
		release();
		await expect(page.locator("figure img")).toBeVisible();
		await expect(page.locator('input[type="hidden"][name="image"]')).toHaveCount(1);
		expect(await page.locator("#image").evaluate((input: HTMLInputElement) => input.files!.length)).toBe(0);
	});
});
