import { choosePicture } from "./picture-form.ts";
import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { admin } from "./site.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const line = (page: Page) => page.locator(".save-bar").getByRole("status");
const isKept = (page: Page) => expect(line(page)).toContainText(/Entwurf gesichert, \d\d:\d\d/);
const cards = (page: Page) => page.locator("[data-picture]");

async function draftOf(id: string) {
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	return offerRecords.draftOf(id);
}

test("words typed and pictures moved while the draft is on its way are not undone by the answer", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name: "Unterwegs" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page
		.locator("#images")
		.setInputFiles([await picture("rot.jpg", "#d01010"), await picture("blau.jpg", "#1010d0")]);
	await isKept(page);
	await expect(cards(page)).toHaveCount(2);
	const second = (await cards(page).nth(1).getAttribute("data-picture"))!;
	let release = () => {};
	const held = new Promise<void>((done) => (release = done));
	await page.route("**/entwurf", async (route) => {
		await held;
		await route.continue();
	});
	const sent = page.waitForRequest("**/entwurf");
	await field(page, "name").fill("Vor");
	await sent;
	await field(page, "name").pressSequentially(" und nach der Antwort");
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	release();
	await expect(field(page, "name")).toHaveValue("Vor und nach der Antwort");
	await expect(cards(page).nth(0)).toHaveAttribute("data-picture", second);
	await expect.poll(async () => (await draftOf(id))?.words.name).toBe("Vor und nach der Antwort");
});

test.describe("a draft beside what is online", () => {
	async function openOne(page: Page, name: string): Promise<string> {
		const { makeOffer } = await import("../make.ts");
		const id = await makeOffer({ name });
		await open(page, `/admin/angebot-bearbeiten/${id}`);
		return id;
	}

	test("is kept while typing, waits with a badge and can be discarded or previewed", async ({ page }) => {
		const id = await openOne(page, "Entwurfsbagger online");
		await field(page, "name").fill("Entwurfsbagger geändert");
		await isKept(page);
		await page.locator("#state").selectOption("Änderungen nur als Entwurf");
		await page.getByRole("button", { name: "Speichern" }).click();
		await expect(page.locator("[data-toast=good]")).toContainText("Entwurf gespeichert");
		await open(page, "/admin/angebote?q=Entwurfsbagger");
		const row = page.getByRole("row").filter({ hasText: "Entwurfsbagger online" });
		await expect(row).toContainText("Online");
		await expect(row).toContainText("Entwurf");
		await row.getByRole("link", { name: "Entwurfsbagger online", exact: true }).click();
		await expect(field(page, "name")).toHaveValue("Entwurfsbagger geändert");
		await expect(page.getByRole("status").filter({ hasText: /Entwurf vom .* von / })).toBeVisible();
		const [preview] = await Promise.all([
			page.context().waitForEvent("page"),
			page.getByRole("link", { name: "Vorschau" }).click({ modifiers: ["ControlOrMeta"] }),
		]);
		await expect(preview.getByRole("heading", { level: 1 })).toHaveText("Entwurfsbagger geändert");
		await expect(preview.getByRole("status").filter({ hasText: "Vorschau" })).toBeVisible();
		await preview.close();
		await page.getByRole("button", { name: "Entwurf verwerfen" }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Entwurf verwerfen" }).click();
		await expect(page.locator("[data-toast=good]")).toContainText("Entwurf verworfen");
		await expect(field(page, "name")).toHaveValue("Entwurfsbagger online");
		expect(await draftOf(id)).toBeNull();
	});

	test("is put back as it was by who discards the changes, or leaves and gives them up", async ({ page }) => {
		const id = await openOne(page, "Doch lieber nicht");
		await field(page, "name").fill("Angefangen");
		await isKept(page);
		await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
		await expect(field(page, "name")).toHaveValue("Doch lieber nicht");
		expect(await draftOf(id)).toBeNull();
		await ready(page);
		await field(page, "name").fill("Noch einmal");
		await isKept(page);
		await page.getByRole("link", { name: "Zurück", exact: true }).click();
		await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
		await expect.poll(() => draftOf(id)).toBeNull();
	});

	test("survives a window that is closed, and saving it is no conflict with oneself", async ({ page }) => {
		const id = await openOne(page, "Fenster zu");
		page.on("dialog", (dialog) => void dialog.accept());
		await field(page, "name").fill("Fenster zu!");
		await page.goto("/");
		await expect.poll(async () => (await draftOf(id))?.words.name).toBe("Fenster zu!");
		await open(page, `/admin/angebot-bearbeiten/${id}`);
		await field(page, "name").fill("Fenster wieder auf");
		await isKept(page);
		await page.locator("#state").selectOption("Online");
		await page.keyboard.press("Control+s");
		await expect(line(page)).toContainText("Gespeichert um");
		expect(await draftOf(id)).toBeNull();
		await field(page, "name").fill("Und weiter");
		await isKept(page);
	});

	test("of which one's own last words arrive after the page is shown with them, as after a change of language", async ({
		page,
	}) => {
		const id = await openOne(page, "Sprache gewechselt");
		await field(page, "name").fill("Vorher");
		await isKept(page);
		await open(page, `/admin/angebot-bearbeiten/${id}`);
		const { offerWords } = await import("../make.ts");
		const { offerRecords } = await import("#app/offers/offer-service.server.ts");
		const { db } = await import("#app/database/client.server.ts");
		const me = await db()
			.selectFrom("users")
			.select(["id", "email"])
			.where("email", "=", admin.email)
			.executeTakeFirstOrThrow();
		const draft = (await offerRecords.draftOf(id))!;
		const words = { ...offerWords, name: "Zuletzt getippt" };
		const shown = { draftId: draft.id, seen: draft.version, window: "vorher" };
		await offerRecords.keep(id, { words, pictures: [], base: 1, ...shown }, me);
		await expect(async () => {
			await page.evaluate(() => window.dispatchEvent(new Event("focus")));
			await expect(field(page, "name")).toHaveValue("Zuletzt getippt", { timeout: 1000 });
		}).toPass();
		await expect(page.getByText("einen anderen Entwurf gesichert")).toHaveCount(0);
	});

	test("that somebody else keeps meanwhile is told, with one's own words still in the form", async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/status of 409/);
		const id = await openOne(page, "Zwei Entwürfe");
		const { makeUser, offerWords } = await import("../make.ts");
		const { offerRecords } = await import("#app/offers/offer-service.server.ts");
		const colleague = await makeUser();
		const words = { ...offerWords, name: "Vom Kollegen" };
		await offerRecords.keep(id, { words, pictures: [], base: 1, draftId: "", seen: 0, window: "anderes" }, colleague);
		await field(page, "name").fill("Von mir");
		const told = page.getByRole("alert").filter({ hasText: `${colleague.email} hat inzwischen einen anderen Entwurf` });
		await expect(told).toBeVisible();
		await expect(field(page, "name")).toHaveValue("Von mir");
		await told.getByRole("button", { name: "Meinen Entwurf sichern" }).click();
		await expect.poll(async () => (await draftOf(id))?.words.name).toBe("Von mir");
	});
});

test("an older version is compared, restored as a draft, and its pictures are shown by what they are", async ({
	page,
}) => {
	const { makeOffer, makePicture, makeUser, offerWords } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const { offerForm } = await import("#app/offers/editor/offer-form.ts");
	const { parse } = await import("valibot");
	const by = await makeUser();
	const front = await makePicture(by);
	const id = await makeOffer({ name: "Fassung eins" }, { by });
	await offerRecords.change(id, 1, parse(offerForm, { ...offerWords, name: "Fassung zwei" }), {
		by,
		pictures: [{ id: front.id, alt: "Von vorn", alt_en: "" }],
	});
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page.getByRole("link", { name: "Versionen" }).click();
	await page.getByRole("link", { name: "Version 2 vergleichen" }).click();
	const comparison = page.getByRole("region", { name: "Version 2 gegenüber Version 1" });
	await expect(comparison.locator("del")).toHaveText("Fassung eins");
	await expect(comparison.getByText("Dazugekommen")).toBeVisible();
	await page.getByRole("button", { name: "Version 1 wiederherstellen" }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Version 1 ist jetzt der Entwurf");
	await expect(field(page, "name")).toHaveValue("Fassung eins");
	await expect(cards(page)).toHaveCount(0);
});
