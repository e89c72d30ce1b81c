import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { agree, backAsSoonAs, expect, markWindow, open, ready, sameWindow, test } from "./test.ts";

test.use({ signedIn: true });

const LIST = "/admin/kontakt-anfragen";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toast = (page: Page) => page.locator("[data-toast]");
const question = (page: Page) => page.getByRole("alertdialog");
const row = (page: Page, subject: string) => page.getByRole("row").filter({ hasText: subject });

/** A request with a subject that no other test has; `count` of them get numbers. */
async function request(values: object = {}, count = 1): Promise<{ id: string; subject: string }> {
	const { makeRequest } = await import("../make.ts");
	const subject = `Prüfung ${Math.random().toString(36).slice(2, 12)}`;
	let id = "";
	for (let n = 0; n < count; n++)
		id = await makeRequest({ subject: count > 1 ? `${subject} Nr. ${n}` : subject, ...values });
	return { id, subject };
}

async function stored(id: string) {
	const { db } = await import("#app/database/client.server.ts");
	return db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", id).executeTakeFirst();
}

const listOf = (subject: string) => `${LIST}?q=${encodeURIComponent(subject)}`;
const takes = (page: Page, name: string | RegExp) => question(page).getByRole("button", { name, exact: true });

test.describe("in the list", () => {
	test("hiding asks, takes the row away and brings an undo", async ({ page }) => {
		const { id, subject } = await request({ name: "Erika Groß" });
		await open(page, listOf(subject));
		await markWindow(page);
		await row(page, subject).getByRole("button", { name: "Ausblenden: Anfrage von Erika Groß" }).click();
		await agree(page);
		await expect(toast(page)).toContainText(`„${subject}“ ist ausgeblendet.`);
		await expect(page.getByText(`passt keine Anfrage zu „${subject}“`)).toBeVisible();
		expect(await stored(id)).toMatchObject({ ausgeblendet: true });
		await toast(page).getByRole("button", { name: "Rückgängig" }).click();
		await expect(toast(page)).toContainText("Ein Eintrag ist wieder wie vorher.");
		await expect(row(page, subject)).toBeVisible();
		expect(await stored(id)).toMatchObject({ ausgeblendet: false });
		expect(await sameWindow(page)).toBe(true);
	});

	test("everything is done by keyboard alone: search, hide, undo", async ({ page }) => {
		const { id, subject } = await request();
		await open(page, LIST);
		await page.getByRole("searchbox").focus();
		await page.keyboard.type(subject);
		await page.keyboard.press("Enter");
		await expect(page.getByText("1 gefunden")).toBeVisible();
		await row(page, subject)
			.getByRole("button", { name: /^Ausblenden/ })
			.focus();
		await page.keyboard.press("Enter");
		await expect(question(page)).toContainText("wird ausgeblendet");
		await page.keyboard.press("Enter");
		await expect(toast(page)).toContainText("ist ausgeblendet");
		await page.keyboard.press("F8");
		const undo = toast(page).getByRole("button", { name: "Rückgängig" });
		for (let n = 0; n < 4 && !(await undo.evaluate((button) => button === document.activeElement)); n++)
			await page.keyboard.press("Tab");
		await page.keyboard.press("Enter");
		await expect(row(page, subject)).toBeVisible();
		expect(await stored(id)).toMatchObject({ ausgeblendet: false });
	});

	test("a search has its pages, and back leads to where one was", async ({ page }) => {
		const { subject } = await request({}, 12);
		await open(page, LIST);
		await page.getByRole("searchbox").fill(subject.toUpperCase());
		await page.getByRole("button", { name: "Suchen", exact: true }).click();
		await expect(page.getByText("12 gefunden")).toBeVisible();
		await page.getByRole("link", { name: "Weiter" }).click();
		await expect(page.getByText("Seite 2 von 2")).toBeVisible();
		await expect(row(page, `${subject} Nr. 0`)).toBeVisible();
		await row(page, `${subject} Nr. 0`)
			.getByRole("link", { name: /ansehen$/ })
			.click();
		await expect(heading(page)).toHaveText(`${subject} Nr. 0`);
		await backAsSoonAs(page, "Anfragen");
		await page.getByRole("link", { name: "Zurück zu den Anfragen" }).click();
		await expect(page.locator("html[data-went-back]")).toBeAttached();
		await expect(heading(page)).toHaveText(`${subject} Nr. 0`);
		await page.goBack();
		await expect(page.getByText("Seite 2 von 2")).toBeVisible();
		await page.getByRole("link", { name: "Alle zeigen" }).click();
		await expect(page.getByRole("searchbox")).toHaveValue("");
	});

	test("hidden ones stand in a view of their own and come back at a click", async ({ page }) => {
		const { id, subject } = await request({ ausgeblendet: true, name: "Karl" });
		await open(page, listOf(subject));
		await expect(page.getByText("passt keine Anfrage")).toBeVisible();
		await page.getByRole("link", { name: /^Ausgeblendet(?!e)/ }).click();
		await row(page, subject).getByRole("button", { name: "Einblenden: Anfrage von Karl" }).click();
		await expect(toast(page)).toContainText("steht wieder in der Liste");
		await expect(row(page, subject)).toBeHidden();
		expect(await stored(id)).toMatchObject({ ausgeblendet: false });
	});

	test("an export is a file with what is listed", async ({ page }) => {
		const { subject } = await request({ message: "=1+1" }, 11);
		await open(page, listOf(subject));
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Als CSV-Datei" }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^kontaktanfragen-[\d-]+\.csv$/);
		const text = readFileSync((await download.path())!, "utf8");
		expect(text.split("\r\n")).toHaveLength(13);
		expect(text).toContain(`"'=1+1"`);
		await expect(row(page, `${subject} Nr. 10`)).toBeVisible();
	});

	test("many are chosen, by shift-click or all that match without one, and worked on at once with one undo", async ({
		page,
	}) => {
		const { subject } = await request({ name: "Karl" }, 12);
		await open(page, listOf(subject));
		const boxes = page.locator("tbody").getByRole("checkbox");
		await boxes.nth(1).click();
		await boxes.nth(3).click({ modifiers: ["Shift"] });
		await expect(page.getByText("3 ausgewählt")).toBeVisible();
		await page.getByRole("button", { name: "Zuweisen …" }).click();
		await expect(page.getByRole("heading", { name: "Zuweisen …" })).toBeVisible();
		await lookOver(page, "a question about many requests");
		await page.getByRole("link", { name: "Abbrechen" }).click();
		await expect(page.getByRole("heading", { name: "Zuweisen …" })).toBeHidden();
		await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).click();
		await page.getByRole("button", { name: "Alle 12 Treffer auswählen" }).click();
		await boxes.nth(0).click();
		await expect(page.getByText("11 ausgewählt")).toBeVisible();
		await lookOver(page, "many chosen requests");
		await page.locator("#bulk").getByRole("button", { name: "Erledigt" }).click();
		await expect(question(page)).toContainText("Erledigt: 11 Einträge.");
		await agree(page);
		await expect(toast(page)).toContainText("11 Einträge geändert.");
		await expect(page.getByText("1 gefunden")).toBeVisible();
		await expect(row(page, `${subject} Nr. 11`)).toBeVisible();
		await toast(page).getByRole("button", { name: "Rückgängig" }).click();
		await expect(page.getByText("12 gefunden")).toBeVisible();
	});

	test("a list that can't be loaded says so and offers another try", async ({ page, expectTrouble }) => {
		expectTrouble(/503/);
		await request();
		await open(page, "/admin/dashboard");
		const { db } = await import("#app/database/client.server.ts");
		await db().schema.alterTable("request_counts").renameTo("request_counts_away").execute();
		try {
			await page.goto(LIST);
			await expect(page.getByRole("alert").first()).toContainText(
				"Die Anfragen konnten nicht geladen werden. (Code: 503)",
			);
			await expect(toast(page)).toContainText("Laden fehlgeschlagen");
		} finally {
			await db().schema.alterTable("request_counts_away").renameTo("request_counts").execute();
		}
		await page.getByRole("link", { name: "Noch einmal laden" }).click();
		await expect(page.getByRole("table")).toBeVisible();
	});
});

test.describe("on a request's page", () => {
	test("processing happens at once, says by whom and when, tints the row, and can be undone by reopening", async ({
		page,
	}) => {
		const { id, subject } = await request();
		await open(page, `/admin/kontakt-anfrage/${id}`);
		await expect(heading(page)).toHaveText(subject);
		await page.getByText("Erledigen …").click();
		await page.getByRole("button", { name: "Als erledigt markieren" }).click();
		await agree(page);
		await expect(toast(page)).toContainText(`„${subject}“ ist als erledigt markiert.`);
		await expect(page.getByText("first@example.com").first()).toBeVisible();
		expect(await stored(id)).toMatchObject({ bearbeitet: true, processed_by_email: "first@example.com" });
		await page.goto(`${listOf(subject)}&ansicht=bearbeitet`);
		await expect(row(page, subject)).toContainText("Erledigt");
		const colours = await row(page, subject).evaluate((line) => [
			getComputedStyle(line).backgroundColor,
			getComputedStyle(document.body).backgroundColor,
		]);
		expect(colours[0]).not.toBe(colours[1]);
		await open(page, `/admin/kontakt-anfrage/${id}`);
		await page.getByRole("button", { name: "Wieder öffnen" }).click();
		await expect(page.getByText("Erledigen …")).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: "Wieder geöffnet" })).toContainText("first@example.com");
	});

	test("two people who process at once: the second is told, and nothing changes", async ({ page, context }) => {
		const { id, subject } = await request();
		const other = await context.newPage();
		for (const one of [page, other]) await open(one, `/admin/kontakt-anfrage/${id}`);
		await page.getByText("Erledigen …").click();
		await page.getByRole("button", { name: "Als erledigt markieren" }).click();
		await agree(page);
		await expect(toast(page)).toContainText("ist als erledigt markiert");
		const first = await stored(id);
		await other.getByText("Erledigen …").click();
		await other.getByRole("button", { name: "Als erledigt markieren" }).click();
		await agree(other);
		await expect(toast(other)).toContainText(`„${subject}“ hat schon first@example.com erledigt.`);
		expect(await stored(id)).toEqual(first);
	});

	test("deleting for good asks, then leads to the list, and the page is not found any more", async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/404/);
		const { id, subject } = await request();
		await open(page, `/admin/kontakt-anfrage/${id}?q=${encodeURIComponent(subject)}`);
		await page.getByRole("button", { name: "Endgültig löschen" }).click();
		await expect(question(page)).toContainText("Das lässt sich nicht rückgängig machen.");
		await takes(page, "Endgültig löschen").click();
		await expect(toast(page)).toContainText(`„${subject}“ ist endgültig gelöscht.`);
		await expect(page.getByText(`passt keine Anfrage zu „${subject}“`)).toBeVisible();
		await page.goto(`/admin/kontakt-anfrage/${id}`);
		await expect(heading(page)).toHaveText("Anfrage nicht gefunden");
		await page.getByRole("link", { name: "Zurück zu den Anfragen" }).click();
		await expect(heading(page)).toHaveText("Anfragen");
	});
});

test("without a script everything works by links and forms", async ({ browser, baseURL, staffCookies, watch }) => {
	const { id, subject } = await request();
	const context = await browser.newContext({
		baseURL,
		javaScriptEnabled: false,
		storageState: { cookies: staffCookies, origins: [] },
	});
	watch(context);
	const page = await context.newPage();
	const press = (within: Locator | Page, name: string) =>
		within.getByRole("main").getByRole("button", { name, exact: true }).click();
	await page.goto(listOf(subject));
	await row(page, subject)
		.getByRole("button", { name: /^Ausblenden/ })
		.click();
	await expect(page.getByRole("status").filter({ hasText: "ist ausgeblendet." })).toBeVisible();
	await press(page, "Rückgängig");
	await expect(row(page, subject)).toBeVisible();
	await row(page, subject)
		.getByRole("link", { name: /ansehen$/ })
		.click();
	await page.getByText("Erledigen …").click();
	await press(page, "Als erledigt markieren");
	await expect(page.getByText("Erledigt von")).toBeVisible();
	await page.getByLabel("Neue Notiz").fill("Ohne Skript notiert");
	await press(page, "Notiz speichern");
	await expect(page.getByText("Ohne Skript notiert")).toBeVisible();
	expect(await stored(id)).toMatchObject({ bearbeitet: true, ausgeblendet: false });
	await context.close();
});

test("on a phone each request is a card, in English too", async ({ page, context, baseURL }) => {
	await page.setViewportSize({ width: 360, height: 740 });
	await context.addCookies([{ name: "app_language", value: "EN", url: baseURL! }]);
	const { id, subject } = await request({
		name: "Schwerlastsiebanlagenzwischenfördererverlängerungsbetreiberin",
		email: `${"lang".repeat(20)}@example.com`,
		phone: "0351 77",
	});
	await open(page, listOf(subject));
	await expect(page.getByRole("heading", { name: "Contact requests" })).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	// The two actions that matter, in words, large enough for a thumb.
	const call = row(page, subject).getByRole("link", { name: "Call" });
	await expect(call).toHaveAttribute("href", "tel:035177");
	const done = row(page, subject).getByRole("button", { name: /^Mark as processed: request from/ });
	await expect(done).toHaveText("Processed");
	for (const action of [call, done]) {
		const box = (await action.boundingBox())!;
		expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
	}
	await done.click();
	await agree(page);
	await expect(toast(page)).toContainText(`“${subject}”`);
	await toast(page).getByRole("button", { name: "Undo" }).click();
	await expect(row(page, subject)).toBeVisible();
	await expect.poll(async () => (await stored(id))?.bearbeitet).toBe(false);
	await page.goto(`/admin/kontakt-anfrage/${id}`);
	await ready(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
	const tops = await Promise.all(
		["Correspondence", "Details", "Answer", "Internal notes", "Work", "History"].map(
			async (name) => (await page.getByRole("heading", { name, exact: true }).boundingBox())!.y,
		),
	);
	expect([...tops].sort((a, b) => a - b)).toEqual(tops);
});
