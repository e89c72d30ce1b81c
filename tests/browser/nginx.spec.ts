import { phonePhoto } from "./pictures.ts";
import { expect, open, sessionCookie, signIn, test } from "./test.ts";

/* What a dealer lives on, through the other proxy that docs/running.md names. All else is tried through Caddy. */
test.use({ tlsProxy: "nginx" });

test("staff sign in, and save an offer with a phone's photo that visitors then see", async ({ page, context }) => {
	await open(page, "/admin/login");
	await signIn(page);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect((await context.cookies()).find(({ name }) => name === sessionCookie)).toMatchObject({
		secure: true,
		httpOnly: true,
		sameSite: "Lax",
	});
	await open(page, "/admin/angebot-hinzufuegen");
	await page.locator("#name").fill("Hinter nginx");
	await page.locator("#category").selectOption("dumper");
	await page.locator("#sale_price").fill("45000");
	await page.locator("#images").setInputFiles([await phonePhoto("handy.jpg")]);
	await expect(page.locator("form ol > li")).toHaveCount(1);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("„Hinter nginx“ steht jetzt auf der Website.");
	await page.getByRole("link", { name: "Hinter nginx auf der Website ansehen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hinter nginx");
	const photo = page.getByRole("link", { name: "Bild vergrößern" }).locator("img").first();
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
		test.use({ javaScriptEnabled });

		test("a visitor's request is confirmed", async ({ page }) => {
			await page.goto("/kontakt");
			for (const [field, words] of Object.entries({ name: "Erika", email: "erika@example.com", message: "Hallo" }))
				await page.locator(`#${field}`).fill(words);
			await page.locator("#privacy_agreed").check();
			await page.getByRole("button", { name: "Anfrage senden" }).click();
			await expect(page.getByRole("heading", { name: "Ihre Anfrage ist angekommen" })).toBeVisible();
		});
	});

test("what a visitor says of the site's host is in no answer", async ({ page, site }) => {
	const asked = await page.request.get(`${site.address}/kontakt`, {
		headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "203.0.113.9" },
	});
	const words = await asked.text();
	expect(words).toContain(`rel="canonical" href="${site.address}/kontakt"`);
	expect(words).not.toContain("evil.example");
});
