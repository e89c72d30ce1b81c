import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makePicture } from "../make.ts";

useBuiltSite();

test("no script holds up what is to be seen: the style comes first, and modules, of low priority, run when the page is there", async () => {
	for (const path of ["/", "/angebot/kaufen", "/en/kontakt", "/admin/login"]) {
		const page = await visitor().page(path);
		const styles = page.match(/<link [^>]*rel="stylesheet"/g);
		expect(styles, path).toHaveLength(1);
		const modules = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
		expect(modules.length, path).toBeGreaterThan(3);
		for (const module of modules) expect(module, path).toContain('fetchpriority="low"');
		expect(page.indexOf(styles![0]), path).toBeLessThan(page.indexOf(modules[0]!));
		expect(page, path).not.toMatch(/<script[^>]* src=/);
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
