import { db } from "#app/foundation/database/client.server.ts";
import { pdf } from "../pdfs.ts";
import { expect, open, ready, test } from "./test.ts";

test("who applies is told at once what is no CV, and sees the confirmation", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 400/);
	await open(page, "/karriere");
	await page
		.locator("#offene-stellen li")
		.nth(2)
		.getByRole("link", { name: /^Details/ })
		.click();
	const message = `Über die Seite, ${Date.now()}`;
	await page.getByLabel("Name").fill("Jana Bewerberin");
	await page.getByLabel("E-Mail").fill("jana@example.com");
	await page.getByLabel("Was Sie können").fill(message);
	await page.getByLabel(/Datenschutzerklärung/).check();
	const apply = async (name: string, mimeType: string, buffer: Buffer) => {
		await page.locator("#cv").setInputFiles({ name, mimeType, buffer });
		await page.getByRole("button", { name: "Bewerbung senden" }).click();
	};
	const stored = () => db().selectFrom("Kontaktanfragen_Archiv").select("id").where("message", "=", message).execute();
	const alert = page.getByRole("main").getByRole("alert");
	await apply("lebenslauf.docx", "application/msword", pdf());
	await expect(alert, "checked before anything is sent").toContainText(/keine PDF-.Datei/);
	await apply("lebenslauf.pdf", "application/pdf", Buffer.from("Hallo"));
	await expect(alert).toContainText(/Der Lebenslauf ist keine PDF-.Datei/);
	await page.reload();
	await ready(page);
	await expect(page.locator("#cv"), "no browser keeps a file").toHaveAccessibleDescription(/noch einmal aus/);
	await expect(page.getByLabel("Was Sie können"), "what was typed is kept").toHaveValue(message);
	expect(await stored()).toHaveLength(0);
	await apply("lebenslauf.pdf", "application/pdf", pdf());
	const confirmation = page.locator("#bewerben");
	await expect(confirmation).toContainText("Ihre Bewerbung ist angekommen");
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toBeInViewport();
	expect(await stored()).toHaveLength(1);
	await page.reload();
	await ready(page);
	await expect(page.getByLabel("Was Sie können"), "what was sent is kept no longer").toHaveValue("");
});
