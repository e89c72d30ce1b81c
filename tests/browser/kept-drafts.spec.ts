import type { Page } from "@playwright/test";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { cards, choosePicture, zone } from "./picture-form.ts";
import { picture } from "./pictures.ts";
import { expect, hold, open, signIn, test } from "./test.ts";

/* The draft of a stored record, which keeps itself on the server while somebody types. */

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });
const line = (page: Page) => page.locator(".save-bar").getByRole("status");
const isKept = (page: Page) => expect(line(page)).toContainText(/Entwurf gespeichert, \d?\d:\d\d/);
const draftName = async (id: string) => (await offerRecords.draftOf(id))?.words.name;

async function openOne(page: Page, name: string): Promise<string> {
	const id = await makeOffer({ name });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	return id;
}

test("a draft is kept while typing, survives a window that is closed, and can be discarded", async ({ page }) => {
	page.on("dialog", (dialog) => void dialog.accept());
	const name = `Entwurfsbagger ${Date.now()}`;
	const id = await openOne(page, name);
	await field(page, "name").fill("Fenster zu");
	await page.goto("/");
	await expect.poll(() => draftName(id), "right behind the last key").toBe("Fenster zu");
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await field(page, "name").fill("Fenster wieder auf");
	await isKept(page);
	await page.locator("#state").selectOption("Online, Änderungen zurückhalten");
	await save(page).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Entwurf gespeichert");
	await open(page, `/admin/angebote?q=${encodeURIComponent(name)}`);
	const row = page.getByRole("row").filter({ hasText: name });
	await expect(row).toContainText("Online");
	await expect(row).toContainText("Entwurf");
	await row.getByRole("link", { name, exact: true }).click();
	await expect(field(page, "name")).toHaveValue("Fenster wieder auf");
	await page.getByRole("button", { name: "Entwurf verwerfen" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Entwurf verworfen");
	await expect(field(page, "name")).toHaveValue(name);
	expect(await draftName(id)).toBeUndefined();
});

test("words typed and pictures moved while the draft is on its way are not undone by the answer", async ({ page }) => {
	const id = await openOne(page, "Unterwegs");
	await zone(page).setInputFiles([await picture("rot.jpg", "#d01010"), await picture("blau.jpg", "#1010d0")]);
	await isKept(page);
	await expect(cards(page)).toHaveCount(2);
	const second = (await cards(page).nth(1).getAttribute("data-picture"))!;
	const release = await hold(page, "**/entwurf");
	const sent = page.waitForRequest("**/entwurf");
	await field(page, "name").fill("Vor");
	await sent;
	await field(page, "name").pressSequentially(" und nach der Antwort");
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	release();
	await expect.poll(() => draftName(id)).toBe("Vor und nach der Antwort");
	await expect(field(page, "name")).toHaveValue("Vor und nach der Antwort");
	await expect(cards(page).nth(0)).toHaveAttribute("data-picture", second);
});

test("saving leaves the cursor in place, and tells of a deleted record", async ({ page, expectTrouble }) => {
	expectTrouble(/404/);
	const id = await openOne(page, "Bleibt offen");
	for (const word of [" eins", " zwei"]) {
		await field(page, "name").press("End");
		await page.keyboard.type(word);
		await isKept(page);
		await page.keyboard.press("Control+s");
		await expect(line(page)).toContainText("Gespeichert um");
		await expect(field(page, "name")).toBeFocused();
	}
	await page.keyboard.type("!");
	await expect(field(page, "name")).toHaveValue("Bleibt offen eins zwei!");
	expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Bleibt offen eins zwei", version: 3 });
	await isKept(page);
	await offerRecords.remove(id, await makeUser("admin"));
	await page.keyboard.type("?");
	await expect(page.getByText("Dieser Eintrag wurde inzwischen gelöscht")).toBeVisible();
});

test("two who write in one record are told of each other, and who saves second decides field by field", async ({
	page,
	browser,
	baseURL,
	watch,
	expectTrouble,
}) => {
	expectTrouble(/409/);
	const name = `Zu zweit ${Date.now()}`;
	const id = await makeOffer({ name });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const colleague = await makeUser("angebots_admin");
	const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
	watch(context);
	const theirs = await context.newPage();
	await open(theirs, "/admin/login");
	await signIn(theirs, colleague);
	await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
	await field(page, "description").fill("Mein erster Satz");
	await isKept(page);
	await open(theirs, `/admin/angebot-bearbeiten/${id}`);
	await expect(theirs.getByText("Entwurf von first@example.com, gespeichert am")).toBeVisible();
	await lookOver(theirs, "a record with a colleague's draft");
	await expect(field(theirs, "description")).toHaveValue("Mein erster Satz");
	await field(theirs, "name").fill("Von der Kollegin");
	await field(theirs, "category").selectOption("siebanlagen");
	await field(theirs, "subcategory").selectOption("siebanlagen-trommelsiebanlagen");
	await isKept(theirs);

	await field(page, "location").fill("Hof 7");
	await field(page, "name").fill("Von mir");
	await field(page, "category").selectOption("dumper");
	await expect(page.getByText(`${colleague.email} hat inzwischen einen anderen Entwurf gespeichert`)).toBeVisible();
	// What waits as a draft stays one until somebody chooses otherwise.
	await theirs.locator("#state").selectOption("Online");
	await save(theirs).click();
	await expect(theirs).toHaveURL(/\/admin\/dashboard/);
	await save(page).click();
	const conflict = page.getByRole("alert").filter({ hasText: "inzwischen geändert" });
	await expect(conflict).toBeVisible();
	await expect(field(page, "location")).toHaveValue("Hof 7");
	await expect(field(page, "name")).toHaveValue("Von mir");
	const row = (label: string) =>
		conflict.getByRole("listitem").filter({ has: page.getByRole("heading", { name: label, exact: true }) });
	await row("Bezeichnung").getByRole("button").first().click();
	await expect(field(page, "name")).toHaveValue("Von der Kollegin");
	await row("Unterkategorie").getByRole("button").first().click();
	await expect(field(page, "subcategory"), "also where it follows from another").toHaveValue(/trommelsiebanlagen$/);
	await conflict.locator("button[name=overwrite]").click();
	await expect(page).toHaveURL(/\/admin\/dashboard/);
	expect(await offerRecords.findForEdit(id)).toMatchObject({
		name: "Von der Kollegin",
		category: "siebanlagen - siebanlagen-trommelsiebanlagen",
		location: "Hof 7",
		version: 3,
	});
	await context.close();
});
