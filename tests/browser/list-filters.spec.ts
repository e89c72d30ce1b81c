import type { Page } from "@playwright/test";
import { expect, markWindow, open, sameWindow, test } from "./test.ts";

const list = "/angebot/kaufen";
const hits = (page: Page) => page.getByRole("status").filter({ hasText: /(Maschinen?|Treffer)$/ });
const cards = (page: Page) => page.locator("article");
const group = (page: Page, name: string) => page.getByRole("search").getByRole("group", { name, exact: true });
const line = (page: Page, name: string) => page.locator("summary", { hasText: new RegExp(`^${name}`) });

test("a category that is chosen again with the space bar is let go of, as by mouse", async ({ page }) => {
	await open(page, list);
	const bagger = page.getByRole("radio", { name: /^Bagger \(/ });
	await bagger.focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(/\?category=bagger$/);
	await expect(bagger).toBeChecked();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(new RegExp(`${list}$`));
	await expect(page.getByRole("radio", { name: "Alle Kategorien" })).toBeChecked();
	await expect(bagger).toBeFocused();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(/\?category=bagger$/);
});

test("makes and places are ticked from a list that says how many there are of each, and the line says which", async ({
	page,
}) => {
	await open(page, `${list}?category=bagger`);
	await markWindow(page);
	await line(page, "Hersteller").focus();
	await page.keyboard.press("Enter");
	const box = group(page, "Hersteller").getByRole("checkbox", { name: /^Tornavik \(\d+\)$/ });
	const count = /\((\d+)\)/.exec((await box.getAttribute("aria-label")) ?? (await box.locator("..").innerText()))![1];
	await box.focus();
	await page.keyboard.press("Space");
	await expect(page).toHaveURL(/\?category=bagger&make=Tornavik$/);
	await expect(hits(page)).toHaveText(count === "1" ? "1 Maschine" : `${count} Maschinen`);
	await expect(box).toBeChecked();
	await expect(box).toBeFocused();
	await expect(line(page, "Hersteller")).toContainText("Tornavik");
	// The counts of the makes are as before, those of the places follow.
	await line(page, "Standort").click();
	await expect(group(page, "Standort").getByRole("checkbox")).not.toHaveCount(0);
	const places = await group(page, "Standort").locator("label").allInnerTexts();
	const sum = places.reduce((all, place) => all + Number(/\((\d+)\)/.exec(place)![1]), 0);
	expect(sum).toBe(Number(count));
	await page.getByRole("link", { name: "Filter entfernen: Tornavik" }).click();
	await expect(box).not.toBeChecked();
	await expect(page).toHaveURL(/\?category=bagger$/);
	expect(await sameWindow(page)).toBe(true);
});

test("power is typed in kilowatts with horsepower beside, and the chip takes it back", async ({ page }) => {
	await open(page, list);
	await line(page, "Leistung").click();
	const power = group(page, "Leistung in kW");
	await power.getByRole("textbox", { name: "von" }).fill("100");
	await expect(page).toHaveURL(/\?power_min=100$/);
	await expect(power).toContainText("rund 136 PS");
	await expect(line(page, "Leistung")).toContainText("ab 100 kW");
	await page.getByRole("link", { name: "Filter entfernen: Leistung ab 100 kW" }).click();
	await expect(page).toHaveURL(new RegExp(`${list}$`));
	await expect(power.getByRole("textbox", { name: "von" })).toHaveValue("");
});

test.describe("a price", () => {
	test("with cents is rounded and says so, and with its thousands is read as people write them", async ({ page }) => {
		await open(page, list);
		const from = group(page, "Kaufpreis in €").getByRole("textbox", { name: "von" });
		await from.fill("50.000");
		await expect(page).toHaveURL(/\?min=50000$/);
		await from.fill("1200,50");
		await expect(page).toHaveURL(/\?min=1201$/);
		await expect(from).toHaveValue("1200,50");
		await expect(from).toHaveAccessibleDescription("Auf 1.201 gerundet.");
		await page.keyboard.press("Tab");
		await expect(from).toHaveValue("1201");
		await expect(from).toHaveAccessibleDescription("Auf 1.201 gerundet.");
	});

	test("that is no number changes nothing, and one that is half typed does not turn the range round", async ({
		page,
	}) => {
		await open(page, `${list}?min=50000`);
		const prices = group(page, "Kaufpreis in €");
		const [from, to] = [prices.getByRole("textbox", { name: "von" }), prices.getByRole("textbox", { name: "bis" })];
		await from.fill("viel");
		await expect(from).toHaveAccessibleDescription("Das ist keine Zahl. Der Filter bleibt, wie er ist.");
		await expect(from).toHaveAccessibleName("von");
		await to.focus();
		await expect(from).toHaveValue("50000");
		await page.keyboard.type("1");
		// Longer than the pause after which a typed number counts.
		await page.waitForTimeout(500);
		expect(new URL(page.url()).search).toBe("?min=50000");
		await page.keyboard.type("50000");
		await expect(page).toHaveURL(/\?min=50000&max=150000$/);
	});

	test("keeps machines on request in the list until they are switched off", async ({ page }) => {
		const { makeOffer } = await import("../make.ts");
		await makeOffer({ name: "Preisfrage eins", price_on_request: "true", sale_price: "" });
		await makeOffer({ name: "Preisfrage zwei", price_on_request: "true", sale_price: "" });
		await makeOffer({ name: "Preisfrage billig", sale_price: "1000" });
		// Searched for by their word, because other tests add machines as well.
		await open(page, `${list}?q=preisfrage&min=500000`);
		await expect(hits(page)).toHaveText("2 Maschinen");
		await expect(cards(page).filter({ hasText: "Preis auf Anfrage" })).toHaveCount(2);
		const box = page.getByRole("checkbox", { name: "+ 2 auf Anfrage" });
		await box.click();
		await expect(page).toHaveURL(/\?q=preisfrage&min=500000&on_request=0$/);
		await expect(hits(page)).toHaveText("Keine Treffer");
		await expect(box).not.toBeChecked();
		await page.getByRole("link", { name: "Filter entfernen: nur mit Preis" }).click();
		await expect(hits(page)).toHaveText("2 Maschinen");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("makes, years and the switch of the price are sent with the form", async ({ page }) => {
		await page.goto(`${list}?category=bagger`);
		await line(page, "Hersteller").click();
		await group(page, "Hersteller")
			.getByRole("checkbox", { name: /^Tornavik/ })
			.check();
		await line(page, "Baujahr").click();
		await group(page, "Baujahr").getByRole("textbox", { name: "von" }).fill("2012");
		await group(page, "Kaufpreis in €").getByRole("textbox", { name: "bis" }).fill("300.000,40");
		await page.getByRole("button", { name: "Filter anwenden" }).click();
		const chips = page.getByRole("list", { name: "Aktive Filter" });
		await expect(chips.getByRole("link", { name: /^Filter entfernen/ })).toHaveCount(4);
		await expect(chips).toContainText("Baujahr ab 2012");
		await expect(group(page, "Kaufpreis in €").getByRole("textbox", { name: "bis" })).toHaveAccessibleDescription(
			"Auf 300.000 gerundet.",
		);
		await expect(page.getByRole("checkbox", { name: /auf Anfrage/ })).toHaveCount(0);
		await page.goto(list);
		await page.getByRole("checkbox", { name: /auf Anfrage/ }).uncheck();
		await page.getByRole("button", { name: "Filter anwenden" }).click();
		await expect(page.getByRole("list", { name: "Aktive Filter" })).toContainText("nur mit Preis");
	});
});

test("words that say a year, a condition or hire become chips, while what is typed stays until the field is left", async ({
	page,
}) => {
	await open(page, "/angebot/kaufen");
	const field = page.getByRole("combobox", { name: "Suche", exact: true });
	await field.focus();
	await field.pressSequentially("gebrauchte bagger");
	await expect(page.getByRole("link", { name: "Filter entfernen: Gebraucht" })).toBeVisible();
	await field.pressSequentially(" ab 2000");
	await expect(page.getByRole("link", { name: "Filter entfernen: Baujahr ab 2000" })).toBeVisible();
	await expect(field).toHaveValue("gebrauchte bagger ab 2000");
	await page.getByRole("link", { name: "Filter entfernen: Gebraucht" }).click();
	await expect(page).toHaveURL(/\?q=bagger&year_min=2000$/);
	await expect(field).toHaveValue("bagger");
	await field.fill("mieten");
	await expect(page).toHaveURL(/\/angebot\/mieten\?/);
	await field.pressSequentially(" walze");
	await expect(page).toHaveURL(/q=mieten\+walze/);
	await expect(field).toBeFocused();
	await field.blur();
	await expect(field).toHaveValue("walze");
});

test("up to four machines are chosen on their cards and compared", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(page, "/angebot/kaufen");
	const buttons = page.getByRole("button", { name: / vergleichen$/ });
	await buttons.nth(0).focus();
	await page.keyboard.press("Enter");
	await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "true");
	await expect(page.getByText("Wählen Sie eine zweite")).toBeVisible();
	for (const at of [1, 2, 3]) await buttons.nth(at).click();
	await buttons.nth(4).click();
	await expect(page.getByText("Höchstens 4 Maschinen").first()).toBeVisible();
	await expect(buttons.nth(4)).toHaveAttribute("aria-pressed", "false");
	const box = (await buttons.nth(4).boundingBox())!;
	expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
	await buttons.nth(3).click();
	await page.getByRole("link", { name: "Vergleichen (3)" }).click();
	await expect(page).toHaveURL(/\/vergleich\?ids=[^,]+,[^,]+,[^,]+$/);
});

test("on a phone the keyboard's own button for a search shows the hits, and one step back the list before", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(page, list);
	await page.getByRole("button", { name: /^Filter/ }).click();
	const box = page.getByRole("combobox", { name: "Suche" });
	await box.fill("radlader");
	await box.press("Enter");
	await expect(page).toHaveURL(/\?q=radlader$/);
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(hits(page)).toBeInViewport();
	await page.getByRole("button", { name: /^Filter/ }).click();
	await box.press("Enter");
	await expect(page.getByRole("dialog"), "also what was searched for before").toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL(new RegExp(`${list}$`));
});

test("a filter that is chosen without a network says that there is no connection, and blames nobody", async ({
	page,
	context,
	expectTrouble,
}) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load/);
	await open(page, list);
	await context.setOffline(true);
	await page.getByRole("radio", { name: /^Bagger \(/ }).click();
	await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
	await expect(page.getByRole("main")).not.toContainText("Der Fehler liegt bei uns");
	await context.setOffline(false);
});
