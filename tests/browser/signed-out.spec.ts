import type { Page } from "@playwright/test";
import { issueToken } from "#app/accounts/one-time-tokens.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, ready, signIn, test } from "./test.ts";

const cover = (page: Page, title: string) => page.getByRole("region", { name: title });

test("signing out in one window hides all, until the same person is back", async ({ context }) => {
	const user = await makeUser("verkauf");
	const other = await context.newPage();
	const signInAs = async (person: typeof user) => {
		await signIn(other, person);
		await expect(other).toHaveURL(/\/admin\/dashboard$/);
		await ready(other);
	};
	const signOut = async () => {
		await other.getByRole("button", { name: "Abmelden" }).click();
		await expect(other).toHaveURL(/\/admin\/login$/);
		await ready(other);
	};
	await open(other, "/admin/login");
	await signInAs(user);
	const form = await context.newPage();
	await open(form, `/admin/angebot-bearbeiten/${await makeOffer()}`);
	await form.locator("#description").fill("Mühsam getippt");
	await form.getByRole("link", { name: "Zurück" }).first().click();
	await expect(form.getByRole("alertdialog")).toBeVisible();
	await signOut();
	const signedOut = cover(form, "Sie sind abgemeldet");
	await expect(signedOut, "also above an open question").toBeVisible();
	await signedOut.getByRole("link", { name: "In einem neuen Tab anmelden" }).click({ trial: true });
	await expect(form.locator("#description")).toBeHidden();
	await lookOver(form, "a covered window");
	for (let times = 0; times < 4; times++) await form.keyboard.press("Escape");
	await expect(signedOut, "no key uncovers it").toBeVisible();
	await signInAs(await makeUser("verkauf"));
	await expect(cover(form, "Inzwischen ist jemand anderes angemeldet")).toBeVisible();
	await expect(form.locator("#description")).toBeHidden();
	await signOut();
	await signInAs(user);
	await expect(form.getByRole("region", { name: /abgemeldet|jemand anderes/ })).toBeHidden();
	await expect(form.locator("#description")).toHaveValue("Mühsam getippt");
	const question = form.getByRole("alertdialog");
	if (await question.isVisible()) await question.getByRole("button", { name: "Bleiben" }).click();
	await form.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(form.locator("[data-toast=good]")).toContainText("gespeichert");
});

test("signing out asks about unsaved words, and the back key shows nothing of the office", async ({ page }) => {
	await open(page, "/admin/login");
	await signIn(page, await makeUser("verkauf"));
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, `/admin/angebot-bearbeiten/${await makeOffer()}`);
	await page.locator("#description").fill("Mühsam getippt");
	const question = page.getByRole("alertdialog", { name: "Änderungen als Entwurf speichern?" });
	await page.getByRole("link", { name: "English" }).click();
	await question.getByRole("button", { name: "Bleiben" }).click();
	await page.getByRole("button", { name: "Abmelden" }).click();
	await question.getByRole("button", { name: "Bleiben" }).click();
	await expect(page.locator("#description")).toHaveValue("Mühsam getippt");
	await page.getByRole("button", { name: "Abmelden" }).click();
	await question.getByRole("button", { name: "Verwerfen" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goBack();
	await expect(page.locator("#description")).toBeHidden();
	await expect(page).toHaveURL(/\/admin\/login/);
});

test("a new password leads to the sign-in", async ({ page }) => {
	const user = await makeUser("verkauf");
	await open(page, `/admin/passwort-neu?token=${await issueToken("reset", user.id, db())}`);
	for (const field of ["password", "confirm_password"]) await page.locator(`#${field}`).fill("grober Kies");
	await page.getByRole("button", { name: "Passwort speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.locator("[data-toast=good]")).toContainText("Passwort gespeichert");
});
