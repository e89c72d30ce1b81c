import { expect, open, ready, test } from "./test.ts";

for (const [path, fields] of [
	["/inzahlungnahme", { make: "Prüf", model: "PX 1", condition: "Läuft noch", name: "Erika" }],
	["/karriere/initiativ", { name: "Erika", message: "Ich schweiße gern" }],
	["/kontakt", { name: "Erika", message: "Was kostet er?" }],
] as [string, Record<string, string>][])
	test(`what is typed at ${path} stays through a reload and the back key, and the privacy policy opens beside it`, async ({
		page,
	}) => {
		await open(page, path);
		for (const [field, value] of Object.entries(fields)) await page.locator(`#${field}`).fill(value);
		await page.locator("#privacy_agreed").check();
		const expectKept = async () => {
			await ready(page);
			for (const [field, value] of Object.entries(fields))
				await expect(page.locator(`#${field}`), field).toHaveValue(value);
			await expect(page.locator("#privacy_agreed")).toBeChecked();
			await expect(page.locator("[name=comment]")).toHaveValue("");
		};
		const beside = page.waitForEvent("popup");
		await page.getByRole("main").locator("form").getByRole("link", { name: "Datenschutzerklärung" }).click();
		await (await beside).close();
		await expectKept();
		await page.reload();
		await expectKept();
		await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
		await page.goBack();
		await expectKept();
		await page.getByRole("banner").locator("[hreflang=en]").click();
		await expect(page).toHaveURL(/\/en\//);
		await expectKept();
		// What the page fills in itself is in its language.
		if (path === "/kontakt") await expect(page.locator("#subject")).toHaveValue("General enquiry");
	});
