import { beforeAll, expect, test } from "vitest";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makePicture } from "../make.ts";
import { queriesDuring } from "../queries-during.ts";
import { useUser } from "../before.ts";

useBuiltSite();

/**
 * How many questions each public page asks the database when it is made, and asks however much there is to show. One of
 * them is for the opening hours at its foot.
 */
const most: [page: string, path: () => string, queries: number][] = [
	// Two of them read the stock, which the lists share.
	["home", () => "/", 5],
	["a list", () => "/angebot/kaufen", 4],
	["a filtered list", () => "/angebot/kaufen?category=bagger&condition=gebraucht&sort=price-asc", 4],
	// Four of them are for words that may be meant: whether synonyms or machines have changed, and then the words of both.
	["a searched list", () => "/angebot/kaufen?q=bagger&max=900000", 8],
	["a list searched for a number", () => "/angebot/kaufen?q=46", 6],
	["the second page of a list", () => "/angebot/kaufen?page=2", 4],
	["a machine", () => `/angebot/detail/${offer}`, 5],
	["the contact form", () => "/kontakt", 3],
	["the contact form for a machine", () => `/kontakt?offer=${offer}`, 4],
	["the machine finder", () => "/maschinenfinder", 1],
	["what the machine finder finds", () => "/maschinenfinder?material=beton&tph=80&lump=500&size=45", 3],
	["buy or hire", () => `/maschinenfinder?frage=kaufen-oder-mieten&offer=${offer}`, 3],
	["careers", () => "/karriere", 2],
	["the news", () => "/newsarchiv", 3],
	["a news item", () => `/news/${news}`, 4],
	["a search alert", () => "/suchauftrag?category=bagger&max=50000", 1],
	["service", () => "/service", 2],
	["consultation", () => "/beratung", 1],
	["about", () => "/ueber-uns", 2],
	["imprint", () => "/impressum", 1],
	["privacy", () => "/datenschutz", 2],
	["the sitemap", () => "/sitemap.xml", 3],
	["the feed", () => "/news.atom", 1],
];

/** A weight that the database itself keeps back unless the dealer has opened it. */
const shownWeight =
	/case when \(select value from "settings" where name = (?:\?|\$\d+)\) = 'true' then "Angebote"."weight" end/g;

const by = useUser();
let offer: string;
let news: string;
let soldPageDays = 0;

/** Changes what every page shows, so that none is kept from before. */
async function addContent(count: number): Promise<void> {
	for (let i = 0; i < count; i++) {
		const pictures = [await makePicture(by), await makePicture(by)].map(({ id }) => ({ id, alt: "", alt_en: "" }));
		offer = await makeOffer({ name: `Bagger ${i}` }, { by, pictures });
		news = await makeNews({ name: `Neues ${i}`, inhalt: "Viel Text. ".repeat(500) }, { by });
		await makeJob({ title: `Stelle ${i}` }, { by });
	}
	await setSaleSettings({ sold_page_days: ++soldPageDays }, by);
}

const queriesOf = (path: string) => queriesDuring(() => visitor().page(path));

/** What each page asks when it is made anew, with so many more records. */
async function counted(added: number): Promise<Map<string, string[]>> {
	await addContent(added);
	const all = new Map<string, string[]>();
	for (const [page, path] of most) all.set(page, await queriesOf(path()));
	return all;
}

beforeAll(async () => {
	await addContent(1);
});

test("a public page asks the database a few questions, no more for twelve records than for three, and for nothing that it doesn't show", async () => {
	const few = await counted(2);
	const many = await counted(9);
	expect(many.get("a list")!.length).toBeGreaterThan(0);
	for (const [page, , queries] of most) {
		expect(few.get(page)!.length, `${page}:\n${few.get(page)!.join("\n")}`).toBeLessThanOrEqual(queries);
		expect(many.get(page)!.length, `${page} with more to show:\n${many.get(page)!.join("\n")}`).toBeLessThanOrEqual(
			few.get(page)!.length,
		);
		for (const question of few.get(page)!) {
			expect(question.replaceAll(shownWeight, ""), page).not.toMatch(/select \*|\bweight\b|password/);
			// A card shows no description; a search reads those of new machines once.
			if (page === "a list") expect(question, page).not.toMatch(/"description"/);
		}
	}
});

test("a page that is kept asks nothing", async () => {
	await queriesOf("/angebot/mieten");
	expect(await queriesOf("/angebot/mieten")).toEqual([]);
});
