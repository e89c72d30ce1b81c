import { pictureBytes } from "../make.ts";
import { lookOver } from "./look-over.ts";
import { expect, open, ready, test } from "./test.ts";

test("photos of a machine are sent at once, again after a failure, and arrive with the request", async ({
	page,
	expectTrouble,
}) => {
	const photo = async (name: string) => ({ name, mimeType: "image/jpeg", buffer: await pictureBytes() });
	expectTrouble(/foto|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	await page.setViewportSize({ width: 360, height: 640 });
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
	const failure = page.getByRole("alert").filter({ hasText: "Das Foto ist nicht angekommen" });
	await expect(failure).toBeVisible();
	await lookOver(page, "the form for part exchange with a photo that failed");
	await page.getByRole("button", { name: "Noch einmal" }).click();
	await expect(page.getByText("Angekommene Fotos: 2")).toBeVisible();
	await expect(photos).toBeFocused();
	await photos.setInputFiles([await photo("drei.jpg"), { ...(await photo("vier.heic")), mimeType: "image/heic" }]);
	await expect(page.getByText("Angekommene Fotos: 3")).toBeVisible();
	await expect(page.getByText(/^vier.heic: .*HEIC/)).toBeVisible();
	await page.getByRole("button", { name: "Foto 2 entfernen" }).click();
	await expect(page.getByText("Angekommene Fotos: 2")).toBeVisible();
	await expect(photos).toBeFocused();
	await page.reload();
	await ready(page);
	await expect(page.getByText("Angekommene Fotos: 2"), "a reload loses no photo").toBeVisible();
	await expect(page.locator("#model")).toHaveValue(model);
	const send = page.getByRole("button", { name: "Maschine anbieten" });
	await page.route("**/inzahlungnahme.data*", (route) => route.abort("internetdisconnected"), { times: 1 });
	await send.click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Nicht gesendet");
	await expect(page.locator("[data-toast=bad]"), "a toast repeats it").toContainText("Nicht gesendet");
	await send.click();
	await expect(page.getByRole("main").getByRole("status")).toBeInViewport();
	await expect(page.locator("[data-toast=good]")).toContainText("Ihre Nachricht ist angekommen");
	await expect(page.getByRole("main")).toContainText(`Inzahlungnahme: Liebherr ${model}`);
	const { db } = await import("#app/database/client.server.ts");
	const owned = await db()
		.selectFrom("pictures")
		.innerJoin("Kontaktanfragen_Archiv as request", "request.id", "owner_id")
		.select("pictures.id")
		.where("subject", "=", `Inzahlungnahme: Liebherr ${model}`)
		.execute();
	expect(owned).toHaveLength(2);
});
