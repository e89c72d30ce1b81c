import { pictureBytes } from "../make.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("a photo that failed is sent again, and no reload or back key loses it", async ({ page, expectTrouble }) => {
	const photo = async (name: string) => ({ name, mimeType: "image/jpeg", buffer: await pictureBytes() });
	expectTrouble(/foto/);
	await open(page, "/inzahlungnahme");
	const model = `R ${Math.random()}`;
	for (const [field, value] of Object.entries({
		make: "Liebherr",
		model,
		name: "Erika Mustermann",
		email: "erika@example.com",
	}))
		await page.locator(`#${field}`).fill(value);
	await page.locator("#privacy_agreed").check();
	await page.route("**/inzahlungnahme/foto", (route) => route.abort(), { times: 1 });
	const photos = page.getByLabel("Fotos, bis zu zehn");
	await photos.setInputFiles([await photo("eins.jpg"), await photo("zwei.jpg")]);
	await expect(page.getByText("Angekommene Fotos: 1")).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "Das Foto ist nicht angekommen" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Erst Fotos prüfen" })).toBeDisabled();
	await page.getByRole("button", { name: "Noch einmal" }).click();
	await expect(page.getByText("Angekommene Fotos: 2")).toBeVisible();
	await expect(photos).toBeFocused();
	await photos.setInputFiles([await photo("drei.jpg"), { ...(await photo("vier.heic")), mimeType: "image/heic" }]);
	await expect(page.getByText(/^vier.heic: .*HEIC/)).toBeVisible();
	await expect(page.getByText("Angekommene Fotos: 3")).toBeVisible();
	await page.getByRole("button", { name: "Foto 2 entfernen" }).click();
	const expectKept = async () => {
		await ready(page);
		await expect(page.getByText("Angekommene Fotos: 2")).toBeVisible();
		await expect(page.locator("#model")).toHaveValue(model);
		await expect(page.locator("#privacy_agreed")).toBeChecked();
	};
	await expectKept();
	const beside = page.waitForEvent("popup");
	await page.getByRole("main").locator("form").getByRole("link", { name: "Datenschutzerklärung" }).click();
	await (await beside).close();
	await page.reload();
	await expectKept();
	await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
	await page.goBack();
	await expectKept();
	await page.getByRole("button", { name: "Maschine anbieten" }).click();
	await expect(page.getByRole("main").getByRole("status")).toBeInViewport();
	await expect(page.getByRole("main")).toContainText(`Inzahlungnahme: Liebherr ${model}`);
});
