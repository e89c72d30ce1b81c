import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("nothing stands in the way of anybody who filters, chooses and changes prices in a list", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const name = `Preisbagger ${Date.now()}`;
	for (const sale_price of ["1000", "2000"]) await makeOffer({ name, sale_price });
	await open(page, `/admin/angebote?type=kauf&q=${encodeURIComponent(name)}`);
	await page.locator("summary", { hasText: "Filter" }).click();
	await lookOver(page, "the filters");
	await page.keyboard.press("Escape");
	await page.locator("tbody .choice input").nth(1).check();
	await page.locator("tbody summary").first().click();
	await lookOver(page, "chosen rows, and a price in its row");
	await page.getByRole("button", { name: "Preis ändern …" }).click();
	await page.getByRole("textbox", { name: "Um wie viel?" }).fill("-5");
	await page.getByRole("button", { name: "Vorschau der Preise" }).click();
	await expect(page.getByRole("button", { name: "Diese Preise speichern" })).toBeVisible();
	await lookOver(page, "the preview of prices");
});

test("a change to many that leaves one out shows the others' new prices", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const { db } = await import("#app/database/client.server.ts");
	const name = `Mengenpreis ${Date.now()}`;
	const [, gone] = [await makeOffer({ name, sale_price: "1000" }), await makeOffer({ name, sale_price: "2000" })];
	await open(page, `/admin/angebote?type=kauf&q=${encodeURIComponent(name)}`);
	for (const box of await page.getByRole("checkbox", { name: `${name} auswählen` }).all()) await box.check();
	await page.getByRole("button", { name: "Preis ändern …" }).click();
	await page.getByRole("textbox", { name: "Um wie viel?" }).fill("-5");
	await page.getByRole("button", { name: "Vorschau der Preise" }).click();
	await expect(page.getByRole("button", { name: "Diese Preise speichern" })).toBeVisible();
	await db().deleteFrom("Angebote").where("id", "=", gone).execute();
	await page.getByRole("button", { name: "Diese Preise speichern" }).click();
	await expect(page.getByText("1 geändert, 1 ausgelassen")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
	await expect(page.getByRole("row").filter({ hasText: name })).toContainText("950 €");
});

test("columns are moved, and stay so at the next visit", async ({ page }) => {
	await open(page, "/admin/angebote?type=kauf");
	await page.locator("summary", { hasText: "Spalten" }).click();
	const kept = page.waitForRequest("**/admin/ansichten");
	await page.getByRole("link", { name: "Preis eine Stelle nach vorn" }).click();
	await expect(page.getByRole("columnheader").nth(5)).toContainText("Preis");
	await lookOver(page, "moved columns");
	expect(new URLSearchParams((await kept).postData()!).get("intent")).toBe("looks");
	await expect.poll(async () => page.goto("/admin/angebote").then(() => page.url())).toContain("columns=");
});

test("rows are chosen one by one, from one to another, on the page, and all that match but one", async ({ page }) => {
	await open(page, "/admin/angebote?type=kauf");
	const boxes = page.locator("tbody .choice input");
	const bar = page.locator("#bulk");
	await expect(bar).toBeHidden();
	await boxes.nth(1).click();
	await boxes.nth(4).click({ modifiers: ["Shift"] });
	await expect(bar).toContainText("4 ausgewählt");
	await expect(page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" })).toHaveJSProperty(
		"indeterminate",
		true,
	);
	await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).click();
	await expect(bar).toContainText("25 ausgewählt");
	const all = bar.getByRole("button", { name: /^Alle \d+ Treffer auswählen$/ });
	const count = Number(/\d+/.exec((await all.textContent())!)![0]);
	await all.click();
	await boxes.nth(2).click();
	await expect(bar).toContainText(`${count - 1} ausgewählt`);
	await expect(bar.locator("[name=not]")).toHaveCount(1);
	await page.getByRole("link", { name: /^Angebotsart: Kauf/ }).click();
	await expect(bar).toBeHidden();
});

test("a switch in a row stays where it was, and is taken back from the toast", async ({ page }) => {
	await open(page, "/admin/angebote?type=miete");
	const name = await page.getByRole("switch", { checked: true }).first().getAttribute("aria-label");
	const available = page.getByRole("switch", { name: name!, exact: true });
	await available.press("Enter");
	await expect(available).not.toBeChecked();
	await page.locator("[data-toast=good]").getByRole("button", { name: "Rückgängig" }).click();
	await expect(available).toBeChecked();
});

test("a price is changed in its row in three steps, and taken back from the toast", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const name = `Reihenpreis ${Date.now()}`;
	const id = await makeOffer({ name, sale_price: "1000" });
	await open(page, `/admin/angebote?q=${encodeURIComponent(name)}`);
	const row = page.getByRole("row").filter({ hasText: name });
	await row.locator("summary").click();
	await row.getByRole("textbox", { name: "Neuer Preis in Euro" }).fill("viel");
	await page.keyboard.press("Enter");
	await expect(row.getByRole("alert")).toContainText("Bitte geben Sie eine Zahl ein");
	await row.getByRole("textbox", { name: "Neuer Preis in Euro" }).fill("950");
	await page.keyboard.press("Enter");
	await expect(row).toContainText("950 €");
	await page.locator("[data-toast=good]").getByRole("button", { name: "Rückgängig" }).click();
	await expect(row).toContainText("1.000 €");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	expect((await offerRecords.findForEdit(id))!.sale_price).toBe(100_000);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("chosen rows are withdrawn, and filters are sent by their button", async ({ page }) => {
		const { makeOffer } = await import("../make.ts");
		const name = `Ohne Skript gewählt ${Date.now()}`;
		const id = await makeOffer({ name });
		await page.goto(`/admin/angebote?q=${encodeURIComponent(name)}`);
		await page.getByRole("checkbox", { name: `${name} auswählen` }).check();
		await page.getByRole("button", { name: "Zurückziehen", exact: true }).click();
		await expect(page.getByRole("status").first()).toContainText("1 Eintrag geändert.");
		const { offerRecords } = await import("#app/offers/offer-service.server.ts");
		expect((await offerRecords.findForEdit(id))!.state).toBe("withdrawn");
		await page.locator("summary", { hasText: "Filter" }).click();
		await page.getByRole("checkbox", { name: "Online" }).check();
		await page.getByRole("button", { name: "Anwenden" }).first().click();
		await expect(page).toHaveURL(/state=online/);
		await expect(
			page
				.getByText("Nichts passt")
				.or(page.getByText(/0 gefunden/))
				.first(),
		).toBeVisible();
	});
});

test("a price is changed in its row, where all of it can be read, and the focus stays there", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const name = `Zeilenpreis ${Date.now()}`;
	await makeOffer({ name, sale_price: "112000" });
	await open(page, `/admin/angebote?q=${encodeURIComponent(name)}`);
	const opener = page.locator("tbody summary", { hasText: name });
	await opener.click();
	const price = page.getByRole("textbox", { name: "Neuer Preis in Euro" });
	await price.fill("112.000,50");
	expect(await price.evaluate((field) => field.scrollWidth - field.clientWidth)).toBe(0);
	await price.press("Enter");
	await expect(page.getByRole("row").filter({ hasText: name })).toContainText("112.000,50 €");
	await expect(opener).toBeFocused();
});
