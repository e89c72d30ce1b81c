import { type Looks, lookOver, sizes } from "./look-over.ts";
import { inLanguage, languages, publicPages, states } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";

/** English pages differ from German ones only in their texts, so one check is enough. */
const once: Partial<Looks> = { on: ["desk"], themes: ["light"] };

for (const language of languages) {
	const looks = language === "de" ? {} : once;

	for (const { name, path, status } of publicPages) {
		test(`nothing stands in the way of anybody on ${name}, ${language}`, async ({ page, site, expectTrouble }) => {
			if (status) expectTrouble(new RegExp(`status of ${status}`));
			if (name.includes("misspelt")) expectTrouble(/could not be decoded/);
			await open(page, inLanguage(language, await path(site)));
			await lookOver(page, name, looks);
		});
	}

	for (const { name, path, on, bring } of states) {
		test(`nothing stands in the way of anybody in ${name}, ${language}`, async ({ page, site }) => {
			for (const size of on ? [on] : (looks.on ?? (["phone", "desk"] as const))) {
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

	test(`nothing stands in the way of anybody on a page that failed, ${language}`, async ({ page, expectTrouble }) => {
		expectTrouble(/500|Unexpected/);
		await page.route(/\/service\.data/, (route) =>
			route.fulfill({ status: 500, headers: { "Server-Timing": 'request;desc="4f9a01bc77"' }, body: "" }),
		);
		await open(page, inLanguage(language, "/"));
		await page.getByRole("contentinfo").getByRole("link", { name: "Service", exact: true }).click();
		await expect(page.getByRole("main")).toContainText("4f9a01bc77");
		await lookOver(page, "a page that failed", looks);
	});
}

test("nothing stands in the way of anybody on the sign-in", async ({ page }) => {
	await open(page, "/admin/login");
	await lookOver(page, "the sign-in");
});
