import type { Page } from "@playwright/test";
import type { Role } from "#app/accounts/role.ts";
import { expect, open, test } from "./test.ts";

type User = { id: string; email: string; password: string };

async function signInAs(page: Page, user: User): Promise<void> {
	await open(page, "/admin/login");
	await page.locator("#email").fill(user.email);
	await page.locator("#password").fill(user.password);
	await page.getByRole("button", { name: "Anmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

async function newAdmin(page: Page): Promise<User> {
	const { makeUser } = await import("../make.ts");
	const user = await makeUser("admin");
	await signInAs(page, user);
	return user;
}

async function change(user: User, columns: { role?: Role; two_factor_required?: boolean }): Promise<void> {
	const { db } = await import("#app/database/client.server.ts");
	await db().updateTable("users").set(columns).where("id", "=", user.id).execute();
}

const notice = (page: Page, words: string) => page.getByRole("main").getByRole("alert").filter({ hasText: words });

test("a right that is taken away while a form is open refuses drafts and saving in words; given back, the next save works", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 403/);
	const user = await newAdmin(page);
	const { makeNews } = await import("../make.ts");
	const id = await makeNews({ name: "Rechtlos" });
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await change(user, { role: "verkauf" });
	await page.locator("#inhalt").fill("Mühsam getippt");
	await expect(notice(page, "Ihnen fehlt das Recht dazu"), "what is typed is not kept").toBeVisible();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Ihnen fehlt das Recht dazu");
	await expect(notice(page, "Ihnen fehlt das Recht dazu")).toHaveCount(1);
	await expect(page.locator("#inhalt")).toHaveValue("Mühsam getippt");
	await change(user, { role: "admin" });
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("gespeichert");
	const { newsRecords } = await import("#app/news/news-service.server.ts");
	expect(await newsRecords.findForEdit(id)).toMatchObject({ inhalt: "Mühsam getippt", version: 2 });
});

test("a second factor that became due keeps the words of every form of the office", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 403/);
	const user = await newAdmin(page);
	for (const [address, field, word] of [
		["/admin/einstellungen/textbausteine", "name", "Gruß"],
		["/admin/einstellungen", "sold_page_days", "17"],
		["/admin/konto/e-mail", "email", "neu@example.com"],
		["/admin/benutzer-hinzufuegen", "email", "neu@example.com"],
	] as const) {
		await open(page, address);
		await change(user, { two_factor_required: true });
		const form = page.locator(`form:has([name=${field}])`);
		for (const other of await form.locator("textarea, [type=password]").all()) await other.fill("grober Kies");
		const box = form.locator(`[name=${field}]`);
		await box.fill(word);
		await box.press("Enter");
		await expect(notice(page, "Erst brauchen Sie einen zweiten Faktor"), address).toBeVisible();
		await expect(box, address).toHaveValue(word);
		await change(user, { two_factor_required: false });
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("the browser's back key brings the words of a refused form back", async ({ page, context, expectTrouble }) => {
		expectTrouble(/status of 401/);
		const { makeUser, makeNews } = await import("../make.ts");
		const user = await makeUser("admin");
		await page.goto("/admin/login");
		await page.locator("#email").fill(user.email);
		await page.locator("#password").fill(user.password);
		await page.getByRole("button", { name: "Anmelden" }).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await page.goto(`/admin/nachricht-bearbeiten/${await makeNews({ name: "Ohne Skript" })}`);
		await page.locator("#inhalt").fill("Mühsam getippt");
		const cookies = await context.cookies();
		await context.clearCookies();
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(page.getByText("Ihre Sitzung ist abgelaufen")).toBeVisible();
		await context.addCookies(cookies);
		await page.goBack();
		await expect(page.locator("#inhalt")).toHaveValue("Mühsam getippt");
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
	});
});
