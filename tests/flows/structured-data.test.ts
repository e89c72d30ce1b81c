import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { addPicture } from "#app/media/pictures.server.ts";
import { company } from "#app/site/company.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { fact, facts, home, meta } from "../heads.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeUser, pictureBytes } from "../make.ts";

useBuiltSite();

let offer: string;
let onRequest: string;
let rental: string;
let news: string;
let job: string;
beforeAll(async () => {
	const by = await makeUser();
	const picture = await makePicture(by);
	const brecher = { category: "brecheranlagen", subcategory: "brecheranlagen-backenbrecher" };
	offer = await makeOffer(
		{ name: "Backenbrecher </script>", weight: "32.5", manufacturer: "Steinvald", ...brecher },
		{ by, pictures: [{ id: picture.id, alt: "Ein Brecher", alt_en: "A crusher" }] },
	);
	onRequest = await makeOffer({ name: "Dumper auf Anfrage", price_on_request: "true", sale_price: "" }, { by });
	const hired = { type: "miete", sale_price: "", daily_rate: "190", available: "" };
	rental = await makeOffer({ name: "Mietbagger", ...hired }, { by });
	const shown = await addPicture(await pictureBytes(), "news-bilder", by.id);
	news = await makeNews({ image_alt: "Der Hof" }, { picture: { id: shown.id } });
	// Half past midnight in Berlin.
	const at = "2026-07-31T22:30:00.000Z";
	job = await makeJob({ location: "Außenlager Kamenz", type: "Vollzeit oder 30 Stunden" }, { at });
});

async function pictureAt(address: unknown): Promise<unknown[]> {
	const response = await visitor().visit(String(address).replaceAll("&amp;", "&").replace(home, ""));
	const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
	return [response.status, response.headers.get("Content-Type"), width, height];
}

describe("facts for search engines", () => {
	test("of the dealer name place, telephone and opening hours, as one and the same in both languages", async () => {
		for (const path of ["/", "/en", "/kontakt", "/en/kontakt"])
			expect(fact(await visitor().page(path), "LocalBusiness"), path).toMatchObject({
				"@id": `${home}/#company`,
				telephone: company.phone,
				address: { "@type": "PostalAddress", addressLocality: company.city, streetAddress: company.street },
				geo: { "@type": "GeoCoordinates", latitude: company.coordinates.latitude },
				openingHoursSpecification: [
					{ dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "06:30", closes: "16:00" },
				],
			});
	});

	test("of a machine give price, state and picture, and never its weight", async () => {
		const page = await visitor().page(`/angebot/detail/${offer}`);
		const product = fact(page, "Product");
		expect(product).toMatchObject({
			name: "Backenbrecher </script>",
			brand: { name: "Steinvald" },
			offers: {
				url: `${home}/angebot/detail/${offer}`,
				priceSpecification: { price: "85000.00", priceCurrency: "EUR", valueAddedTaxIncluded: false },
				availability: "https://schema.org/InStock",
				itemCondition: "https://schema.org/UsedCondition",
			},
		});
		expect(JSON.stringify(facts(page))).not.toMatch(/weight|32[.,]5/i);
		const cut = [200, "image/jpeg", 1200, 630];
		expect(await pictureAt((product.image as string[])[0])).toEqual(cut);
		expect(await pictureAt(meta(page, "og:image"))).toEqual(cut);
		expect(meta(page, "twitter:image")).toBe(meta(page, "og:image"));
		expect(meta(page, "og:image:alt")).toBe("Ein Brecher");
	});

	test("of a rental say that its price is by the day, and there are none of a machine on request", async () => {
		expect(fact(await visitor().page(`/angebot/detail/${rental}`), "Product").offers).toMatchObject({
			availability: "https://schema.org/OutOfStock",
			businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" },
			priceSpecification: { "@type": "UnitPriceSpecification", unitCode: "DAY", price: "190.00", priceCurrency: "EUR" },
		});
		const kinds = facts(await visitor().page(`/angebot/detail/${onRequest}`)).map((one) => one["@type"]);
		expect(kinds, "search engines refuse a product without a price").not.toContain("Product");
	});

	test("of a news item give its day, its picture and who wrote it, in the language of the page", async () => {
		const page = await visitor().page(`/en/news/${news}`);
		const article = fact(page, "NewsArticle");
		expect(article).toMatchObject({
			headline: "Hoftag im Mai",
			datePublished: "2026-05-09",
			mainEntityOfPage: `${home}/en/news/${news}`,
			author: { name: company.legalName },
			publisher: { name: company.legalName },
		});
		expect(Date.parse(String(article.dateModified))).not.toBeNaN();
		expect(await pictureAt(article.image)).toEqual([200, "image/jpeg", 1200, 630]);
		expect(meta(page, "og:type")).toBe("article");
		expect(meta(page, "og:image:alt")).toBe("Der Hof");
	});

	test("of a position give place, hours and day, and claim no street where it is elsewhere", async () => {
		const posting = fact(await visitor().page(`/karriere/${job}`), "JobPosting");
		expect(posting).toMatchObject({
			title: "Mechatroniker (m/w/d)",
			url: `${home}/karriere/${job}`,
			employmentType: ["FULL_TIME", "PART_TIME"],
			hiringOrganization: { name: company.legalName },
			jobLocation: { "@type": "Place", address: { addressLocality: "Außenlager Kamenz", addressCountry: "DE" } },
		});
		expect(JSON.stringify(posting.jobLocation)).not.toContain(company.street);
		expect(posting.datePosted).toBe("2026-08-01");
		expect(posting).toMatchObject({ qualifications: "Gesellenbrief\nFührerschein", jobBenefits: "30 Tage Urlaub" });
	});

	test("of the way to a page name each step by an address that answers", async () => {
		for (const [path, steps] of [
			[`/angebot/detail/${offer}`, ["Maschinen kaufen", "Brecheranlagen", "Backenbrecher </script>"]],
			[`/en/news/${news}`, ["News", "Hoftag im Mai"]],
			["/angebot/mieten?category=bagger&page=2", ["Maschinen mieten", "Bagger mieten"]],
		] as const) {
			const list = fact(await visitor().page(path), "BreadcrumbList").itemListElement;
			const items = list as { position: number; name: string; item: string }[];
			const names = items.map(({ name }) => name);
			expect(names, path).toEqual(steps);
			expect(items.map(({ position }) => position)).toEqual(items.map((_, at) => at + 1));
			for (const { item } of items) expect((await visitor().visit(item.replace(home, ""))).status, item).toBe(200);
		}
	});
});
