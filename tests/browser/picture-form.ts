import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, open } from "./test.ts";

export const cards = (page: Page) => page.locator("[data-picture]");
/** The German descriptions; only that of the chosen picture is shown. */
export const alts = (page: Page) => page.locator('[data-tools] input[lang="de"]');
export const zone = (page: Page) => page.locator("#images");

/** The new offer's form with pictures in three colours, each described by its colour. */
export async function withThreePictures(page: Page): Promise<void> {
	await open(page, "/admin/angebot-hinzufuegen");
	await zone(page).setInputFiles([
		await picture("rot.jpg", "#d01010"),
		await picture("gruen.jpg", "#10b010"),
		await picture("blau.jpg", "#1010d0"),
	]);
	await expect(cards(page)).toHaveCount(3);
	for (const [i, alt] of ["Rot", "Grün", "Blau"].entries()) await describePicture(page, i + 1, alt);
}

/** Chooses one picture alone, which shows what can be done with it. */
export async function choosePicture(page: Page, position: number): Promise<void> {
	const tools = page.getByRole("region", { name: new RegExp(`^Bild ${position} von `) });
	if (await tools.isVisible()) return;
	await page.getByRole("button", { name: `Bild ${position}:` }).click();
	await expect(tools).toBeVisible();
}

export async function describePicture(page: Page, position: number, alt: string): Promise<void> {
	await choosePicture(page, position);
	await alts(page)
		.nth(position - 1)
		.fill(alt);
}

/** The descriptions of the pictures that the form would send. */
export const order = (page: Page) =>
	page.locator("form:has([data-tools])").evaluate((form) => {
		const fields = new FormData(form as HTMLFormElement);
		const ids = fields.getAll("images").filter((id) => typeof id === "string");
		return ids.map((id) => fields.get(`alt_${id}`));
	});
