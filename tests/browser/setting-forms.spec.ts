import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

for (const [what, address, field, words, stored] of [
	["a text block", "textbausteine", "#text", "Guten Tag {name},", "Textbaustein gespeichert"],
	["words of the search", "suchwoerter", "#words", "Quarkheber\nQuarklader", "Suchwörter gespeichert"],
	["the office's hours", "buerozeiten", "#opens_1", "06:10", "Bürozeiten gespeichert"],
	["the dealer", "firma", "#founded", "1950", "gilt auf der Website ab sofort"],
	["the words of a page", "texte/service", "#de\\.intro", "Wir schrauben selbst.", "Die Seite zeigt es ab sofort"],
	["how prices are explained", "preise", "#instalment_deposit", "15", "gilt auf der Website ab sofort"],
	["the dealer's makes", "", "#own_makes", "Quarkmann\n\n", "Die Hersteller gelten ab sofort."],
] as const)
	test(`${what}: leaving asks, no network keeps what was typed, and what is saved is not asked about`, async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/ERR_FAILED|Failed to (fetch|load)/);
		await open(page, `/admin/einstellungen/${address}`.replace(/\/$/, ""));
		const box = page.locator(field);
		const menu = page.getByRole("link", { name: "Postausgang" }).first();
		const form = page.locator("form").filter({ has: box });
		if (address === "textbausteine") await form.locator("#name").fill(`Gruß ${Date.now()}`);
		await box.fill(words);
		await menu.click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(box).toHaveValue(words);
		await page.route(/einstellungen/, (route) =>
			route.request().method() === "POST" ? route.abort() : route.continue(),
		);
		await form.getByRole("button", { name: "Speichern" }).press("Enter");
		const said = page.getByRole("main").getByRole("alert").filter({ hasText: "Der Server ist nicht erreichbar" });
		await expect(said).toBeVisible();
		await expect(box).toHaveValue(words);
		await page.unrouteAll();
		await menu.click();
		await expect(question(page), "what could not be saved is still asked about").toBeVisible();
		await page.keyboard.press("Escape");
		await form.getByRole("button", { name: "Speichern" }).press("Enter");
		await expect(page.locator("[data-toast=good]")).toContainText(stored);
		await menu.click();
		await expect(page).toHaveURL(/\/admin\/postausgang$/);
	});

test("the form of another text block opens only after a question, and deleting one keeps what is typed for a new one", async ({
	page,
}) => {
	const { db } = await import("#app/database/client.server.ts");
	const block = { text: "Guten Tag", text_en: null, updated_at: "2026-01-01T00:00:00.000Z" };
	const ids = [crypto.randomUUID(), crypto.randomUUID()];
	await db()
		.insertInto("text_blocks")
		.values(ids.map((id, n) => ({ ...block, id, name: `Anrede ${n} ${id}` })))
		.execute();
	await open(page, "/admin/einstellungen/textbausteine");
	await page.locator("#text").fill("Mühsam geschrieben");
	await page.getByRole("link", { name: `„Anrede 0 ${ids[0]}“ bearbeiten` }).click();
	await expect(question(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: `„Anrede 0 ${ids[0]}“ löschen` }).click();
	await page.getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Textbaustein gelöscht");
	await expect(page.getByRole("heading", { name: `Anrede 0 ${ids[0]}` })).toHaveCount(0);
	await expect(page.locator("#text")).toHaveValue("Mühsam geschrieben");
	await db().deleteFrom("text_blocks").where("id", "in", ids).execute();
});
