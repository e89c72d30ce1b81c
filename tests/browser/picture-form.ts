import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, open } from "./test.ts";

export const cards = (page: Page) => page.locator("form ol > li");
export const alts = (page: Page) => cards(page).getByRole("textbox", { name: "Bildbeschreibung", exact: true });
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
	for (const [i, alt] of ["Rot", "Grün", "Blau"].entries()) await alts(page).nth(i).fill(alt);
}

export const order = (page: Page) =>
	alts(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
