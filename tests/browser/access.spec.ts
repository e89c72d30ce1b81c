import type { Page } from "@playwright/test";
import { failedPageIsLookedOver, stateIsLookedOver } from "./looked-over.ts";
import { asTemplate, lookOver } from "./look-over.ts";
import { inLanguage, publicPages, states } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

/** Between them these have every part of the public pages; more of the office are in office-access.spec.ts. */
const templates = [
	"/",
	"/angebot/kaufen",
	"/kontakt",
	"/maschinenfinder?material=bauschutt&tonnes=5000&days=20&lump=500&size=45",
	"a machine with pictures",
	"a news item",
	"the contact form's mistakes",
];

for (const { name, path, status } of publicPages) {
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
	});
}

for (const state of states) stateIsLookedOver(state, "de", templates.includes(state.name) ? asTemplate : {});

failedPageIsLookedOver("de");

test("nothing stands in the way of anybody on the sign-in", async ({ page }) => {
	await open(page, "/admin/login");
	await lookOver(page, "the sign-in");
});

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
