import { describe, expect, test } from "vitest";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { makeUser } from "../make.ts";

// Read when the first request comes, so it holds for the whole site of this file.
process.env.PUBLIC_URL = "https://site.example/";
useBuiltSite();

describe("a site that is reached over TLS", () => {
	test("binds the session cookie to its host and to TLS", async () => {
		const { email, password } = await makeUser();
		const response = await visitor().visit("/admin/login", { form: { email, password } });
		const cookies = response.headers.getSetCookie();
		const session = cookies.find((cookie) => cookie.includes("session"))!;
		expect(session).toMatch(/^__Host-session=/);
		for (const mark of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Lax/i]) expect(session).toMatch(mark);
		expect(session).not.toMatch(/domain=/i);
		expect(cookies.map((cookie) => /^[^=]+/.exec(cookie)![0])).toEqual(["__Host-session", "__Host-device", "__Host-flash"]);
		for (const cookie of cookies) for (const mark of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(mark);
	});

	test("knows the session under that name alone", async () => {
		const staff = await signedInAs("admin");
		expect((await staff.visit("/admin/dashboard")).status).toBe(200);
		staff.cookies.set("session", staff.cookies.get("__Host-session")!);
		staff.cookies.delete("__Host-session");
		expect(await outcome(await staff.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
	});

	test("tells browsers to stay with TLS", async () => {
		const { headers } = await visitor().visit("/");
		expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
		expect(headers.get("Content-Security-Policy")).toContain("upgrade-insecure-requests");
	});

	test("names its public address to search engines, whatever host was asked", async () => {
		const page = await visitor().page("/kontakt");
		expect(page.includes('rel="canonical" href="https://site.example/kontakt"')).toBe(true);
		expect(page.includes("127.0.0.1")).toBe(false);
	});

	test("takes forms from its public address, and from no other", async () => {
		const sent = (Origin: string) => visitor().visit("/kontakt", { form: { name: "" }, headers: { Origin } });
		expect((await sent("https://site.example")).status).toBe(400);
		expect((await sent("https://site.example.evil.example")).status).toBe(403);
		expect((await sent("https://evil-site.example")).status).toBe(403);
	});
});
