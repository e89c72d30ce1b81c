import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, signedInAs, siteAddress, useBuiltSite, visitor } from "../app.ts";
import { contactWords, makeUser } from "../make.ts";

// Read when the first request comes, so it holds for the whole site of this file: a proxy that ends TLS stands before
// it.
process.env.PUBLIC_URL = "https://site.example/";
process.env.TRUST_PROXY = "on";
useBuiltSite();

describe("a site that is reached over TLS", () => {
	test("binds the session cookie to its host and to TLS", async () => {
		const { email, password } = await makeUser();
		const response = await visitor().visit("/admin/login", { form: { email, password } });
		const cookies = response.headers.getSetCookie();
		const names = cookies.map((cookie) => /^[^=]+/.exec(cookie)![0]);
		expect(names).toEqual(["__Host-session", "__Host-device", "__Host-flash"]);
		for (const cookie of cookies)
			for (const mark of [/; Path=\/(;|$)/, /; Secure/, /; HttpOnly/, /; SameSite=Lax/]) expect(cookie).toMatch(mark);
		for (const cookie of cookies) expect(cookie).not.toMatch(/domain=/i);
	});

	test("knows the session under that name alone", async () => {
		const staff = await signedInAs("admin");
		expect((await staff.visit("/admin/dashboard")).status).toBe(200);
		staff.cookies.set("session", staff.cookies.get("__Host-session")!);
		staff.cookies.delete("__Host-session");
		expect(await outcome(await staff.visit("/admin/dashboard"))).toBe("→ /admin/login?from=%2Fadmin%2Fdashboard");
	});

	test("stores what its forms send, and says so, as a page and as data, whether the proxy hands Host on or sends a name of its own", async () => {
		const stored = () =>
			db().selectFrom("Kontaktanfragen_Archiv").select("message").orderBy("created_at").orderBy("id").execute();
		for (const [i, Host] of ["site.example", "site.example:443", "127.0.0.1:3000", "site_upstream"].entries()) {
			for (const path of ["/kontakt", "/en/kontakt.data"]) {
				const message = `${Host} ${path}`;
				const headers = { Host, "X-Forwarded-For": `198.51.100.${i}` };
				const response = await visitor().visit(path, { form: { ...contactWords, message }, headers });
				expect(response.status, message).toBe(200);
				expect((await stored()).at(-1), message).toEqual({ message });
			}
		}
	});

	test("knows a visitor by their address alone, also where the proxy adds the port of each connection", async () => {
		await db().deleteFrom("trace").execute();
		for (const [written, address] of [
			["203.0.113.9:5555", "203.0.113.9"],
			["[2001:db8::1]:5556", "2001:db8::1"],
		] as const) {
			const { email } = await makeUser();
			const form = { email, password: "falsch" };
			await visitor().visit("/admin/login", { form, headers: { "X-Forwarded-For": written } });
			const traced = db().selectFrom("trace").select("address").where("record_name", "=", email);
			expect(await traced.where("action", "=", "signInFailed").execute()).toEqual([{ address }]);
		}
	});

	test("takes forms from its public address, and from no other", async () => {
		const form = { email: "x@example.com", password: "falsch" };
		const sent = async (Origin: string) =>
			outcome(await visitor().visit("/admin/login", { form, headers: { Origin } }));
		// Refused for the password, not for the address.
		expect(await sent("https://site.example")).toBe("401");
		for (const origin of [
			"http://site.example",
			"https://site.example:444",
			"https://site.example.evil.example",
			"https://evil-site.example",
			siteAddress(),
		])
			expect(await sent(origin), origin).toBe("403");
	});

	test("answers the same, whatever Host and whatever host a proxy says it was asked for", async () => {
		const plain = await visitor().page("/angebot/kaufen?q=x");
		for (const headers of [
			{ Host: "evil.example" },
			{ Host: "[::1]:99" },
			{ "X-Forwarded-Host": "evil.example" },
			{ "X-Forwarded-Host": "" },
			{ "X-Forwarded-Host": "a/kontakt?" },
			{ "X-Forwarded-Proto": "http" },
			{ Forwarded: "host=evil.example;proto=http" },
		] as Record<string, string>[]) {
			const page = await (await visitor().visit("/angebot/kaufen?q=x", { headers })).text();
			expect(page.includes("evil.example"), JSON.stringify(headers)).toBe(false);
			expect(page === plain, JSON.stringify(headers)).toBe(true);
		}
	});
});
