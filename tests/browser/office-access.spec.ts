import { makeRequest } from "../make.ts";
import { lookOverTwice } from "./look-over.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

test.use({ signedIn: true });

/* The pages that between them have every part of the office; office-widths.spec.ts has the widths of all. */
for (const name of ["dashboard", "kontakt-anfragen", "kontakt-anfrage", "angebot-bearbeiten"])
	test(`nothing stands in the way of anybody on the office's page "${name}", however small the window`, async ({
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
