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

const isEditing = (page: Page, email: string) =>
	page.getByRole("status").filter({ hasText: `${email} bearbeitet diesen Eintrag auch` });

test("two who write in one record see each other, keep every word, and who saves second decides field by field", async ({
	page,
	browser,
	baseURL,
	watch,
	expectTrouble,
}) => {
	expectTrouble(/409/);
	const { makeOffer } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const id = await makeOffer({ name: "Zu zweit" });
	await open(page, EDIT + id);
	const { theirs, email } = await colleagueIn(browser, baseURL, watch);
	await open(theirs, "/admin/angebote?q=Zu+zweit");
	const inList = theirs.getByText("first@example.com bearbeitet", { exact: true });
	await expect(inList, "looking is not editing").toHaveCount(0);
	await field(page, "description").fill("Mein erster Satz");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("Entwurf gesichert");
	await theirs.reload();
	await expect(inList).toBeVisible();
	await theirs.getByRole("link", { name: "Zu zweit" }).first().click();
	await expect(isEditing(theirs, "first@example.com")).toBeVisible();
	await lookOver(theirs, "a record that a colleague is editing");
	await theirs.setViewportSize(sizes.desk);
	await expect(field(theirs, "description")).toHaveValue("Mein erster Satz");
	await field(theirs, "name").fill("Von der Kollegin");
	await expect(theirs.locator(".save-bar").getByRole("status")).toContainText("Entwurf gesichert");

	await page.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(isEditing(page, email)).toBeVisible();
	await field(page, "location").fill("Hof 7");
	await field(page, "name").fill("Von mir");
	await expect(page.getByText(`${email} hat inzwischen einen anderen Entwurf gesichert`)).toBeVisible();
	// What waits as a draft stays one until somebody chooses otherwise.
	await theirs.locator("#state").selectOption("Online");
	await button(theirs, "Speichern").click();
	await expect(theirs).toHaveURL(/\/admin\/angebote/);
	await button(page, "Speichern").click();
	const conflict = page.getByRole("alert").filter({ hasText: "inzwischen geändert" });
	await expect(conflict).toBeVisible();
	await expect(field(page, "location")).toHaveValue("Hof 7");
	await conflict.getByRole("listitem").filter({ hasText: "Von der Kollegin" }).getByRole("button").first().click();
	await conflict.locator("button[name=overwrite]").click();
	await expect(page).toHaveURL(/\/admin\/dashboard/);
	expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Von der Kollegin", location: "Hof 7", version: 3 });
	await theirs.context().close();
});

test("who returns to a form whose record has changed is told at once", async ({ page, browser, baseURL, watch }) => {
	const { makeOffer } = await import("../make.ts");
	const { db } = await import("#app/database/client.server.ts");
	const id = await makeOffer({ name: "Wiederkehr" });
	await open(page, EDIT + id);
	const editors = () => db().selectFrom("presence").select("user_id").where("record_id", "=", id).execute();

	const { theirs, email } = await colleagueIn(browser, baseURL, watch);
	await open(theirs, EDIT + id);
	await field(theirs, "name").fill("Inzwischen anders");
	await expect.poll(editors).toHaveLength(1);
	await theirs.keyboard.press("Control+s");
	await expect(theirs.locator("[data-toast]")).toBeVisible();
	await theirs.goto("/admin/dashboard");
	await ready(theirs);
	await expect.poll(editors).toHaveLength(0);
	// An answer of the last two seconds is fresh enough.
	await expect(async () => {
		await page.evaluate(() => window.dispatchEvent(new Event("focus")));
		await expect(page.getByText(`${email} hat diesen Eintrag inzwischen gespeichert`)).toBeVisible({ timeout: 1000 });
	}).toPass();
	await theirs.context().close();
});
