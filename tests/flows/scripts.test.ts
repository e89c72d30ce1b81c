import { flashCookie } from "#app/site/flash.server.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { forgedTags, hashOf, payload } from "../forged-tags.ts";
import { makeOffer, makePicture, makeUser } from "../make.ts";

useBuiltSite();

let id: string;
let staff: Visitor;
beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	const words = Object.fromEntries(["name", "name_en", "description", "description_en"].map((field) => [field, payload]));
	const short = Object.fromEntries(["manufacturer", "model", "location"].map((field) => [field, payload.slice(0, 190)]));
	id = await makeOffer({ ...words, ...short }, { by, pictures: [{ id: picture.id, alt: payload, alt_en: payload }] });
	await makeOffer({ name: `${payload} daneben` }, { by });
	staff = await signedInAs("admin");
});

describe("words that would run as a script", () => {
	test("are only words on every page that shows them", async () => {
		const q = encodeURIComponent(payload.slice(0, 150));
		const shown: [Visitor, string][] = [
			[visitor(), "/"],
			[visitor(), "/en"],
			[visitor(), "/angebot/kaufen"],
			[visitor(), "/en/angebot/kaufen"],
			[visitor(), `/angebot/kaufen?q=${q}`],
			[visitor(), `/angebot/detail/${id}`],
			[visitor(), `/en/angebot/detail/${id}`],
			[visitor(), `/kontakt?subject=${encodeURIComponent(payload)}`],
			[visitor(), `/en/kontakt?offer=${id}&subject=${encodeURIComponent(payload)}`],
			[staff, `/angebot/detail/${id}`],
			[staff, "/admin/dashboard"],
			[staff, `/admin/dashboard?q=${q}`],
			[staff, `/admin/angebot-bearbeiten/${id}`],
		];
		for (const [reader, path] of shown) {
			const answer = await reader.visit(path);
			const page = await answer.text();
			expect(page.includes("alert(1)") || page.includes("alert(1"), `${path} shows nothing of it`).toBe(true);
			expect(forgedTags(page, answer.headers.get("Content-Security-Policy")!), path).toEqual([]);
			expect(page.includes("</script><script>alert"), path).toBe(false);
			// Old script engines end a line at these two, also inside a string.
			expect(/[\u2028\u2029]/.test([...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]).join("")), path).toBe(false);
		}
	});

	test("come back from a refused form as words", async () => {
		const page = await (await visitor().visit("/kontakt", { form: { name: payload, email: payload, subject: payload, message: payload } })).text();
		expect(page.includes("alert(4)")).toBe(true);
		expect(forgedTags(page)).toEqual([]);
		const login = await (await visitor().visit("/admin/login", { form: { email: payload, password: payload } })).text();
		expect(forgedTags(login)).toEqual([]);
		const offer = await (
			await staff.visit("/admin/angebot-hinzufuegen", { form: { name: payload, description: payload, manufacturer: payload, type: payload, category: payload } })
		).text();
		expect(offer.includes("alert(4)")).toBe(true);
		expect(forgedTags(offer)).toEqual([]);
	});

	test("in the message cookie are only words", async () => {
		const somebody = visitor();
		const told = flashCookie({ kind: "good", namespace: "loginPage", title: payload, text: payload, values: { email: payload } });
		somebody.cookies.set("flash", /^flash=([^;]+)/.exec(told)![1]!);
		expect(forgedTags(await somebody.page("/admin/login"))).toEqual([]);
		for (const broken of ["%", "null", "%5B%5D", "1", "%7B%7D", encodeURIComponent('{"namespace":"__proto__","title":"constructor"}')]) {
			somebody.cookies.set("flash", broken);
			expect((await somebody.visit("/admin/login")).status, broken).toBe(200);
		}
	});

	test("would be seen by this test", () => {
		for (const bad of [
			"<script>alert(1)</script>",
			"<img src=x onerror=alert(2)>",
			'<a href="javascript:alert(1)">',
			"<svg onload=alert(4)>",
			'<p title=""><img src=x onerror=alert(2)>">',
			'<p onclick="x">',
			'<script src="x"></script>',
			"<style>*{display:none}</style>",
			'<p style="color:red">',
		])
			expect(forgedTags(`<p>${bad}</p>`), bad).not.toEqual([]);
		expect(forgedTags('<p title="onerror=alert(2)">&lt;img src=x onerror=alert(2)&gt;</p><script nonce="a">"<img src=x onerror=1>"</script>')).toEqual([]);
	});
});

describe("the content security policy", () => {
	const policy = (response: Response) =>
		Object.fromEntries(
			response.headers
				.get("Content-Security-Policy")!
				.split(";")
				.map((part) => [part.trim().split(" ")[0], part.trim().split(" ").slice(1).join(" ")]),
		);

	test("lets only this page's own scripts run and styles show: by a word that they alone carry, or named one by one where the page is kept", async () => {
		for (const [path, kept] of [
			["/", true],
			["/nirgends", false],
			["/admin/login", false],
			["/kontakt?subject=x", false],
			["/kontakt", true],
			[`/angebot/detail/${id}`, true],
		] as const) {
			const response = await visitor().visit(path);
			const csp = policy(response);
			expect(csp["style-src"], path).toMatch(kept ? /^'self'( 'sha256-[\w+/]{43}=')*$/ : /^'self' 'nonce-[\w+/=]{20,}'$/);
			expect(csp["script-src"], path).toMatch(kept ? /^'self'( 'sha256-[\w+/]{43}=')+$/ : /^'self' 'nonce-[\w+/=]{20,}'$/);
			expect(csp).toMatchObject({
				"default-src": "'none'",
				"object-src": "'none'",
				"base-uri": "'none'",
				"frame-ancestors": "'none'",
				"form-action": "'self'",
				"img-src": "'self' data: blob:",
				"connect-src": "'self'",
			});
			const nonce = csp["script-src"]!.match(/'nonce-([^']+)'/)?.[1];
			const page = await response.text();
			const inline = [...page.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(([, , words]) => !words!.includes("application/ld+json"));
			expect(inline.filter(([, kind]) => kind === "script").length, path).toBeGreaterThan(0);
			expect(
				inline.some(([, kind]) => kind === "style"),
				path,
			).toBe(path === `/angebot/detail/${id}` || path === "/");
			for (const [tag, kind, words, text] of inline) {
				if (kept) expect(csp[`${kind}-src`]!.includes(hashOf(text!)), `${path}: ${tag}`).toBe(true);
				else expect(words!.includes(`nonce="${nonce}"`), `${path}: ${tag}`).toBe(true);
			}
			expect(page.includes(' nonce="'), path).toBe(!kept);
		}
	});

	test("has another word in every answer that is not kept", async () => {
		const nonces = new Set<string>();
		for (let i = 0; i < 10; i++) nonces.add(policy(await visitor().visit("/admin/login"))["script-src"]!);
		expect(nonces.size).toBe(10);
	});

	test("stands beside the other headers that keep a browser in check, also where something failed", async () => {
		for (const path of ["/", "/nirgends", "/%00", "/healthz", "/admin/dashboard"]) {
			const { headers } = await visitor().visit(path);
			expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
			expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
			expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
			expect(headers.get("Permissions-Policy"), path).toContain("camera=()");
			expect(headers.get("X-Powered-By"), path).toBeNull();
			expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
		}
	});
});
