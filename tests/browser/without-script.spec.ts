import { picture } from "./pictures.ts";
import { templates } from "./public-pages.ts";
import { expect, signIn, test } from "./test.ts";

test.use({ javaScriptEnabled: false, consent: null });

test("no public page shows a button that does nothing, or a link that leads nowhere", async ({ page, site }) => {
	for (const { name, path } of templates) {
		await page.goto(await path(site));
		const idle = await page
			.locator("button:visible, a:visible")
			.evaluateAll((all) =>
				all
					.filter((one) =>
						one instanceof HTMLButtonElement ? one.type !== "submit" || !one.form : !one.getAttribute("href"),
					)
					.map(({ outerHTML }) => outerHTML.slice(0, 120)),
			);
		expect(idle, name).toEqual([]);
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("a visitor filters the list, looks at pictures and sends a request", async ({ page, site, expectTrouble }) => {
		expectTrouble(/status of 400/);
		await page.goto("/kontakt");
		await page.getByRole("banner").getByRole("navigation").getByRole("link", { name: "Kaufen" }).click();
		await page.getByRole("searchbox", { name: "Suche" }).fill("Prüfbagger");
		await page.getByRole("radio", { name: /^Bagger/ }).check();
		await page.getByRole("button", { name: "Filter anwenden" }).click();
		await expect(page).toHaveURL(/q=Pr%C3%BCfbagger.*category=bagger|category=bagger.*q=Pr%C3%BCfbagger/);
		await page.locator(`article a[href*="${site.offers.gallery}"]`).first().click();
		await page.getByRole("link", { name: "Bild 2 zeigen" }).click();
		await expect(page).toHaveURL(/#bild-2$/);
		await expect(page.getByRole("link", { name: "Bild vergrößern" }).nth(1)).toBeInViewport();
		await page.getByRole("link", { name: "Anfragen" }).click();
		const message = `Ohne Skripte ${Math.random()}`;
		for (const [field, words] of Object.entries({ name: "Erika", email: "keine-adresse", message }))
			await page.locator(`#${field}`).fill(words);
		await page.locator("#privacy_agreed").check();
		const send = page.getByRole("button", { name: "Anfrage senden" });
		await send.click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText(/gültige E-.Mail-Adresse/);
		await expect(page.locator("#message")).toHaveValue(message);
		await expect(page.locator("#privacy_agreed")).toBeChecked();
		await page.locator("#email").fill("erika@example.com");
		await send.click();
		await expect(page.getByRole("heading", { name: "Ihre Anfrage ist angekommen" })).toBeFocused();
		await expect(page.getByRole("main")).toContainText(message);
	});
});

test("staff sign in, add an offer with a picture, delete it and sign out", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 40[04]/);
	await page.goto("/admin/angebot-hinzufuegen");
	await signIn(page);
	await expect(page).toHaveURL(/\/admin\/angebot-hinzufuegen$/);
	await expect(page.getByText("Ohne JavaScript lässt sich in der Verwaltung lesen und schreiben")).toBeVisible();
	const name = `Ohne Skript ${Date.now()}`;
	const save = page.getByRole("button", { name: "Speichern", exact: true });
	await page.locator("#name").fill(name);
	await page.locator("#category").selectOption("radlader");
	await page.locator("#images").setInputFiles(await picture("rot.jpg", "#d01010"));
	await save.click();
	await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Kaufpreis");
	await expect(page.locator("#name")).toHaveValue(name);
	await expect(page.locator("form ol > li"), "the uploaded picture is kept for the next try").toHaveCount(1);
	await page.locator("#sale_price").fill("9999");
	await save.click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await expect(page.getByRole("status").first()).toContainText("Angebot angelegt");
	await page.getByRole("button", { name: `${name} löschen` }).click();
	await expect(page.getByRole("status").first()).toContainText("gelöscht");
	await expect(page.getByText(name, { exact: true })).toHaveCount(0);
	await page.getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
});
