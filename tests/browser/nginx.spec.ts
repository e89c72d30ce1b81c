import type { Page } from "@playwright/test";
import { phonePhoto } from "./pictures.ts";
import { admin } from "./site.ts";
import { choose, expect, open, sessionCookie, test } from "./test.ts";

/* What a dealer lives on, through the other proxy that docs/running.md names. All else is tried through Caddy. */
test.use({ tlsProxy: "nginx" });

/** No person types quicker, and who does must send once more. */
const TYPING_MILLISECONDS = 2100;

test("staff sign in, and save an offer with a phone's photo that visitors then see", async ({ page, context }) => {
	await open(page, "/admin/login");
	await page.locator("#email").fill(admin.email);
	await page.locator("#password").fill(admin.password);
	await page.getByRole("button", { name: "Anmelden", exact: true }).click();
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
	await expect(page.locator("form ol > li")).toHaveCount(1, { timeout: 20_000 });
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("„Hinter nginx“ steht jetzt auf der Website.");
	await page.getByRole("link", { name: "Hinter nginx auf der Website ansehen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hinter nginx");
	const photo = page.getByRole("link", { name: "Bild vergrößern" }).locator("img").first();
	await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

async function ask(page: Page): Promise<void> {
	await page.goto("/kontakt");
	const message = `Durch nginx gefragt: ${Math.random()}`;
	for (const [field, words] of Object.entries({ name: "Erika Mustermann", email: "erika@example.com", message }))
		await page.locator(`#${field}`).fill(words);
	await page.locator("#privacy_agreed").check();
	await page.waitForTimeout(TYPING_MILLISECONDS);
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("Ihre Nachricht ist angekommen");
	const { db } = await import("#app/database/client.server.ts");
	expect(
		await db().selectFrom("Kontaktanfragen_Archiv").select("id").where("message", "=", message).execute(),
	).toHaveLength(1);
}

test("a visitor's request is stored", async ({ page }) => ask(page));

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor's request is stored", async ({ page }) => ask(page));
});

test("language and filters keep their addresses", async ({ page }) => {
	await open(page, "/angebot/kaufen");
	await choose(page.getByRole("radio", { name: /^Bagger \(/ }));
	await expect(page).toHaveURL(/\/angebot\/kaufen\?category=bagger$/);
	await page.getByRole("group", { name: "Sprache" }).getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/en\/angebot\/kaufen\?category=bagger$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Excavators for sale");
});

test("what a visitor says of the site's host is in no answer", async ({ page, site }) => {
	const asked = await page.request.get(`${site.address}/kontakt`, {
		headers: { "X-Forwarded-Host": "evil.example", "X-Forwarded-For": "203.0.113.9" },
	});
	const words = await asked.text();
	expect(words).toContain(`rel="canonical" href="${site.address}/kontakt"`);
	expect(words).not.toContain("evil.example");
});
