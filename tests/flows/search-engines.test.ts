import { beforeAll, describe, expect, test } from "vitest";
import { deleteOffer } from "#app/offers/offer-trash.server.ts";
import { deOffers } from "#app/i18n/de-offers.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

useBuiltSite();

let offer: string;
let news: string;
beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	offer = await makeOffer(
		{ name: "Backenbrecher </script>", weight: "32.5", manufacturer: "Steinvald" },
		{ by, pictures: [{ id: picture.id, alt: "Ein Brecher", alt_en: "A crusher" }] },
	);
	news = await makeNews();
	await makeJob();
});

/** The facts of a page, parsed. */
function facts(page: string): Record<string, unknown>[] {
	return [...page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) => JSON.parse(json!));
}
const meta = (page: string, name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(page)?.[1];
const pages = ["/", "/angebot/kaufen", "/angebot/mieten", "/service", "/beratung", "/ueber-uns", "/karriere", "/kontakt", "/impressum", "/datenschutz", "/newsarchiv"];

describe("every public page", () => {
	test("has a title and a description of its own, and names itself and its other language", async () => {
		const seen = new Set<string>();
		for (const path of pages) {
			for (const [address, language] of [
				[path, "de"],
				[path === "/" ? "/en" : `/en${path}`, "en"],
			] as const) {
				const page = await visitor().page(address);
				const title = /<title>([^<]*)<\/title>/.exec(page)![1]!;
				expect(title, address).toMatch(/ \| Mustermann Baumaschinen$/);
				expect(seen.has(language + title), `${title} again on ${address}`).toBe(false);
				seen.add(language + title);
				expect(page.includes(`<html lang="${language}"`), address).toBe(true);
				expect(meta(page, "description")?.length, address).toBeGreaterThan(40);
				expect(/<link rel="canonical" href="([^"]*)"/.exec(page)?.[1], address).toMatch(new RegExp(`^http://localhost:3000${address}$`));
				for (const hreflang of ["de", "en", "x-default"]) expect(page.includes(`hrefLang="${hreflang}"`), `${hreflang} on ${address}`).toBe(true);
				expect(meta(page, "og:image"), address).toMatch(/^http:\/\/localhost:3000\/hero\/shared\.jpg$/);
			}
		}
	});
});

describe("facts for search engines", () => {
	test("of a machine give price, state and picture, and never its weight", async () => {
		const page = await visitor().page(`/angebot/detail/${offer}`);
		const product = facts(page).find((fact) => fact["@type"] === "Product")!;
		expect(product).toMatchObject({
			name: "Backenbrecher </script>",
			brand: { name: "Steinvald" },
			offers: { price: "85000.00", priceCurrency: "EUR", itemCondition: "https://schema.org/UsedCondition" },
		});
		expect(JSON.stringify(facts(page))).not.toMatch(/weight|32[.,]5/i);
		const picture = meta(page, "og:image")!.replaceAll("&amp;", "&").replace("http://localhost:3000", "");
		const response = await visitor().visit(picture);
		expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
	});

	test("of the dealer, a news item, a position and the way to a page can be parsed", async () => {
		const types = async (path: string) => facts(await visitor().page(path)).map((fact) => fact["@type"]);
		expect(await types("/")).toContain("LocalBusiness");
		expect(await types(`/news/${news}`)).toContain("NewsArticle");
		expect(await types("/karriere")).toEqual(expect.arrayContaining(["JobPosting", "BreadcrumbList"]));
	});
});

describe("the sitemap", () => {
	test("lists every page in both languages with its dates, and robots.txt leads to it", async () => {
		const response = await visitor().visit("/sitemap.xml");
		const map = await response.text();
		expect(response.headers.get("Content-Type")).toContain("xml");
		for (const path of [...pages.slice(1), `/angebot/detail/${offer}`, `/news/${news}`]) {
			for (const address of [path, `/en${path}`]) expect(map.includes(`<loc>http://localhost:3000${address}</loc>`), address).toBe(true);
		}
		expect(map.includes("/admin")).toBe(false);
		expect(/<lastmod>\d{4}-\d\d-\d\dT/.test(map)).toBe(true);
		const robots = await (await visitor().visit("/robots.txt")).text();
		expect(robots).toContain("Sitemap: http://localhost:3000/sitemap.xml");
		expect(robots).toContain("Disallow: /admin/");
	});
});

describe("an offer that was deleted", () => {
	test("is answered 410 with machines that are alike, also as data, and is out of the sitemap", async () => {
		const gone = await makeOffer({ name: "Verkaufter Bagger" });
		await makeOffer({ name: "Ähnlicher Bagger" });
		await deleteOffer(gone, await makeUser());
		const page = await visitor().page(`/angebot/detail/${gone}`, 410);
		for (const words of [deOffers.angebot.goneTitle, "Ähnlicher Bagger"]) expect(page.includes(words), words).toBe(true);
		expect(page.includes("Verkaufter Bagger")).toBe(false);
		expect((await visitor().pageData(`/angebot/detail/${gone}`)).status).toBe(410);
		expect((await (await visitor().visit("/sitemap.xml")).text()).includes(gone)).toBe(false);
	});
});
