import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { beforeAll, expect, test, vi } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

useBuiltSite();

/**
 * How many questions each public page asks the database when it is made, and asks however much there is to show. One of
 * them is for the opening hours at its foot.
 */
const most: [page: string, path: () => string, queries: number][] = [
	["home", () => "/", 3],
	["a list", () => "/angebot/kaufen", 4],
	["a filtered list", () => "/angebot/kaufen?category=bagger&condition=gebraucht&sort=price-asc", 4],
	// Four of them are for words that may be meant: whether synonyms or machines have changed, and then the words of both.
	["a searched list", () => "/angebot/kaufen?q=bagger&max=900000", 8],
	["a list searched for a number", () => "/angebot/kaufen?q=46", 6],
	["the second page of a list", () => "/angebot/kaufen?page=2", 4],
	["a machine", () => `/angebot/detail/${offer}`, 5],
	["the contact form", () => "/kontakt", 1],
	["the contact form for a machine", () => `/kontakt?offer=${offer}`, 2],
	["the machine finder", () => "/maschinenfinder", 1],
	["what the machine finder finds", () => "/maschinenfinder?material=beton&tph=80&lump=500&size=45", 3],
	["buy or hire", () => `/maschinenfinder?frage=kaufen-oder-mieten&offer=${offer}`, 2],
	["careers", () => "/karriere", 2],
	["the news", () => "/newsarchiv", 3],
	["a news item", () => `/news/${news}`, 2],
	["a search alert", () => "/suchauftrag?category=bagger&max=50000", 1],
	["service", () => "/service", 1],
	["consultation", () => "/beratung", 1],
	["about", () => "/ueber-uns", 1],
	["imprint", () => "/impressum", 1],
	["privacy", () => "/datenschutz", 2],
	["the sitemap", () => "/sitemap.xml", 3],
	["the feed", () => "/news.atom", 1],
];

/** A weight that the database itself keeps back unless the dealer has opened it. */
const shownWeight =
	/case when \(select value from "settings" where name = (?:\?|\$\d+)\) = 'true' then "Angebote"."weight" end/g;

let by: Awaited<ReturnType<typeof makeUser>>;
let offer: string;
let news: string;

async function addContent(count: number): Promise<void> {
	for (let i = 0; i < count; i++) {
		const pictures = [await makePicture(by), await makePicture(by)].map(({ id }) => ({ id, alt: "", alt_en: "" }));
		offer = await makeOffer({ name: `Bagger ${i}` }, { by, pictures });
		news = await makeNews({ name: `Neues ${i}`, inhalt: "Viel Text. ".repeat(500) }, { by });
		await makeJob({ title: `Stelle ${i}` }, { by });
	}
}

async function queriesOf(path: string): Promise<string[]> {
	const asked: string[] = [];
	const listen = (text: unknown) => void asked.push(String(text));
	subscribe("site:query", listen);
	const { status } = await visitor().visit(path);
	unsubscribe("site:query", listen);
	expect(status, path).toBe(200);
	return asked;
}

async function counted(): Promise<Map<string, string[]>> {
	const all = new Map<string, string[]>();
	for (const [page, path] of most) all.set(page, await queriesOf(path()));
	return all;
}

beforeAll(async () => {
	by = await makeUser();
	await addContent(1);
	// The first list begins to listen for changes on PostgreSQL; until it does, each list reads the stock anew.
	await vi.waitFor(
		async () => expect((await queriesOf("/angebot/kaufen?min=1")).length).toBeLessThanOrEqual(3),
		10_000,
	);
	await addContent(2);
});

test("a public page asks the database a few questions, no more for 30 records than for three, and for nothing that it doesn't show", async () => {
	const few = await counted();
	await addContent(27);
	const many = await counted();
	expect(many.get("a list")!.length).toBeGreaterThan(0);
	for (const [page, , queries] of most) {
		expect(few.get(page)!.length, `${page}:\n${few.get(page)!.join("\n")}`).toBeLessThanOrEqual(queries);
		// A page of settings is still kept from before.
		expect(many.get(page)!.length, `${page} with more to show:\n${many.get(page)!.join("\n")}`).toBeLessThanOrEqual(
			few.get(page)!.length,
		);
		for (const question of few.get(page)!) {
			expect(question.replaceAll(shownWeight, ""), page).not.toMatch(/select \*|\bweight\b|password/);
			// A card of a machine shows no description.
			if (page.includes("list")) expect(question, page).not.toMatch(/"description"/);
		}
	}
});

test("a page that is kept asks nothing", async () => {
	await queriesOf("/angebot/mieten");
	expect(await queriesOf("/angebot/mieten")).toEqual([]);
});
