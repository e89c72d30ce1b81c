import { givenUp } from "./given-up.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const subject = () => `Anfrage ${Math.random()}`;

test("the dashboard says that something could not be delivered, and leads to it", async ({ page }) => {
	const name = subject();
	await givenUp(name);
	await open(page, "/admin/dashboard");
	await page
		.getByRole("main")
		.getByRole("link", { name: /nicht zugestellt/ })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Postausgang");
	await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText(
		"Der Server hat nicht rechtzeitig geantwortet.",
	);
});

test("another try files it, without a mail server, and the list of what is done has it", async ({ page }) => {
	const name = subject();
	await givenUp(name);
	await open(page, "/admin/postausgang?show=failed");
	await page.getByRole("button", { name: `${name} noch einmal senden` }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Wird gesendet");
	await expect(async () => {
		await page.goto("/admin/postausgang?show=sent");
		await expect(page.getByRole("listitem").filter({ hasText: name })).toContainText("Abgelegt am", { timeout: 500 });
	}).toPass();
});

test("deleting asks first, can be called off, and then deletes", async ({ page }) => {
	const name = subject();
	await givenUp(name);
	await open(page, "/admin/postausgang?show=failed");
	const row = page.getByRole("listitem").filter({ hasText: name });
	await row.getByRole("button", { name: `${name} löschen` }).click();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText(`„${name}“ wird dann nicht mehr gesendet.`);
	await dialog.getByRole("button", { name: "Abbrechen" }).click();
	await expect(row).toBeVisible();
	await row.getByRole("button", { name: `${name} löschen` }).click();
	await dialog.getByRole("button", { name: "Löschen" }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Gelöscht");
	await expect(row).toHaveCount(0);
});

test("fits a phone, and a word that is longer than the phone is wide", async ({ page }) => {
	await givenUp("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung".repeat(3));
	for (const width of [320, 360, 768]) {
		await page.setViewportSize({ width, height: 800 });
		await open(page, "/admin/postausgang?show=failed");
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("everything can be done too", async ({ page }) => {
		const name = subject();
		await givenUp(name);
		await page.goto("/admin/postausgang?show=failed");
		await page
			.getByRole("listitem")
			.filter({ hasText: name })
			.getByRole("button", { name: `${name} löschen` })
			.click();
		const question = page.getByRole("alertdialog");
		await expect(question).toContainText(name);
		await question.getByRole("button", { name: "Löschen" }).click();
		await expect(page.getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
	});
});
