import type { Page } from "@playwright/test";
import { admin } from "./site.ts";
import { expect, open, test } from "./test.ts";

async function signIn(page: Page, { email, password } = admin): Promise<void> {
	await page.getByRole("textbox", { name: "E-Mail" }).fill(email);
	await page.getByLabel("Passwort").fill(password);
	await page.getByRole("button", { name: "Anmelden" }).click();
}

test("a wrong password is refused in words that do not tell whether the account exists", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 401/);
	await open(page, "/admin/login");
	const problem = page.getByRole("main").getByRole("alert");
	const told = [];
	for (const email of [admin.email, "niemand@example.com"]) {
		await signIn(page, { email, password: "falsch-falsch" });
		await expect(problem).toContainText("Ungültige Anmeldedaten. Bitte prüfen Sie E-Mail und Passwort.");
		await expect(page.getByRole("button", { name: "Anmelden" })).toBeEnabled();
		told.push(await problem.textContent());
		await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue(email);
	}
	expect(told[0]).toBe(told[1]);
});

test("an empty form names what is missing, without asking the server", async ({ page }) => {
	await open(page, "/admin/login");
	await page.getByRole("button", { name: "Anmelden" }).click();
	const summary = page.getByRole("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveCount(2);
	await expect(page.getByLabel("Passwort")).toHaveAttribute("aria-invalid", "true");
});

test("who asked for a page of the office is led there after signing in, and told so", async ({ page, site }) => {
	await page.goto(`/admin/angebot-bearbeiten/${site.offers.gallery}`);
	await expect(page).toHaveURL(/\/admin\/login\?from=/);
	await expect(page.getByRole("banner")).toHaveCount(0);
	await signIn(page);
	await expect(page).toHaveURL(new RegExp(`/admin/angebot-bearbeiten/${site.offers.gallery}$`));
	await expect(page.locator("[data-toast=good]")).toContainText(`angemeldet als ${admin.email}`);
	await expect(page.getByRole("banner")).toBeVisible();
});

test("signing out leads to the sign-in and ends the session for good", async ({ page }) => {
	await open(page, "/admin/login");
	await signIn(page);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const cookies = await page.context().cookies();
	await page.getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.locator("[data-toast=good]")).toContainText("Abgemeldet");
	await page.context().addCookies(cookies);
	await page.goto("/admin/dashboard");
	await expect(page).toHaveURL(/\/admin\/login/);
});

test("going back after signing out shows nothing of the office", async ({ page }) => {
	await open(page, "/admin/login");
	await signIn(page);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, "/admin/dashboard?q=bagger");
	await page.getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/admin\/login/);
	await expect(page.getByRole("textbox", { name: "E-Mail" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Abmelden" })).toHaveCount(0);
});

test.describe("signed in", () => {
	test.use({ signedIn: true });

	test("the sign-in page leads on at once", async ({ page }) => {
		await page.goto("/admin/login");
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await page.goto(`/admin/login?from=${encodeURIComponent("https://example.com/")}`);
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
	});

	test("the office speaks English to who wants it, at the same address", async ({ page }) => {
		await open(page, "/admin/dashboard");
		await page.getByRole("link", { name: "English" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Overview" })).toBeVisible();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await page.getByRole("link", { name: "Add offer" }).click();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		await expect(page.getByRole("main").getByRole("alert").first()).toContainText(/Please/);
		await page.getByRole("link", { name: "Deutsch" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Neues Angebot" })).toBeVisible();
	});

	test("offers are searched on the server, and an empty answer offers a way on", async ({ page }) => {
		await open(page, "/admin/dashboard");
		await page.getByRole("searchbox").fill("prüfbagger");
		await page.getByRole("button", { name: "Suchen" }).click();
		await expect(page.getByRole("row", { name: /Prüfbagger Galerie/ })).toBeVisible();
		await page.getByRole("searchbox").fill("gibtesnicht");
		await page.keyboard.press("Enter");
		await expect(page.getByText("Kein Angebot passt zu „gibtesnicht“.")).toBeVisible();
		await page.getByRole("link", { name: "Alle zeigen" }).click();
		await expect(page.getByRole("row")).toHaveCount(9);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("staff can sign in and out", async ({ page }) => {
		await page.goto("/admin/dashboard");
		await signIn(page);
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await expect(page.getByRole("status").first()).toContainText("Angemeldet");
		await page.getByRole("button", { name: "Abmelden" }).click();
		await expect(page).toHaveURL(/\/admin\/login$/);
	});
});
