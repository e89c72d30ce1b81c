import type { Page } from "@playwright/test";
import { choose, expect, markWindow, open, sameWindow, test } from "./test.ts";

const list = "/angebot/kaufen";
const hits = (page: Page) => page.getByRole("status").filter({ hasText: /(Maschinen?|Treffer)$/ });
const cards = (page: Page) => page.locator("article");
const search = (page: Page) => new URL(page.url()).search;
const namesNot = async (page: Page, word: string) =>
	(await cards(page).getByRole("heading").allTextContents()).filter((name) => !name.includes(word));
const prices = async (page: Page) =>
	(
		await cards(page)
			.getByText(/^[\d.]+\s€$/)
			.allTextContents()
	).map((price) => Number(price.replace(/\D/g, "")));
const isRising = (numbers: number[]) => numbers.every((number, i) => i === 0 || numbers[i - 1]! <= number);

test.describe("the filters of the list", () => {
	test("change the address and the hits without loading the page anew", async ({ page }) => {
		await open(page, list);
		await markWindow(page);
		const all = await hits(page).textContent();
		await choose(page.getByRole("radio", { name: /^Bagger \(/ }));
		await expect(page).toHaveURL(/\?category=bagger$/);
		await expect(hits(page)).not.toHaveText(all!);
		await choose(page.getByRole("radio", { name: "Gebraucht" }));
		await expect(page).toHaveURL(/\?category=bagger&condition=gebraucht$/);
		await page.getByRole("combobox", { name: "Suche" }).fill("Tornavik");
		await expect(page).toHaveURL(/\?q=Tornavik&category=bagger&condition=gebraucht$/);
		await expect.poll(() => namesNot(page, "Tornavik")).toEqual([]);
		await expect(cards(page).first()).toBeVisible();
		expect(await sameWindow(page)).toBe(true);
	});

	test("that are chosen in quick succession all count", async ({ page }) => {
		await open(page, list);
		await page.getByRole("combobox", { name: "Suche" }).fill("Tornavik");
		// Leaving the field closes its suggestions, which lie over the choices below.
		await page.keyboard.press("Tab");
		await page.getByRole("radio", { name: /^Bagger \(/ }).click();
		await page.getByRole("textbox", { name: "bis" }).fill("900000");
		await page.getByRole("radio", { name: "Gebraucht" }).click();
		await expect(page).toHaveURL(/\?q=Tornavik&category=bagger&max=900000&condition=gebraucht$/);
	});

	test("show the subcategories of the chosen category, and drop them with it", async ({ page }) => {
		await open(page, list);
		await expect(page.getByRole("group", { name: "Unterkategorie" })).toHaveCount(0);
		await choose(page.getByRole("radio", { name: /^Bagger \(/ }));
		const subcategories = page.getByRole("group", { name: "Unterkategorie" });
		await choose(subcategories.getByRole("checkbox", { name: "Minibagger" }));
		await expect(page).toHaveURL(/\?category=bagger&sub=bagger-minibagger$/);
		await choose(subcategories.getByRole("checkbox", { name: "Mobilbagger" }));
		await expect(page).toHaveURL(/sub=bagger-minibagger&sub=bagger-mobilbagger$/);
		await choose(page.getByRole("radio", { name: "Siebanlagen" }));
		await expect(page).toHaveURL(/\?category=siebanlagen$/);
		await page.getByRole("radio", { name: "Siebanlagen" }).click();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
		await expect(page.getByRole("radio", { name: "Alle Kategorien" })).toBeChecked();
	});

	test("lead to the rental list when the offer type is changed, and drop the price", async ({ page }) => {
		await open(page, `${list}?category=bagger&max=100000`);
		await markWindow(page);
		await choose(page.getByRole("radio", { name: "Miete" }));
		await expect(page).toHaveURL(/\/angebot\/mieten\?category=bagger$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bagger mieten");
		await expect(page.getByRole("radio", { name: "Miete" })).toBeFocused();
		await expect(page.getByRole("group", { name: "Tagespreis in €" })).toBeVisible();
		expect(await sameWindow(page)).toBe(true);
	});

	test("take a price from the number fields", async ({ page }) => {
		await open(page, list);
		await page.getByRole("textbox", { name: "von" }).fill("50000");
		await expect(page).toHaveURL(/\?min=50000$/);
		await page.getByRole("textbox", { name: "bis" }).fill("100000");
		await expect(page).toHaveURL(/\?min=50000&max=100000$/);
		await expect
			.poll(async () => (await prices(page)).filter((price) => price < 50_000 || price > 100_000))
			.toEqual([]);
		expect((await prices(page)).length).toBeGreaterThan(0);
	});

	test("take a price from both thumbs of the slider by keyboard", async ({ page }) => {
		await open(page, list);
		const from = page.getByRole("slider", { name: "Preis von" });
		const to = page.getByRole("slider", { name: "Preis bis" });
		const end = Number(await to.inputValue());
		await from.focus();
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await expect(page).toHaveURL(/\?min=2000$/);
		await expect(page.getByRole("textbox", { name: "von" })).toHaveValue("2000");
		await to.focus();
		await page.keyboard.press("ArrowLeft");
		await expect(page).toHaveURL(new RegExp(`\\?min=2000&max=${end - 1000}$`));
		await expect(to).toHaveAttribute("aria-valuetext", `${(end - 1000).toLocaleString("de-DE")}\u00a0€`);
		// The thumbs can't pass each other.
		await from.focus();
		await page.keyboard.press("End");
		await expect(from).toHaveValue(String(end - 1000));
	});

	test("stand above the hits as chips that go one by one, and all at once", async ({ page }) => {
		await open(page, `${list}?q=a&category=bagger&min=1000&max=900000&condition=gebraucht`);
		const chips = page.getByRole("list", { name: "Aktive Filter" });
		await expect(chips.getByRole("link", { name: /^Filter entfernen/ })).toHaveCount(5);
		await chips.getByRole("link", { name: "Filter entfernen: Bagger" }).click();
		await expect(page).toHaveURL(/\?q=a&min=1000&max=900000&condition=gebraucht$/);
		// The chip took the focus with it.
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await chips.getByRole("link", { name: /ab 1\.000/ }).click();
		await expect(page).toHaveURL(/\?q=a&max=900000&condition=gebraucht$/);
		await expect(page.getByRole("textbox", { name: "von" })).toHaveValue("");
		await chips.getByRole("link", { name: "Filter entfernen: Suche: a" }).click();
		await expect(page.getByRole("combobox", { name: "Suche" })).toHaveValue("");
		await chips.getByRole("link", { name: "Filter zurücksetzen" }).click();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
		await expect(chips).toHaveCount(0);
	});

	test("are all let go of by the reset button", async ({ page }) => {
		await open(
			page,
			`${list}?q=Tornavik&category=bagger&sub=bagger-kettenbagger&max=300000&condition=gebraucht&sort=price-asc`,
		);
		await page.getByRole("search").getByRole("link", { name: "Filter zurücksetzen" }).click();
		await expect(page).toHaveURL(/\/angebot\/kaufen\?sort=price-asc$/);
		await expect(page.getByRole("combobox", { name: "Suche" })).toHaveValue("");
		await expect(page.getByRole("radio", { name: "Alle Kategorien" })).toBeChecked();
	});

	test("stay let go of when the reset comes right behind a typed word", async ({ page }) => {
		await open(page, `${list}?condition=gebraucht`);
		await page.getByRole("combobox", { name: "Suche" }).fill("Tornavik");
		await page.getByRole("search").getByRole("link", { name: "Filter zurücksetzen" }).click();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
		// Longer than the pause after which a typed word would be searched.
		await page.waitForTimeout(500);
		expect(search(page)).toBe("");
		await expect(page.getByRole("combobox", { name: "Suche" })).toHaveValue("");
	});

	test("that leave nothing over name the filter to drop", async ({ page }) => {
		await open(page, `${list}?q=gibtesnicht&category=bagger`);
		await expect(hits(page)).toHaveText("Keine Treffer");
		await page.getByRole("link", { name: /^Ohne „Suche: gibtesnicht“ \(\d+\)$/ }).click();
		await expect(page).toHaveURL(/\?category=bagger$/);
		await expect(cards(page).first()).toBeVisible();
	});
});

test("the order of the list can be changed", async ({ page }) => {
	await open(page, list);
	await page.getByRole("combobox", { name: "Sortieren" }).selectOption({ label: "Preis aufsteigend" });
	await expect(page).toHaveURL(/\?sort=price-asc$/);
	await expect.poll(async () => isRising(await prices(page))).toBe(true);
	expect((await prices(page)).length).toBeGreaterThan(5);
});

test("the list has pages that lead to each other, from the top", async ({ page }) => {
	await open(page, list);
	await markWindow(page);
	const pages = page.getByRole("navigation", { name: "Seiten" });
	// Other tests add machines, so there may be more than two.
	await expect(pages).toContainText(/Seite 1 von \d/);
	const first = await cards(page).first().getByRole("heading").textContent();
	await pages.getByRole("link", { name: "Weiter" }).click();
	await expect(page).toHaveURL(/\?page=2$/);
	await expect(pages).toContainText(/Seite 2 von \d/);
	await expect(cards(page).first().getByRole("heading")).not.toHaveText(first!);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await pages.getByRole("link", { name: "Zurück" }).click();
	await expect(cards(page).first().getByRole("heading")).toHaveText(first!);
	expect(await sameWindow(page)).toBe(true);
});

test("an address that was shared opens the same list, also where parts of it make no sense", async ({
	page,
	browser,
	watch,
	site,
}) => {
	await open(page, list);
	await choose(page.getByRole("radio", { name: "Brecheranlagen" }));
	await page.getByRole("combobox", { name: "Sortieren" }).selectOption("price-desc");
	await expect(page).toHaveURL(/sort=price-desc/);
	await expect.poll(async () => isRising((await prices(page)).reverse())).toBe(true);
	const names = await cards(page).getByRole("heading").allTextContents();
	const other = await browser.newContext({ baseURL: site.address });
	watch(other);
	const guest = await other.newPage();
	await guest.goto(`${list}${search(page)}&min=viel&sub=unsinn&page=-3&colour=red`);
	expect(await cards(guest).getByRole("heading").allTextContents()).toEqual(names);
	await other.close();
});

for (const way of ["its back link", "the browser's back button"]) {
	test(`the way back from a machine by ${way} ends at the same filters and the same place`, async ({ page }) => {
		await open(page, `${list}?condition=gebraucht`);
		const card = cards(page).nth(14).getByRole("link");
		await card.scrollIntoViewIfNeeded();
		const place = await page.evaluate(() => scrollY);
		expect(place).toBeGreaterThan(500);
		await card.click();
		await expect(page.getByRole("link", { name: "Zurück zur Übersicht" })).toBeVisible();
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
		if (way === "its back link") await page.getByRole("link", { name: "Zurück zur Übersicht" }).click();
		else await page.goBack();
		await expect(page).toHaveURL(/\/angebot\/kaufen\?condition=gebraucht$/);
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
	});
}

test("going back in the browser takes away one filter after the other, but no single letter", async ({ page }) => {
	await open(page, "/kontakt");
	await page.getByRole("link", { name: "Angebot", exact: true }).last().click();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await choose(page.getByRole("radio", { name: "Radlader" }));
	// What is chosen while a list is still on its way is one step with what was chosen before.
	await expect(page).toHaveURL(/category=radlader$/);
	await page.getByRole("combobox", { name: "Suche" }).fill("Lod");
	await expect(page).toHaveURL(/q=Lod/);
	await page.getByRole("combobox", { name: "Suche" }).fill("Lader");
	await expect(page).toHaveURL(/q=Lader/);
	await page.goBack();
	await expect(page).toHaveURL(/\/angebot\/kaufen\?category=radlader$/);
	await expect(page.getByRole("combobox", { name: "Suche" })).toHaveValue("");
	await page.goBack();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/kontakt$/);
});

test("large windows show three or four cards in a row, none narrower than 250 pixels", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	for (const [width, inRow] of [
		[1024, 3],
		[1280, 3],
		[1440, 3],
		[1920, 4],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const boxes = await page.getByRole("article").evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
		expect(boxes.filter(({ top }) => top === boxes[0]!.top).length, `in a row at ${width}`).toBe(inRow);
		expect(Math.min(...boxes.map(({ width }) => width)), `at ${width}`).toBeGreaterThanOrEqual(250);
	}
});

test("cards of a row are of one height, and their words begin right below the picture, whatever else the row holds", async ({
	page,
}) => {
	await open(page, `${list}?category=bagger&type=alle`);
	const gaps = await cards(page).evaluateAll((all) =>
		all.map((card) => {
			const [cover, words] = [
				card.querySelector("img, svg")!.closest("img, div")!,
				card.querySelector("h2")!.parentElement!,
			];
			return Math.round(words.getBoundingClientRect().top - cover.getBoundingClientRect().bottom);
		}),
	);
	expect(new Set(gaps)).toEqual(new Set([0]));
	const rows = new Map<number, Set<number>>();
	for (const card of await cards(page).all()) {
		const { y, height } = (await card.boundingBox())!;
		rows.set(Math.round(y), (rows.get(Math.round(y)) ?? new Set()).add(Math.round(height)));
	}
	for (const heights of rows.values()) expect(heights.size).toBe(1);
});
