import type { Page } from "@playwright/test";
import { json } from "../translator.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });
test.afterEach(({ site }) => {
	site.translator.answers = null;
});

const field = (page: Page, name: string) => page.locator(`#${name}`);
const translate = (page: Page) => page.getByRole("button", { name: "Ins Englische übersetzen" });
const toast = (page: Page, kind: "good" | "bad") => page.locator(`[data-toast=${kind}]`);
const question = (page: Page) => page.getByRole("alertdialog", { name: "Englischen Text ersetzen?" });

async function newOffer(page: Page, words: Record<string, string>): Promise<void> {
	await open(page, "/admin/angebot-hinzufuegen");
	for (const [name, word] of Object.entries(words)) await field(page, name).fill(word);
}

test("name and description are translated, the German stays, and what was filled in is an unsaved change", async ({
	page,
}) => {
	await newOffer(page, { name: "Kettenbagger", description: "Ein Bagger,\nder gräbt." });
	await translate(page).click();
	await expect(field(page, "name_en")).toHaveValue("EN: Kettenbagger");
	await expect(field(page, "description_en")).toHaveValue("EN: Ein Bagger,\nder gräbt.");
	await expect(field(page, "name")).toHaveValue("Kettenbagger");
	await expect(field(page, "description")).toHaveValue("Ein Bagger,\nder gräbt.");
	await expect(page.getByRole("status").filter({ hasText: "Bitte lesen Sie den englischen Text" })).toBeVisible();
	await page.getByRole("button", { name: "Abbrechen", exact: true }).click();
	await expect(page.getByRole("alertdialog", { name: "Änderungen verwerfen?" })).toBeVisible();
});

test("with neither name nor description there is nothing to translate, and nobody is asked", async ({ page, site }) => {
	await newOffer(page, { name: "  ", manufacturer: "Werk" });
	const before = site.translator.asked.length;
	await translate(page).click();
	await expect(toast(page, "bad")).toContainText("Nichts zu übersetzen");
	await expect(toast(page, "bad")).toContainText("Bitte geben Sie einen Namen oder eine Beschreibung ein.");
	expect(site.translator.asked.length).toBe(before);
});

test("an English text that stands there is replaced only by who says so", async ({ page }) => {
	await newOffer(page, { name: "Walze", description: "Walzt.", name_en: "My own roller" });
	await translate(page).click();
	await expect(question(page)).toContainText("Hier steht schon ein englischer Text: Bezeichnung.");
	await page.keyboard.press("Escape");
	await expect(question(page)).toBeHidden();
	await expect(field(page, "description_en")).toHaveValue("");
	await translate(page).click();
	await question(page).getByRole("button", { name: "Nur leere Felder füllen" }).click();
	await expect(field(page, "description_en")).toHaveValue("EN: Walzt.");
	await expect(field(page, "name_en")).toHaveValue("My own roller");
	await translate(page).click();
	await expect(question(page).getByRole("button", { name: "Nur leere Felder füllen" })).toHaveCount(0);
	await question(page).getByRole("button", { name: "Ersetzen" }).click();
	await expect(field(page, "name_en")).toHaveValue("EN: Walze");
});

test("when the name fails, the description still arrives, and the message names the field, the reason and a code", async ({
	page,
	site,
	expectTrouble,
}) => {
	expectTrouble(/status of 502|502 .*uebersetzen/);
	site.translator.answers = ({ body }, response) => {
		const [text] = body.text as string[];
		if (text === "Shredder") json(response, 456, { message: "Quota Exceeded, inner words" });
		else json(response, 200, { translations: [{ text: "It shreds." }] });
	};
	await newOffer(page, { name: "Shredder", description: "Er schreddert." });
	await translate(page).click();
	await expect(field(page, "description_en")).toHaveValue("It shreds.");
	await expect(field(page, "name_en")).toHaveValue("");
	const words =
		"Übersetzung von „Bezeichnung“ fehlgeschlagen: Das Kontingent beim Übersetzungsdienst ist aufgebraucht. (Code: 502)";
	await expect(toast(page, "bad")).toContainText(words);
	await expect(page.getByRole("main").getByRole("alert")).toContainText(words);
	await expect(page.locator("body")).not.toContainText("inner words");
	await expect(field(page, "name")).toHaveValue("Shredder");
});

test("in English the messages say which translation failed", async ({ page, site, context, expectTrouble }) => {
	expectTrouble(/status of 502|502 .*uebersetzen/);
	await context.addCookies([{ name: "app_language", value: "EN", url: site.address }]);
	site.translator.answers = (_, response) =>
		void response.writeHead(200, { "Content-Type": "text/html" }).end("<h1>Maintenance</h1>");
	await newOffer(page, { name: "Bagger", description: "Gräbt." });
	await page.getByRole("button", { name: "Translate into English" }).click();
	for (const part of ["Name translation failed: ", "Description translation failed: "]) {
		await expect(toast(page, "bad")).toContainText(
			`${part}The translation service sent something unreadable. (Code: 502)`,
		);
	}
	await expect(page.locator("body")).not.toContainText("Maintenance");
});

test("without a translation service the button explains it", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 503|503 .*uebersetzen/);
	await newOffer(page, { name: "Bagger" });
	await page.route("**/admin/uebersetzen", (route) =>
		route.fulfill({ status: 503, json: { reason: "notSetUp", code: 503 } }),
	);
	await translate(page).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Die Übersetzung ist noch nicht eingerichtet.");
	await expect(field(page, "name_en")).toHaveValue("");
});

test("what is typed into the English field while it is translated stays", async ({ page }) => {
	await newOffer(page, { name: "Bagger", description: "Gräbt." });
	await page.route("**/admin/uebersetzen", async (route) => {
		if (route.request().postData()?.includes("Bagger")) await field(page, "name_en").fill("Typed meanwhile");
		await route.continue();
	});
	await translate(page).click();
	await expect(field(page, "description_en")).toHaveValue("EN: Gräbt.");
	await expect(translate(page)).toBeEnabled();
	await expect(field(page, "name_en")).toHaveValue("Typed meanwhile");
});
