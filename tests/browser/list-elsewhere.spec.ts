import type { Page } from "@playwright/test";
import { choose, expect, open, test } from "./test.ts";

const list = "/angebot/kaufen";
const cards = (page: Page) => page.locator("article");
const namesNot = async (page: Page, word: string) =>
	(await cards(page).getByRole("heading").allTextContents()).filter((name) => !name.includes(word));

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the filters open as a drawer that keeps the focus, tells the hits and closes", async ({ page }) => {
		await open(page, list);
		const opener = page.getByRole("button", { name: "Filter öffnen" });
		await expect(page.getByRole("combobox", { name: "Suche" })).toBeHidden();
		await opener.click();
		const drawer = page.getByRole("dialog", { name: "Filter" });
		await expect(drawer).toBeVisible();
		for (let i = 0; i < 30; i++) {
			expect(
				await page.evaluate(
					() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
				),
				`focus after ${i} steps`,
			).toBe(true);
			await page.keyboard.press("Tab");
		}
		await choose(drawer.getByRole("radio", { name: "Walzen" }));
		const show = drawer.getByRole("button", { name: /^\d+ Maschinen zeigen$/ });
		await expect(page).toHaveURL(/category=walzen/);
		// Behind the open drawer the status is not in the tree that roles are read from.
		await expect
			.poll(
				async () =>
					(await show.textContent()) ===
					`${await page.locator("main p[role=status]:not(dialog *)").textContent()} zeigen`,
			)
			.toBe(true);
		await show.click();
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
		await expect(opener).toContainText("(1)");
		await opener.press("Enter");
		await page.keyboard.press("Escape");
		await expect(drawer).toBeHidden();
		await expect(opener).toBeFocused();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the filters are a plain form that is sent with a button", async ({ page }) => {
		await page.goto(list);
		await page.getByRole("searchbox", { name: "Suche" }).fill("Lodmark");
		await page.locator("label", { hasText: "Gebraucht" }).click();
		await page.getByRole("radio", { name: "Radlader" }).check();
		await page.getByRole("textbox", { name: "bis" }).fill("500000");
		await page.getByRole("button", { name: "Filter anwenden" }).click();
		await expect(page).toHaveURL(/q=Lodmark/);
		const asked = new URL(page.url()).searchParams;
		expect(Object.fromEntries(asked)).toMatchObject({
			q: "Lodmark",
			category: "radlader",
			condition: "gebraucht",
			max: "500000",
		});
		expect(await namesNot(page, "Lodmark")).toEqual([]);
		await expect(cards(page).first()).toBeVisible();
		await expect(page.getByRole("radio", { name: "Radlader" })).toBeChecked();
		await page.getByRole("link", { name: "Filter entfernen: Radlader" }).click();
		await expect(page.getByRole("radio", { name: "Alle Kategorien" })).toBeChecked();
	});
});
