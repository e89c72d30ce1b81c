import { describe, expect, test } from "vitest";
import { afterSignIn, may, readRole, type Role } from "./role.ts";

describe("a role", () => {
	const everything = ["office", "offers", "requests", "content", "administration"] as const;
	const allowed = (role: Role) => everything.filter((right) => may(role, right));

	test("of admin may do everything, of sales offers and requests, of offer manager only offers", () => {
		expect(allowed("admin")).toEqual(everything);
		expect(allowed("verkauf")).toEqual(["office", "offers", "requests"]);
		expect(allowed("angebots_admin")).toEqual(["office", "offers"]);
	});

	test("that nobody knows counts as the one with the fewest rights", () => {
		for (const word of ["", "Admin", "owner", "constructor"]) expect(readRole(word)).toBe("angebots_admin");
	});
});

describe("after sign-in", () => {
	test.each([
		"/admin/dashboard",
		"/admin/dashboard?q=b%C3%A4r&page=2",
		"/admin/angebot-hinzufuegen",
		"/admin/angebot-bearbeiten/0199c1de-0000-7000-8000-000000000000?loeschen",
	])("staff come back to %s", (from) => {
		expect(afterSignIn(from)).toBe(from);
	});

	test.each([
		null,
		"",
		"/",
		"/kontakt",
		"dashboard",
		"//evil.example",
		"///evil.example",
		"/\\evil.example",
		"\\/evil.example",
		"/%09/evil.example",
		"/\t/evil.example",
		"/\n/evil.example",
		"javascript:alert(1)",
		"JavaScript:alert(1)",
		"data:text/html,x",
		"https://evil.example/admin/dashboard",
		"https:evil.example",
		"/admin/\\evil.example",
		"/admin/dashboard\\@evil.example",
		"/admin/dashboard\r\nSet-Cookie: a=b",
		"/admin/dashboard?a=\\",
		"/admin/dashboard#x",
		"/admin@evil.example",
		"/admin.evil.example",
		"/admin/login",
		"/admin/login?from=/admin/login",
		"/admin/logout",
		" /admin/dashboard",
	])("%j leads to the dashboard instead", (from) => {
		expect(afterSignIn(from)).toBe("/admin/dashboard");
	});

	test.each([
		"/admin/..//evil.example",
		"/admin/../..//evil.example",
		"/admin/%2e%2e//evil.example",
		"/admin/./..//evil.example",
		"/admin//evil.example",
	])("%s stays on this site, as a browser resolves it", (from) => {
		const target = new URL(afterSignIn(from), "https://site.example");
		expect(target.host).toBe("site.example");
		// As a browser resolves it, the path must not be taken for another site's address.
		expect(new URL(target.pathname, "https://site.example").host).toBe("site.example");
	});
});
