import { beforeAll, describe, expect, test } from "vitest";
import { outcome, useBuiltSite, useStaff, Visitor } from "../app.ts";
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

describe("the office's language", () => {
	const staff = useStaff("verkauf");

	test("is switched without a script, and leads back to the page with its search", async () => {
		const page = await staff.page("/admin/angebote?q=bagger");
		const link = /href="(\/admin\/sprache\?auf=en[^"]*)"/.exec(page)![1]!.replaceAll("&amp;", "&");
		expect(await outcome(await staff.visit(link))).toBe("→ /admin/angebote?q=bagger");
		expect((await staff.page("/admin/angebote")).includes('<html lang="en"')).toBe(true);
	});

	test("leads nowhere else, and stays when another one is asked for", async () => {
		const before = staff.cookies.get("app_language");
		for (const zu of ["https://example.com/", "//example.com", "/kontakt"]) {
			const answer = await staff.visit(`/admin/sprache?${new URLSearchParams({ auf: "fr", zu })}`);
			expect(await outcome(answer)).toBe("→ /admin/dashboard");
		}
		expect(staff.cookies.get("app_language")).toBe(before);
	});
});
