import type { Page } from "@playwright/test";
import { agree, expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const section = (page: Page, id: string) => page.locator(`details#${id}`);
const names = (page: Page, id: string) => section(page, id).locator("tbody tr td a[lang]").allTextContents();
const heading = (page: Page, id: string, name: string) => section(page, id).getByRole("columnheader", { name });

test("sections are opened and closed, and this browser remembers it", async ({ page }) => {
	await open(page, "/admin/dashboard");
	await expect(section(page, "angebote")).toHaveAttribute("open");
	await expect(section(page, "nachrichten")).not.toHaveAttribute("open");
	await section(page, "nachrichten").locator("summary").click();
	await section(page, "angebote").locator("summary").click();
	await expect(section(page, "nachrichten").getByRole("table")).toBeVisible();
	await page.reload();
	await ready(page);
	await expect(section(page, "angebote")).not.toHaveAttribute("open");
	await expect(section(page, "nachrichten")).toHaveAttribute("open");
	expect(await page.evaluate(() => JSON.parse(localStorage.getItem("dashboard_sections")!))).toEqual({
		angebote: false,
		nachrichten: true,
	});
	await page.evaluate(() => localStorage.setItem("dashboard_sections", '{"angebote":"ja","stellen":1'));
	await page.reload();
	await ready(page);
	await expect(section(page, "angebote")).toHaveAttribute("open");
});

test("a card leads to the list that it counts, and a link to a section opens it", async ({ page }) => {
	await open(page, "/admin/dashboard");
	await page.getByRole("main").getByRole("link", { name: "Stellen", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stellen");
	await open(page, "/admin/dashboard#stellen");
	await expect(section(page, "stellen")).toHaveAttribute("open");
	await expect(section(page, "stellen").getByRole("heading")).toBeInViewport();
});

test("each table is searched, sorted and turned to by itself", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	await makeOffer({ name: "Zzz teuerster", sale_price: "19999999" }, { at: "2016-01-01T08:00:00.000Z" });
	await makeOffer({ name: "Aaa günstigster", sale_price: "1" }, { at: "2016-01-01T08:00:00.000Z" });
	await open(page, "/admin/dashboard");
	await heading(page, "angebote", "Bezeichnung").getByRole("link").click();
	await expect(heading(page, "angebote", "Bezeichnung")).toHaveAttribute("aria-sort", "ascending");
	expect((await names(page, "angebote"))[0]).toBe("Aaa günstigster");
	await heading(page, "angebote", "Bezeichnung").getByRole("link").click();
	await expect(heading(page, "angebote", "Bezeichnung")).toHaveAttribute("aria-sort", "descending");
	expect((await names(page, "angebote"))[0]).toBe("Zzz teuerster");
	await heading(page, "angebote", "Preis").getByRole("link").click();
	await expect(heading(page, "angebote", "Preis")).toHaveAttribute("aria-sort", "ascending");
	expect((await names(page, "angebote"))[0]).toBe("Aaa günstigster");
	await section(page, "nachrichten").locator("summary").click();
	await page.getByRole("searchbox", { name: "Meldungen suchen" }).fill("hoftag");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/sort=price-asc.*news_q=hoftag/);
	await expect(section(page, "nachrichten").getByRole("status")).toHaveText(/^\d+ gefunden$/);
	for (const name of await names(page, "nachrichten")) expect(name.toLowerCase()).toContain("hoftag");
	expect((await names(page, "angebote"))[0], "the other table stays as it was").toBe("Aaa günstigster");
	await section(page, "angebote").getByRole("link", { name: "Weiter" }).click();
	await expect(page).toHaveURL(/news_q=hoftag.*page=2/);
	await expect(section(page, "nachrichten").getByRole("status")).toBeVisible();
	await section(page, "nachrichten").getByRole("link", { name: "Alle zeigen" }).click();
	await expect(page).not.toHaveURL(/news_q/);
	await expect(page).toHaveURL(/page=2/);
});

test("after deleting in a table, the table stays as it was searched", async ({ page }) => {
	const { makeJob } = await import("../make.ts");
	const title = `Löschstelle ${Date.now()}`;
	await makeJob({ title });
	await makeJob({ title: `${title} bleibt` });
	await open(page, `/admin/dashboard?jobs_q=${encodeURIComponent(title)}`);
	await page.getByRole("button", { name: `${title} löschen`, exact: true }).click();
	await agree(page);
	await expect(page.locator("[data-toast=good]")).toContainText(`„${title}“ liegt 30 Tage im Papierkorb.`);
	await expect(page).toHaveURL(/jobs_q=/);
	expect(await names(page, "stellen")).toEqual([`${title} bleibt`]);
});

test("after deleting by keyboard the focus stands on the next line", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const mark = `Reihe ${Date.now()}`;
	for (const n of [1, 2, 3]) await makeOffer({ name: `${mark} ${n}` }, { at: `2015-01-0${n}T08:00:00.000Z` });
	await open(page, `/admin/dashboard?q=${encodeURIComponent(mark)}`);
	const deleteOf = (n: number) => page.getByRole("button", { name: `${mark} ${n} löschen`, exact: true });
	await deleteOf(3).focus();
	for (const [gone, next] of [
		[3, 2],
		[2, 1],
	] as const) {
		await expect(deleteOf(gone)).toBeFocused();
		await page.keyboard.press("Enter");
		const question = page.getByRole("alertdialog");
		await expect(question).toContainText(`„${mark} ${gone}“ wird gelöscht`);
		await page.keyboard.press("Escape");
		await expect(deleteOf(gone)).toBeFocused();
		for (let times = 0; times < 2; times++) await page.keyboard.press("Enter");
		await expect(deleteOf(gone)).toHaveCount(0);
		await expect(deleteOf(next)).toBeFocused();
	}
});

test("a position is written, changed and seen by two", async ({ page, browser, site, watch, staffCookies }) => {
	const title = `Schlosser ${Date.now()}`;
	await open(page, "/admin/karriere-hinzufuegen");
	for (const [field, word] of Object.entries({
		title,
		location: "Arnsdorf",
		type: "Vollzeit",
		description: "Schweißen",
		requirements: "Geduld\nKraft",
	}))
		await page.locator(`#${field}`).fill(word);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText(`„${title}“ steht jetzt auf der Website.`);
	await page.goto(`/admin/dashboard?jobs_q=${encodeURIComponent(title)}`);
	await page.getByRole("link", { name: `${title} bearbeiten` }).click();
	await expect(page.locator("#benefits")).toBeVisible();
	const office = await browser.newContext({
		baseURL: site.address,
		storageState: { cookies: staffCookies, origins: [] },
	});
	watch(office);
	const colleague = await office.newPage();
	await open(colleague, new URL(page.url()).pathname);
	await page.locator("#location").fill("Görlitz");
	await page.keyboard.press("Control+s");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("Gespeichert um");
	await colleague.locator("#benefits").fill("Urlaub");
	await colleague.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(colleague.locator("[data-toast=good]")).toBeVisible();
	await page.reload();
	await expect(page.locator("#location")).toHaveValue("Görlitz");
	await expect(page.locator("#benefits"), "what only one has changed is nobody's question").toHaveValue("Urlaub");
	await office.close();
});

test("on a phone every line is a card, and the ways to sort are there", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await open(page, "/admin/dashboard?news_sort=date-desc");
	await heading(page, "nachrichten", "Titel").getByRole("link").click();
	await expect(page).toHaveURL(/news_sort=name-asc/);
	const first = section(page, "nachrichten").locator("tbody tr").first();
	for (const cell of await first.locator("td").all()) expect((await cell.boundingBox())!.width).toBeLessThan(330);
	await first.getByRole("link", { name: /bearbeiten$/ }).click();
	await expect(page).toHaveURL(/nachricht-bearbeiten/);
	await ready(page);
	await page.locator("#name").fill("Vom Hof aus");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Gespeichert");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("tables are searched, sorted and turned to, and sections opened", async ({ page }) => {
		await page.goto("/admin/dashboard");
		await section(page, "nachrichten").locator("summary").click();
		await page.getByRole("searchbox", { name: "Meldungen suchen" }).fill("hoftag");
		await section(page, "nachrichten").getByRole("button", { name: "Suchen" }).click();
		await expect(section(page, "nachrichten")).toHaveAttribute("open");
		for (const name of await names(page, "nachrichten")) expect(name.toLowerCase()).toContain("hoftag");
		await heading(page, "angebote", "Preis").getByRole("link").click();
		await expect(page).toHaveURL(/news_q=hoftag&sort=price-asc#angebote$/);
		await section(page, "angebote").getByRole("link", { name: "Weiter" }).click();
		await expect(page).toHaveURL(/page=2/);
	});
});
