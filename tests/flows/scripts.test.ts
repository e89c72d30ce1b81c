import { beforeAll, describe, expect, test } from "vitest";
import { useBuiltSite, type Visit, type Visitor, visitor, useStaff } from "../app.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { forgedTags, hashOf, payload } from "../forged-tags.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeRequest, makeUser } from "../make.ts";

useBuiltSite();

let id: string;
const staff = useStaff("admin");
beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	const words = Object.fromEntries(
		["name", "name_en", "description", "description_en"].map((field) => [field, payload]),
	);
	const short = Object.fromEntries(
		["manufacturer", "model", "location"].map((field) => [field, payload.slice(0, 190)]),
	);
	id = await makeOffer({ ...words, ...short }, { by, pictures: [{ id: picture.id, alt: payload, alt_en: payload }] });
	await makeOffer({ name: `${payload} daneben` }, { by });
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
			const page = await (await reader.visit(path)).text();
			expect(page.includes("alert(1)") || page.includes("alert(1"), `${path} shows nothing of it`).toBe(true);
			expect(forgedTags(page), path).toEqual([]);
			expect(page.includes("</script><script>alert"), path).toBe(false);
			// Old script engines end a line at these two, also inside a string.
			expect(
				/[\u2028\u2029]/.test(
					[...page.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map((found) => found[1]).join(""),
				),
				path,
			).toBe(false);
		}
	});

	test("come back from a refused form as words", async () => {
		const page = await (
			await visitor().visit("/kontakt", { form: { name: payload, email: payload, subject: payload, message: payload } })
		).text();
		expect(page.includes("alert(4)")).toBe(true);
		expect(forgedTags(page)).toEqual([]);
		const login = await (await visitor().visit("/admin/login", { form: { email: payload, password: payload } })).text();
		expect(forgedTags(login)).toEqual([]);
		const offer = await (
			await staff.visit("/admin/angebot-hinzufuegen", {
				form: { name: payload, description: payload, manufacturer: payload, type: payload, category: payload },
			})
		).text();
		expect(offer.includes("alert(4)")).toBe(true);
		expect(forgedTags(offer)).toEqual([]);
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
			[visitor(), `/angebot/detail/${id}`, { styled: true }],
			[staff, `/angebot/detail/${id}`, { styled: true }],
			[visitor(), "/kontakt", {}],
			[visitor(), "/kontakt?subject=x", {}],
			[visitor(), "/angebot/kaufen?q=nichts", {}],
			[visitor(), "/nirgends", { status: 404, styled: true }],
			[visitor(), `/news/${id}`, { status: 404 }],
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

const short = payload.slice(0, 290);
const ids = { news: "", job: "", request: "" };
beforeAll(async () => {
	const by = await makeUser();
	ids.news = await makeNews(
		{ name: short, name_en: short, inhalt: payload, inhalt_en: payload, datum: "2026-05-09" },
		{ by },
	);
	const lines = { title: short, title_en: short, location: short, type: short, type_en: short };
	const texts = Object.fromEntries(
		["description", "requirements", "benefits"]
			.flatMap((field) => [field, `${field}_en`])
			.map((field) => [field, payload]),
	);
	ids.job = await makeJob({ ...lines, ...texts }, { by });
	ids.request = await makeRequest({
		name: short,
		email: `"${short.slice(0, 100)}"@example.com`,
		phone: short,
		subject: short,
		message: payload,
		offer_name: short,
	});
	expect(
		(await staff.visit(`/admin/kontakt-anfrage/${ids.request}`, { form: { text: payload, note_id: newId() } })).status,
	).toBeLessThan(400);
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

describe("words that would run as a script, in news, positions and requests,", () => {
	test("are only words on every page of the website that shows them", async () => {
		for (const prefix of ["", "/en"]) {
			for (const path of [
				prefix || "/",
				`${prefix}/newsarchiv`,
				`${prefix}/news/${ids.news}`,
				`${prefix}/karriere`,
				`${prefix}/karriere/${ids.job}`,
			]) {
				const text = await textOf(visitor(), path);
				expect(text.includes("alert(1)"), `${path} shows them`).toBe(true);
				expect(forgedTags(text), path).toEqual([]);
				expect(text.includes("</script><script>alert"), path).toBe(false);
			}
		}
	});

	test("are only words on every page of the office that shows them", async () => {
		for (const path of [
			"/admin/dashboard",
			`/admin/nachricht-bearbeiten/${ids.news}`,
			`/admin/karriere-bearbeiten/${ids.job}`,
			"/admin/kontakt-anfragen",
			`/admin/kontakt-anfrage/${ids.request}`,
			"/admin/papierkorb",
			"/admin/verlauf",
		]) {
			const text = await textOf(staff, path);
			expect(text.includes("alert(1)"), `${path} shows them`).toBe(true);
			expect(forgedTags(text), path).toEqual([]);
		}
		for (const path of [
			"/admin/postausgang",
			"/admin/benutzer",
			`/admin/kontakt-anfragen?q=${encodeURIComponent(payload.slice(0, 150))}`,
		]) {
			const text = await textOf(staff, path);
			expect(forgedTags(text), path).toEqual([]);
		}
	});

	test("are only words to who reads the feed, whose titles are HTML, and end no tag of the sitemap", async () => {
		for (const path of ["/news.atom", "/en/news.atom", "/sitemap.xml"]) {
			const text = await textOf(visitor(), path);
			expect(text.includes("<script>"), path).toBe(false);
			expect(text.includes("<img"), path).toBe(false);
		}
		const feed = await textOf(visitor(), "/news.atom");
		expect(feed.includes("&#60;script&#62;alert(1)")).toBe(true);
	});
});
