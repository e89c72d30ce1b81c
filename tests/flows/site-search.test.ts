import { beforeAll, expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";

useBuiltSite();

const forms = (page: string) => page.match(/<form[^>]*role="search"[^>]*>.*?<\/form>/gs) ?? [];

beforeAll(async () => {
	await makeOffer({ name: "Merkmaschine" }, { by: await makeUser() });
});

test("every page searches the machines from its header, home from its first view too, and needs no script for it", async () => {
	for (const [path, fields] of [
		["/", 2],
		["/kontakt", 1],
		["/impressum", 1],
	] as const)
		for (const language of ["", "/en"]) {
			const found = forms(await visitor().page((language + path).replace(/^\/en\/$/, "/en")));
			expect(found, language + path).toHaveLength(fields);
			for (const form of found) {
				expect(form).toContain(`action="${language}/angebot/kaufen"`);
				expect(form).toMatch(/<input[^>]*name="q"/);
			}
		}
	expect(await visitor().page("/angebot/kaufen?q=merkmaschine")).toContain("1 Maschine<");
});
