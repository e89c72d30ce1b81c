import type { Page } from "@playwright/test";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, test } from "./test.ts";

const field = (page: Page) => page.getByRole("combobox", { name: "Suche", exact: true });
const list = (page: Page) => page.getByRole("listbox", { name: "Suche" });
const options = (page: Page) => list(page).getByRole("option");

/** Types as a person does; the field's suggestions are loaded when it takes the focus. */
async function type(page: Page, text: string): Promise<void> {
	await field(page).focus();
	await field(page).pressSequentially(text);
}

test.describe("the suggestions below the search", () => {
	test("are chosen by the keyboard, with the focus in the field, and said aloud", async ({ page }) => {
		await open(page, "/angebot/kaufen");
		await expect(field(page)).toHaveAttribute("aria-expanded", "false");
		await type(page, "lodm");
		await expect(options(page).first()).toHaveText(/Lodmark\d+ Maschinen/);
		await expect(field(page)).toHaveAttribute("aria-expanded", "true");
		await expect(page.getByRole("status").filter({ hasText: /Vorschläge, zu wählen mit/ })).toHaveCount(1);
		await field(page).press("ArrowDown");
		await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
		await expect(field(page)).toHaveAttribute("aria-activedescendant", await options(page).first().getAttribute("id") ?? ""); // prettier-ignore
		await expect(field(page)).toBeFocused();
		await field(page).press("Enter");
		await expect(page).toHaveURL(/\/angebot\/kaufen\?make=Lodmark$/);
		await expect(field(page)).toHaveValue("");
		await expect(options(page)).toHaveCount(0);
	});

	test("lead to a machine, which knows the way back to the list", async ({ page }) => {
		await open(page, "/angebot/kaufen?category=radlader");
		await type(page, "lodmark rl");
		const machine = list(page).getByRole("group", { name: "Maschinen" }).getByRole("option").first();
		await expect(machine.locator("img")).toBeVisible();
		await machine.click();
		await expect(page).toHaveURL(/\/angebot\/detail\//);
		await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
		await expect(page).toHaveURL(/\/angebot\/kaufen\?.*category=radlader/);
	});

	test("close with Escape, which keeps what was typed, and leave Enter to the search", async ({ page }) => {
		await open(page, "/angebot/kaufen");
		await type(page, "bagger");
		await expect(options(page).first()).toBeVisible();
		await field(page).press("Escape");
		await expect(options(page)).toHaveCount(0);
		await expect(field(page)).toHaveValue("bagger");
		await field(page).press("ArrowUp");
		await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
		await field(page).press("ArrowDown");
		await field(page).press("Enter");
		await expect(page).toHaveURL(/\/angebot\/kaufen\?q=bagger$/);
		await expect(options(page)).toHaveCount(0);
	});

	test("move nothing, and an older answer never takes the place of a newer one", async ({ page }) => {
		await open(page, "/angebot/kaufen");
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route("**/angebot/vorschlaege?*", async (route) => {
			if (route.request().url().includes("q=lo&")) await held;
			await route.continue().catch(() => {});
		});
		const below = page.getByRole("group", { name: "Angebotsart" });
		const before = await below.boundingBox();
		const asked = page.waitForRequest(/q=lo&/);
		await type(page, "lo");
		await asked;
		await field(page).fill("minibagger");
		await expect(options(page).first()).toHaveText(/^Minibagger/);
		release();
		await expect(page).toHaveURL(/q=minibagger/);
		await expect(options(page).first()).toHaveText(/^Minibagger/);
		expect(await below.boundingBox()).toEqual(before);
	});

	test("are missing on a line that fails, while the search goes on", async ({ page, expectTrouble }) => {
		expectTrouble(/vorschlaege|ERR_FAILED/);
		await open(page, "/angebot/kaufen");
		await page.route("**/angebot/vorschlaege?*", (route) => route.abort());
		await type(page, "tornavik");
		await expect(page).toHaveURL(/\?q=tornavik$/);
		await expect(options(page)).toHaveCount(0);
	});

	test("stand in the drawer of a phone, where Escape closes them first", async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await open(page, "/angebot/kaufen");
		await page.getByRole("button", { name: "Filter öffnen" }).click();
		await type(page, "bagg");
		const box = (await list(page).boundingBox())!;
		expect(box.x).toBeGreaterThanOrEqual(0);
		expect(box.x + box.width).toBeLessThanOrEqual(360);
		await field(page).press("Escape");
		await expect(options(page)).toHaveCount(0);
		await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
	});

	test("stand below the search of the header and of home, too, and lead to a machine without a way back", async ({
		page,
	}) => {
		for (const path of ["/kontakt", "/"]) {
			await open(page, path);
			const header = page.getByRole("search").last().locator("input");
			await header.focus();
			const box = page.getByRole("combobox", { name: "Maschinen suchen" });
			await expect(box).toHaveAttribute("aria-expanded", "false");
			await box.pressSequentially("lodmark rl");
			const found = page.getByRole("listbox", { name: "Maschinen suchen" }).getByRole("option");
			await expect(found.first()).toBeVisible();
			await box.press("Escape");
			await expect(found).toHaveCount(0);
			await box.press("ArrowDown");
			await expect(box).toHaveAttribute("aria-activedescendant", await found.first().getAttribute("id") ?? ""); // prettier-ignore
			expect(
				(
					await new AxeBuilder({ page })
						.withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
						.include(".site-search")
						.analyze()
				).violations,
			).toEqual([]);
			await box.press("Enter");
			await expect(page).toHaveURL(/\/angebot\/(detail|kaufen)/);
		}
	});
});
