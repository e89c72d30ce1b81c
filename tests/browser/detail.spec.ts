import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const detail = (id: string) => `/angebot/detail/${id}`;
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Bilder von Prüfbagger Galerie" });
const shownPicture = (page: Page) => lightbox(page).locator(".yarl__slide_current img");

test.describe("the pictures of a machine", () => {
	test.beforeEach(({ page, site }) => open(page, detail(site.offers.gallery)));

	test("are shown by their thumbnails", async ({ page }) => {
		const strip = page.getByRole("region", { name: "Bilder von Prüfbagger Galerie" });
		const large = strip.getByRole("link", { name: "Bild vergrößern" });
		await expect(large.first()).toBeInViewport();
		await strip.getByRole("link", { name: "Bild 3 zeigen" }).click();
		await expect(large.nth(2)).toBeInViewport();
		await expect(large.first()).not.toBeInViewport();
		await expect(strip.getByRole("link", { name: "Bild 3 zeigen" })).toHaveAttribute("aria-current", "true");
	});

	test("go round in the lightbox, by its buttons and by the arrow keys, and Escape closes it", async ({ page }) => {
		const opener = page.getByRole("link", { name: "Bild vergrößern" }).first();
		await opener.click();
		await expect(shownPicture(page)).toHaveAttribute("alt", "Gelbe Ansicht");
		const next = lightbox(page).getByRole("button", { name: "Nächstes Bild" });
		const previous = lightbox(page).getByRole("button", { name: "Vorheriges Bild" });
		await previous.click();
		await expect(shownPicture(page)).toHaveAttribute("alt", "Rote Ansicht");
		await next.click();
		await expect(shownPicture(page)).toHaveAttribute("alt", "Gelbe Ansicht");
		await page.keyboard.press("ArrowRight");
		await expect(shownPicture(page)).toHaveAttribute("alt", "Grüne Ansicht");
		await page.keyboard.press("ArrowRight");
		await expect(shownPicture(page)).toHaveAttribute("alt", "Rote Ansicht");
		await page.keyboard.press("ArrowRight");
		await expect(shownPicture(page)).toHaveAttribute("alt", "Gelbe Ansicht");
		await page.keyboard.press("ArrowLeft");
		await expect(shownPicture(page)).toHaveAttribute("alt", "Rote Ansicht");
		await page.keyboard.press("Escape");
		await expect(lightbox(page)).toHaveCount(0);
		await expect(page).toHaveURL(/\/angebot\/detail\//);
	});

	test("have their number and caption, on the page and in the lightbox, and its words are German", async ({ page }) => {
		const strip = page.getByRole("region", { name: "Bilder von Prüfbagger Galerie" });
		await expect(strip.getByText("1/3")).toBeVisible();
		await expect(strip.getByText("Gelbe Ansicht")).toBeVisible();
		await strip.getByRole("link", { name: "Bild 3 zeigen" }).click();
		await expect(strip.getByText("3/3")).toBeVisible();
		await expect(strip.getByText("Rote Ansicht")).toBeVisible();
		await page.getByRole("link", { name: "Bild vergrößern" }).nth(2).click();
		await expect(lightbox(page).getByText("3 / 3")).toBeVisible();
		await expect(lightbox(page).locator(".yarl__slide_current").getByText("Rote Ansicht")).toBeVisible();
		await expect(lightbox(page).getByRole("group", { name: "3 von 3" })).toHaveAttribute(
			"aria-roledescription",
			"Bild",
		);
		expect(await lightbox(page).innerHTML()).not.toMatch(/[Pp]hoto|[Cc]arousel"| of \d|aria-roledescription="[Ss]lide/);
	});

	test("are enlarged in the lightbox by a click, by + and by a button, and fit again", async ({ page }) => {
		await page.getByRole("link", { name: "Bild vergrößern" }).first().click();
		const picture = shownPicture(page);
		await expect(picture).toHaveJSProperty("complete", true);
		const width = () => picture.evaluate((image) => Math.round(image.getBoundingClientRect().width));
		const whole = await width();
		for (const [enlarge, reduce] of [
			[() => picture.click(), () => picture.click()],
			[() => page.keyboard.press("+"), () => page.keyboard.press("-")],
			[
				() => lightbox(page).getByRole("button", { name: "Vergrößern" }).press("Enter"),
				() => lightbox(page).getByRole("button", { name: "Verkleinern" }).press("Enter"),
			],
		] as const) {
			await enlarge();
			await expect.poll(width).toBeGreaterThan(1.5 * whole);
			await reduce();
			await expect.poll(width).toBe(whole);
		}
	});

	test("have their thumbnails in one line", async ({ page }) => {
		const thumbs = page.getByRole("link", { name: /^Bild \d zeigen$/ });
		const tops = await thumbs.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
		expect(tops).toHaveLength(3);
		expect(new Set(tops).size).toBe(1);
	});

	test("are closed with a button, and the focus returns to the page", async ({ page }) => {
		const opener = page.getByRole("link", { name: "Bild vergrößern" }).first();
		await opener.focus();
		await page.keyboard.press("Enter");
		await expect(lightbox(page)).toBeVisible();
		await lightbox(page).getByRole("button", { name: "Schließen" }).click();
		await expect(lightbox(page)).toHaveCount(0);
		await expect(opener).toBeFocused();
	});
});

test("a picture that can't be loaded gives way to a sign", async ({ page, site, expectTrouble }) => {
	expectTrouble(/404.*\/media\//);
	await page.route("**/media/**", (route) => route.fulfill({ status: 404 }));
	await open(page, detail(site.offers.gallery));
	await expect(page.getByText("Noch kein Bild").first()).toBeVisible();
	const thumbs = page.getByRole("link", { name: /^Bild \d zeigen$/ });
	await expect(thumbs.locator("svg")).toHaveCount(3);
	await expect(thumbs.locator("img")).toHaveCount(0);
});

test("the contact button leads to the form with the machine and its subject", async ({ page, site }) => {
	await open(page, detail(site.offers.gallery));
	await page.getByRole("link", { name: "Anfrage zu dieser Maschine" }).click();
	await expect(page).toHaveURL(/\/kontakt\?/);
	await expect(page.getByRole("textbox", { name: "Betreff" })).toHaveValue("Anfrage: Prüfbagger Galerie");
	await expect(page.getByRole("main").getByRole("link", { name: "Prüfbagger Galerie" })).toHaveAttribute(
		"href",
		detail(site.offers.gallery),
	);
});

test("a machine says its price, or that it is on request, and when it is not available", async ({ page, site }) => {
	await page.goto(detail(site.offers.gallery));
	await expect(page.getByRole("main")).toContainText("12.345 €");
	await page.goto(detail(site.offers.onRequest));
	await expect(page.getByRole("main").getByText("Preis auf Anfrage").first()).toBeVisible();
	await page.goto(detail(site.offers.unavailable));
	await expect(page.getByText("Zurzeit nicht verfügbar, auf Anfrage").first()).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("price, contact button and telephone stay in sight, side by side, and nothing hides behind them", async ({
		page,
		site,
	}) => {
		await open(page, detail(site.offers.gallery));
		const ask = page.getByRole("link", { name: "Anfragen" });
		const price = page.locator(".contact-bar").getByText("12.345 €");
		const call = page.getByRole("link", { name: /^Anrufen/ });
		for (const place of [0, 600, 100_000]) {
			await page.evaluate((y) => scrollTo(0, y), place);
			await expect(ask).toBeInViewport({ ratio: 1 });
			await expect(call).toBeInViewport({ ratio: 1 });
			await expect(price).toBeInViewport({ ratio: 1 });
		}
		// A button whose words break takes two lines.
		expect((await ask.boundingBox())!.height).toBeLessThan(50);
		await expect(call).toHaveAttribute("href", /^tel:\+49/);
		const bar = await page.locator(".contact-bar").evaluate((box) => box.getBoundingClientRect().top);
		const end = await page
			.getByRole("link", { name: "Nach oben" })
			.evaluate((link) => link.getBoundingClientRect().bottom);
		expect(end, "the last line of the footer ends above the bar").toBeLessThanOrEqual(bar);
	});
});

test("an unknown machine is not found, says so, and leads back", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 404.*\/angebot\/detail\//);
	for (const id of ["00000000-0000-7000-8000-000000000000", "unsinn"]) {
		const answer = await page.goto(detail(id));
		expect(answer!.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dieses Angebot gibt es nicht mehr");
	}
	await page.getByRole("main").getByRole("link", { name: "Zurück zur Übersicht" }).click();
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
});

test("the English page marks what it has only in German", async ({ page, site }) => {
	await page.goto(`/en${detail(site.offers.germanOnly)}`);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Prüfwalze nur auf Deutsch");
	await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "de");
	await expect(page.locator("main [lang=de]", { hasText: /^Nur auf Deutsch beschrieben\.$/ }).first()).toBeVisible();
	await page.goto(`/en${detail(site.offers.gallery)}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gallery test excavator");
	await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
});

test("visitors are not told the weight, on the page or in its data", async ({ page, site }) => {
	const pageAnswer = await page.goto(detail(site.offers.gallery));
	await expect(page.getByRole("rowheader", { name: "Hersteller" })).toBeVisible();
	await expect(page.getByRole("rowheader", { name: "Gewicht" })).toHaveCount(0);
	expect(await pageAnswer!.text()).not.toMatch(/21500|21,5/);
	expect(await (await page.request.get(`${detail(site.offers.gallery)}.data`)).text()).not.toMatch(/21500|weight/);
});

test.describe("signed in", () => {
	test.use({ signedIn: true });

	test("staff see the weight, and the way to edit", async ({ page, site }) => {
		await page.goto(detail(site.offers.gallery));
		await expect(page.getByRole("row", { name: /Gewicht/ })).toContainText("21,5 t");
		await expect(page.getByRole("link", { name: "Angebot bearbeiten" })).toHaveAttribute(
			"href",
			`/admin/angebot-bearbeiten/${site.offers.gallery}`,
		);
	});
});
