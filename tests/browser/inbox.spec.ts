import type { Page } from "@playwright/test";
import { db } from "#app/foundation/database/client.server.ts";
import { requestToRead } from "#app/requests/page/request-detail.server.ts";
import { plusDays } from "#app/foundation/i18n/day.ts";
import { today } from "#app/foundation/i18n/format.ts";
import { makeRequest, makeUser } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { agree, expect, hold, markWindow, open, sameWindow, test } from "./test.ts";

test.use({ signedIn: true });

const LIST = "/admin/kontakt-anfragen";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toast = (page: Page) => page.locator("[data-toast]");
const row = (page: Page, subject: string) => page.getByRole("row").filter({ hasText: subject });
const listOf = (subject: string) => `${LIST}?q=${encodeURIComponent(subject)}`;
/** A subject that no other test has. */
const newSubject = () => `Prüfung ${Math.random().toString(36).slice(2, 12)}`;

test("a request is found and hidden by the keyboard alone, and brought back from the message", async ({ page }) => {
	const subject = newSubject();
	await makeRequest({ subject });
	await open(page, LIST);
	await markWindow(page);
	await page.getByRole("searchbox").focus();
	await page.keyboard.type(subject);
	await page.keyboard.press("Enter");
	await expect(page.getByText("1 gefunden")).toBeVisible();
	await row(page, subject)
		.getByRole("button", { name: /^Ausblenden/ })
		.focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alertdialog")).toContainText("wird ausgeblendet");
	await lookOver(page, "a question");
	await page.keyboard.press("Enter");
	await expect(toast(page)).toContainText("ist ausgeblendet");
	await page.keyboard.press("F8");
	const undo = toast(page).getByRole("button", { name: "Rückgängig" });
	const isFocused = () => undo.evaluate((button) => button === document.activeElement);
	for (let n = 0; n < 4 && !(await isFocused()); n++) await page.keyboard.press("Tab");
	await lookOver(page, "a message with its undo");
	await page.keyboard.press("Enter");
	await expect(row(page, subject)).toBeVisible();
	await expect(page.locator("main :focus"), "not in the message, nor lost").toHaveCount(1);
	expect(await sameWindow(page)).toBe(true);
});

test("a request is answered with a text block: leaving asks, and a double click sends once", async ({ page }) => {
	const block = { id: crypto.randomUUID(), name: `Gruß ${Date.now()}`, text: "Guten Tag {name},", text_en: null };
	await db()
		.insertInto("text_blocks")
		.values({ ...block, updated_at: "2026-01-01T00:00:00.000Z" })
		.execute();
	const subject = newSubject();
	const id = await makeRequest({ subject });
	// The one that comes next.
	await makeRequest({ subject: newSubject() });
	await open(page, listOf(subject));
	await row(page, subject).getByText(subject).click();
	await expect(heading(page)).toHaveText("Erika Mustermann");
	await page.setViewportSize({ width: 900, height: 720 });
	await page.getByRole("button", { name: "Antworten", exact: true }).click();
	await expect(page.getByRole("textbox", { name: "Text der Antwort" })).toBeFocused();
	await page.getByRole("button", { name: "Mir zuweisen" }).press("Enter");
	await expect(page.getByLabel("Zuständig"), "the button is gone").toBeFocused();
	await page.getByRole("textbox", { name: "Neue Notiz" }).fill("Nicht verlieren");
	await page.getByRole("button", { name: block.name, exact: true }).click();
	const text = page.getByRole("textbox", { name: "Text der Antwort" });
	await expect(text).toHaveValue("Guten Tag Erika Mustermann,");
	await expect(text).toBeFocused();
	await page.getByRole("link", { name: "Zu den Anfragen" }).click();
	await expect(page.getByRole("alertdialog", { name: "Änderungen verwerfen?" })).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Notiz speichern" }).click();
	await expect(page.getByRole("textbox", { name: "Neue Notiz" })).toHaveValue("");
	await expect(page.getByRole("listitem").filter({ hasText: "Nicht verlieren" })).toBeFocused();
	await expect(text, "another form of the page is sent without it").toHaveValue("Guten Tag Erika Mustermann,");
	page.on("dialog", (dialog) => void dialog.accept());
	await page.reload();
	await expect(text, "it is still there after a reload").toHaveValue("Guten Tag Erika Mustermann,");
	const release = await hold(page, "**/kontakt-anfrage/**");
	await page.getByRole("button", { name: "Senden und abschließen" }).dblclick();
	release();
	await expect(toast(page)).toContainText("Die Antwort wird nicht gesendet, sondern nur als Datei abgelegt");
	const read = (await requestToRead("request", id, ""))!;
	expect([read.answers.length, read.notes.length, read.request.bearbeitet]).toEqual([1, 1, true]);
	await text.fill("Und eins noch");
	await page.getByRole("button", { name: "Zurückholen" }).click();
	await expect(text).toHaveValue("Guten Tag Erika Mustermann,\n\nUnd eins noch");
	await expect(text, "where the words come back to").toBeFocused();
	await page.reload();
	await expect(text, "and stay").toHaveValue("Guten Tag Erika Mustermann,\n\nUnd eins noch");
	await text.press("Control+Enter");
	await expect(page.getByRole("listitem").getByRole("link", { name: "Nächste Anfrage" })).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	await expect(page.getByRole("button", { name: "Zurückholen" }), "it keeps nobody").toBeFocused();
	await page.getByRole("button", { name: "Abschließen …" }).press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("button", { name: "Ergebnis …" }), "one question").toBeVisible();
	await toast(page).getByRole("button", { name: "Rückgängig" }).press("Enter");
	await expect(page.locator("main :focus"), "the message is gone").toHaveCount(1);
	await expect(page.getByRole("button", { name: "Abschließen …" }), "it is open again").toBeVisible();
	await page.getByRole("button", { name: "Gespräch notieren" }).press("Enter");
	await expect(page.getByRole("textbox", { name: "Neue Notiz" })).toBeFocused();
	await page.getByRole("button", { name: "1 Woche" }).press("Enter");
	await expect(page.getByText("Wiedervorlage geändert"), "it is stored").toBeVisible();
	await page.getByRole("listitem").getByRole("link", { name: "Nächste Anfrage" }).press("Enter");
	await expect(page, "nothing unsaved is left to ask about").not.toHaveURL(new RegExp(id));
	await db().deleteFrom("text_blocks").where("id", "=", block.id).execute();
});

test("many are chosen by shift-click, or all but one, and worked on at once with one undo", async ({ page }) => {
	const subject = newSubject();
	const { id: assigned_to, email } = await makeUser("verkauf");
	const long = { name: "Hubertus Maximilian von Strachwitz", assigned_to, follow_up: plusDays(today(), 7) };
	for (let n = 0; n < 12; n++) await makeRequest({ subject: `${subject} Nr. ${n}`, ...long });
	await open(page, listOf(subject));
	const boxes = page.locator("tbody").getByRole("checkbox");
	const firstRow = async () => (await page.locator("tbody tr").first().boundingBox())!;
	await page.setViewportSize({ width: 360, height: 740 });
	await expect.poll(async () => (await firstRow()).y, "the first request is in sight on a phone").toBeLessThan(400);
	await page.setViewportSize({ width: 1440, height: 900 });
	const endOfTwelve = async () => {
		const { y, height } = await firstRow();
		return y + 12 * height;
	};
	await expect.poll(endOfTwelve, "twelve requests have room on a desk").toBeLessThan(900);
	await expect(page.getByTitle(email).first()).toHaveText(/^V/);
	await boxes.nth(1).click();
	await boxes.nth(3).click({ modifiers: ["Shift"] });
	await expect(page.getByRole("status").filter({ hasText: "ausgewählt" }), "no buttons").toHaveText("3 ausgewählt");
	await expect(page.getByRole("button", { name: "Alle 12 Treffer" })).toBeVisible();
	await page.getByRole("checkbox", { name: "Alle auf dieser Seite auswählen" }).click();
	await page.getByRole("button", { name: "Alle 12 Treffer auswählen" }).click();
	await boxes.nth(0).click();
	await expect(page.getByText("11 ausgewählt")).toBeVisible();
	await lookOver(page, "many chosen requests");
	await page.locator("#bulk").getByRole("button", { name: "Abschließen" }).click();
	await expect(page.getByRole("alertdialog")).toContainText("Das betrifft 11 Einträge: ");
	await agree(page);
	await expect(toast(page)).toContainText("11 Einträge geändert.");
	await expect(page.getByText("1 gefunden")).toBeVisible();
	await toast(page).getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByText("12 gefunden")).toBeVisible();
	const hide = page.locator("tbody").getByRole("button", { name: /^Ausblenden/ });
	await hide.nth(4).press("Enter");
	await page.keyboard.press("Enter");
	await expect(page.getByText("11 gefunden")).toBeVisible();
	await expect(hide.nth(4), "the row's place is kept").toBeFocused();
});

test("an answer outlives a lost network, and is sent; half a date is not", async ({ page, context, expectTrouble }) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/);
	const unreachable = "Der Server ist nicht erreichbar";
	const id = await makeRequest({ subject: newSubject() });
	await open(page, `/admin/kontakt-anfrage/${id}`);
	const answer = page.getByRole("textbox", { name: "Text der Antwort" });
	await answer.fill("Mühsam geschrieben");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.locator("[data-toast=bad]")).toContainText(unreachable);
	await expect(answer).toHaveValue("Mühsam geschrieben");
	const hide = page.getByRole("button", { name: "Ausblenden" });
	for (let times = 0; times < 2; times++) {
		await hide.click();
		await agree(page);
		await expect(page.getByRole("main").getByRole("alert").filter({ hasText: unreachable })).toBeVisible();
		await expect(page.locator("[data-toast=bad]")).toContainText(unreachable);
		await expect(answer).toHaveValue("Mühsam geschrieben");
	}
	await context.setOffline(false);
	await hide.click();
	await agree(page);
	await expect(page.getByRole("button", { name: "Einblenden" })).toBeVisible();
	await expect(answer).toHaveValue("Mühsam geschrieben");
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.locator("[data-toast=good]")).toBeVisible();
	await expect(answer).toHaveValue("");
	await page.locator("#day").focus();
	await page.keyboard.type("12");
	await page.getByRole("button", { name: "Vormerken" }).click();
	await expect(page.locator("#day")).toHaveAccessibleDescription(/mit Tag, Monat und Jahr/);
});
