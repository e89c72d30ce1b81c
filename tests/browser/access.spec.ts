import { makeOffer, makeRequest } from "../make.ts";
import { lookOverTwice } from "./look-over.ts";
import { templates } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

for (const { name, path } of templates)
	test(`nothing stands in the way of anybody on ${name}, however small the window`, async ({ page, site }) => {
		await open(page, await path(site));
		await lookOverTwice(page, name);
		for (const [width, height] of [
			[320, 640],
			[768, 1024],
			[720, 450],
		] as const) {
			await page.setViewportSize({ width, height });
			expect(await tooWide(page), `at ${width}`).toEqual([]);
		}
		const bars = await page
			.locator("header, .contact-bar")
			.evaluateAll((all) => all.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0));
		expect(bars, "header and bars leave most of a low window to the page").toBeLessThan(450 / 3);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
		expect(await tooWide(page), "at 200 % text").toEqual([]);
	});

test("the longest words break on the smallest phone", async ({ page }) => {
	const word = "Schwerlastsiebanlagenzwischenfördererverlängerungssatz";
	const id = await makeOffer(
		{ name: word, description: word.repeat(3), manufacturer: word, location: word },
		{ at: "2018-01-01T08:00:00.000Z" },
	);
	await page.setViewportSize({ width: 320, height: 640 });
	for (const path of [`/angebot/detail/${id}`, `/angebot/kaufen?q=${word}`, `/kontakt?offer=${id}`]) {
		await page.goto(path);
		expect(await tooWide(page), path).toEqual([]);
	}
});

test.describe("in the office", () => {
	test.use({ signedIn: true });

	/* The pages that between them have every part of the office. */
	for (const name of ["dashboard", "kontakt-anfragen", "kontakt-anfrage", "angebot-bearbeiten"])
		test(`nothing stands in the way of anybody on the page "${name}", however small the window`, async ({
			page,
			site,
		}) => {
			const source = '{"list":"/angebot/mieten","sheet":true}';
			const request = await makeRequest({ subject: "x".repeat(300), phone: "0351 123456", source });
			const ids: Record<string, string> = {
				"kontakt-anfrage": `/${request}`,
				"angebot-bearbeiten": `/${site.offers.gallery}`,
			};
			await open(page, `/admin/${name}${ids[name] ?? ""}`);
			await lookOverTwice(page, name);
			for (const width of [320, 390, 768]) {
				await page.setViewportSize({ width, height: 800 });
				expect(await tooWide(page), `at ${width}`).toEqual([]);
			}
		});
});
