import { writeFileSync } from "node:fs";
import { describePicture, cards, choosePicture, zone } from "./picture-form.ts";
import { colourOf, phonePhoto, picture } from "./pictures.ts";
import { agree, expect, hold, open, test } from "./test.ts";

test.use({ signedIn: true });

test("a machine with photos is put online, changed, deleted and restored", async ({ page, expectTrouble }, info) => {
	expectTrouble(/status of 404|status of 410/);
	const name = `Fotobagger ${Date.now()}`;
	const field = (id: string) => page.locator(`#${id}`);
	const toast = page.locator("[data-toast=good]");
	const save = page.getByRole("button", { name: "Speichern", exact: true });
	await open(page, "/admin/angebot-hinzufuegen");
	await save.click();
	const summary = page.getByRole("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([/Kategorie/, /Bezeichnung/, /Kaufpreis/]);
	await field("name").fill(name);
	await field("category").selectOption("bagger");
	await field("sale_price").fill("45000");
	const release = await hold(page, "**/admin/bilder", { times: 1 });
	const photo = await phonePhoto("handy.jpg");
	expect(photo.buffer.length).toBeGreaterThan(2_000_000);
	// From the disk, as a person chooses them: bytes would go through the line that steers the browser.
	const files = [await picture("rot.jpg", "#d01010"), photo].map(({ name, buffer }) => {
		writeFileSync(info.outputPath(name), buffer);
		return info.outputPath(name);
	});
	await zone(page).setInputFiles(files);
	await expect(page.getByRole("progressbar", { name: "rot.jpg wird hochgeladen" })).toBeVisible();
	await expect(save).toBeDisabled();
	release();
	await expect(cards(page)).toHaveCount(2);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await describePicture(page, 1, "Rote Fläche");
	await describePicture(page, 2, "Vom Handy");
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	await save.click();
	await expect(toast).toContainText(`„${name}“ steht jetzt auf der Website.`);
	await page.getByRole("link", { name: `${name} auf der Website ansehen` }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const shown = page.getByRole("link", { name: "Bild vergrößern" }).locator("img");
	await expect(shown.nth(0)).toHaveAttribute("alt", "Vom Handy");
	await expect(shown.nth(1)).toHaveAttribute("alt", "Rote Fläche");
	expect(await colourOf(await (await page.request.get((await shown.nth(1).getAttribute("src"))!)).body())).toBe("red");

	await page.getByRole("link", { name: "Angebot bearbeiten" }).click();
	await field("location").click();
	await page.keyboard.type("Hof 7");
	const scrolled = await page.evaluate(() => scrollY);
	expect(scrolled).toBeGreaterThan(100);
	await page.keyboard.press("Control+s");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText(/Gespeichert um \d?\d:\d\d Uhr/);
	await expect(field("location")).toBeFocused();
	expect(await page.evaluate(() => scrollY)).toBe(scrolled);

	await open(page, `/admin/angebote?q=${encodeURIComponent(name)}`);
	const remove = page.getByRole("button", { name: `${name} löschen` });
	const row = page.getByRole("row", { name: new RegExp(name) });
	await remove.focus();
	await page.keyboard.press("Enter");
	const question = page.getByRole("alertdialog", { name: "Angebot löschen?" });
	await expect(question).toContainText(`„${name}“ wird gelöscht`);
	await expect(question).toContainText("Sind Sie sicher?");
	await page.keyboard.press("Escape");
	await expect(remove).toBeFocused();
	await remove.click();
	await agree(page);
	await expect(toast).toContainText(`„${name}“ liegt 30 Tage im Papierkorb.`);
	await expect(row).toHaveCount(0);
	await toast.getByRole("button", { name: "Rückgängig" }).click();
	await expect(row).toHaveCount(1);
});
