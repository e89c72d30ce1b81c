import { type Looks, lookOver, sizes } from "./look-over.ts";
import { inLanguage, type Language, type State } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";

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
