import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, hold, open, test } from "./test.ts";

const field = (page: Page) => page.locator("#q");
const list = (page: Page) => page.getByRole("listbox");
const options = (page: Page) => list(page).getByRole("option");

/** Types as a person does; the field's suggestions are loaded when it takes the focus. */
async function type(page: Page, text: string): Promise<void> {
	await field(page).focus();
	await field(page).pressSequentially(text);
}

test("suggestions are chosen by the keyboard, with the focus in the field, and close with Escape", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	await type(page, "bagger unter 90.000 €");
	await expect(options(page).first()).toBeVisible();
	await field(page).press("Escape");
	await expect(options(page)).toHaveCount(0);
	await expect(field(page)).toHaveValue("bagger unter 90.000 €");
	await field(page).press("Enter");
	await expect(page).toHaveURL(/\/angebot\/kaufen\?q=bagger/);
	await field(page).fill("");
	await type(page, "lodm");
	await expect(options(page).first()).toHaveText(/Lodmark\d+ Maschinen/);
	await expect(page.getByRole("status").filter({ hasText: /Vorschläge, mit den Pfeiltasten/ })).toHaveCount(1);
	await field(page).press("ArrowDown");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await expect(field(page)).toHaveAttribute("aria-activedescendant", (await options(page).first().getAttribute("id"))!);
	await expect(field(page)).toBeFocused();
	await expect(page).toHaveURL(/q=lodm$/);
	await lookOver(page, "the suggestions of the search");
	await field(page).press("Enter");
	await expect(page).toHaveURL(/\/angebot\/kaufen\?make=Lodmark$/);
	await expect(field(page)).toHaveValue("");
	await type(page, "bagger");
	await options(page).filter({ hasText: "Maschinen im Bestand zeigen" }).click();
	await expect(page).toHaveURL(/\/angebot\/kaufen\?q=bagger&type=alle$/);
	await expect(field(page), "keeps the words of the list that it leads to").toHaveValue("bagger");
});

test("suggestions move nothing, and an older answer never takes the place of a newer one", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	const release = await hold(page, /vorschlaege\?.*q=lo&/);
	await expect(field(page)).toHaveCount(1);
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

test("home's suggestions open where there is room, never under the header or beyond the window", async ({ page }) => {
	for (const [width, height] of [
		[360, 480],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		await open(page, "/");
		await type(page, "bagger");
		await expect(options(page).first()).toBeVisible();
		const [box, header] = [await list(page).boundingBox(), await page.getByRole("banner").boundingBox()];
		expect(box!.y, `${width}`).toBeGreaterThanOrEqual(header!.y + header!.height);
		expect(box!.y + box!.height, `${width}`).toBeLessThanOrEqual(height);
	}
});

test("the header's field, from 1280 px, and home's own suggest machines with their price", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 740 });
	for (const path of ["/", "/service"]) {
		await open(page, path);
		await expect(field(page)).toHaveCount(1);
		await type(page, "prüfbagger gal");
		await expect(field(page)).toHaveRole("combobox");
		const machine = options(page).filter({ hasText: "Galerie" });
		await expect(machine).toContainText("12.345 €, zzgl. MwSt.");
		await expect(machine).toBeInViewport({ ratio: 1 });
		expect(await machine.locator("img").boundingBox()).toMatchObject({ width: 56, height: 42 });
	}
	await field(page).press("ArrowDown");
	await field(page).press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Galerie/);
	await expect(field(page)).toHaveValue("");
});
