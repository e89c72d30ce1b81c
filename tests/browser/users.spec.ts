import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Role } from "#app/accounts/role.ts";
import { linkInMail } from "../outside/mail-files.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const newAddress = () => `neu-${randomUUID()}@example.com`;
async function someUser(role: Role = "angebots_admin") {
	const { makeUser } = await import("../make.ts");
	return makeUser(role);
}
const field = (page: Page, name: string) => page.locator(`#${name}`);
const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Benutzer hinzufügen" });
const toast = (page: Page, kind: "good" | "bad") => page.locator(`[data-toast=${kind}]`);

async function fill(page: Page, words: { email: string; password: string; confirm?: string }) {
	await field(page, "email").fill(words.email);
	await field(page, "password").fill(words.password);
	await field(page, "confirm_password").fill(words.confirm ?? words.password);
}

test("a user is added, confirms by the mail on a page with a button, and signs in", async ({
	page,
	browser,
	watch,
	baseURL,
}) => {
	const email = newAddress();
	await open(page, "/admin/dashboard");
	await page.getByRole("link", { name: "Benutzer hinzufügen" }).click();
	await expect(field(page, "role")).toHaveValue("angebots_admin");
	await expect(page.getByText("Mindestens 6 Zeichen")).toBeVisible();
	await fill(page, { email, password: "grober Kies" });
	await submit(page).click();
	await expect(page).toHaveURL(/\/admin\/benutzer$/);
	await expect(toast(page, "good")).toContainText(`${email} ist angelegt`);

	const context = await browser.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
	watch(context);
	const theirs = await context.newPage();
	await open(theirs, await linkInMail(email));
	await expect(theirs.getByText(email)).toBeVisible();
	await theirs.getByRole("button", { name: "Adresse bestätigen" }).click();
	await expect(theirs).toHaveURL(/\/admin\/login$/);
	await expect(toast(theirs, "good")).toContainText(`${email} ist bestätigt.`);
	await field(theirs, "email").fill(email);
	await field(theirs, "password").fill("grober Kies");
	await theirs.getByRole("button", { name: "Anmelden" }).click();
	await expect(theirs).toHaveURL(/\/admin\/dashboard$/);
	await expect(theirs.getByRole("link", { name: "Benutzer hinzufügen" })).toHaveCount(0);
	await context.close();
});

test("each password can be shown and hidden, with the mouse and with the keyboard", async ({ page }) => {
	await open(page, "/admin/benutzer-hinzufuegen");
	await fill(page, { email: newAddress(), password: "grober Kies" });
	for (const [name, label] of [
		["password", "Passwort"],
		["confirm_password", "Passwort wiederholen"],
	] as const) {
		await expect(field(page, name)).toHaveAttribute("type", "password");
		await page.getByRole("button", { name: `${label} anzeigen`, exact: true }).click();
		await expect(field(page, name)).toHaveAttribute("type", "text");
		await expect(field(page, name)).toHaveValue("grober Kies");
		await field(page, name).focus();
		await page.keyboard.press("Tab");
		await expect(page.getByRole("button", { name: `${label} verbergen`, exact: true })).toBeFocused();
		await page.keyboard.press("Enter");
		await expect(field(page, name)).toHaveAttribute("type", "password");
		await expect(page).toHaveURL(/benutzer-hinzufuegen$/);
	}
});

test("different and short passwords are told beside the field and in a toast, without asking the server", async ({
	page,
}) => {
	await open(page, "/admin/benutzer-hinzufuegen");
	let asked = 0;
	page.on("request", (request) => request.method() === "POST" && asked++);
	await fill(page, { email: newAddress(), password: "grober Kies", confirm: "feiner Kies" });
	await submit(page).click();
	await expect(toast(page, "bad")).toContainText("Passwörter verschieden");
	await expect(page.locator("#confirm_password-error")).toHaveText("Die beiden Passwörter stimmen nicht überein.");
	await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
	await fill(page, { email: newAddress(), password: "Kies" });
	await submit(page).click();
	await expect(toast(page, "bad")).toContainText("Passwort zu kurz");
	await expect(page.locator("#password-error")).toHaveText("Das Passwort muss mindestens 6 Zeichen haben.");
	expect(asked).toBe(0);
});

test("a password that is easily guessed is refused, by the server alone; a better one is taken", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 400/);
	const email = newAddress();
	await open(page, "/admin/benutzer-hinzufuegen");
	await fill(page, { email, password: "Bagger2026" });
	await submit(page).click();
	await expect(page.locator("#password-error")).toContainText("leicht zu erraten");
	await fill(page, { email, password: "Kies mit Eimer" });
	await submit(page).click();
	await expect(toast(page, "good")).toContainText(email);
});

test("who is there already is refused; what was typed stays", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 409/);
	const { email } = await someUser();
	await open(page, "/admin/benutzer-hinzufuegen");
	await fill(page, { email: email.toUpperCase(), password: "grober Kies" });
	await submit(page).click();
	await expect(toast(page, "bad")).toContainText("Benutzer existiert bereits");
	await expect(page.locator("#email-error")).toHaveText("Mit dieser Adresse gibt es schon ein Konto.");
	await expect(field(page, "password")).toHaveValue("grober Kies");
});

test("a network that is gone leaves the form as it is", async ({ page, expectTrouble }) => {
	expectTrouble(/ERR_FAILED|net::/);
	await open(page, "/admin/benutzer-hinzufuegen");
	await fill(page, { email: newAddress(), password: "grober Kies" });
	await page.route("**/*.data", (route) => route.abort());
	await submit(page).click();
	await expect(toast(page, "bad")).toContainText("Fehler bei der Registrierung");
	await expect(field(page, "password")).toHaveValue("grober Kies");
});

for (const width of [360, 1440]) {
	test(`role, lock and deletion are a page away from the list, on a window of ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		const user = await someUser();
		await open(page, "/admin/benutzer");
		await page.getByRole("link", { name: user.email }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(user.email);
		await page.getByLabel("Rolle").selectOption("admin");
		await page.getByRole("button", { name: "Rolle speichern" }).click();
		await expect(toast(page, "good")).toContainText("Die Rolle");
		await expect(page.getByLabel("Rolle")).toHaveValue("admin");
		await page.getByRole("button", { name: "Benutzer sperren" }).click();
		await expect(page.getByRole("definition").filter({ hasText: "gesperrt" })).toBeVisible();
		await page.getByRole("button", { name: "Sperre aufheben" }).click();
		await expect(page.getByRole("definition").filter({ hasText: "aktiv" })).toBeVisible();

		await page.getByRole("button", { name: "Benutzer löschen" }).click();
		const question = page.getByRole("alertdialog");
		await expect(question).toContainText(`${user.email} wird gelöscht.`);
		await question.getByRole("button", { name: "Abbrechen" }).click();
		await expect(question).toBeHidden();
		await page.getByRole("button", { name: "Benutzer löschen" }).click();
		await question.getByRole("button", { name: "Löschen" }).click();
		await expect(page).toHaveURL(/\/admin\/benutzer$/);
		await expect(toast(page, "good")).toContainText(`${user.email} ist gelöscht.`);
		await expect(page.getByRole("link", { name: user.email })).toHaveCount(0);
	});
}

test("the page of a user tells what was done with them, and by whom", async ({ page }) => {
	const user = await someUser();
	await open(page, `/admin/benutzer/${user.id}`);
	await page.getByRole("button", { name: "Benutzer sperren" }).click();
	await expect(toast(page, "good")).toBeVisible();
	await page.getByRole("main").getByText("Verlauf").click();
	await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Gesperrt" })).toContainText(
		"first@example.com",
	);
});

test("all of it speaks English to who wants that", async ({ page, context, baseURL }) => {
	await context.addCookies([{ name: "app_language", value: "EN", url: baseURL! }]);
	const user = await someUser();
	await open(page, "/admin/benutzer-hinzufuegen");
	await fill(page, { email: newAddress(), password: "coarse gravel", confirm: "fine gravel" });
	await page.getByRole("main").getByRole("button", { name: "Add user" }).click();
	await expect(toast(page, "bad")).toContainText("Passwords differ");
	await page.getByRole("button", { name: "Show: Repeat password" }).click();
	await open(page, `/admin/benutzer/${user.id}`);
	for (const words of ["Change role", "Lock user", "Require second factor"])
		await expect(page.getByRole("main").getByText(words).first()).toBeVisible();
	await page.getByRole("button", { name: "Delete user" }).click();
	await expect(page.getByRole("alertdialog")).toContainText("This cannot be undone.");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("users are added, changed and deleted, and mistakes are told", async ({ page, expectTrouble }) => {
		expectTrouble(/status of 400/);
		const email = newAddress();
		await page.goto("/admin/benutzer-hinzufuegen");
		await expect(page.getByRole("button", { name: "Passwort anzeigen" })).toHaveCount(0);
		await fill(page, { email, password: "passwort" });
		await submit(page).click();
		await expect(page.locator("#password-error")).toContainText("leicht zu erraten");
		await expect(field(page, "email")).toHaveValue(email);
		await expect(field(page, "password")).toHaveValue("");
		await fill(page, { email, password: "Kies mit Eimer" });
		await submit(page).click();
		await expect(page).toHaveURL(/\/admin\/benutzer$/);
		await expect(page.getByRole("status").first()).toContainText(email);
		await page.getByRole("link", { name: email }).click();
		await page.getByRole("button", { name: "Benutzer sperren" }).click();
		await expect(page.getByRole("status").first()).toContainText("gesperrt");
		await page.getByRole("button", { name: "Benutzer löschen" }).click();
		await expect(page.getByRole("main")).toContainText(`${email} wird gelöscht.`);
		await page.getByRole("button", { name: "Löschen", exact: true }).click();
		await expect(page).toHaveURL(/\/admin\/benutzer$/);
		await expect(page.getByRole("link", { name: email })).toHaveCount(0);
	});
});
