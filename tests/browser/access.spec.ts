import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import type { Site } from "./site.ts";
import { expect, open, test } from "./test.ts";

/** Looks over the page as it stands. Names rule and place of what it finds. */
async function findings(page: Page, part = "html"): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page }).include(part).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replace(/\s+/g, " ").slice(0, 160)}`));
}

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };

/** Looks a page over on a phone and at a desk, and in both themes: once each, crossed, to save time. */
async function lookOver(page: Page, where: string): Promise<void> {
	for (const [dark, size] of [
		[false, phone],
		[true, desk],
		[true, phone],
		[false, desk],
	] as const) {
		// The other two crossings show no other colours and no other layout, so one page for all stands for them.
		if (where !== "/angebot/kaufen" && dark === (size === phone)) continue;
		await page.setViewportSize(size);
		await page.evaluate((on) => document.documentElement.classList.toggle("dark", on), dark);
		expect(await findings(page), `${where} ${dark ? "dark" : "light"} at ${size.width}`).toEqual([]);
	}
}

const publicPages: [string, (site: Site) => string][] = [
	["/", () => "/"],
	["/angebot/kaufen", () => "/angebot/kaufen"],
	["/angebot/mieten", () => "/angebot/mieten?category=bagger&condition=gebraucht"],
	["a machine", ({ offers }) => `/angebot/detail/${offers.gallery}`],
	["a machine in English without English text", ({ offers }) => `/en/angebot/detail/${offers.germanOnly}`],
	["a list without hits", () => "/en/angebot/kaufen?q=nothing-like-this&category=bagger"],
	["/kontakt", () => "/kontakt"],
	["/ in English", () => "/en"],
	["/kontakt in English", () => "/en/kontakt"],
	["an unknown address", () => "/gibt-es-nicht"],
	["the sign-in", () => "/admin/login"],
];

for (const [name, path] of publicPages) {
	test(`nothing stands in the way of anybody on ${name}`, async ({ page, site, expectTrouble }) => {
		if (name === "an unknown address") expectTrouble(/status of 404/);
		await open(page, path(site));
		await lookOver(page, name);
	});
}

for (const [language, prefix] of [
	["German", ""],
	["English", "/en"],
] as const) {
	for (const path of ["/service", "/beratung", "/ueber-uns", "/karriere", "/newsarchiv", "/impressum", "/datenschutz"]) {
		test(`nothing stands in the way of anybody on ${path} in ${language}`, async ({ page }) => {
			await open(page, prefix + path);
			await lookOver(page, prefix + path);
		});
	}

	test(`nothing stands in the way of anybody on a news item in ${language}`, async ({ page }) => {
		await open(page, `${prefix}/newsarchiv`);
		await page.locator("main a[href*='/news/']").first().click();
		await expect(page).toHaveURL(/\/news\/[^/]+$/);
		await lookOver(page, `a news item in ${language}`);
	});

	test(`nothing stands in the way of anybody in the details of a position in ${language}`, async ({ page }) => {
		await open(page, `${prefix}/karriere`);
		await page.locator("a[aria-haspopup=dialog]").first().click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await lookOver(page, `a position in ${language}`);
	});

	test(`nothing stands in the way of anybody on a machine that is gone in ${language}`, async ({ page, expectTrouble }) => {
		expectTrouble(/status of 410/);
		const { makeOffer, makeUser } = await import("../make.ts");
		const { deleteOffer } = await import("#app/offers/offer-trash.server.ts");
		const id = await makeOffer({ name: "Prüfbagger verkauft" }, { at: "2017-01-01T08:00:00.000Z" });
		await deleteOffer(id, await makeUser());
		await open(page, `${prefix}/angebot/detail/${id}`);
		await lookOver(page, `a machine that is gone in ${language}`);
	});
}

test("nothing stands in the way of anybody with a toast open", async ({ page }) => {
	await open(page, "/kontakt");
	for (const [field, value] of Object.entries({ name: "Erika Mustermann", email: "erika@example.com", message: "Ist die Maschine noch da?" }))
		await page.locator(`#${field}`).fill(value);
	await page.locator("#privacy_agreed").check();
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page.locator("[data-toast=good]")).toBeVisible();
	// Under the pointer it stays for as long as it is looked at.
	await page.locator("[data-toast=good]").hover();
	await lookOver(page, "/kontakt with a toast");
	await expect(page.locator("[data-toast=good]")).toBeVisible();
});

test("nothing stands in the way of anybody with the contact form's mistakes and the cookie banner", async ({ page }) => {
	await open(page, "/kontakt");
	await page.getByRole("button", { name: "Nachricht senden" }).click();
	await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
	await lookOver(page, "/kontakt with mistakes");
	await page.getByRole("button", { name: "Cookie-Einstellungen" }).click();
	// What the banner happens to lie upon can be scrolled out from under it, so only the banner itself is asked about.
	expect(await findings(page, "section[aria-label='Cookies und Speicher']")).toEqual([]);
});

test("nothing stands in the way of anybody in the drawer and the menu of a phone", async ({ page }) => {
	await page.setViewportSize(phone);
	await open(page, "/angebot/kaufen?category=bagger");
	await page.getByRole("button", { name: "Filter öffnen" }).click();
	await expect(page.getByRole("dialog", { name: "Filter" })).toBeVisible();
	expect(await findings(page)).toEqual([]);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: "Menü öffnen" }).click();
	await expect(page.locator("#mobile-menu").getByRole("link")).toHaveCount(6);
	expect(await findings(page)).toEqual([]);
});

test("nothing stands in the way of anybody in the lightbox and the menu of offers", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	await page.getByRole("banner").locator("summary").click();
	expect(await findings(page)).toEqual([]);
	await page.getByRole("link", { name: "Bild vergrößern" }).first().click();
	await expect(page.locator(".yarl__slide_current img")).toBeVisible();
	expect(await findings(page)).toEqual([]);
});

test.describe("signed in", () => {
	test.use({ signedIn: true });

	for (const [name, path] of [
		["the dashboard", () => "/admin/dashboard"],
		["the dashboard with everything open", () => "/admin/dashboard?news_sort=name-asc&jobs_sort=name-asc&q=gibtesnicht"],
		["the form of an offer", ({ offers }) => `/admin/angebot-bearbeiten/${offers.gallery}`],
		["the form of a news item", () => "/admin/nachricht-hinzufuegen"],
		["the form of a position", () => "/admin/karriere-hinzufuegen"],
	] as [string, (site: Site) => string][]) {
		test(`nothing stands in the way of anybody on ${name}`, async ({ page, site }) => {
			await open(page, path(site));
			await lookOver(page, name);
		});
	}

	test("nothing stands in the way of anybody with an offer's mistakes, and in the question before deleting", async ({ page }) => {
		await open(page, "/admin/angebot-hinzufuegen");
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
		expect(await findings(page)).toEqual([]);
		await open(page, "/admin/dashboard");
		await page
			.getByRole("button", { name: /löschen$/ })
			.first()
			.click();
		await expect(page.getByRole("alertdialog")).toBeVisible();
		expect(await findings(page)).toEqual([]);
	});

	test("nothing stands in the way of anybody with a draft, a picture, the mistakes and the questions of a news item", async ({ page }) => {
		const { makeNews, makePicture } = await import("../make.ts");
		const id = await makeNews({}, { picture: await makePicture(undefined, "news-bilder") });
		await open(page, "/admin/nachricht-hinzufuegen");
		await page.locator("#inhalt").fill("Nur der Inhalt");
		await page.reload();
		await expect(page.getByRole("button", { name: "Entwurf verwerfen" })).toBeVisible();
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
		await lookOver(page, "a news item with a draft and mistakes");
		await page.getByRole("button", { name: "Formular leeren" }).click();
		await expect(page.getByRole("alertdialog")).toBeVisible();
		expect(await findings(page)).toEqual([]);
		await open(page, `/admin/nachricht-bearbeiten/${id}`);
		await page.locator("input[type=file]").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
		await expect(page.getByText("plan.pdf:").first()).toBeVisible();
		await lookOver(page, "a stored news item with a refused file");
	});

	test("nothing stands in the way of anybody in a conflict over a position", async ({ page, expectTrouble }) => {
		expectTrouble(/status of 409/);
		const { makeJob, makeUser } = await import("../make.ts");
		const { changeJob, jobToEdit } = await import("#app/careers/job-desk.server.ts");
		const id = await makeJob();
		await open(page, `/admin/karriere-bearbeiten/${id}`);
		await changeJob(id, 1, { ...(await jobToEdit(id))!, title: "Vom Kollegen", description: "Schwerlastsiebanlagenbedienung ".repeat(5) } as never, { by: await makeUser() });
		await page.locator("#location").fill("Woanders");
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(page.getByRole("button", { name: "Meinen Stand trotzdem speichern" })).toBeVisible();
		await lookOver(page, "a conflict");
	});
});
