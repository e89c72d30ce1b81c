import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const saveButtons = (page: Page) => page.getByRole("button", { name: / merken$/ });
const listLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Merkliste" });

test.describe("on a phone", () => {
	test.use({
		viewport: { width: 360, height: 740 },
		hasTouch: true,
		permissions: ["clipboard-read", "clipboard-write"],
	});

	test("two machines are found, compared, passed on, printed and asked for with at most 11 taps", async ({ page }) => {
		let taps = 0;
		const tap = async (what: Locator) => {
			taps++;
			await what.tap();
		};
		await page.addInitScript(() => {
			// As where the browser has no dialog of the system.
			Object.defineProperty(navigator, "share", { value: undefined });
			window.print = () => void document.body.setAttribute("data-printed", "");
		});
		await open(page, "/");
		await tap(page.locator("#q"));
		await page.keyboard.type("bagger");
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1, name: "Maschinen kaufen" })).toBeFocused();
		const choices = page.getByRole("button", { name: / vergleichen$/ });
		await expect(choices).toHaveCount(await page.locator("article").count());
		for (const n of [0, 1]) await tap(choices.nth(n));
		await tap(page.getByRole("link", { name: "Vergleichen" }));
		await expect(page.getByRole("table")).toBeVisible();
		const heads = page.getByRole("table").locator("thead th a:first-child");
		await expect(heads.nth(1)).toBeInViewport({ ratio: 0.9 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const address = page.url();
		await tap(page.getByRole("button", { name: "Teilen" }));
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
		await expect(page.getByRole("button", { name: "Link kopiert" })).toBeVisible();
		await tap(page.getByRole("button", { name: "Drucken" }));
		await expect(page.locator("body[data-printed]")).toHaveCount(1);
		await tap(page.getByRole("link", { name: "2 Maschinen anfragen" }).last());
		await expect(page.locator("#name")).toBeFocused();
		await page.keyboard.type("Erika Mustermann");
		await tap(page.locator("#email"));
		await page.keyboard.type("erika@example.com");
		await tap(page.locator("#privacy_agreed"));
		await tap(page.getByRole("button", { name: "Anfrage senden" }));
		const thanks = page.getByRole("heading", { name: "Ihre Anfrage ist angekommen" });
		await expect(thanks).toBeFocused();
		await expect(thanks).toBeInViewport();
		await expect(page.locator(".guarantee")).toBeHidden();
		await expect(page.getByRole("main").locator("dd a")).toHaveCount(2);
		expect(taps).toBeLessThanOrEqual(11);
	});
});

const remove = (page: Page) => page.getByRole("link", { name: /^Entfernen: / });

test("a machine chosen for the comparison stays chosen, and a fifth has no room", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	const buttons = page.getByRole("button", { name: / vergleichen$/ });
	const bar = page.getByRole("region", { name: "Vergleich" });
	// They come card by card.
	await expect(buttons).toHaveCount(await page.locator("article").count());
	await buttons.nth(0).click();
	await expect(bar).toContainText("Noch eine zum Vergleichen wählen");
	for (const n of [1, 2, 3, 4]) await buttons.nth(n).click();
	await buttons.nth(3).focus();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Zum Vergleich" }).last()).toBeFocused();
	await expect(page.locator("[data-toast=bad]")).toContainText("Mehr als vier Maschinen");
	const own = await page.evaluate(() => localStorage.getItem("comparison"));
	const fifth = await page.locator("article").nth(4).getByRole("link").first().getAttribute("href");
	await open(page, `/vergleich?ids=${fifth!.split("/").at(-1)}`);
	expect(await page.evaluate(() => localStorage.getItem("comparison")), "a shared one replaces nothing").toBe(own);
	await page.locator("thead th a").first().click();
	await page.getByRole("link", { name: "Zurück zum Vergleich" }).click();
	await expect(page).toHaveURL(/\/vergleich\?ids=/);
	await open(page, "/angebot/kaufen");
	await expect(bar).toContainText("4 gewählt");
	await expect(buttons.nth(4)).toHaveAttribute("aria-pressed", "false");
	await bar.getByRole("button", { name: "Leeren" }).click();
	await expect(page.locator(".compare-button:focus")).toHaveCount(1);
	await expect(bar).toHaveCount(0);
	await expect(buttons.nth(0)).toHaveAttribute("aria-pressed", "false");
	await buttons.nth(0).click();
	await open(page, fifth!);
	await buttons.click();
	await page.getByRole("link", { name: "Zum Vergleich", exact: true }).click();
	await expect(remove(page)).toHaveCount(2);
});

test("a machine removed from the comparison is no longer chosen, not even the last one", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	const buttons = page.getByRole("button", { name: / vergleichen$/ });
	const bar = page.getByRole("region", { name: "Vergleich" });
	// They come card by card.
	await expect(buttons).toHaveCount(await page.locator("article").count());
	for (const n of [0, 1, 2, 3]) await buttons.nth(n).click();
	await expect(bar).toContainText("4 gewählt");
	await page.setViewportSize({ width: 360, height: 740 });
	await bar.getByRole("link", { name: "Vergleichen" }).click();
	const signs = remove(page);
	await expect(signs).toHaveCount(4);
	// The table scrolls with the page: all four names are in sight beside the last row.
	await page.locator("tfoot").scrollIntoViewIfNeeded();
	for (const sign of await signs.all()) await expect(sign).toBeInViewport({ ratio: 1 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
	for (const left of [3, 2, 1, 0]) {
		await signs.first().click();
		await expect(signs).toHaveCount(left);
	}
	await open(page, "/angebot/kaufen");
	await expect(buttons.first()).toBeVisible();
	await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
	await expect(bar).toHaveCount(0);
});

test("a machine saved by keyboard survives a reload, and is taken off in another tab", async ({ page, context }) => {
	await open(page, "/angebot/kaufen");
	const button = saveButtons(page).first();
	const name = (await page.locator("article h2").first().innerText()).replace(/\s/g, " ");
	await expect(button).toHaveAccessibleName(`${name} merken`);
	await button.focus();
	await page.keyboard.press("Space");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await page.reload();
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await expect(listLink(page)).toContainText("1");
	const other = await context.newPage();
	await open(other, "/merkliste");
	await saveButtons(other).first().dblclick();
	// It stays in its place, and can be saved again.
	await expect(other.getByRole("heading", { name })).toBeVisible();
	await expect(other.getByRole("main")).toContainText("0 Maschinen");
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await expect(listLink(page)).not.toContainText("1");
});

test("where storage is full or holds what is no list, a word says so and nothing breaks", async ({ page }) => {
	await page.addInitScript(() => {
		const keep = Storage.prototype.setItem;
		Storage.prototype.setItem = function (name, value) {
			if (name === "watchlist" && value !== "{") throw new DOMException("full", "QuotaExceededError");
			keep.call(this, name, value);
		};
	});
	await open(page, "/angebot/kaufen");
	await saveButtons(page).first().click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Merken ist in diesem Browser nicht möglich");
	await expect(saveButtons(page).first()).toHaveAttribute("aria-pressed", "false");
	await page.evaluate(() => localStorage.setItem("watchlist", "{"));
	await open(page, "/merkliste");
	await expect(page.getByRole("main")).toContainText("Noch ist nichts gemerkt");
});
