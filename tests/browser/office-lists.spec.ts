import type { Page } from "@playwright/test";
import { makeOffer } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const everything = (page: Page) => page.getByRole("combobox", { name: "Alles durchsuchen" });
const at = "2019-01-01T08:00:00.000Z";

test("a price is changed in its row, where the focus stays, and whether it is available; both are undone", async ({
	page,
	expectTrouble,
}) => {
	const name = `Reihenpreis ${Date.now()}`;
	await makeOffer({ name, sale_price: "112000" });
	await open(page, `/admin/angebote?q=${encodeURIComponent(name)}`);
	const row = page.getByRole("row").filter({ hasText: name });
	const opener = row.locator("summary", { hasText: name });
	const price = row.getByRole("textbox", { name: "Neuer Preis in Euro" });
	const undo = page.locator("[data-toast=good]").getByRole("button", { name: "Rückgängig" });
	await opener.press("Enter");
	await expect(price).toBeFocused();
	await page.keyboard.type("viel");
	await page.keyboard.press("Enter");
	await expect(row.getByRole("alert")).toContainText("Bitte geben Sie den neuen Preis als Zahl ein");
	expectTrouble(/status of 409/);
	await price.fill("112");
	await page.keyboard.press("Enter");
	await expect(row.getByRole("alert").getByRole("link")).toHaveAttribute("href", /angebot-bearbeiten/);
	await price.fill("112.000,50");
	expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth), "all of it can be read").toBe(0);
	await page.keyboard.press("Enter");
	await expect(row).toContainText("112.000,50 €");
	await expect(opener).toBeFocused();
	await expect(page.locator("[data-toast=good]")).toContainText("kostet jetzt 112.000,50 €");
	await undo.click();
	await expect(row).toContainText("112.000 €");
	await expect(opener).toBeFocused();
	// What is as it was is not sent.
	await opener.press("Enter");
	await page.keyboard.press("Enter");
	await expect(price).toBeHidden();
	await expect(opener).toBeFocused();
	await row.getByRole("button", { name: /^verfügbar/ }).press("Enter");
	await expect(row.getByRole("button", { name: /^nicht verfügbar/ })).toBeFocused();
	await expect(page.locator("[data-toast=good]")).toContainText(`${name} ist jetzt nicht verfügbar.`);
	await undo.click();
	await expect(row.getByRole("button", { name: /^verfügbar/ })).toBeVisible();

	const other = await page.context().newPage();
	await open(other, page.url());
	await other.locator("summary", { hasText: name }).press("Enter");
	const theirs = other.getByRole("textbox", { name: "Neuer Preis in Euro" });
	await theirs.fill("191000");
	await theirs.press("Enter");
	await expect(other.getByRole("row").filter({ hasText: name })).toContainText("191.000 €");
	await opener.press("Enter");
	await price.fill("150000");
	await price.press("Enter");
	await expect(row.getByRole("alert"), "names the price that the next save replaces").toContainText("191.000 €");
	await price.press("Enter");
	await expect(row).toContainText("150.000 €");
});

test("a small laptop shows all columns, and the longest name leaves the menu its width", async ({ page }) => {
	await page.setViewportSize({ width: 1120, height: 900 });
	await open(page, "/admin/angebote");
	const name = page.locator(".office > header a[href$=konto] span:last-child").last();
	await name.evaluate((one) => (one.textContent = "Cornelia Auditreich-Übermut"));
	for (const box of ["main :has(> table)", ".office > header"])
		expect(await page.locator(box).evaluate((one) => one.scrollWidth - one.clientWidth), box).toBe(0);
	const top = async (text: string) => (await page.locator("main").getByText(text, { exact: true }).boundingBox())!.y;
	expect(await top("Angebot hinzufügen")).toBe(await top("Suchen"));
});

test("a phone shows five machines at once, and all of a row's menu", async ({ page }) => {
	for (const n of [1, 2]) await makeOffer({ name: `Klassiersiebanlage Rasdorn ${n}` });
	await page.setViewportSize({ width: 360, height: 780 });
	await open(page, "/admin/angebote?q=Rasdorn");
	const rows = page.locator("tbody tr");
	expect((await rows.first().boundingBox())!.height).toBeLessThan(145);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await rows
		.last()
		.getByRole("button", { name: /weitere Aktionen/ })
		.click();
	for (const step of ["Reservieren …", "Duplizieren"])
		await expect(page.getByText(step, { exact: true }).locator("visible=true")).toBeInViewport({ ratio: 1 });
});

test("rows stay chosen when a question about them is cancelled", async ({ page }) => {
	for (const n of [1, 2]) await makeOffer({ name: `Gewählt ${n}` });
	await open(page, "/admin/angebote?q=Gew%C3%A4hlt");
	for (const n of [1, 2]) await page.getByRole("checkbox", { name: `Gewählt ${n}` }).check();
	await page.getByRole("button", { name: "Felder ändern …" }).click();
	const category = page.getByRole("combobox", { name: "Kategorie" });
	await expect(category).toHaveValue("");
	await page.getByRole("link", { name: "Abbrechen" }).click();
	await expect(category).toHaveCount(0);
	await expect(page.getByText("2 ausgewählt")).toBeVisible();
	await page.reload();
	await expect(page.getByText("2 ausgewählt")).toBeVisible();
});

test("a column is searched for in their menu, and the others stay as they were", async ({ page }) => {
	await open(page, "/admin/angebote");
	await page.locator("summary", { hasText: "Spalten" }).click();
	const search = page.getByRole("searchbox", { name: "Spalte suchen" });
	await search.fill("stand");
	await expect(page.getByRole("checkbox", { name: "Standort" })).toBeVisible();
	await expect(page.getByRole("checkbox", { name: "Angebotsart" })).toBeHidden();
	await page.getByRole("checkbox", { name: "Standort" }).check();
	for (const name of ["Standort", "Art"]) await expect(page.getByRole("columnheader", { name })).toBeVisible();
	await expect(search).toHaveValue("stand");
});

test("a list is searched while typing, and keeps the focus where a line was deleted", async ({ page }) => {
	for (const n of [1, 2]) await makeOffer({ name: `Zirkonwalze ${n}` }, { at });
	await open(page, "/admin/angebote");
	const box = page.getByRole("searchbox");
	await box.focus();
	await page.keyboard.type("zirk");
	await expect(page).toHaveURL(/q=zirk$/);
	await expect(page.getByRole("row")).toHaveCount(3);
	await page.keyboard.type("on ");
	await expect(page).toHaveURL(/q=zirkon(\+|$)/);
	await expect(box).toBeFocused();
	await expect(box).toHaveValue("zirkon ");
	const remove = page.getByRole("button", { name: /^Zirkonwalze \d löschen$/ });
	await remove.first().focus();
	// The question's answer has the focus, so the same key gives it.
	for (let times = 0; times < 2; times++) await page.keyboard.press("Enter");
	await expect(remove).toHaveCount(1);
	await expect(remove).toBeFocused();
	await page.goBack();
	await expect(page).toHaveURL(/\/admin\/angebote$/);
	await expect(box).toHaveValue("");
	await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(2);
});

test("an entry of a setting that is chosen far down its list is opened where the eyes are", async ({ page }) => {
	await open(page, "/admin/einstellungen/suchwoerter");
	await page
		.getByRole("link", { name: /bearbeiten$/ })
		.nth(40)
		.click();
	const heading = page.getByRole("heading", { level: 2, name: /bearbeiten$/ });
	await expect(heading).toBeFocused();
	await expect(heading).toBeInViewport();
});

test("the log is filtered by the arrow keys, which keep the focus, and back shows the filter before", async ({
	page,
}) => {
	await open(page, "/admin/verlauf");
	const kind = page.getByRole("combobox", { name: "Art" });
	await kind.focus();
	for (const word of ["offer", "news"]) {
		await page.keyboard.press("ArrowDown");
		await expect(page).toHaveURL(new RegExp(`art=${word}`));
		await expect(kind).toBeFocused();
	}
	await page.goBack();
	await expect(kind).toHaveValue("offer");
});

test("Ctrl+K finds by the arrow keys, asks about unsaved words, and gives the focus back", async ({ page }) => {
	for (const name of ["Wolframsieb klein", "Wolframsieb groß"]) await makeOffer({ name }, { at });
	await open(page, "/admin/angebote");
	const button = page.getByRole("button", { name: /^Suchen Strg K$/ });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(everything(page)).toBeFocused();
	await page.keyboard.type("wolframsieb");
	const options = page.getByRole("dialog").getByRole("option");
	await expect(options).toHaveCount(2);
	await page.keyboard.press("ArrowDown");
	await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
	await expect(everything(page)).toHaveAttribute("aria-activedescendant", (await options.nth(1).getAttribute("id"))!);
	await lookOver(page, "the search for everything");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(button).toBeFocused();
	await page.keyboard.press("Control+k");
	await expect(everything(page)).toBeFocused();
	await page.keyboard.type("wolframsieb klein");
	// Also before the results are there.
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/angebot-bearbeiten/);
	await page.locator("#name").fill("Noch nicht gespeichert");
	await page.keyboard.press("Control+k");
	await everything(page).fill("mwst");
	await expect(options).toHaveText("Einstellungen: Verkauf und Preise");
	await everything(page).fill("papirkorb");
	await expect(options).toHaveText("Papierkorb");
	await everything(page).fill("abmelden");
	await expect(options).toHaveText("Abmelden");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alertdialog"), "unsaved words are asked about").toBeVisible();
});
