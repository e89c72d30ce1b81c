import { beforeAll, describe, expect, test } from "vitest";
import { deOffers } from "#app/texts/public/de/machines.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { sitePages } from "#app/site/pages.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { alternates, canonical, home, meta, title } from "../heads.ts";
import { makeJob, makeNews, makeOffer, makeUser } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

let offer: string;
let news: string;
let job: string;
beforeAll(async () => {
	offer = await makeOffer({
		name: "Backenbrecher",
		description: "Ein Brecher, dessen Beschreibung länger ist als das, was eine Suchmaschine zeigt. ".repeat(4),
	});
	news = await makeNews({ inhalt: `Ein langer Text ${"mit vielen Wörtern ".repeat(20)}` });
	for (let day = 1; day <= 10; day++)
		await makeNews({ name: `Meldung ${day}`, datum: `2026-03-${String(day).padStart(2, "0")}` });
	job = await makeJob({ description: "Sie warten und reparieren Bagger, Radlader und Brecher. ".repeat(5) });
});

const pages = sitePages.map(({ path }) => path);

test("every public page has a title and a description of its own, and names itself, its other language and its preview", async () => {
	const seen = new Set<string>();
	const described = new Set<string>();
	for (const path of pages) {
		for (const [address, language] of [
			[path, "de"],
			[path === "/" ? "/en" : `/en${path}`, "en"],
		] as const) {
			const page = await visitor().page(address);
			expect(title(page), address).toMatch(/ \| Mustermann Baumaschinen$/);
			expect(seen.has(language + title(page)), `${title(page)} again on ${address}`).toBe(false);
			seen.add(language + title(page));
			const description = meta(page, "description")!;
			expect(description.length, address).toBeGreaterThan(40);
			expect(description.length, address).toBeLessThanOrEqual(160);
			expect(described.has(description), `${description} again on ${address}`).toBe(false);
			described.add(description);
			expect(page.includes(`<html lang="${language}"`), address).toBe(true);
			expect(canonical(page), address).toBe(address);
			const english = path === "/" ? "/en" : `/en${path}`;
			expect(alternates(page), address).toEqual({ de: path, en: english, "x-default": path });
			const preview = {
				"og:title": title(page),
				"og:description": description,
				"og:url": home + address,
				"og:image:width": "1200",
				"og:image:height": "630",
				"twitter:card": "summary_large_image",
				"twitter:title": title(page),
				"twitter:description": description,
				"twitter:image": meta(page, "og:image"),
			};
			for (const [name, value] of Object.entries(preview))
				expect(meta(page, name), `${name} on ${address}`).toBe(value);
			expect(meta(page, "og:locale"), address).toBe(language === "de" ? "de_DE" : "en_GB");
			expect(meta(page, "og:image"), address).toMatch(/^http:\/\/localhost:3000\/\S*shared\S*\.jpg$/);
		}
	}
});

test.each([
	["/angebot/kaufen?q=x&min=5&max=900000&condition=gebraucht&sort=price-asc", "/angebot/kaufen", "Maschinen kaufen"],
	["/en/angebot/mieten?category=bagger", "/en/angebot/mieten?category=bagger", "Excavators for hire"],
	[
		"/angebot/kaufen?category=bagger&sub=bagger-minibagger&sub=bagger-kettenbagger",
		"/angebot/kaufen?category=bagger",
		"Bagger kaufen",
	],
	["/angebot/mieten?type=alle", "/angebot/kaufen?type=alle", "Maschinen kaufen und mieten"],
	["/newsarchiv?page=2", "/newsarchiv?page=2", "Aktuelles – Seite 2 von 2"],
	["/kontakt?subject=x&offer=y", "/kontakt", "Kontakt"],
	["/kontakt?service=dringend", "/kontakt", "Dringende Hilfe"],
])("a list or form at %s is known as %s, and is called %s", async (address, known, name) => {
	const page = await visitor().page(address);
	expect(canonical(page)).toBe(known);
	expect(title(page)).toBe(`${name} | Mustermann Baumaschinen`);
	const german = known.replace(/^\/en/, "");
	expect(alternates(page)).toEqual({ de: german, en: `/en${german}`, "x-default": german });
});

describe("the sitemap", () => {
	test("lists every page in both languages with its dates, and robots.txt leads to it", async () => {
		const response = await visitor().visit("/sitemap.xml");
		const map = await response.text();
		expect(response.headers.get("Content-Type")).toContain("xml");
		expect(map).toContain(`<loc>${home}/en/maschinenfinder?frage=kaufen-oder-mieten</loc>`);
		for (const path of [...pages.slice(1), `/angebot/detail/${offer}`, `/news/${news}`, `/karriere/${job}`]) {
			for (const address of [path, `/en${path}`])
				expect(map.includes(`<loc>${home}${address}</loc>`), address).toBe(true);
		}
		expect(map.includes("/admin")).toBe(false);
		expect(/<lastmod>\d{4}-\d\d-\d\dT/.test(map)).toBe(true);
		const robots = await (await visitor().visit("/robots.txt")).text();
		expect(robots).toContain(`Sitemap: ${home}/sitemap.xml`);
		expect(robots).toContain("Disallow: /admin/");
	});

	test("lists nothing that does not answer, or that is known by another address, or that lacks its other language", async () => {
		const map = await (await visitor().visit("/sitemap.xml")).text();
		const entries = [...map.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry]) => entry!.replaceAll("&amp;", "&"));
		const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)![1]!);
		expect(new Set(listed).size).toBe(listed.length);
		expect(listed.length).toBeGreaterThan(40);
		for (const [at, address] of listed.entries()) {
			const path = address.replace(home, "");
			expect(canonical(await visitor().page(path)), address).toBe(path);
			const links = [...entries[at]!.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
			const languages = links.map(([, language]) => language);
			expect(languages, address).toEqual(["de", "en", "x-default"]);
			for (const [, , href] of links) expect(listed.includes(href!), href).toBe(true);
		}
	});
});

test.each([
	["/news.atom", "de"],
	["/en/news.atom", "en"],
])(
	"the feed %s can be read, leads to what is there, and is named by the pages of its language",
	async (path, language) => {
		const feed = await (await visitor().visit(path)).text();
		expect(feed).toMatch(/^<\?xml[^>]*\?>\s*<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/);
		for (const part of ["id", "title", "updated"]) expect(feed.includes(`<${part}>`), part).toBe(true);
		const links = [...feed.matchAll(/<link [^>]*href="([^"]*)"/g)]
			.map(([, href]) => href!.replace(home, ""))
			.filter((link) => link !== path);
		expect(links.length).toBeGreaterThan(10);
		for (const link of links)
			expect((await visitor().page(link)).includes(`<html lang="${language}"`), link).toBe(true);
		expectWords(await visitor().page(language === "de" ? "/" : "/en"), `type="application/atom+xml" href="${path}"`);
	},
);

test("an offer that was deleted is answered 410 with machines that are alike, also as data, and is out of the sitemap", async () => {
	const gone = await makeOffer({ name: "Verkaufter Bagger" });
	await makeOffer({ name: "Ähnlicher Bagger" });
	await offerRecords.remove(gone, await makeUser());
	const page = await visitor().page(`/angebot/detail/${gone}`, 410);
	expectWords(page, deOffers.angebot.goneTitle, "Ähnlicher Bagger");
	expect(page.includes("Verkaufter Bagger")).toBe(false);
	expect((await visitor().pageData(`/angebot/detail/${gone}`)).status).toBe(410);
	expect((await (await visitor().visit("/sitemap.xml")).text()).includes(gone)).toBe(false);
});
