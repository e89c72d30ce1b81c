import type { Page } from "@playwright/test";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { makeUser } from "../make.ts";
import { pdf } from "../pdfs.ts";
import { cards, choosePicture, zone } from "./picture-form.ts";
import { picture } from "./pictures.ts";
import { expect, open, ready, signIn, test } from "./test.ts";

/* What is typed into the form of a new record, which only this browser has. */

test.use({ signedIn: true });

const NEWS = "/admin/nachricht-hinzufuegen";
const NEWS_KEY = "addNewsFormData_new";
const JOB = "/admin/karriere-hinzufuegen";
const JOB_KEY = "addKarriereFormData_new";

const field = (page: Page, name: string) => page.locator(`#${name}`);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const keptWords = async (page: Page, key: string) => JSON.parse((await kept(page, key)) ?? "null")?.words;
const note = (page: Page) => page.getByRole("status").filter({ hasText: /^Entwurf vom .* wiederhergestellt/ });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
const toDashboard = (page: Page) => page.getByRole("link", { name: /^Zurück\b/ });
const isUploaded = (page: Page) => page.getByText("Das Bild ist hochgeladen");

test("the text of a news item is marked by buttons, which can be undone, and shown as visitors see it", async ({
	page,
}) => {
	await open(page, NEWS);
	const [text, mark] = [field(page, "inhalt"), page.getByRole("group", { name: "Text gestalten" }).first()];
	await text.pressSequentially("Kran\nTor");
	await mark.getByRole("button", { name: "Überschrift" }).click();
	await text.press("ControlOrMeta+a");
	await mark.getByRole("button", { name: "Liste" }).click();
	await expect(text).toHaveValue("- Kran\n- Tor");
	await page.getByText("Textvorschau").first().click();
	await expect(page.locator("main details li")).toHaveText(["Kran", "Tor"]);
	await text.press("ControlOrMeta+z");
	await expect(page.locator("main details h2")).toHaveText("Tor");
});

test("what is typed is back later, can be discarded, and goes with the save", async ({ page, expectTrouble }) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED/);
	const name = `Halb fertig ${Date.now()}`;
	await open(page, NEWS);
	await expect(note(page)).toHaveCount(0);
	await field(page, "name").fill(name);
	await field(page, "inhalt").fill("Erste Zeile\nzweite Zeile");
	await field(page, "datum").fill("2026-12-24");
	await page.locator("#image").setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(isUploaded(page)).toBeVisible();
	await expect(page.locator(".save-bar").getByRole("status")).toContainText(
		/In diesem Browser gespeichert, \d?\d:\d\d/,
	);
	await page.reload();
	await ready(page);
	await expect(note(page)).toContainText(/Entwurf vom \d\d\.\d\d\.\d{4}, \d?\d:\d\d wiederhergestellt/);
	await expect(field(page, "inhalt")).toHaveValue("Erste Zeile\nzweite Zeile");
	await expect(field(page, "datum")).toHaveValue("2026-12-24");
	await expect(isUploaded(page)).toBeVisible();
	await note(page).getByRole("button", { name: "Verwerfen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
	await expect(field(page, "name")).toHaveValue("");
	await expect(isUploaded(page)).toHaveCount(0);
	expect(await kept(page, NEWS_KEY)).toBeNull();
	await field(page, "name").fill(name);
	await field(page, "inhalt").fill("Noch einmal");
	await page.locator("#image").setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(isUploaded(page)).toBeVisible();
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Nicht ausgeführt");
	expect(await keptWords(page, NEWS_KEY), "a save that fails loses nothing").toMatchObject({ name });
	await page.unroute("**/*.data*");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await kept(page, NEWS_KEY)).toBeNull();
	const saved = db().selectFrom("Aktuelles").select("image_url").where("name", "=", name);
	expect((await saved.executeTakeFirstOrThrow()).image_url).toMatch(/^news-bilder/);
});

test("leaving asks nothing, and signing out drops what was kept", async ({ page, context }) => {
	// In a session of its own: the one that the tests share must not end.
	await context.clearCookies();
	await open(page, "/admin/login");
	await signIn(page, await makeUser("admin"));
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, JOB);
	await field(page, "title").fill("Monteur");
	await toDashboard(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await page.goBack();
	await expect(field(page, "title")).toHaveValue("Monteur");
	await field(page, "location").fill("Arnsdorf");
	// A page that is closed has no time for a pause.
	await page.goto("/");
	await open(page, JOB);
	await expect(field(page, "location")).toHaveValue("Arnsdorf");
	await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
	await page.getByRole("alertdialog", { name: "Verwerfen?" }).getByRole("button", { name: "Abbrechen" }).click();
	await expect(field(page, "title")).toHaveValue("Monteur");
	await page.getByRole("button", { name: "Formular leeren" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Formular leeren" }).click();
	await expect(field(page, "title")).toHaveValue("");
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	// Signing out from the form itself, whose page keeps what was typed when it is left.
	await field(page, "title").fill("Geheimnis");
	await expect.poll(() => kept(page, JOB_KEY)).not.toBeNull();
	await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await kept(page, JOB_KEY)).toBeNull();
});

test("a new offer is back with what follows from other boxes, its pictures and its documents", async ({ page }) => {
	const OFFER = "/admin/angebot-hinzufuegen";
	const name = `Halb beschrieben ${Date.now()}`;
	await open(page, OFFER);
	await field(page, "name").fill(name);
	await field(page, "category").selectOption("siebanlagen");
	await field(page, "subcategory").selectOption("siebanlagen-trommelsiebanlagen");
	await field(page, "type").selectOption("miete");
	await field(page, "daily_rate").fill("120");
	await field(page, "available").uncheck();
	await zone(page).setInputFiles([await picture("gelb.jpg", "#f5b100"), await picture("blau.jpg", "#1010d0")]);
	await expect(cards(page)).toHaveCount(2);
	const second = (await cards(page).nth(1).getAttribute("data-picture"))!;
	await choosePicture(page, 2);
	await page.locator(`[name=alt_${second}]`).fill("Von hinten");
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	await page.locator("#documents").setInputFiles({ name: "Blatt.pdf", mimeType: "application/pdf", buffer: pdf() });
	await page.locator("[name^=doc_kind_]").selectOption("Prüfbericht");
	await page.goto("/");
	await open(page, OFFER);
	await expect(note(page)).toBeVisible();
	await expect(field(page, "subcategory")).toHaveValue("siebanlagen-trommelsiebanlagen");
	await expect(field(page, "daily_rate")).toHaveValue("120");
	await expect(field(page, "available")).not.toBeChecked();
	await expect(cards(page)).toHaveCount(2);
	await expect(cards(page).nth(0)).toHaveAttribute("data-picture", second);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const { id } = await db().selectFrom("Angebote").select("id").where("name", "=", name).executeTakeFirstOrThrow();
	expect(await offerRecords.findForEdit(id)).toMatchObject({
		pictures: [{ id: second, alt: "Von hinten" }, {}],
		documents: [{ title: "Blatt", kind: "pruefbericht" }],
	});
});

test("two windows of a new record keep apart what is typed in each", async ({ page, context }) => {
	await open(page, JOB);
	await field(page, "title").fill("Im ersten");
	await expect.poll(async () => (await keptWords(page, JOB_KEY))?.title).toBe("Im ersten");
	const second = await context.newPage();
	await open(second, JOB);
	await field(second, "location").fill("Im zweiten");
	await expect(second.locator(".save-bar").getByRole("status")).toContainText("In diesem Browser gespeichert");
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

test("a form opens although its kept words can't be read; where nothing more fits in, it says so and asks", async ({
	page,
}) => {
	await page.addInitScript(() => {
		// As over plain http in the house.
		Object.defineProperty(Navigator.prototype, "locks", { get: () => undefined });
		Reflect.deleteProperty(Crypto.prototype, "randomUUID");
	});
	await open(page, "/admin/dashboard");
	await page.evaluate((key) => localStorage.setItem(key, "{kaputt"), NEWS_KEY);
	await open(page, NEWS);
	await expect(field(page, "name")).toHaveValue("");
	await field(page, "name").fill("Trotzdem");
	await expect.poll(async () => (await kept(page, NEWS_KEY))?.includes("Trotzdem")).toBe(true);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	});
	await field(page, "name").fill("Kein Platz");
	await expect(page.getByText("Ihre Eingaben lassen sich in diesem Browser nicht speichern.")).toBeVisible();
	await toDashboard(page).click();
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(field(page, "name")).toHaveValue("Kein Platz");
});
