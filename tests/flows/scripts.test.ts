import { beforeAll, describe, expect, test } from "vitest";
import { useBuiltSite, type Visit, type Visitor, visitor, useStaff } from "../app.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { forgedTags, hashOf, payload } from "../forged-tags.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeRequest, makeUser } from "../make.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const ids = { offer: "", news: "", job: "", request: "" };
const staff = useStaff("admin");
beforeAll(async () => {
	const by = await makeUser();
	const inBoth = (word: string, ...fields: string[]) =>
		Object.fromEntries(fields.flatMap((field) => [field, `${field}_en`]).map((field) => [field, word]));
	const short = payload.slice(0, 290);
	const word = payload.slice(0, 190);
	const offer = { ...inBoth(payload, "name", "description"), manufacturer: word, model: word, location: word };
	const picture = { id: (await makePicture(by)).id, alt: payload, alt_en: payload };
	ids.offer = await makeOffer(offer, { by, pictures: [picture] });
	await makeOffer({ name: `${payload} daneben` }, { by });
	ids.news = await makeNews({ ...inBoth(short, "name"), ...inBoth(payload, "inhalt") }, { by });
	const texts = inBoth(payload, "description", "requirements", "benefits");
	ids.job = await makeJob({ ...inBoth(short, "title", "type"), ...texts, location: short }, { by });
	const email = `"${short.slice(0, 100)}"@example.com`;
	const sender = { name: short, email, phone: short, offer_name: short };
	ids.request = await makeRequest({ ...sender, subject: short, message: payload });
	const note = { text: payload, note_id: newId() };
	expect((await staff.visit(`/admin/kontakt-anfrage/${ids.request}`, { form: note })).status).toBe(302);
	for (const [kind, id] of [
		["nachricht", await makeNews({ name: `${short} weg`, inhalt: payload }, { by })],
		["karriere", await makeJob({ title: `${short} weg`, description: payload }, { by })],
		["angebot", await makeOffer({ name: `${short} weg`, description: payload }, { by })],
	])
		expect((await staff.visit(`/admin/${kind}-loeschen/${id}`, { form: {} })).status).toBe(302);
});

const textOf = async (reader: Visitor, path: string) => {
	const answer = await reader.visit(path);
	expect(answer.status, path).toBe(200);
	return answer.text();
};

describe("words that would run as a script", () => {
	const q = encodeURIComponent(payload.slice(0, 150));
	const subject = encodeURIComponent(payload);

	test("are only words on every page that shows them", async () => {
		const ofSite = [
			"/",
			"/angebot/kaufen",
			`/angebot/kaufen?q=${q}`,
			`/angebot/detail/${ids.offer}`,
			`/kontakt?offer=${ids.offer}&subject=${subject}`,
			"/newsarchiv",
			`/news/${ids.news}`,
			"/karriere",
			`/karriere/${ids.job}`,
		].flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);
		const ofOffice = [
			`/angebot/detail/${ids.offer}`,
			"/admin/dashboard",
			`/admin/angebot-bearbeiten/${ids.offer}`,
			`/admin/nachricht-bearbeiten/${ids.news}`,
			`/admin/karriere-bearbeiten/${ids.job}`,
			"/admin/kontakt-anfragen",
			`/admin/kontakt-anfrage/${ids.request}`,
			"/admin/papierkorb",
			"/admin/verlauf",
		];
		for (const reader of [visitor(), staff])
			for (const path of reader === staff ? ofOffice : ofSite) {
				const page = await textOf(reader, path);
				expect(page.includes("alert(1"), `${path} shows nothing of it`).toBe(true);
				expect(forgedTags(page), path).toEqual([]);
				expect(page.includes("</script><script>alert"), path).toBe(false);
				const scripts = [...page.matchAll(/<script\b(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g)]
					.map(([, script]) => script)
					.join("");
				// Old script engines end a line at these two, also inside a string.
				expect(/[\u2028\u2029]/.test(scripts), path).toBe(false);
			}
		for (const path of ["/admin/postausgang", "/admin/benutzer", `/admin/kontakt-anfragen?q=${q}`])
			expect(forgedTags(await textOf(staff, path)), path).toEqual([]);
	});

	test("are only words to who reads the feed, whose titles are HTML, and end no tag of the sitemap", async () => {
		for (const path of ["/news.atom", "/en/news.atom", "/sitemap.xml"])
			expectNoWords(await textOf(visitor(), path), "<script>", "<img");
		expectWords(await textOf(visitor(), "/news.atom"), "&#60;script&#62;alert(1)");
	});

	test("come back from a refused form as words", async () => {
		const words = { name: payload, email: payload, password: payload, subject: payload, message: payload };
		const offer = { name: payload, description: payload, manufacturer: payload, type: payload, category: payload };
		for (const [reader, path, form] of [
			[visitor(), "/kontakt", words],
			[visitor(), "/admin/login", words],
			[staff, "/admin/angebot-hinzufuegen", offer],
		] as const) {
			const page = await (await reader.visit(path, { form })).text();
			expect(page.includes("alert(4)"), path).toBe(true);
			expect(forgedTags(page), path).toEqual([]);
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
		const own = "<script>window.__reactRouterContext.streamController.enqueue('<img src=x onerror=1>')</script>";
		expect(forgedTags(`<p title="onerror=alert(2)">&lt;img src=x onerror=alert(2)&gt;</p>${own}`)).toEqual([]);
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

	test("allows exactly the page's own inline scripts and styles, each by its hash, whether the page is cached or not", async () => {
		const pages: [Visitor, string, { status?: number; kind?: Visit; styled?: boolean }][] = [
			[visitor(), "/", { styled: true }],
			[visitor(), "/en", { styled: true }],
			[visitor(), `/angebot/detail/${ids.offer}`, { styled: true }],
			[staff, `/angebot/detail/${ids.offer}`, { styled: true }],
			[visitor(), "/kontakt", {}],
			[visitor(), "/kontakt?subject=x", {}],
			[visitor(), "/angebot/kaufen?q=nichts", {}],
			[visitor(), "/nirgends", { status: 404 }],
			[visitor(), `/news/${ids.offer}`, { status: 404 }],
			[visitor(), "/admin/login", {}],
			[visitor(), "/admin/login", { status: 401, kind: { form: { email: "x@example.com", password: "falsch" } } }],
			[staff, "/admin/dashboard", {}],
			[staff, "/admin/nirgends", { status: 404 }],
		];
		for (const [reader, path, { status = 200, kind = {}, styled = false }] of pages) {
			for (let round = 0; round < 2; round++) {
				const answer = await reader.visit(path, kind);
				expect(answer.status, path).toBe(status);
				const csp = policy(answer);
				const page = await answer.text();
				const inline = [...page.matchAll(/<(script|style)\b([^>]*)>([^]*?)<\/\1>/g)].filter(
					([, , words]) => !words!.includes("application/ld+json"),
				);
				for (const tag of ["script", "style"] as const) {
					const hashes = inline.filter(([, name]) => name === tag).map(([, , , text]) => hashOf(text!));
					expect(csp[`${tag}-src`], path).toBe(["'self'", ...new Set(hashes)].join(" "));
					expect(hashes.length > 0, `${path}: ${tag}`).toBe(tag === "script" || styled);
				}
				expect(page.includes("nonce"), path).toBe(false);
				expect(csp).toMatchObject({
					"default-src": "'none'",
					"object-src": "'none'",
					"base-uri": "'none'",
					"frame-ancestors": "'none'",
					"form-action": "'self'",
					"img-src": "'self' data: blob:",
					"connect-src": "'self'",
				});
			}
		}
	});

	test("allows nothing inline where the answer is no page, and the one style of a short answer", async () => {
		for (const path of ["/healthz", "/robots.txt", "/angebot/kaufen.data", "/.env"]) {
			const csp = policy(await visitor().visit(path, { headers: { Accept: "*/*" } }));
			expect([csp["script-src"], csp["style-src"]], path).toEqual(["'self'", "'self'"]);
		}
		const short = await visitor().visit("/.env", { headers: { Accept: "text/html" } });
		const [, style] = /<style>([^]*?)<\/style>/.exec(await short.text())!;
		expect([policy(short)["script-src"], policy(short)["style-src"]]).toEqual(["'self'", `'self' ${hashOf(style!)}`]);
	});

	test("stands beside the other headers that keep a browser in check, also where something failed", async () => {
		for (const path of ["/", "/nirgends", "/%00", "/healthz", "/admin/dashboard"]) {
			const { headers } = await visitor().visit(path);
			expect(headers.get("X-Content-Type-Options"), path).toBe("nosniff");
			expect(headers.get("Referrer-Policy"), path).toBe("strict-origin-when-cross-origin");
			expect(headers.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
			expect(headers.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
			expect(headers.get("Permissions-Policy"), path).toContain("camera=()");
			expect(headers.get("X-Powered-By"), path).toBeNull();
			expect(headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
		}
	});
});
