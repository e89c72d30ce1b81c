import type { Page } from "@playwright/test";
import { drop, phonePhoto, picture } from "./pictures.ts";
import { agree, expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

/** The most bytes of a picture that arrives. */
const ARRIVING = 15 * 1024 * 1024;
const ADD = "/admin/nachricht-hinzufuegen";
const field = (page: Page, name: string) => page.locator(`#${name}`);
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });
const zone = (page: Page) => page.locator("#image");
const refusals = (page: Page) => page.getByRole("main").getByRole("alert").getByRole("listitem");
const UPLOADED = "Das Bild ist hochgeladen und wird mit der Meldung gespeichert.";
const preview = (page: Page) => page.locator("figure img");

async function makeOne(
	words: { name: string; inhalt?: string },
	withPicture = false,
): Promise<{ id: string; path: string | null }> {
	const { makeNews, makePicture } = await import("../make.ts");
	const stored = withPicture ? await makePicture(undefined, "news-bilder") : null;
	return { id: await makeNews(words, stored ? { picture: stored } : {}), path: stored?.path ?? null };
}

async function stored(id: string) {
	return (await (await import("#app/news/news-service.server.ts")).newsRecords.findForEdit(id))!;
}

test("a news item is written with a dropped picture, and stands on the website with it", async ({ page }) => {
	const name = `Mit Bild ${Date.now()}`;
	await open(page, ADD);
	await field(page, "name").fill(name);
	await field(page, "inhalt").fill("Erste Zeile\n\nzweiter Absatz");
	await drop(zone(page), await picture("hof.jpg", "#10b010"));
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await expect.poll(() => preview(page).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(480);
	await field(page, "image_alt").fill("Grüner Hof");
	await field(page, "name_en").fill("With a picture");
	await save(page).click();
	await expect(page.locator("[data-toast=good]")).toContainText(`„${name}“ steht jetzt auf der Website.`);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await page.goto(`/admin/dashboard?news_q=${encodeURIComponent(name)}`);
	await page.getByRole("link", { name: `${name} auf der Website ansehen` }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	await expect(page.getByRole("main").getByRole("img", { name: "Grüner Hof" })).toBeVisible();
	await page.goto(page.url().replace("/news/", "/en/news/"));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("With a picture");
});

test("files that can't be taken are refused at once: too large, of another kind, empty, two", async ({ page }) => {
	await open(page, ADD);
	const good = await picture("gut.jpg", "#10b010");
	const toast = page.locator("[data-toast=bad]");
	await drop(zone(page), { name: "riesig.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(ARRIVING + 1) });
	await expect(refusals(page)).toHaveText([
		"riesig.jpg: Die Datei ist zu groß. Erlaubt sind höchstens 2 MB. Handyfotos bis 15 MB werden dafür verkleinert.",
	]);
	await expect(toast).toContainText("Die Datei ist zu groß. Erlaubt sind höchstens 2 MB.");
	await drop(zone(page), { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
	await expect(refusals(page)).toHaveText([
		"plan.pdf: Das ist kein Bild im Format PNG, JPG, GIF, WebP, AVIF oder TIFF.",
	]);
	await zone(page).setInputFiles({ name: "leer.png", mimeType: "image/png", buffer: Buffer.alloc(0) });
	await expect(refusals(page)).toHaveText(["leer.png: Die Datei ist leer."]);
	await drop(zone(page), good, { ...good, name: "noch-eins.jpg" });
	await expect(refusals(page)).toHaveText(["Eine Meldung hat nur ein Bild. Bitte wählen Sie eine einzige Datei."]);
	await expect(preview(page)).toHaveCount(0);
	await drop(zone(page), {
		name: "genau.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.concat([good.buffer, Buffer.alloc(ARRIVING)]).subarray(0, ARRIVING),
	});
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await expect(refusals(page)).toHaveCount(0);
});

test("in English the reasons are the ones that everybody knows", async ({ page, context, site }) => {
	await context.addCookies([{ name: "app_language", value: "EN", url: site.address }]);
	await open(page, ADD);
	await expect(page.getByText("PNG, JPG or GIF up to 2MB")).toBeVisible();
	await drop(zone(page), { name: "huge.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(ARRIVING + 1) });
	await expect(refusals(page)).toContainText(["huge.jpg: File is too large. Max 2MB allowed."]);
});

test("a picture that the server refuses is told at once, and stops the save until it is dismissed", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 415/);
	const { id, path } = await makeOne({ name: "Bild bleibt" }, true);
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await field(page, "inhalt").fill("Mühsam getippt");
	await zone(page).setInputFiles({ name: "umbenannt.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") });
	const refused = page.getByRole("listitem").filter({ hasText: "umbenannt.jpg" });
	await expect(refused.getByRole("alert")).toContainText("Das ist kein Bild");
	await expect(save(page)).toBeDisabled();
	await refused.getByRole("button", { name: "Weglassen" }).click();
	await zone(page).setInputFiles(await phonePhoto("handy.jpg"));
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await save(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({ inhalt: "Mühsam getippt", version: 2 });
	expect((await stored(id)).image_url).not.toBe(path);
});

test("a replaced picture shows at once, and the previous one can be brought back", async ({ page }) => {
	const { id, path } = await makeOne({ name: "Bild wechselt" }, true);
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await zone(page).setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await expect(preview(page)).not.toHaveAttribute("src", new RegExp(path!));
	await page.getByRole("button", { name: "Voriges Bild zurückholen" }).click();
	await expect(preview(page)).toHaveAttribute("src", new RegExp(path!));
	await save(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect((await stored(id)).image_url).toBe(path);
});

test("a picture can be removed, and kept after all", async ({ page }) => {
	const { id } = await makeOne({ name: "Bild geht" }, true);
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await expect(preview(page)).toBeVisible();
	await page.getByRole("button", { name: "Bild entfernen" }).click();
	await expect(page.getByText("Das Bild wird beim Speichern entfernt.")).toBeVisible();
	await page.getByRole("button", { name: "Bild doch behalten" }).click();
	await expect(preview(page)).toBeVisible();
	await page.getByRole("link", { name: "Zurück" }).click();
	await expect(page, "nothing was changed").toHaveURL(/\/admin\/dashboard$/);
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await page.getByRole("button", { name: "Bild entfernen" }).click();
	await save(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect((await stored(id)).image_url).toBeNull();
});

test("Ctrl+S saves and stays: the new picture is the stored one, and nothing is left to ask about", async ({
	page,
}) => {
	const { id } = await makeOne({ name: "Tastenmeldung" });
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await zone(page).setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await field(page, "inhalt").click();
	await page.keyboard.press("Control+s");
	await expect(page.locator(".save-bar").getByRole("status")).toHaveText(/^Gespeichert um \d\d:\d\d Uhr$/);
	await expect(page.getByText("Jetziges Bild")).toBeVisible();
	const first = (await stored(id)).image_url;
	expect(first).not.toBeNull();
	await field(page, "inhalt").fill("Noch ein Satz");
	await page.keyboard.press("Control+s");
	await expect.poll(async () => (await stored(id)).version).toBe(3);
	expect(await stored(id), "the file was not sent again").toMatchObject({ inhalt: "Noch ein Satz", image_url: first });
	// It is stored before the browser knows; until then leaving would ask.
	await expect(field(page, "inhalt")).toBeEditable();
	await page.getByRole("link", { name: "Zurück" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("an item that was deleted meanwhile can't be saved, and what was typed stays", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 404/);
	const { id } = await makeOne({ name: "Vergänglich" });
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	const { newsRecords } = await import("#app/news/news-service.server.ts");
	const { makeUser } = await import("../make.ts");
	await newsRecords.remove(id, await makeUser());
	await field(page, "inhalt").fill("Zu spät");
	await save(page).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText(`Es gibt keine Meldung mit der ID ${id}`);
	await expect(field(page, "inhalt")).toHaveValue("Zu spät");
});

test("an item that is not there leads to the dashboard, which says so", async ({ page }) => {
	await page.goto("/admin/nachricht-bearbeiten/0199c1de-0000-7000-8000-000000000000");
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await expect(page.locator("[data-toast=bad]")).toContainText("ID 0199c1de-0000-7000-8000-000000000000");
	await expect(page.locator("[data-toast=bad]")).toContainText("(Code: 404)");
});

test("deleting on its page asks nothing, not even about what is not saved", async ({ page }) => {
	const { id } = await makeOne({ name: "Weg damit" });
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await field(page, "name").fill("Weg damit, wirklich");
	await page.getByRole("button", { name: "Meldung löschen" }).click();
	await agree(page);
	await expect(page.locator("[data-toast=good]")).toContainText("Meldung gelöscht");
	await page.goto("/admin/papierkorb");
	await page.getByRole("button", { name: "Weg damit wieder online stellen" }).first().click();
	await expect(page.locator("[data-toast=good]")).toContainText("Wiederhergestellt");
	expect((await page.request.get(`/news/${id}`)).status()).toBe(200);
});

test("everything is reached by the keyboard", async ({ page }) => {
	await open(page, ADD);
	await field(page, "name").focus();
	await page.keyboard.type("Nur Tasten");
	for (let n = 0; n < 8; n++) {
		await page.keyboard.press("Tab");
		if (await field(page, "inhalt").evaluate((area) => area === document.activeElement)) break;
	}
	await page.keyboard.type("Text");
	for (let n = 0; n < 4; n++) {
		await page.keyboard.press("Tab");
		if (await zone(page).evaluate((input) => input === document.activeElement)) break;
	}
	await expect(zone(page)).toBeFocused();
	// Before, a file is taken as well, but later: see before-scripts.spec.ts.
	await expect
		.poll(() => zone(page).evaluate((input) => Object.keys(input).some((key) => key.startsWith("__reactProps"))))
		.toBe(true);
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Space")]);
	await chooser.setFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByText(UPLOADED)).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect(page).toHaveURL(/nachricht-bearbeiten/);
	await ready(page);
	await expect(field(page, "name")).toHaveValue("Nur Tasten");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a news item can be written with a picture, changed, lose its picture, and be deleted after a question", async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/status of 4\d\d/);
		const name = `Ohne Skript ${Date.now()}`;
		const save = page.getByRole("button", { name: "Speichern", exact: true }).last();
		await page.goto(ADD);
		for (const [input, words] of Object.entries({ name, inhalt: "Text", datum: "" }))
			await field(page, input).fill(words);
		await zone(page).setInputFiles(await phonePhoto("handy.jpg"));
		await save.click();
		await expect(page.getByText("Bitte geben Sie ein Datum ein.").first()).toBeVisible();
		await expect(page.getByText(UPLOADED)).toBeVisible();
		await field(page, "datum").fill("2026-05-05");
		await save.click();
		await expect(page.getByRole("status").first()).toContainText("Meldung angelegt");
		await page.goto(`/admin/dashboard?news_q=${encodeURIComponent(name)}`);
		await page.getByRole("link", { name: `${name} bearbeiten` }).click();
		await expect(page).toHaveURL(/nachricht-bearbeiten/);
		const id = new URL(page.url()).pathname.split("/").at(-1)!;
		expect((await stored(id)).image_url).not.toBeNull();
		await page.getByRole("checkbox", { name: "Bild entfernen" }).check();
		await save.click();
		await expect.poll(async () => (await stored(id)).image_url).toBeNull();
		await page.goto(`/admin/dashboard?news_q=${encodeURIComponent(name)}`);
		await page.getByRole("button", { name: `${name} löschen` }).click();
		await expect(page.getByRole("status").first()).toContainText("liegt 30 Tage im Papierkorb");
	});
});
