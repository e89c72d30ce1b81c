import type { Page } from "@playwright/test";
import { db } from "#app/foundation/database/client.server.ts";
import { makeUser } from "../make.ts";
import { expect, open, signIn, test } from "./test.ts";

type Person = Awaited<ReturnType<typeof makeUser>>;
const toast = (page: Page, kind: "good" | "bad") => page.locator(`[data-toast=${kind}]`);

/** A device that keeps passkeys; its user is there and says yes, or not (`willing`). */
async function withDevice(page: Page, { willing = true } = {}) {
	const session = await page.context().newCDPSession(page);
	await session.send("WebAuthn.enable");
	const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: willing,
			automaticPresenceSimulation: true,
		},
	});
	return {
		agree: (isUserVerified: boolean) => session.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
	};
}

async function signInAs(page: Page, person: Person) {
	await page.goto("/admin/login");
	await signIn(page, person);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
}
async function addPasskey(page: Page, name: string) {
	await open(page, "/admin/konto/passkeys");
	await page.getByLabel("Name").fill(name);
	await page.getByRole("button", { name: "Passkey einrichten" }).click();
	await expect(toast(page, "good")).toContainText("Der Passkey ist eingerichtet");
}
const signOut = (page: Page) => page.context().clearCookies();
const longAgo = ({ id }: Person) =>
	db().updateTable("sessions").set({ confirmed_at: "2026-01-01T00:00:00.000Z" }).where("user_id", "=", id).execute();

test("a passkey is set up, opens the office without a password, and is removed", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 401/);
	await withDevice(page);
	const person = await makeUser("angebots_admin");
	await signInAs(page, person);
	await open(page, "/admin/konto");
	await page.getByRole("link", { name: "Passkey einrichten" }).click();
	await expect(page.getByLabel("Name")).toHaveValue("Chrome auf Linux");
	await addPasskey(page, "Büro-PC");
	await expect(page.getByRole("listitem").filter({ hasText: "Büro-PC" })).toContainText("noch nicht benutzt");

	await signOut(page);
	await open(page, "/admin/login?from=%2Fadmin%2Fkonto%2Fpasskeys");
	await page.getByRole("button", { name: "Passkey verwenden" }).click();
	await expect(page).toHaveURL(/\/admin\/konto\/passkeys$/);
	await expect(page.getByRole("listitem").filter({ hasText: "Büro-PC" })).toContainText("zuletzt benutzt");

	await page.getByRole("button", { name: "Passkey Büro-PC entfernen" }).click();
	await expect(toast(page, "good")).toContainText("Der Passkey ist entfernt");
	await signOut(page);
	await open(page, "/admin/login");
	await page.getByRole("button", { name: "Passkey verwenden" }).click();
	await expect(toast(page, "bad")).toContainText("Dieser Passkey gehört zu keinem Konto");
	await expect(page).toHaveURL(/\/admin\/login/);
});

test("who does not show the device that it is them gets a message, and nothing happens", async ({ page }) => {
	const device = await withDevice(page, { willing: false });
	await signInAs(page, await makeUser("angebots_admin"));
	await open(page, "/admin/konto/passkeys");
	await page.getByRole("button", { name: "Passkey einrichten" }).click();
	await expect(toast(page, "bad")).toContainText("abgebrochen");
	await device.agree(true);
	await addPasskey(page, "Handy");
	await page.getByRole("button", { name: "Passkey einrichten" }).click();
	await expect(toast(page, "bad")).toContainText("schon ein Passkey");
	await expect(page.getByRole("button", { name: /^Passkey .* entfernen$/ })).toHaveCount(1);
});

test("a passkey confirms who it is in an old session, and nothing typed is lost", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 403/);
	await withDevice(page);
	const person = await makeUser("admin");
	await signInAs(page, person);
	await addPasskey(page, "Handy");
	await longAgo(person);
	await open(page, "/admin/benutzer-hinzufuegen");
	await expect(page.getByRole("heading", { name: "Bitte Passwort bestätigen" })).toBeVisible();
	await page.getByRole("button", { name: "Mit Passkey bestätigen" }).click();
	await expect(page).toHaveURL(/\/admin\/benutzer-hinzufuegen$/);

	const email = `neu-${person.id}@example.com`;
	await page.locator("#email").fill(email);
	await page.locator("#password").fill("grober Kies am Hang");
	await page.locator("#confirm_password").fill("grober Kies am Hang");
	await longAgo(person);
	await page.getByRole("button", { name: "Benutzer hinzufügen" }).click();
	await expect(toast(page, "bad")).toContainText("Bitte zuerst Passwort bestätigen");
	const [tab] = await Promise.all([
		page.waitForEvent("popup"),
		page.getByRole("link", { name: "In einem neuen Tab bestätigen" }).click(),
	]);
	await tab.getByRole("textbox", { name: "Ihr Passwort" }).fill(person.password);
	await tab.getByRole("button", { name: "Weiter" }).click();
	await expect(toast(tab, "good")).toContainText("Bestätigt");
	await page.getByRole("button", { name: "Benutzer hinzufügen" }).click();
	await expect(page.getByRole("main"), "with the link to pass on").toContainText(email);
});
