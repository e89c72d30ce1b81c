import type { Page } from "@playwright/test";
import { agree, expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page) => page.getByRole("textbox", { name: "Neue Notiz" });
const save = (page: Page) => page.getByRole("button", { name: "Notiz speichern" });
const toast = (page: Page) => page.locator("[data-toast]");
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

async function openOne(page: Page): Promise<string> {
	const { makeRequest } = await import("../make.ts");
	const id = await makeRequest({ subject: `Notizen ${Math.random()}` });
	await open(page, `/admin/kontakt-anfrage/${id}`);
	return id;
}

async function notesOf(id: string): Promise<string[]> {
	const { requestToRead } = await import("#app/requests/page/request-detail.server.ts");
	return (await requestToRead(id))!.notes.map(({ text }) => text);
}

test("a note is stored with its author, and its field is empty again", async ({ page }) => {
	const id = await openOne(page);
	await field(page).fill("Hat angerufen,\nwill bar zahlen");
	await save(page).click();
	await expect(toast(page)).toContainText("Notiz gespeichert");
	await expect(field(page)).toHaveValue("");
	await expect(page.getByRole("listitem").filter({ hasText: "will bar zahlen" })).toContainText("first@example.com");
	await field(page).fill("Zweite");
	await save(page).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Zweite" })).toBeVisible();
	expect(await notesOf(id)).toEqual(["Hat angerufen,\nwill bar zahlen", "Zweite"]);
});

test("an empty note is refused beside its field, before anything is sent", async ({ page }) => {
	const id = await openOne(page);
	await save(page).click();
	await expect(page.getByText("Bitte schreiben Sie eine Notiz.")).toBeVisible();
	await expect(field(page)).toBeFocused();
	await field(page).fill("Doch etwas");
	await expect(page.getByText("Bitte schreiben Sie eine Notiz.")).toBeHidden();
	await save(page).click();
	await expect(field(page)).toHaveValue("");
	expect(await notesOf(id)).toEqual(["Doch etwas"]);
});

test("what is typed survives a step, a colleague's note and a failed network, and is stored once", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/ERR_FAILED|Failed to load/);
	const id = await openOne(page);
	await field(page).fill("Nicht verlieren");
	await page.getByText("Erledigen …").click();
	await page.getByRole("button", { name: "Als erledigt markieren" }).click();
	await agree(page);
	await expect(page.getByRole("button", { name: "Wieder öffnen" })).toBeVisible();
	await expect(field(page)).toHaveValue("Nicht verlieren");
	const { addNote } = await import("#app/requests/request-notes.server.ts");
	await addNote(id, { text: "Vom Kollegen", noteId: undefined }, { id: "x", email: "kollege@example.com" });
	await page.route("**/kontakt-anfrage/**", (route) =>
		route.request().method() === "POST" ? route.abort() : route.continue(),
	);
	await save(page).click();
	await expect(page.getByRole("alert")).toContainText("Die Notiz konnte nicht gespeichert werden.");
	await expect(field(page)).toHaveValue("Nicht verlieren");
	await page.unroute("**/kontakt-anfrage/**");
	await save(page).click();
	await expect(field(page)).toHaveValue("");
	expect((await notesOf(id)).sort()).toEqual(["Nicht verlieren", "Vom Kollegen"]);
});

test("an answer whose response is lost and that is improved meanwhile says that it was sent, and goes out as a further one", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/ERR_FAILED|Failed to load|status of 409/);
	const id = await openOne(page);
	const text = page.getByRole("textbox", { name: "Text der Antwort" });
	await page.route("**/kontakt-anfrage/**", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		await route.fetch({ maxRedirects: 0 });
		await route.abort();
	});
	await text.fill("Ja.");
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.getByRole("alert")).toContainText("Die Antwort konnte nicht gespeichert werden");
	await page.unroute("**/kontakt-anfrage/**");
	await text.fill("Ja, und billiger.");
	await page.getByRole("button", { name: "Senden und abschließen" }).click();
	await expect(page.getByText("wurde schon mit anderem Wortlaut gesendet")).toBeVisible();
	await expect(text).toBeFocused();
	await expect(text).toHaveValue("Ja, und billiger.");
	await expect(page.getByRole("listitem").getByText("Ja.", { exact: true })).toBeVisible();
	// Another form of the page reads its data again.
	await page.getByRole("button", { name: "Mir zuweisen" }).click();
	await expect(page.getByRole("button", { name: "Mir zuweisen" })).toBeHidden();
	await expect(text).toHaveValue("Ja, und billiger.");
	await page.getByRole("button", { name: "Senden und abschließen" }).click();
	await expect(toast(page)).toContainText("Antwort ist auf dem Weg, Anfrage erledigt");
	const { requestToRead } = await import("#app/requests/page/request-detail.server.ts");
	expect((await requestToRead(id))!.answers.map((answer) => answer.text)).toEqual(["Ja.", "Ja, und billiger."]);
});

test("leaving the page asks before a note is lost", async ({ page }) => {
	const id = await openOne(page);
	await field(page).fill("Halb geschrieben");
	await page.getByRole("link", { name: "Zurück zu den Anfragen" }).click();
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(field(page)).toHaveValue("Halb geschrieben");
	await page.getByRole("link", { name: "Zurück zu den Anfragen" }).click();
	await question(page).getByRole("button", { name: "Verwerfen und verlassen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anfragen");
	expect(await notesOf(id)).toEqual([]);
});

test("automatic deletion is set after a question that says how many requests it would delete", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of (400|409)/);
	const { makeRequest } = await import("../make.ts");
	await makeRequest({ created_at: "2001-01-01T00:00:00.000Z" });
	// The page sets how long other things are kept, too.
	const requests = page.locator("form").filter({ has: page.locator("#contact_request_days") });
	await open(page, "/admin/kontakt-anfragen");
	await page.getByRole("link", { name: "Aufbewahrung" }).click();
	await expect(page.getByText("Zurzeit wird nichts automatisch gelöscht.")).toBeVisible();
	await requests.locator("#contact_request_days").fill("12");
	await requests.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByText("Bitte geben Sie eine ganze Zahl von 30 bis 3650 ein")).toBeVisible();
	await requests.locator("#contact_request_days").fill("3650");
	await requests.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByRole("alert")).toContainText("Eine Anfrage ist älter als 3650 Tage.");
	await page.getByRole("link", { name: "Abbrechen" }).click();
	await requests.locator("#contact_request_days").fill("3650");
	await requests.getByRole("button", { name: "Speichern" }).click();
	await page.getByRole("button", { name: "So einstellen" }).click();
	await expect(page.getByText("Zurzeit werden Anfragen 3650 Tage nach ihrem Eingang gelöscht.")).toBeVisible();
	await requests.locator("#contact_request_days").fill("");
	await requests.getByRole("button", { name: "Speichern" }).click();
	await expect(page.getByText("Zurzeit wird nichts automatisch gelöscht.")).toBeVisible();
});

test("the dashboard leads to who waits", async ({ page }) => {
	const { makeRequest } = await import("../make.ts");
	const subject = `Wartet ${Math.random()}`;
	await makeRequest({ subject, created_at: new Date(Date.now() + 3_600_000).toISOString() });
	await open(page, "/admin/dashboard");
	await page.getByRole("link", { name: subject }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(subject);
});

test("a text block is put into the answer at a click, leaving asks before it is lost, and sending closes the request", async ({
	page,
}) => {
	const { db } = await import("#app/database/client.server.ts");
	const block = { id: crypto.randomUUID(), name: "Gruß", text: "Guten Tag {name},", text_en: null };
	await db()
		.insertInto("text_blocks")
		.values({ ...block, updated_at: "2026-01-01T00:00:00.000Z" })
		.execute();
	const id = await openOne(page);
	await page.getByRole("button", { name: "Gruß", exact: true }).click();
	const text = page.getByRole("textbox", { name: "Text der Antwort" });
	await expect(text).toHaveValue("Guten Tag Erika Mustermann,");
	await expect(text).toBeFocused();
	await page.getByRole("link", { name: "Zurück zu den Anfragen" }).click();
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Senden und abschließen" }).click();
	await expect(toast(page)).toContainText("Antwort ist auf dem Weg, Anfrage erledigt");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anfragen");
	const { requestToRead } = await import("#app/requests/page/request-detail.server.ts");
	expect((await requestToRead(id))!.request.bearbeitet).toBe(true);
	await db().deleteFrom("text_blocks").where("id", "=", block.id).execute();
});
