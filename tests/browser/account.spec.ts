import type { BrowserContext, Page } from "@playwright/test";
import type { Role } from "#app/accounts/role.ts";
import { linkInMail } from "../outside/mail-files.ts";
import { expect, open, sessionCookie, test } from "./test.ts";

type Person = { id: string; email: string; password: string };
async function someUser(role: Role = "angebots_admin"): Promise<Person> {
	const { makeUser } = await import("../make.ts");
	return makeUser(role);
}
/** What the app on the phone shows; `steps` half minutes from now. */
async function codeOf(secret: string, steps = 0): Promise<string> {
	const { codeAt, stepOf } = await import("#app/accounts/second-factor/totp.server.ts");
	// The code before is refused once another half minute begins.
	const left = 30_000 - (Date.now() % 30_000);
	if (steps < 0 && left < 5000) await new Promise((later) => setTimeout(later, left));
	return codeAt(secret.replaceAll(" ", ""), stepOf() + steps);
}
const field = (page: Page, name: string) => page.locator(`#${name}`);
const toast = (page: Page, kind: "good" | "bad") => page.locator(`[data-toast=${kind}]`);
async function signIn(page: Page, { email, password }: Pick<Person, "email" | "password">) {
	await page.goto("/admin/login");
	await field(page, "email").fill(email);
	await field(page, "password").fill(password);
	await page.getByRole("button", { name: "Anmelden" }).click();
}
async function signedIn(page: Page, person: Person) {
	await signIn(page, person);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

test("the password is changed; another device is signed out, this one is not", async ({
	page,
	browser,
	watch,
	baseURL,
}) => {
	const person = await someUser();
	await signedIn(page, person);
	const context: BrowserContext = await browser.newContext({ baseURL });
	watch(context);
	const other = await context.newPage();
	await signedIn(other, person);
	await open(page, "/admin/konto");
	await expect(page.getByRole("listitem").filter({ hasText: "Chrome auf Linux" })).toHaveCount(2);
	await page.getByRole("link", { name: "Passwort ändern" }).click();
	await field(page, "current_password").fill(person.password);
	await field(page, "password").fill("feiner Splitt");
	await field(page, "confirm_password").fill("feiner Splitt");
	await page.getByRole("button", { name: "Passwort speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/konto$/);
	await expect(toast(page, "good")).toContainText("Passwort geändert");
	await expect(page.getByRole("listitem").filter({ hasText: "Chrome auf Linux" })).toHaveCount(1);
	await other.goto("/admin/konto");
	await expect(other).toHaveURL(/\/admin\/login/);
	await signIn(other, { ...person, password: "feiner Splitt" });
	await expect(other).toHaveURL(/\/admin\/dashboard$/);
	await page.reload();
	await page.getByRole("button", { name: "Chrome auf Linux abmelden" }).click();
	await expect(toast(page, "good")).toContainText("Das Gerät ist abgemeldet.");
	await other.goto("/admin/konto");
	await expect(other).toHaveURL(/\/admin\/login/);
	await context.close();
});

test("a wrong current password is told in the page and as a toast, and nothing is changed", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 403/);
	const person = await someUser();
	await signedIn(page, person);
	await open(page, "/admin/konto/passwort");
	await field(page, "current_password").fill("falsch-falsch");
	await field(page, "password").fill("feiner Splitt");
	await field(page, "confirm_password").fill("feiner Splitt");
	await page.getByRole("button", { name: "Passwort speichern" }).click();
	await expect(toast(page, "bad")).toContainText("Das Passwort stimmt nicht.");
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Das Passwort stimmt nicht.");
});

test("the address changes with the link in the mail to the new one", async ({ page }) => {
	const person = await someUser();
	const next = `neu-${person.id}@example.com`;
	await signedIn(page, person);
	await open(page, "/admin/konto/e-mail");
	await field(page, "email").fill(next);
	await page.getByRole("button", { name: "Link senden" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText(next);
	await open(page, await linkInMail(next));
	await page.getByRole("button", { name: "Adresse bestätigen" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await expect(toast(page, "good")).toContainText(`${next} ist bestätigt.`);
	await expect(page.getByText(`Angemeldet als ${next}`)).toBeVisible();
});

for (const width of [360, 1440]) {
	test(`a second factor is set up and asked for at the next sign-in, on a window of ${width} pixels`, async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/status of 40[01]/);
		await page.setViewportSize({ width, height: 800 });
		const person = await someUser();
		await signedIn(page, person);
		await open(page, "/admin/konto");
		await page.getByRole("link", { name: "Zweiten Faktor einrichten" }).click();
		await expect(page.getByRole("img", { name: "QR-Code für die Authenticator-App" })).toBeVisible();
		const secret = (await page.locator("[translate=no]").textContent())!;
		await field(page, "code").fill("000000");
		await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
		await expect(toast(page, "bad")).toContainText("Der Code stimmt nicht.");
		await field(page, "code").fill(await codeOf(secret, -1));
		await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
		await expect(page.getByRole("heading", { name: "Ihre Wiederherstellungscodes" })).toBeFocused();
		const codes = await page.locator("[translate=no] li").allTextContents();
		expect(codes).toHaveLength(10);
		await page.reload();
		await expect(page.getByText(codes[0]!)).toHaveCount(0);

		await page.context().clearCookies({ name: sessionCookie });
		await signIn(page, person);
		await expect(page.getByRole("heading", { level: 1, name: "Zweiter Faktor" })).toBeVisible();
		await field(page, "code").fill("123456");
		await page.getByRole("button", { name: "Weiter" }).click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText("Der Code stimmt nicht");
		await field(page, "code").fill(await codeOf(secret));
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/admin\/dashboard$/);

		await page.context().clearCookies({ name: sessionCookie });
		await signIn(page, person);
		await field(page, "code").fill(codes[0]!);
		await page.getByRole("button", { name: "Weiter" }).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);

		await open(page, "/admin/konto/zweiter-faktor");
		await expect(page.getByText("Noch 9 Wiederherstellungscodes übrig.")).toBeVisible();
		await page.getByRole("button", { name: "Zweiten Faktor ausschalten" }).click();
		await expect(page).toHaveURL(/\/admin\/konto$/);
		await expect(toast(page, "good")).toContainText("Ausgeschaltet");
	});
}

test("who must have a second factor is led to set it up, and to the dashboard afterwards", async ({ page }) => {
	const person = await someUser();
	await signedIn(page, person);
	const { requireSecondFactor } = await import("#app/accounts/users/user-repository.server.ts");
	await requireSecondFactor(person.id, true, await someUser("admin"));
	await page.getByRole("link", { name: "Mein Konto" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bitte richten Sie einen zweiten Faktor ein");
	await page.goto("/admin/angebot-hinzufuegen");
	await expect(page).toHaveURL(/zweiter-faktor$/);
	const secret = (await page.locator("[translate=no]").textContent())!;
	await field(page, "code").fill(await codeOf(secret));
	await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
	await page.getByRole("link", { name: "Weiter zur Verwaltung" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
});

test("a forgotten password is replaced by a link in a mail", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 410/);
	const person = await someUser();
	await open(page, "/admin/login");
	await page.getByRole("link", { name: "Passwort vergessen?" }).click();
	// The previous page has a field of the same name, and stays visible for a moment after the address has changed.
	await expect(page.getByRole("button", { name: "Link anfordern" })).toBeVisible();
	await field(page, "email").fill(person.email);
	await page.getByRole("button", { name: "Link anfordern" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText(`Gehört zu ${person.email} ein Konto`);
	const link = await linkInMail(person.email);
	await open(page, link);
	await field(page, "password").fill("feiner Splitt");
	await field(page, "confirm_password").fill("feiner Splitt");
	await page.getByRole("button", { name: "Passwort speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(toast(page, "good")).toContainText("Passwort gespeichert");
	await signIn(page, { ...person, password: "feiner Splitt" });
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await page.goto(link);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dieser Link gilt nicht mehr");
});

test("who has not confirmed the address can have the mail sent again", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 403/);
	const { inviteUser } = await import("#app/accounts/users/invite.server.ts");
	const email = `wartet-${Date.now()}@example.com`;
	await inviteUser({ email, password: "grober Kies", role: "angebots_admin" }, "de", await someUser("admin"));
	const first = await linkInMail(email);
	await signIn(page, { email, password: "grober Kies" });
	await page.getByRole("button", { name: "Bestätigungsmail noch einmal senden" }).click();
	await expect(toast(page, "good")).toContainText(`unterwegs an ${email}`);
	expect(await linkInMail(email, first)).toMatch(/^\/admin\/bestaetigen\?token=/);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("password, second factor and devices work all the same", async ({ page, expectTrouble }) => {
		expectTrouble(/status of 400/);
		const person = await someUser();
		await signedIn(page, person);
		await page.goto("/admin/konto/zweiter-faktor");
		const secret = (await page.locator("[translate=no]").textContent())!;
		await field(page, "code").fill("1");
		await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText("Der Code stimmt nicht.");
		expect(await page.locator("[translate=no]").textContent()).toBe(secret);
		await field(page, "code").fill(await codeOf(secret, -1));
		await page.getByRole("button", { name: "Zweiten Faktor einschalten" }).click();
		await expect(page.locator("[translate=no] li")).toHaveCount(10);
		await page.goto("/admin/konto/passwort");
		await field(page, "current_password").fill(person.password);
		await field(page, "password").fill("feiner Splitt");
		await field(page, "confirm_password").fill("feiner Splitt");
		await page.getByRole("button", { name: "Passwort speichern" }).click();
		await expect(page.getByRole("status").first()).toContainText("Passwort geändert");
		await page.context().clearCookies({ name: sessionCookie });
		await signIn(page, { ...person, password: "feiner Splitt" });
		await field(page, "code").fill(await codeOf(secret));
		await page.getByRole("button", { name: "Weiter" }).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await page.goto("/admin/konto");
		await page.getByRole("button", { name: "Alle anderen Geräte abmelden" }).click();
		await expect(page.getByRole("status").first()).toContainText("Alle anderen Geräte sind abgemeldet.");
	});
});
