import { beforeAll, describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { forgedTags, payload } from "../forged-tags.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";

useBuiltSite();

/** As `scripts.test.ts` for machines: words that would run as a script, in every stored field of everything else. */
const short = payload.slice(0, 290);
const admin = useStaff("admin");
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
		(await admin.visit(`/admin/kontakt-anfrage/${ids.request}`, { form: { text: payload, note_id: newId() } })).status,
	).toBeLessThan(400);
	for (const [kind, id] of [
		["nachricht", await makeNews({ name: `${short} weg`, inhalt: payload }, { by })],
		["karriere", await makeJob({ title: `${short} weg`, description: payload }, { by })],
		["angebot", await makeOffer({ name: `${short} weg`, description: payload }, { by })],
	])
		expect((await admin.visit(`/admin/${kind}-loeschen/${id}`, { form: {} })).status).toBe(302);
});

const page = async (reader: Visitor, path: string) => {
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
				const text = await page(visitor(), path);
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
			const text = await page(admin, path);
			expect(text.includes("alert(1)"), `${path} shows them`).toBe(true);
			expect(forgedTags(text), path).toEqual([]);
		}
		for (const path of [
			"/admin/postausgang",
			"/admin/benutzer",
			`/admin/kontakt-anfragen?q=${encodeURIComponent(payload.slice(0, 150))}`,
		]) {
			const text = await page(admin, path);
			expect(forgedTags(text), path).toEqual([]);
		}
	});

	test("are only words to who reads the feed, whose titles are HTML, and end no tag of the sitemap", async () => {
		for (const path of ["/news.atom", "/en/news.atom", "/sitemap.xml"]) {
			const text = await page(visitor(), path);
			expect(text.includes("<script>"), path).toBe(false);
			expect(text.includes("<img"), path).toBe(false);
		}
		const feed = await page(visitor(), "/news.atom");
		expect(feed.includes("&#60;script&#62;alert(1)")).toBe(true);
	});
});
