import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

test("no script holds up what is to be seen: each is a module, which runs when the page is there", async () => {
	for (const path of ["/", "/angebot/kaufen", "/en/kontakt", "/admin/login"]) {
		const page = await visitor().page(path);
		expect(page.match(/<link [^>]*rel="stylesheet"/g), path).toHaveLength(1);
		expect(page.match(/<link rel="modulepreload"/g)?.length, path).toBeGreaterThan(3);
		expect(page, path).not.toMatch(/<script[^>]* src=/);
	}
});

test("the first picture alone is fetched with priority, and all others when they come into sight", async () => {
	for (const path of ["/", "/angebot/kaufen", "/newsarchiv", "/service"]) {
		const page = await visitor().page(path);
		const pictures = page.match(/<img [^>]*>/g) ?? [];
		expect(pictures.filter((picture) => /fetchpriority="high"/i.test(picture)).length, path).toBeLessThanOrEqual(1);
		for (const picture of pictures.slice(1)) expect(picture, path).toMatch(/loading="lazy"/);
	}
});
