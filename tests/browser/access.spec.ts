import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { givenUp } from "./given-up.ts";
import { inLanguage, languages, publicPages, states } from "./public-pages.ts";
import type { Site } from "./site.ts";
import { expect, open, test } from "./test.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const sizes = { phone, desk };

/** Looks over the page as it stands. Names rule and place of what it finds. */
async function findings(page: Page, { colours = false, part = "html" } = {}): Promise<string[]> {
	// There are no frames to look into, and without them axe needs no second page.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).include(part);
	const { violations } = await (colours ? axe.withRules(["color-contrast"]) : axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])).analyze();
	return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary?.replace(/\s+/g, " ").slice(0, 160)}`));
}

/** Looks a page over on a phone and at a desk in the light theme, and at all of its colours again in the dark one: nothing else changes with it. */
async function lookOver(page: Page, where: string, { on = ["phone", "desk"], part = "html" }: { on?: ("phone" | "desk")[]; part?: string } = {}): Promise<void> {
	for (const size of on) {
		await page.setViewportSize(sizes[size]);
		for (const theme of ["light", "dark"]) {
			await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
			expect(await findings(page, { colours: theme === "dark", part }), `${where}, ${theme}, ${size}`).toEqual([]);
		}
	}
}

for (const language of languages) {
	for (const { name, path, status } of publicPages) {
		test(`nothing stands in the way of anybody on ${name}, ${language}`, async ({ page, site, expectTrouble }) => {
			if (status) expectTrouble(new RegExp(`status of ${status}`));
			if (name.includes("misspelt")) expectTrouble(/could not be decoded/);
			await open(page, inLanguage(language, await path(site)));
			await lookOver(page, name);
		});
	}

	for (const { name, path, on, bring } of states) {
		test(`nothing stands in the way of anybody in ${name}, ${language}`, async ({ page, site }) => {
			for (const size of on ? [on] : (["phone", "desk"] as const)) {
				await page.setViewportSize(sizes[size]);
				await open(page, inLanguage(language, await path(site)));
				await bring(page, language);
				// What the banner happens to lie upon can be scrolled out from under it, so only the banner itself is asked about.
				await lookOver(page, name, { on: [size], part: name === "the cookie banner" ? "section[aria-label]:has(button)" : "html" });
			}
		});
	}

	test(`nothing stands in the way of anybody on a page that failed, ${language}`, async ({ page, expectTrouble }) => {
		expectTrouble(/500|Unexpected/);
		await page.route(/\/service\.data/, (route) => route.fulfill({ status: 500, headers: { "Server-Timing": 'request;desc="4f9a01bc77"' }, body: "" }));
		await open(page, inLanguage(language, "/"));
		await page.getByRole("contentinfo").getByRole("link", { name: "Service", exact: true }).click();
		await expect(page.getByRole("main")).toContainText("4f9a01bc77");
		await lookOver(page, "a page that failed");
	});
}

test("nothing stands in the way of anybody on the sign-in", async ({ page }) => {
	await open(page, "/admin/login");
	await lookOver(page, "the sign-in");
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

	test("nothing stands in the way of anybody in the outbox, and in the question before deleting from it", async ({ page }) => {
		await givenUp("Anfrage: Prüfbagger");
		await open(page, "/admin/postausgang?show=failed");
		await lookOver(page, "the outbox");
		await page.getByRole("button", { name: "Anfrage: Prüfbagger löschen" }).first().click();
		await lookOver(page, "the outbox's question");
	});

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
