import { describe, expect, test } from "vitest";
import { afterSignIn, mayEnter } from "./role.ts";

describe("a role", () => {
	test("of admin may enter everywhere, of offer manager only where any staff may", () => {
		expect(mayEnter("admin", "admin")).toBe(true);
		expect(mayEnter("admin", "any_admin")).toBe(true);
		expect(mayEnter("angebots_admin", "any_admin")).toBe(true);
		expect(mayEnter("angebots_admin", "admin")).toBe(false);
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
