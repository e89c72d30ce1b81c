import type { Page } from "@playwright/test";
import { expect, markWindow, open, sameWindow, test } from "./test.ts";

/** The link to the details of the n-th position. */
const details = (page: Page, n: number) => page.locator("#offene-stellen a[aria-haspopup=dialog]").nth(n);
const dialog = (page: Page) => page.getByRole("dialog");
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const titleOf = (page: Page, n: number) => page.locator("#offene-stellen li h3").nth(n).innerText();

/** Opens the page of positions, scrolls to the third and opens its details. */
async function openThird(page: Page): Promise<{ title: string; place: number }> {
	await open(page, "/karriere");
	await markWindow(page);
	await details(page, 2).scrollIntoViewIfNeeded();
	const title = await titleOf(page, 2);
	const place = await scrolled(page);
	expect(place).toBeGreaterThan(300);
	await details(page, 2).click();
	await expect(dialog(page)).toBeVisible();
	return { title, place };
}

test("the details of a position open in a dialog with an address of its own, over the place where the page stood", async ({
	page,
}) => {
	const { title, place } = await openThird(page);
	await expect(page).toHaveURL(/\/karriere\?stelle=[\w-]+$/);
	await expect(dialog(page)).toHaveAccessibleName(title);
	await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[()/]/g, "\\$&")} \\| `));
	await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveText(["Was Sie mitbringen", "Was wir bieten"]);
	expect(await page.evaluate(() => document.querySelector("dialog")!.matches(":modal"))).toBe(true);
	expect(
		await page.evaluate(() => document.activeElement?.closest("dialog") !== null),
		"the focus is in the dialog",
	).toBe(true);
	expect(await scrolled(page)).toBe(place);
});

for (const [way, leave] of [
	["Escape", (page: Page) => page.keyboard.press("Escape")],
	["the link that closes it", (page: Page) => dialog(page).getByRole("link", { name: "Schließen" }).click()],
	["a click beside it", (page: Page) => page.mouse.click(5, 450)],
	["the browser's way back", (page: Page) => page.goBack()],
] as const) {
	test(`${way} closes the details, and place and focus are those of before`, async ({ page }) => {
		const { place } = await openThird(page);
		await leave(page);
		await expect(dialog(page)).toHaveCount(0);
		await expect(page).toHaveURL(/\/karriere$/);
		await expect(page).toHaveTitle(/^Karriere \| /);
		await expect(details(page, 2)).toBeFocused();
		expect(await scrolled(page)).toBe(place);
		expect(await sameWindow(page)).toBe(true);
	});
}

test("the details open again after they were closed, also those of another position", async ({ page }) => {
	await openThird(page);
	for (const n of [1, 2]) {
		await page.keyboard.press("Escape");
		await expect(dialog(page)).toHaveCount(0);
		const title = await titleOf(page, n);
		await details(page, n).click();
		await expect(dialog(page)).toHaveAccessibleName(title);
	}
});

test("the shared address of a position shows its details at once, and Escape leads to that position among all", async ({
	page,
}) => {
	await open(page, "/karriere");
	const title = await titleOf(page, 1);
	await open(page, (await details(page, 1).getAttribute("href"))!);
	await expect(dialog(page)).toHaveAccessibleName(title);
	expect(await page.evaluate(() => document.querySelector("dialog")!.matches(":modal"))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(page).toHaveURL(/\/karriere$/);
	// Not to nowhere: who reads or types goes on at the position.
	await expect(details(page, 1)).toBeFocused();
	await expect(details(page, 1)).toBeInViewport();
});

test("the address of a position that is gone shows the positions that there are", async ({ page }) => {
	await open(page, "/karriere?stelle=gibt-es-nicht");
	await expect(dialog(page)).toHaveCount(0);
	expect(await details(page, 0).count()).toBe(1);
});

test("the keyboard stays inside the details", async ({ page }) => {
	await open(page, "/karriere");
	await details(page, 0).focus();
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	for (let step = 0; step < 6; step++) {
		await page.keyboard.press("Tab");
		// Between the last and the first the browser's own bar has its turn.
		expect(
			await page.evaluate(
				() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
			),
		).toBe(true);
	}
});

for (const width of [360, 1440]) {
	test(`a position shows two lines of its description at ${width} pixels`, async ({ page }) => {
		const { makeJob, makeUser } = await import("../make.ts");
		const { jobRecords } = await import("#app/careers/job-service.server.ts");
		const by = await makeUser();
		const id = await makeJob({
			title: `Prüfstelle ${width}`,
			description: "Sie warten und reparieren Bagger, Radlader und Brecher. ".repeat(12),
		});
		try {
			await page.setViewportSize({ width, height: 740 });
			await open(page, "/karriere");
			const preview = page.locator(`li:has(a[href$="${id}"]) p[lang]`);
			const lines = await preview.evaluate((text) => ({
				shown: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
				all: text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight),
			}));
			expect(Math.round(lines.shown)).toBe(2);
			expect(Math.round(lines.all)).toBeGreaterThan(2);
		} finally {
			await jobRecords.remove(id, by);
		}
	});
}

test("applying leads to the contact form with the position as its subject, from the list and from the details", async ({
	page,
}) => {
	const { title } = await openThird(page);
	await dialog(page).getByRole("link", { name: "Jetzt bewerben" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeFocused();
	await expect(page.locator("#subject")).toHaveValue(`Bewerbung: ${title}`);
	await open(page, "/karriere");
	await page.locator("#offene-stellen li").nth(2).getByRole("link", { name: "Jetzt bewerben" }).click();
	await expect(page.locator("#subject")).toHaveValue(`Bewerbung: ${title}`);
});

test("who finds nothing fitting applies without a position", async ({ page }) => {
	await open(page, "/karriere");
	await page.getByRole("link", { name: "Initiativ bewerben" }).click();
	await expect(page.locator("#subject")).toHaveValue("Initiativbewerbung");
	await open(page, "/en/karriere");
	await page.getByRole("main").locator("a[href^='/en/kontakt?subject=']").last().click();
	await expect(page.locator("#subject")).not.toHaveValue(/Initiativ|^$/);
});

for (const width of [360, 1440]) {
	test(`the way to the positions ends at their heading, below the header, at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		const atPositions = async () => {
			await expect(page).toHaveURL(/#offene-stellen$/);
			const heading = page.getByRole("heading", { level: 2, name: "Offene Stellen" });
			await expect(heading).toBeInViewport({ ratio: 1 });
			const [bar, box] = [await page.getByRole("banner").boundingBox(), await heading.boundingBox()];
			expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
			expect(box!.y, "the heading stands near the top").toBeLessThan(740 / 2);
		};
		await open(page, "/karriere");
		await page.getByRole("main").getByRole("link", { name: "Offene Stellen" }).click();
		await atPositions();
		await open(page, "/service");
		await open(page, "/karriere#offene-stellen");
		await atPositions();
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the details of a position can be read, left, and applied for", async ({ page }) => {
		await page.goto("/karriere");
		const title = await titleOf(page, 1);
		await details(page, 1).click();
		const box = page.locator("dialog");
		await expect(box).toBeVisible();
		await expect(box.getByRole("heading", { level: 2 })).toHaveText(title);
		await expect(box.getByRole("heading", { level: 3, name: "Was Sie mitbringen" })).toBeVisible();
		expect(await box.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
		await expect(box, "what was asked for is in sight").toBeInViewport();
		await box.getByRole("link", { name: "Schließen" }).click();
		await expect(page).toHaveURL(/\/karriere$/);
		await expect(box).toHaveCount(0);
		await details(page, 1).click();
		await box.getByRole("link", { name: "Jetzt bewerben" }).click();
		await expect(page.locator("#subject")).toHaveValue(`Bewerbung: ${title}`);
	});
});
