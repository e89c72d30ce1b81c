import { beforeAll, describe, expect, test } from "vitest";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeOffer } from "../make.ts";

useBuiltSite();

const staff = useStaff("admin");
let id: string;
beforeAll(async () => {
	id = await makeOffer();
});

describe("a page", () => {
	test("of the public is kept by its reader's browser alone, which asks each time", async () => {
		for (const reader of [visitor(), staff])
			for (const path of ["/", "/en", "/angebot/kaufen", `/angebot/detail/${id}`, "/kontakt", "/nirgends"])
				for (const response of [await reader.visit(path), await reader.pageData(path)]) {
					expect(response.headers.get("Cache-Control"), path).toBe("private, no-cache");
					expect(response.headers.get("Vary"), path).toContain("Cookie");
				}
	});

	test("of the office is not kept at all, not even for the back button after sign-out", async () => {
		for (const reader of [visitor(), staff])
			for (const path of [
				"/admin",
				"/admin/login",
				"/admin/dashboard",
				`/admin/angebot-bearbeiten/${id}`,
				"/admin/nirgends",
			])
				for (const response of [await reader.visit(path), await reader.pageData(path)])
					expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
		expect((await staff.visit("/admin/bilder", { form: {} })).headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("of a search alert, which shows an address and its searches, is not kept either", async () => {
		for (const path of ["/suchauftrag?category=bagger", "/en/suchauftrag", "/suchauftrag/verwalten?link=x"])
			for (const response of [await visitor().visit(path), await visitor().pageData(path)])
				expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
		const sent = await visitor().visit("/suchauftrag", { form: { email: "bauhof@example.com" } });
		expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("stays the same whatever host, mode or prerendering a header claims", async () => {
		const plain = await visitor().page("/angebot/kaufen");
		for (const headers of [
			{ "X-Forwarded-Host": "evil.example" },
			{ "X-Forwarded-Proto": "https" },
			{ Forwarded: "host=evil.example" },
			{ "X-React-Router-SPA-Mode": "yes" },
			{ "X-React-Router-Prerender-Data": "[]" },
			{ "X-Original-URL": "/admin/dashboard" },
			{ "X-Rewrite-URL": "/admin" },
			{ "X-HTTP-Method-Override": "DELETE" },
		] as Record<string, string>[]) {
			const page = await (await visitor().visit("/angebot/kaufen", { headers })).text();
			expect(page.includes("evil.example"), JSON.stringify(headers)).toBe(false);
			expect(page === plain, JSON.stringify(headers)).toBe(true);
		}
	});
});
