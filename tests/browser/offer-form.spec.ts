import { makeOffer, makeRequest } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("fields, equipment and prices follow category and kind, and what was typed goes along", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const category = page.getByRole("combobox", { name: "Kategorie", exact: true });
	const equipment = page.getByRole("group", { name: "Ausstattung" });
	await category.selectOption("Bagger");
	await page.getByRole("textbox", { name: "Grabtiefe in m" }).fill("6,45");
	await equipment.getByRole("button", { name: "Tiltrotator" }).click();
	await category.selectOption("Siebanlagen");
	await expect(page.locator("#subcategory")).toBeVisible();
	await expect(page.getByRole("group", { name: "Angaben, die diese Kategorie nicht hat" })).toContainText("Grabtiefe");
	await expect(equipment.getByRole("button", { name: "Kipprost" })).toBeVisible();
	await expect(equipment.getByRole("button", { name: "Tiltrotator" })).toHaveAttribute("aria-pressed", "true");
	await category.selectOption("Bagger");
	await expect(page.getByRole("textbox", { name: "Grabtiefe in m" })).toHaveValue("6,45");
	const reach = page.getByRole("textbox", { name: "Reichweite am Boden in m" });
	await page.getByText(/^Weitere Angaben \(\d+\)$/).click();
	await reach.fill("9,9");
	await page.locator("#type").selectOption("miete");
	await expect(page.locator("#sale_price")).toHaveCount(0);
	await page.locator("#price_on_request").check();
	await expect(page.locator("#daily_rate")).toBeDisabled();
});

test("a step keeps what is typed into the form, and is taken back from the toast", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 400/);
	await makeOffer({ name: "Reservierbar" });
	await open(page, "/admin/angebote?q=Reservierbar");
	await page.getByRole("button", { name: "Reservierbar: weitere Aktionen" }).click();
	await page.getByRole("button", { name: "Reservieren …" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Abbrechen" }).click();
	await page.getByRole("link", { name: "Reservierbar", exact: true }).click();
	const name = page.getByLabel("Bezeichnung", { exact: true });
	await name.fill("Noch nicht gespeichert");
	await page.getByText("Reservieren …").click();
	await page.getByLabel("Für wen").fill("Firma Muster");
	const reserve = page.getByRole("button", { name: "Reservieren", exact: true });
	const until = page.getByLabel("Reserviert bis einschließlich");
	await expect(until, "a week").not.toHaveValue("");
	await until.fill("");
	await reserve.click();
	await expect(page.getByText("Bitte geben Sie den letzten Tag der Reservierung an.")).toBeVisible();
	await lookOver(page, "a step with a mistake");
	await until.fill("2036-03-01");
	await reserve.click();
	await expect(page.getByText("Für Firma Muster")).toBeVisible();
	await expect(name).toHaveValue("Noch nicht gespeichert");
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByText("Steht auf der Website.")).toBeVisible();
});

test("a step is asked for over the list, and the focus is in its row again", async ({ page }) => {
	await makeOffer({ name: "Bald reserviert" });
	await open(page, "/admin/angebote?q=Bald");
	const menu = page.getByRole("button", { name: "Bald reserviert: weitere Aktionen" });
	await menu.click();
	await page.getByRole("button", { name: "Reservieren …" }).click();
	await expect(page.getByLabel("Für wen")).toBeFocused();
	await page.keyboard.type("Firma Muster");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("row").filter({ hasText: "für Firma Muster" })).toContainText("reserviert bis");
	await expect(menu).toBeFocused();
	await expect(page).toHaveURL(/angebote\?q=Bald$/);
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByText("für Firma Muster")).toHaveCount(0);
	await expect(menu).toBeFocused();
	await page.goBack();
	await expect(page, "the form was never opened").not.toHaveURL(/bearbeiten/);
});

test("a machine is reserved over the page of a request, for who asks", async ({ page }) => {
	const request = await makeRequest({ offer_id: await makeOffer(), offer_name: "Bagger" });
	await open(page, `/admin/kontakt-anfrage/${request}`);
	await page.getByRole("button", { name: "Reservieren …" }).click();
	await expect(page.getByLabel("Für wen")).toHaveValue("Erika Mustermann");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Online · reserviert bis")).toBeVisible();
	await expect(page).toHaveURL(/kontakt-anfrage/);
});

test("a step leaves nothing to ask about, and publishing saves what is typed", async ({ page }) => {
	await open(page, `/admin/angebot-bearbeiten/${await makeOffer()}?liste=%2Fadmin%2Fangebote`);
	await page.getByRole("button", { name: "Zurückziehen" }).click();
	await expect(page.getByText("Nicht mehr auf der Website.", { exact: true })).toBeVisible();
	await page.getByLabel("Bezeichnung", { exact: true }).fill("Neu benannt");
	await page.getByRole("button", { name: "Veröffentlichen" }).click();
	await expect(page.getByText("Steht auf der Website.")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Neu benannt" })).toBeVisible();
	await page.getByRole("link", { name: "Zurück", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/angebote$/);
});

test("the preview opens one tab, and follows what is typed without losing its place", async ({ page }) => {
	const id = await makeOffer({ name: "Vorher", description: "Absatz.\n\n".repeat(60) });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const link = page.getByRole("link", { name: "Vorschau", exact: true });
	const opened = page.waitForEvent("popup");
	await link.click();
	const preview = await opened;
	const title = preview.getByRole("heading", { level: 1 });
	await expect(title).toHaveText("Vorher");
	await preview.evaluate(() => scrollTo(0, 500));
	await page.locator("#name").fill("Nachher");
	await expect(title).toHaveText("Nachher");
	expect(await preview.evaluate(() => scrollY)).toBe(500);
	await link.click();
	await expect(title).toHaveText("Nachher");
	expect(page.context().pages()).toHaveLength(2);
});
