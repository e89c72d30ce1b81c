import type { Browser, BrowserContext, Page } from "@playwright/test";
import { lookOver, sizes } from "./look-over.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const EDIT = "/admin/angebot-bearbeiten/";
const field = (page: Page, name: string) => page.locator(`#${name}`);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A window of a colleague, and the colleague's address. */
async function colleagueIn(
	browser: Browser,
	baseURL: string | undefined,
	watch: (context: BrowserContext) => void,
): Promise<{ theirs: Page; email: string }> {
	const { makeUser } = await import("../make.ts");
	const { email, password } = await makeUser("angebots_admin");
	const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
	watch(context);
	const theirs = await context.newPage();
	await open(theirs, "/admin/login");
	await field(theirs, "email").fill(email);
	await field(theirs, "password").fill(password);
	await button(theirs, "Anmelden").click();
	await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
	return { theirs, email };
}

test("who opens what a colleague is editing goes back, reads, or takes over; the colleague is told at the next key and copies every word", async ({
	page,
	browser,
	baseURL,
	context,
	watch,
	expectTrouble,
}) => {
	expectTrouble(/409/);
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name: "Zu zweit" });
	await open(page, EDIT + id);
	await field(page, "description").fill("Mein erster Satz");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("Entwurf gesichert");

	const { theirs, email } = await colleagueIn(browser, baseURL, watch);
	await open(theirs, "/admin/angebote?q=Zu+zweit");
	await expect(theirs.getByText("first@example.com bearbeitet", { exact: true })).toBeVisible();
	await theirs.getByRole("link", { name: "Zu zweit" }).first().click();
	await expect(theirs.getByText("first@example.com bearbeitet diesen Eintrag")).toBeVisible();
	await lookOver(theirs, "a record that a colleague is editing");
	await theirs.getByRole("link", { name: "Nur lesen" }).click();
	await expect(theirs.getByText("Sie lesen nur")).toBeVisible();
	await expect(field(theirs, "description")).toHaveValue("Mein erster Satz");
	await expect(field(theirs, "description")).toBeDisabled();
	await expect(theirs.locator("form input[type=file]").first()).toBeDisabled();
	await lookOver(theirs, "a record that is only read");
	await button(theirs, "Übernehmen").click();
	await expect(field(theirs, "description")).toBeEnabled();
	await expect(field(theirs, "description")).toHaveValue("Mein erster Satz");

	// The very next key: pressing End first would already tell, and lock the form before the letter.
	await field(page, "description").evaluate((box: HTMLTextAreaElement) => {
		box.focus();
		box.setSelectionRange(box.value.length, box.value.length);
	});
	await page.keyboard.type("!");
	const note = page.getByRole("alert").filter({ hasText: `${email} bearbeitet diesen Eintrag jetzt` });
	await expect(note).toBeVisible();
	await expect(field(page, "description")).toBeDisabled();
	await expect(button(page, "Speichern")).toHaveCount(0);
	await expect(note.getByLabel("Ihre Wörter")).toHaveValue(/Mein erster Satz!/);
	await lookOver(page, "a record that was taken over");
	await page.setViewportSize(sizes.desk);
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await button(page, "Alles kopieren").click();
	await expect(note.getByText("Kopiert")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Mein erster Satz!");

	await theirs.setViewportSize(sizes.desk);
	await field(theirs, "name").fill("Von der Kollegin");
	await button(theirs, "Speichern").click();
	await expect(theirs).toHaveURL(/\/admin\/angebote/);
	await button(page, "Wieder übernehmen").click();
	await expect(field(page, "description")).toHaveValue("Mein erster Satz!");
	await expect(field(page, "description")).toBeEnabled();
	await expect(page.getByText(`${email} hat diesen Eintrag inzwischen gespeichert`)).toBeVisible();
	await theirs.context().close();
});

test("who returns to a form whose record has changed is told at once", async ({ page, browser, baseURL, watch }) => {
	const { makeOffer } = await import("../make.ts");
	const { endMark } = await import("#app/records/marks.server.ts");
	const { db } = await import("#app/database/client.server.ts");
	const id = await makeOffer({ name: "Wiederkehr" });
	await open(page, EDIT + id);
	const marks = () => db().selectFrom("editing_marks").select("user_id").where("record_id", "=", id).execute();
	await expect.poll(marks).toHaveLength(1);
	await endMark(id, (await marks())[0]!.user_id);

	const { theirs, email } = await colleagueIn(browser, baseURL, watch);
	await open(theirs, EDIT + id);
	await field(theirs, "name").fill("Inzwischen anders");
	await theirs.keyboard.press("Control+s");
	await expect(theirs.locator("[data-toast]")).toBeVisible();
	await theirs.goto("/admin/dashboard");
	await ready(theirs);
	await expect.poll(marks).toHaveLength(0);
	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(page.getByText(`${email} hat diesen Eintrag inzwischen gespeichert`)).toBeVisible();
	await expect.poll(marks).toHaveLength(1);
	await theirs.context().close();
});
