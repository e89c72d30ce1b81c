import type { Page } from "@playwright/test";
import { asTemplate, type Looks, lookOver, sizes } from "./look-over.ts";
import { inLanguage, type Language, type PublicPage, type State } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

/** Between them these have every part of the public pages; more of the office are in office-access.spec.ts. */
export const templates = [
	"/",
	"/angebot/kaufen",
	"/kontakt",
	"/maschinenfinder?material=bauschutt&tonnes=5000&days=20&lump=500&size=45",
	"a machine with pictures",
	"a news item",
	"the contact form's mistakes",
];

/** A test that looks a public page over in German, at every width that matters; its English texts must fit, too. */
export function pageIsLookedOver({ name, path, status }: PublicPage) {
	test(`nothing stands in the way of anybody on ${name}, however small the window`, async ({
		page,
		site,
		expectTrouble,
	}) => {
		if (status) expectTrouble(new RegExp(`status of ${status}`));
		if (name.includes("misspelt")) expectTrouble(/could not be decoded/);
		const german = await path(site);
		await open(page, german);
		await lookOver(page, name, templates.includes(name) ? asTemplate : {});
		await fitsAt200PerCent(page, german);
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await tooWide(page), german).toEqual([]);
		const english = inLanguage("en", german);
		await page.goto(english);
		expect(await tooWide(page), english).toEqual([]);
		await fitsWithLargeLetters(page, english);
		await page.goto(german);
		await fitsWithLargeLetters(page, german);
	});
}

/** A phone whose letters are twice as large. */
async function fitsWithLargeLetters(page: Page, path: string): Promise<void> {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
	expect(await tooWide(page), `${path} at 200 % text`).toEqual([]);
}

/** A window of 1440 × 900 at that zoom; header and bars leave most of it to the page. */
async function fitsAt200PerCent(page: Page, path: string): Promise<void> {
	await page.setViewportSize({ width: 720, height: 450 });
	expect(await tooWide(page), path).toEqual([]);
	const covered = await page.evaluate(() =>
		[...document.querySelectorAll("header, .contact-bar")].reduce(
			(sum, bar) => sum + bar.getBoundingClientRect().height,
			0,
		),
	);
	expect(covered, path).toBeLessThan(450 / 3);
}

/** A test that brings a state about, and looks the page over in it. */
export function stateIsLookedOver({ name, path, on, bring }: State, language: Language, looks: Partial<Looks> = {}) {
	test(`nothing stands in the way of anybody in ${name}, ${language}`, async ({ page, site }) => {
		for (const size of on ? [on] : (looks.on ?? (["desk"] as const))) {
			await page.setViewportSize(sizes[size]);
			await open(page, inLanguage(language, await path(site)));
			await bring(page, language);
			// What the banner happens to lie upon can be scrolled out from under it, so only the banner itself is asked
			// about.
			await lookOver(page, name, {
				...looks,
				on: [size],
				part: name === "the cookie banner" ? "section[aria-label]:has(button)" : "html",
			});
		}
	});
}

/** A test of the page that stands where a page failed to load. */
export function failedPageIsLookedOver(language: Language) {
	test(`nothing stands in the way of anybody on a page that failed, ${language}`, async ({ page, expectTrouble }) => {
		expectTrouble(/500|Unexpected/);
		await page.route(/\/service\.data/, (route) =>
			route.fulfill({ status: 500, headers: { "Server-Timing": 'request;desc="4f9a01bc77"' }, body: "" }),
		);
		await open(page, inLanguage(language, "/"));
		await page.getByRole("contentinfo").getByRole("link", { name: "Service", exact: true }).click();
		await expect(page.getByRole("main")).toContainText("4f9a01bc77");
		await lookOver(page, "a page that failed");
	});
}
