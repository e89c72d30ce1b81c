import { admin } from "./site.ts";
import { expect, open, signIn, test } from "./test.ts";

test("staff are led where they wanted to go, in their language; a cookie used after signing out opens nothing", async ({
	page,
	site,
	expectTrouble,
}) => {
	expectTrouble(/status of 401/);
	await open(page, `/admin/angebot-bearbeiten/${site.offers.gallery}`);
	await expect(page).toHaveURL(/\/admin\/login\?from=/);
	await page.getByRole("button", { name: "Anmelden", exact: true }).click();
	const problem = page.getByRole("main").getByRole("alert");
	await expect(problem, "without asking the server").toBeFocused();
	await expect(page.locator("#password")).toHaveAttribute("aria-invalid", "true");
	await signIn(page, { email: admin.email, password: "falsch-falsch" });
	await expect(problem).toContainText("Ungültige Anmeldedaten. Bitte prüfen Sie E-Mail und Passwort.");
	await expect(page.locator("#email")).toHaveValue(admin.email);
	await signIn(page);
	await expect(page).toHaveURL(new RegExp(`/admin/angebot-bearbeiten/${site.offers.gallery}$`));
	await expect(page.locator("[data-toast=good]")).toContainText(`angemeldet als ${admin.email}`);
	await page.getByRole("link", { name: "English" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await page.getByRole("link", { name: "Deutsch" }).click();
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
	const cookies = await page.context().cookies();
	await page.getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/admin\/login/);
	await expect(page.getByRole("button", { name: "Abmelden" })).toHaveCount(0);
	await page.context().addCookies(cookies);
	await page.goto("/admin/dashboard");
	await expect(page).toHaveURL(/\/admin\/login/);
});
