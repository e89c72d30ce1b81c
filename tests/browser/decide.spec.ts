import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const phone = { width: 360, height: 740 };
const saveButtons = (page: Page) => page.locator("article button[aria-pressed]");
const listLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Merkliste" });
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem("watchlist") ?? "[]") as string[]);

async function saveFirst(page: Page, count: number): Promise<void> {
	await open(page, "/angebot/kaufen");
	for (let n = 0; n < count; n++) {
		await saveButtons(page).nth(n).click();
		await expect(saveButtons(page).nth(n)).toHaveAttribute("aria-pressed", "true");
	}
}

test.describe("on a phone", () => {
	test.use({ viewport: phone, hasTouch: true, permissions: ["clipboard-read", "clipboard-write"] });

	test("two machines are found, compared, passed on, printed and asked for with at most 14 taps", async ({ page }) => {
		test.slow();
		let taps = 0;
		const tap = async (what: Locator) => {
			taps++;
			await what.tap();
		};
		await page.addInitScript(() => {
			// The way through the menu, as where the browser has no dialog of the system.
			Object.defineProperty(navigator, "share", { value: undefined });
			window.print = () => void document.body.setAttribute("data-printed", "");
		});
		await open(page, "/");
		await tap(page.getByRole("main").getByRole("link", { name: "Maschinen ansehen" }));
		await expect(page.getByRole("heading", { level: 1, name: "Maschinen kaufen" })).toBeFocused();
		await tap(saveButtons(page).nth(0));
		await tap(saveButtons(page).nth(1));
		await expect(listLink(page)).toContainText("2");
		await tap(listLink(page));
		await tap(page.getByRole("link", { name: "Vergleichen" }));
		await expect(page.getByRole("table")).toBeVisible();
		const address = page.url();
		await tap(page.getByText("Teilen", { exact: true }));
		await tap(page.getByRole("button", { name: "Link kopieren" }));
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
		await tap(page.getByRole("button", { name: "Drucken" }));
		await expect(page.locator("body[data-printed]")).toHaveCount(1);
		await tap(page.getByRole("link", { name: "2 Maschinen anfragen" }));
		await expect(page.getByRole("heading", { name: "Ihre Anfrage" })).toBeFocused();
		for (const [field, words] of [
			["#name", "Erika Mustermann"],
			["#email", "erika@example.com"],
		] as const) {
			await tap(page.locator(field));
			await page.keyboard.type(words);
		}
		// Who is quicker is asked to send once more.
		await page.waitForTimeout(2100);
		await tap(page.locator("#privacy_agreed"));
		await tap(page.getByRole("button", { name: "Nachricht senden" }));
		const thanks = page.getByRole("heading", { name: "Ihre Nachricht ist angekommen" });
		await expect(thanks).toBeFocused();
		await expect(thanks).toBeInViewport();
		await expect(page.getByRole("main").locator("dd a")).toHaveCount(2);
		expect(taps).toBeLessThanOrEqual(14);
	});

	test("the comparison shows two machines and the others by a swipe; nothing else is wider than the screen", async ({
		page,
	}) => {
		await saveFirst(page, 4);
		await open(page, `/vergleich?ids=${await stored(page)}`);
		const heads = page.getByRole("table").locator("thead th a:first-child");
		await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
		await expect(heads.nth(2)).not.toBeInViewport({ ratio: 0.5 });
		await page.locator(".comparison").evaluate((frame) => frame.scrollTo({ left: 320 }));
		await expect(heads.nth(2)).toBeInViewport({ ratio: 0.9 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

test("a machine is saved with a button of its own, by keyboard too, survives a reload, and is taken off in another tab", async ({
	page,
	context,
	watch,
}) => {
	await open(page, "/angebot/kaufen");
	const button = saveButtons(page).first();
	const name = (await page.locator("article h2").first().innerText()).replace(/\s/g, " ");
	await expect(button).toHaveAccessibleName(`${name} merken`);
	await button.focus();
	await page.keyboard.press("Space");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	expect(await stored(page)).toHaveLength(1);
	await page.reload();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(listLink(page)).toContainText("1");
	const other = await context.newPage();
	watch(context);
	await open(other, "/merkliste");
	await expect(other.getByRole("heading", { name })).toBeVisible();
	await saveButtons(other).first().click();
	// It stays in its place, and can be saved again.
	await expect(other.getByRole("heading", { name })).toBeVisible();
	await expect(other.getByRole("main")).toContainText("0 Maschinen");
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await expect(listLink(page)).not.toContainText("1");
});

test("who comes from a machine lands at the form, with its picture, name and price, and finishes the sentence", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page, "/angebot/kaufen");
	const card = page.locator("article a").first();
	const name = (await card.innerText()).replace(/\s/g, " ");
	await card.click();
	await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
	await page
		.getByRole("link", { name: /^Anfragen?/ })
		.last()
		.click();
	const title = page.getByRole("heading", { name: "Ihre Anfrage" });
	await expect(title).toBeFocused();
	await expect(title).toBeInViewport();
	const form = page.getByRole("main").locator("form");
	await expect(form.getByRole("link", { name })).toBeInViewport();
	await expect(form).toContainText("€");
	await expect(page.locator("#message")).toHaveValue(/^Guten Tag, .+ $/);
	await expect(page.locator("#subject")).toHaveValue(new RegExp(`^Anfrage: ${name.replaceAll(" ", "\\s")}$`));
});

test("a card has one ring round it when its link has the focus", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	await page.locator("article a").first().focus();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Tab");
	const outline = (what: Locator) => what.evaluate((element) => getComputedStyle(element).outlineStyle);
	expect(await outline(page.locator("article").first())).toBe("solid");
	expect(await outline(page.locator("article a").first())).toBe("none");
});

test("where storage is full or forbidden, a word says so and nothing breaks", async ({ page }) => {
	await page.addInitScript(() => {
		const refuse = Storage.prototype.setItem;
		Storage.prototype.setItem = function (name, value) {
			if (name === "watchlist") throw new DOMException("full", "QuotaExceededError");
			refuse.call(this, name, value);
		};
	});
	await open(page, "/angebot/kaufen");
	await saveButtons(page).first().click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Ihr Browser lässt kein Merken zu");
	await expect(saveButtons(page).first()).toHaveAttribute("aria-pressed", "false");
	await open(page, "/merkliste");
	await expect(page.getByRole("main")).toContainText("Noch ist nichts gemerkt");
});

test("a list holds fifty, names what is gone, and forgets it when asked; foreign content is no list", async ({
	page,
}) => {
	await saveFirst(page, 1);
	const [id] = await stored(page);
	const gone = Array.from({ length: 49 }, (_, n) => `0199c1de-0000-7000-8000-${String(n).padStart(12, "0")}`);
	await page.evaluate((ids) => localStorage.setItem("watchlist", JSON.stringify(ids)), [id!, ...gone]);
	await page.reload();
	await saveButtons(page).nth(1).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Ihre Merkliste ist voll");
	await open(page, "/merkliste");
	await expect(page.getByRole("main")).toContainText("49 Maschinen gibt es nicht mehr.");
	await page.getByRole("button", { name: "Aus der Merkliste nehmen" }).click();
	await expect.poll(() => stored(page)).toEqual([id]);
	await expect(page.getByText("1 Maschine", { exact: true })).toBeFocused();
	await page.evaluate((ids) => localStorage.setItem("watchlist", JSON.stringify(ids)), gone);
	await page.reload();
	await page.getByRole("button", { name: "Aus der Merkliste nehmen" }).click();
	await expect(page.getByRole("heading", { name: "Noch ist nichts gemerkt" })).toBeFocused();
	await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
	for (const foreign of ["{", "17", '[{"id":1},null,"<b>"]']) {
		await page.evaluate((words) => localStorage.setItem("watchlist", words), foreign);
		await page.reload();
		await expect(page.getByRole("main")).toContainText("Noch ist nichts gemerkt");
	}
});

test("a list that was passed on is taken over with a click", async ({ page }) => {
	await saveFirst(page, 2);
	const ids = await stored(page);
	await page.evaluate(() => localStorage.removeItem("watchlist"));
	await open(page, `/merkliste?ids=${ids}`);
	await expect(page.locator("article")).toHaveCount(2);
	await page.getByRole("button", { name: "In meine Merkliste übernehmen" }).click();
	await expect(page.getByRole("main").getByText("Übernommen.")).toBeVisible();
	expect(await stored(page)).toEqual(ids);
});

test("of three saved machines those that are chosen are compared, a further one is added and one taken out", async ({
	page,
}) => {
	await saveFirst(page, 3);
	const ids = await stored(page);
	await open(page, "/merkliste");
	for (const n of [0, 2]) await page.getByRole("checkbox").nth(n).check();
	await page.getByRole("link", { name: "Vergleichen" }).click();
	await expect(page).toHaveURL(new RegExp(`ids=${ids[0]},${ids[2]}$`));
	await page.getByRole("link", { name: /hinzufügen$/ }).click();
	await expect(page.getByRole("table").locator("thead a[lang]")).toHaveCount(3);
	await expect(page.getByRole("heading", { level: 1, name: "Vergleich" })).toBeFocused();
	await page
		.getByRole("link", { name: /^Entfernen: / })
		.first()
		.click();
	await expect(page.getByRole("table").locator("thead a[lang]")).toHaveCount(2);
	await expect(page.getByRole("table").getByRole("columnheader")).toHaveCount(3);
	await expect(page.getByRole("rowheader", { name: "Angebotsart" })).toBeVisible();
	await page.getByLabel("Nur Unterschiede zeigen").check();
	await expect(page.getByRole("rowheader", { name: "Angebotsart" })).toBeHidden();
	await expect(page.getByRole("rowheader", { name: /^Typ/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a list and a comparison that were passed on can be read, and asked about", async ({ page, site }) => {
		const ids = [site.offers.gallery, site.offers.unavailable];
		await page.goto(`/merkliste?ids=${ids}`);
		await expect(page.locator("article")).toHaveCount(2);
		await expect(page.locator("article button")).toHaveCount(2);
		await expect(saveButtons(page).first()).toBeHidden();
		await page.getByRole("link", { name: "Vergleichen" }).click();
		await expect(page.getByRole("columnheader")).toHaveCount(3);
		await page.getByLabel("Nur Unterschiede zeigen").check();
		await expect(page.getByRole("rowheader", { name: "Angebotsart" })).toBeHidden();
		await page.getByRole("link", { name: "2 Maschinen anfragen" }).click();
		await expect(page.locator("#message")).toHaveValue(/diese 2 Maschinen/);
		await page.goto("/merkliste");
		await expect(page.getByRole("main")).toContainText("Die eigene Merkliste braucht JavaScript.");
	});
});
