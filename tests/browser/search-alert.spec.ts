import { linkInMail } from "../outside/mail-files.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

/** No person is quicker, and who is must send once more. */
const TYPING_MILLISECONDS = 2100;

test("a list leads to a search alert with its filters, which the link in the mail starts and ends; the office erases it", async ({
	page,
	expectTrouble,
	staffCookies,
}) => {
	// The first try lacks an address.
	expectTrouble(/status of 400/);
	const email = `wartet-${Math.random().toString(36).slice(2)}@example.com`;
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page, "/angebot/kaufen?category=bagger");
	await page.getByRole("link", { name: "Suchauftrag", exact: true }).click();
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { level: 1, name: "Suchauftrag" })).toBeFocused();
	await expect(main.getByRole("listitem")).toHaveText(["Bagger"]);
	const send = main.getByRole("button", { name: "Suchauftrag anlegen" });
	await send.click();
	const summary = main.getByRole("alert");
	await expect(summary).toBeFocused();
	await summary.getByRole("link", { name: /E-Mail-Adresse/ }).click();
	await expect(page.locator("#email")).toBeFocused();
	await page.keyboard.type(email);
	await page.locator("#consent").check();
	await lookOver(page, "the form of a search alert");
	await page.setViewportSize({ width: 360, height: 640 });
	await page.waitForTimeout(TYPING_MILLISECONDS);
	await send.click();
	// What was sent stands in the form's place, in view and with the focus.
	const sent = main.getByRole("status");
	await expect(sent).toContainText(`Öffnen Sie den Link in unserer Mail an ${email}`);
	await expect(sent).toBeFocused();
	await expect(page.locator("[data-toast=good]")).toContainText("Bitte sehen Sie in Ihr Postfach");
	await expect(sent.getByRole("heading")).toBeInViewport();
	await lookOver(page, "a search alert that was asked for");
	await open(page, await linkInMail(email));
	await lookOver(page, "the link of a search alert");
	await page.getByRole("button", { name: /^Suchauftrag bestätigen: .*Bagger/ }).click();
	await expect(page.getByRole("status").filter({ hasText: "Der Suchauftrag läuft" })).toBeInViewport();
	await page.getByRole("button", { name: /^Suchauftrag beenden: .*Bagger/ }).click();
	await expect(page.getByRole("status").filter({ hasText: "Beendet" })).toBeInViewport();

	await page.context().addCookies(staffCookies);
	await open(page, "/admin/suchauftraege");
	await page.getByLabel("E-Mail-Adresse").fill(email);
	await page.getByRole("button", { name: "Anzeigen" }).click();
	const erase = page.getByRole("button", { name: "Alles zu dieser Adresse löschen" });
	await erase.click();
	const question = page.getByRole("alertdialog");
	await expect(question).toContainText(`Alles, was zu ${email} gespeichert ist, wird endgültig gelöscht.`);
	await question.getByRole("button", { name: "Abbrechen" }).click();
	await expect(erase).toBeFocused();
	await erase.click();
	await question.getByRole("button", { name: "Alles zu dieser Adresse löschen" }).click();
	await expect(page.getByText("Gelöscht.").locator("../..")).toBeFocused();
});
