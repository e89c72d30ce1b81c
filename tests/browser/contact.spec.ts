import type { Page } from "@playwright/test";
import { db } from "#app/foundation/database/client.server.ts";
import { lookOver } from "./look-over.ts";
import { expect, hold, open, ready, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 640 } });

async function fillIn(page: Page): Promise<string> {
	const message = `Ist die Maschine noch da? ${Math.random()}`;
	for (const [field, words] of Object.entries({ name: "Erika Mustermann", email: "erika@example.com", message }))
		await page.locator(`#${field}`).fill(words);
	await page.locator("#privacy_agreed").check();
	return message;
}

/** How many requests with these words the database holds. */
const storedWith = async (message: string) =>
	(await db().selectFrom("Kontaktanfragen_Archiv").select("id").where("message", "=", message).execute()).length;
const heading = (page: Page) => page.getByRole("heading", { name: "Ihre Anfrage ist angekommen" });
const send = (page: Page) => page.getByRole("button", { name: "Anfrage senden" });

test("mistakes lead to their fields, a double click sends once, and what was sent stays", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.getByRole("link", { name: "Anfragen" }).click();
	await expect(page.locator("#name")).toBeFocused();
	const form = page.getByRole("main").locator("form");
	await expect(form.getByRole("link", { name: "Prüfbagger Galerie" })).toBeInViewport();
	await expect(page.locator("#subject")).toHaveValue("Anfrage: Prüfbagger Galerie");
	await page.locator("#email").fill("keine-adresse");
	await send(page).click();
	const summary = page.getByRole("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link").first()).toHaveText("Bitte geben Sie Ihren Namen ein.");
	await expect(page.locator("#email")).toHaveAccessibleDescription(/^Bitte /);
	await lookOver(page, "the form's mistakes");
	await summary.getByRole("link").first().click();
	await expect(page.locator("#name")).toBeFocused();
	await page.keyboard.type("Erika");
	await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid");
	await expect(page.getByRole("main").getByRole("alert"), "it does not interrupt who corrects").toHaveCount(0);
	await page.locator("#email").fill("noch keine");
	await page.keyboard.press("Tab");
	await expect(page.locator("#email"), "what is wrong stays so").toHaveAttribute("aria-invalid");
	await expect(form.locator("li a").first(), "in its place").toHaveAttribute("href", "#email");
	await send(page).click();
	await expect(summary).toBeFocused();
	await page.locator("#email").fill("keine-adresse");
	await expect(page.locator("#email")).toHaveValue("keine-adresse");
	const text = await fillIn(page);
	const release = await hold(page, "**/kontakt.data*");
	await send(page).dblclick();
	await expect(page.getByRole("button", { name: "Wird gesendet …" })).toBeDisabled();
	release();
	const expectSent = async () => {
		await expect(heading(page)).toBeFocused();
		await expect(heading(page)).toBeInViewport();
		await expect(page.getByRole("main")).toContainText(text);
		await expect(page.getByRole("main").locator("form")).toHaveCount(0);
	};
	await expectSent();
	await expect(page.locator("[data-toast=good]")).toContainText("Ihre Anfrage ist angekommen");
	await lookOver(page, "what was sent");
	await page.reload();
	await expectSent();
	expect(await storedWith(text)).toBe(1);
	const choose = (language: string) => page.getByRole("link", { name: language }).first().click();
	await choose("English");
	await expect(page.getByRole("heading", { name: "Your enquiry has arrived" })).toBeFocused();
	await choose("Deutsch");
	await expectSent();
	await page.getByRole("link", { name: "Weitere Anfrage" }).click();
	await expect(page.locator("#name")).toBeFocused();
	await expect(page.locator("#subject")).toHaveValue("Allgemeine Anfrage");
	await page.goBack();
	await expectSent();
	await open(page, "/kontakt");
	await expect(page.locator("#message")).toHaveValue("");
});

test("a form that finds no network says so, and keeps what was typed", async ({ page, context, expectTrouble }) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Error loading route module|502/);
	await open(page, "/kontakt");
	const text = await fillIn(page);
	const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Nicht gesendet" });
	const expectFailure = async () => {
		await send(page).click();
		await expect(failure.locator("..")).toBeFocused();
		await expect(failure).toBeInViewport({ ratio: 1 });
		await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gesendet");
		await expect(send(page)).toBeInViewport();
		await expect(failure.getByRole("link")).toHaveAttribute("href", /^tel:\+?\d+$/);
		await expect(page.locator("#message")).toHaveValue(text);
	};
	// The line may die unnoticed, or the browser may know.
	await page.route("**/kontakt.data*", (route) => route.abort("internetdisconnected"));
	await expectFailure();
	await page.unroute("**/kontakt.data*");
	await page.reload();
	await ready(page);
	await expect(page.locator("#message"), "a reload loses no word").toHaveValue(text);
	const stays = async () => {
		await page.getByRole("banner").getByRole("link").first().click();
		await expect(page.getByText("Andere Seiten öffnen sich, sobald")).toBeVisible();
	};
	await page.route("**/*", (route) => route.abort("internetdisconnected"));
	await stays();
	await page.route("**/*", (route) => route.fulfill({ status: 502 }));
	await page.waitForResponse("**/robots.txt");
	await stays();
	await page.unroute("**/*");
	await expect(page.getByText("Andere Seiten öffnen sich, sobald")).toBeHidden();
	await ready(page);
	await expect(page.locator("#message")).toHaveValue(text);
	await context.setOffline(true);
	await stays();
	await page.locator("#name").focus();
	await expectFailure();
	await context.setOffline(false);
	const release = await hold(page, "**/kontakt.data*");
	await send(page).click();
	await expect(page.getByRole("button", { name: "Wird gesendet …" })).toBeDisabled();
	await expect(failure, "without it the button would move away under a second click").toBeVisible();
	// The line may die again as soon as the form is sent.
	const asked: string[] = [];
	page.on("request", (sent) => sent.method() === "GET" && sent.resourceType() === "fetch" && asked.push(sent.url()));
	release();
	await expect(heading(page)).toBeVisible();
	expect(asked).toEqual([]);
	expect(await storedWith(text)).toBe(1);
});

test("words typed before the scripts are there stay", async ({ page, site }) => {
	const release = await hold(page, "**/assets/*.js");
	await page.goto(`/kontakt?ids=${site.offers.gallery},${site.offers.onRequest}`, { waitUntil: "domcontentloaded" });
	await page.locator("#message").fill("Schon getippt");
	release();
	await ready(page);
	await expect(page.locator("#message")).toHaveValue("Schon getippt");
	await page.locator("#subject").fill("Eilig");
	await page.reload();
	await page.getByRole("link", { name: "English" }).first().click();
	await expect(page.getByLabel("Subject"), "in another language as well").toHaveValue("Eilig");
});
