import { readdirSync, statSync } from "node:fs";
import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makePicture } from "../make.ts";

useBuiltSite();

test("no script holds up what is to be seen: the page's module, and all that it needs, is asked for when the page is there", async () => {
	for (const path of ["/", "/angebot/kaufen", "/en/kontakt", "/admin/login"]) {
		const page = await visitor().page(path);
		const styles = page.match(/<link [^>]*rel="stylesheet"/g);
		expect(styles, path).toHaveLength(1);
		expect(page, path).not.toMatch(/<script[^>]* (src=|type="module")|modulepreload/);
		expect(page.match(/<script type="text\/later">import "/g), path).toHaveLength(1);
	}
});

test("the first picture of a list and of a machine is asked for before the style", async () => {
	const id = await makeOffer({}, { pictures: [{ id: (await makePicture()).id, alt: "Von vorn", alt_en: "" }] });
	for (const path of ["/angebot/kaufen", `/angebot/detail/${id}`]) {
		const page = await visitor().page(path);
		const picture = page.search(/<link rel="preload" as="image" [^>]*imageSrcSet="[^"]*format=avif/i);
		expect(picture, path).toBeGreaterThan(0);
		expect(picture, path).toBeLessThan(page.indexOf('rel="stylesheet"'));
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

test("the first picture that a phone loads has at most 20 kB", async () => {
	const upright = readdirSync("build/client/assets").filter((name) => /^yard-upright-\d+-.*\.avif$/.test(name));
	expect(upright).toHaveLength(2);
	for (const name of upright) expect(statSync(`build/client/assets/${name}`).size, name).toBeLessThanOrEqual(20_000);
});
