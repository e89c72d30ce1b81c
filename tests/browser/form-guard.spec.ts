import type { BrowserContext, Page } from "@playwright/test";
import { hashOf } from "#app/foundation/config/tokens.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { expect, open, ready, sessionCookie, signIn, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen als Entwurf speichern?" });
const answer = (page: Page, name: string) => question(page).getByRole("button", { name });
const back = (page: Page) => page.getByRole("link", { name: /^Zurück\b/ });
const savedLine = (page: Page) => page.locator(".save-bar").getByRole("status");
const stored = async (id: string) => (await offerRecords.findForEdit(id))!;
const draftWords = async (id: string) => (await offerRecords.draftOf(id))?.words;

async function openOne(page: Page, name: string): Promise<string> {
	const id = await makeOffer({ name, description: "Erster Text" }, { at: "2019-01-01T08:00:00.000Z" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	return id;
}

/** Ends this browser's session as if its time were over; the cookie stays. */
async function endSession(context: BrowserContext): Promise<void> {
	const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie)!;
	const ended = await db().deleteFrom("sessions").where("token_hash", "=", hashOf(cookie.value)).executeTakeFirst();
	expect(ended.numDeletedRows).toBe(1n);
}

test("unsaved changes are asked about: kept in the form, dropped, or a draft", async ({ page, expectTrouble }) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED/);
	const id = await openOne(page, "Wächter");
	await field(page, "description").fill("Noch nicht gespeichert");
	await back(page).click();
	await expect(answer(page, "Bleiben")).toBeFocused();
	await page.keyboard.press("Control+s");
	await page.keyboard.press("Escape");
	await expect(question(page)).toBeHidden();
	expect(await stored(id), "nothing is saved while the question is open").toMatchObject({ version: 1 });
	await expect(field(page, "description")).toHaveValue("Noch nicht gespeichert");
	await back(page).click();
	await answer(page, "Verwerfen").click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({ description: "Erster Text", version: 1 });
	await expect.poll(() => draftWords(id)).toBeUndefined();

	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page.route("**/entwurf", (route) => route.abort("internetdisconnected"));
	await field(page, "description").fill("Zuletzt getippt");
	await back(page).click();
	await answer(page, "Als Entwurf speichern").click();
	await expect(question(page)).toBeHidden();
	await expect(savedLine(page)).toContainText("Der Entwurf ist noch nicht gespeichert");
	await expect(field(page, "description"), "what can't be kept stays in the form").toHaveValue("Zuletzt getippt");
	await page.unroute("**/entwurf");
	await expect(savedLine(page), "it is sent again by itself").toContainText("Entwurf gespeichert");
	await back(page).click();
	await answer(page, "Als Entwurf speichern").click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await draftWords(id)).toMatchObject({ description: "Zuletzt getippt" });
});

test("unsaved changes are asked about at the browser's back button", async ({ page }) => {
	const name = `Rückkehrer ${Date.now()}`;
	await makeOffer({ name });
	await open(page, "/admin/dashboard");
	await page.getByRole("link", { name: `${name} bearbeiten` }).click();
	await field(page, "name").fill("Halbfertig");
	const moves = await page.evaluateHandle(() => {
		const all: Event[] = [];
		addEventListener("popstate", (event) => all.push(event));
		return all;
	});
	await page.goBack();
	await expect(question(page)).toBeVisible();
	// Back, and forward again; a press before the browser is there counts for nothing.
	await expect.poll(() => moves.evaluate((all) => all.length)).toBe(2);
	await answer(page, "Bleiben").click();
	await expect(page).toHaveURL(/angebot-bearbeiten/);
	await expect(field(page, "name")).toHaveValue("Halbfertig");
	await page.goBack();
	await answer(page, "Verwerfen").click();
	await expect(page).toHaveURL(/\/admin\/dashboard/);
});

test("a reload is asked about by the browser, and nothing where nothing was changed", async ({ page }) => {
	const id = await openOne(page, "Neulader");
	const asked: string[] = [];
	page.on("dialog", (dialog) => {
		asked.push(dialog.type());
		void dialog.accept();
	});
	await field(page, "name").click();
	await page.keyboard.type("x");
	await page.keyboard.press("Backspace");
	await field(page, "type").selectOption("miete");
	await field(page, "type").selectOption("kauf");
	await page.reload();
	await ready(page);
	expect(asked).toEqual([]);
	await back(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await field(page, "name").click();
	await page.keyboard.type("x");
	await page.reload();
	expect(asked).toEqual(["beforeunload"]);
});

test("an ended session loses nothing: after signing in elsewhere the form is saved", async ({ page, context }) => {
	// In a session of its own: the one that the tests share must not end.
	await context.clearCookies();
	const me = await makeUser("admin");
	await open(page, "/admin/login");
	await signIn(page, me);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const id = await openOne(page, "Sitzungsbagger");
	await field(page, "description").fill("Mühsam getippt");
	await endSession(context);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	const notice = page.getByRole("main").getByRole("alert");
	await expect(notice).toContainText("Ihre Sitzung ist abgelaufen");
	await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gespeichert");
	await expect(notice.locator("..")).toBeFocused();
	await expect(field(page, "description")).toHaveValue("Mühsam getippt");
	const [tab] = await Promise.all([
		context.waitForEvent("page"),
		notice.getByRole("link", { name: "In einem neuen Tab anmelden" }).click(),
	]);
	await ready(tab);
	await signIn(tab, me);
	await expect(tab).toHaveURL(/\/admin\/dashboard$/);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({ description: "Mühsam getippt", version: 2 });
});
