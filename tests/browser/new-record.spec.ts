import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const NEWS = "/admin/nachricht-hinzufuegen";
const NEWS_KEY = "addNewsFormData_new";
const JOB = "/admin/karriere-hinzufuegen";
const JOB_KEY = "addKarriereFormData_new";

const field = (page: Page, name: string) => page.locator(`#${name}`);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const keptWords = async (page: Page, key: string) => JSON.parse((await kept(page, key)) ?? "null");
const note = (page: Page) => page.getByRole("status").filter({ hasText: /^Wiederhergestellt/ });
const toDashboard = (page: Page) => page.getByRole("link", { name: "Zurück" });

test("one letter and back makes no draft anywhere but in the browser", async ({ page }) => {
	const { db } = await import("#app/database/client.server.ts");
	const counted = async () => [
		(await db().selectFrom("Karriere").select("id").execute()).length,
		(await db().selectFrom("drafts").select("record_id").execute()).length,
		(await db().selectFrom("trash").select("id").execute()).length,
	];
	const before = await counted();
	const sent: string[] = [];
	page.on("request", (request) => void (request.method() === "POST" && sent.push(request.url())));
	await page.clock.install();
	await open(page, JOB);
	await field(page, "title").fill("X");
	await page.clock.fastForward(5000);
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("gesichert");
	await toDashboard(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect([sent, await counted()]).toEqual([[], before]);
	await open(page, JOB);
	await expect(field(page, "title")).toHaveValue("X");
});

test("a picture is kept with the words, until it is saved or given up", async ({ page }) => {
	await open(page, NEWS);
	await page.locator("#image").setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByText("Das Bild ist hochgeladen")).toBeVisible();
	await toDashboard(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, NEWS);
	await expect(note(page)).toBeVisible();
	await expect(page.getByText("Das Bild ist hochgeladen")).toBeVisible();
	await note(page).getByRole("button", { name: "Verwerfen" }).click();
	await expect(page.getByText("Das Bild ist hochgeladen")).toHaveCount(0);
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByText("Das Bild ist hochgeladen")).toBeVisible();
	await field(page, "name").fill("Mit Bild aus dem Browser");
	await field(page, "inhalt").fill("Text");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const { db } = await import("#app/database/client.server.ts");
	const saved = db().selectFrom("Aktuelles").select("image_url").where("name", "=", "Mit Bild aus dem Browser");
	expect((await saved.executeTakeFirstOrThrow()).image_url).toMatch(/^news-bilder/);
});

test("a picture that the server has no more is left out at the save, which says so", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/\/media\/|status of 4/);
	await open(page, NEWS);
	await field(page, "name").fill("Nach langer Zeit");
	await field(page, "inhalt").fill("Text");
	await page.locator("#image").setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect.poll(async () => (await kept(page, NEWS_KEY))?.includes("news-bilder")).toBe(true);
	const { db } = await import("#app/database/client.server.ts");
	await page.goto("/");
	const { files } = JSON.parse((await kept(page, NEWS_KEY))!) as { files: { id: string }[] };
	await db().deleteFrom("pictures").where("id", "=", files[0]!.id).execute();
	await open(page, NEWS);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.getByText("wurde inzwischen entfernt").first()).toBeVisible();
	await expect(field(page, "inhalt")).toHaveValue("Text");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("two windows of a new record keep apart what is typed, and the second one goes on with its own words", async ({
	page,
	context,
}) => {
	await open(page, JOB);
	await field(page, "title").fill("Im ersten");
	await expect.poll(async () => (await keptWords(page, JOB_KEY))?.title).toBe("Im ersten");
	const second = await context.newPage();
	await open(second, JOB);
	await field(second, "location").fill("Im zweiten");
	await expect(second.locator(".save-bar").getByRole("status")).toContainText("In diesem Browser gesichert");
	await expect(field(second, "title")).toHaveValue("");
	await second.reload();
	await ready(second);
	await expect(field(second, "location")).toHaveValue("Im zweiten");
	expect(await keptWords(page, JOB_KEY)).toMatchObject({ title: "Im ersten", location: "" });
	await second.getByRole("button", { name: "Abbrechen", exact: true }).click();
	await second.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
	await expect(second).toHaveURL(/\/admin\/dashboard$/);
	await page.reload();
	await ready(page);
	await expect(field(page, "title")).toHaveValue("Im ersten");
	await expect(field(page, "location")).toHaveValue("");
});

test("where the browser has no locks, as over plain http, a new record is kept all the same", async ({ page }) => {
	await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined }));
	await open(page, JOB);
	await field(page, "title").fill("Ohne Schloss");
	await expect.poll(async () => (await keptWords(page, JOB_KEY))?.title).toBe("Ohne Schloss");
	await page.reload();
	await expect(field(page, "title")).toHaveValue("Ohne Schloss");
});
