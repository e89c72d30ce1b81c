import { beforeAll, expect, test } from "vitest";
import { outcome, useBuiltSite, Visitor } from "../app.ts";
import { makeOffer } from "../make.ts";

useBuiltSite();

function choosing(language: string): Visitor {
	const visitor = new Visitor();
	visitor.cookies.set("app_language", language);
	return visitor;
}

let german: string;
beforeAll(async () => {
	german = await makeOffer({ name: "Nur deutsch", description: "Deutscher Text" });
});

test("the language of a public page is asked for by a cookie only where the address has no language", async () => {
	const english = choosing("EN");
	for (const [path, to] of [
		["/", "/en"],
		["/kontakt?subject=a+b", "/en/kontakt?subject=a+b"],
		["/angebot/kaufen?q=x&page=2", "/en/angebot/kaufen?q=x&page=2"],
		[`/angebot/detail/${german}`, `/en/angebot/detail/${german}`],
		["/nirgends", "/en/nirgends"],
	] as const) {
		const response = await english.visit(path);
		expect(response.headers.get("Vary"), path).toContain("Cookie");
		expect(await outcome(response), path).toBe(`→ ${to}`);
		expect(await outcome(await english.pageData(path)), `${path} as data`).toBe(`→ ${to}`);
	}
	expect((await english.visit("/en/kontakt")).status).toBe(200);
});

test("an offer without English words is shown in German on the English page, and the words say that they are German", async () => {
	const page = await new Visitor().page(`/en/angebot/detail/${german}`);
	expect(/<h1 lang="de"[^>]*>Nur deutsch</.test(page)).toBe(true);
	expect(/<div lang="de"[^>]*><p[^>]*>Deutscher Text</.test(page)).toBe(true);
	expect(page).toContain(">Available in German only.");
	expect(/<h2 lang="de"[^>]*>(?:<a[^>]*>)Nur deutsch</.test(await new Visitor().page("/en/angebot/kaufen"))).toBe(true);
});
