import type { Page } from "@playwright/test";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, signIn, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });
const isKept = (page: Page) =>
	expect(page.locator(".save-bar").getByRole("status")).toContainText("Entwurf gespeichert");

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
