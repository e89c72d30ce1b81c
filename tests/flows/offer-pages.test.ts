import { beforeAll, describe, expect, test } from "vitest";
import { OFFERS_A_PAGE } from "#app/machines/list/offer-list.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer, makePicture, makeUser } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const cards = (page: string) => [...page.matchAll(/<h[23] lang="\w+"[^>]*><a[^>]*>([^<]*)</g)].map(([, name]) => name);
/** Text as a reader sees it: blanks of every kind as one, and no marks between the parts of a sentence. */
const plain = (page: string) => page.replaceAll("<!-- -->", "").replace(/[\u00a0\u202f]|&nbsp;/g, " ");

const NEAREST = "Das kommt Ihrer Suche am nächsten</h2>";

describe("the lists", () => {
	beforeAll(async () => {
		const by = await makeUser();
		const add = (name: string, words: Record<string, string>, day: number) =>
			makeOffer({ name, subcategory: "", ...words }, { by, at: `2026-01-0${day}T12:00:00.000Z` });
		await add("Radlader groß", { category: "radlader", sale_price: "120000", condition: "neu" }, 1);
		await add("Radlader klein", { category: "radlader", sale_price: "30000.50" }, 2);
		await add("Walze", { category: "walzen", type: "miete", sale_price: "", daily_rate: "95" }, 3);
		await add("Dumper", { category: "dumper", price_on_request: "true", available: "" }, 4);
	});

	test("show what they are for, with price, condition and availability", async () => {
		const sale = plain(await visitor().page("/angebot/kaufen"));
		expect(cards(sale), "newest first").toEqual(["Dumper", "Radlader klein", "Radlader groß"]);
		const atOnce = cards(await visitor().page("/angebot/kaufen?sort=available"));
		expect(atOnce, "what can be had at once comes first").toEqual(["Radlader klein", "Radlader groß", "Dumper"]);
		expectWords(sale, "120.000 €", "30.001 €", "Preis auf Anfrage", "Verfügbar auf Anfrage", "3 Maschinen");
		const rent = plain(await visitor().page("/en/angebot/mieten"));
		expect(cards(rent)).toEqual(["Walze"]);
		expect(rent.includes("€95")).toBe(true);
		expect(cards(await visitor().page("/"))).toEqual(["Dumper", "Walze", "Radlader klein"]);
	});

	test("home leads to them, to each category with machines by how many there are, and to trading in", async () => {
		const home = await visitor().page("/");
		const ways = [...home.matchAll(/href="(\/angebot\/(?:kaufen|mieten)\?category=\w+)"[^>]*>([^<]*)</g)];
		expect(ways.map(([, address, words]) => [address, words])).toEqual([
			["/angebot/kaufen?category=radlader", "Radlader (2)"],
			["/angebot/kaufen?category=dumper", "Dumper (1)"],
			["/angebot/mieten?category=walzen", "Walzen (1)"],
		]);
		for (const [, address, words] of ways)
			expect(cards(await visitor().page(address!))).toHaveLength(Number(/\d/.exec(words!)![0]));
		expect(await visitor().page("/en")).toMatch(/href="\/en\/inzahlungnahme"[^>]*>Part-exchange a machine</);
	});

	test("work as a plain form that sends every field, also the empty ones", async () => {
		const empty = "q=&type=kauf&category=&min=&max=&condition=alle&sort=newest";
		expect(cards(await visitor().page(`/angebot/kaufen?${empty}`))).toHaveLength(3);
		const search = "q=RADLADER&type=kauf&category=radlader&min=1000&max=50000&condition=gebraucht&sort=price-asc";
		const [hits, nearest] = plain(await visitor().page(`/angebot/kaufen?${search}`)).split(NEAREST);
		expect(cards(hits!)).toEqual(["Radlader klein"]);
		expect(cards(nearest!), "few hits have the nearest below").toEqual(["Radlader groß"]);
		expect(/<form[^>]* method="get"/.test(await visitor().page("/angebot/kaufen"))).toBe(true);
	});

	test("say which filter to drop when nothing is found, and how many that brings back", async () => {
		const page = plain(await visitor().page("/angebot/kaufen?category=radlader&condition=neu&max=50000"));
		expect(page).not.toMatch(/(Dumper|Shredder) \(/);
		const [hits, nearest] = page.split(NEAREST);
		expect(cards(hits!)).toEqual([]);
		expect(cards(nearest!)).toEqual(["Radlader groß", "Radlader klein"]);
		expectWords(page, "Keine Maschine passt zu allen Filtern", "Ohne „Neu“ (1)", "Ohne „bis 50.000 €“ (1)");
		expect(page.includes("Ohne „Radlader“")).toBe(false);
		const jobs = plain(await visitor().page("/angebot/kaufen?q=jobs"));
		expectWords(jobs, ">Karriere</h2>", "Zu „jobs“ haben wir gerade keine Maschine</p>");
		expect(page.includes('href="/angebot/kaufen?category=radlader&amp;max=50000"')).toBe(true);
	});

	test("show the last page when a later one is asked for, and links that stay in the filter", async () => {
		const by = await makeUser();
		for (let i = 0; i <= OFFERS_A_PAGE; i++)
			await makeOffer({ name: `Shredder ${i}`, category: "shredder", subcategory: "" }, { by });
		const first = plain(await visitor().page("/angebot/kaufen?category=shredder"));
		expect(cards(first)).toHaveLength(OFFERS_A_PAGE);
		expect(first.includes("Seite 1 von 2")).toBe(true);
		expect(first.includes('href="/angebot/kaufen?category=shredder&amp;page=2"')).toBe(true);
		const last = plain(await visitor().page("/angebot/kaufen?category=shredder&page=77"));
		expect(cards(last)).toEqual(["Shredder 0"]);
		expect(last.includes("Seite 2 von 2")).toBe(true);
	});
});

test("a machine's page shows its data, its pictures in order, and leads to the contact form with the machine in its subject", async () => {
	const by = await makeUser();
	const [first, second] = [await makePicture(by), await makePicture(by)];
	const words = {
		name: "Kegelbrecher KB",
		category: "brecheranlagen",
		subcategory: "brecheranlagen-kegelbrecher",
		manufacturer: "Dorn",
		model: "K 9",
		year_of_construction: "2019",
		operating_hours: "4200",
		length: "9.5",
		width: "2,99",
		power: "129.5",
		location: "Arnsdorf",
		available: "",
	};
	const id = await makeOffer(words, {
		by,
		pictures: [
			{ id: second.id, alt: "Von vorn", alt_en: "Front" },
			{ id: first.id, alt: "", alt_en: "" },
		],
	});
	const page = plain(await visitor().page(`/angebot/detail/${id}`));
	expectWords(page, "Kegelbrecher KB", "Brecheranlagen – Kegelbrecher", "Dorn", "K 9", "2019", "4.200 h", "129,5 kW");
	expectWords(page, "9,50 × 2,99 × – m", "Arnsdorf", "85.000 €", "Verfügbar auf Anfrage");
	expectWords(page, 'alt="Von vorn"', 'alt="Kegelbrecher KB"');
	expect(page.indexOf(second.path)).toBeGreaterThan(0);
	expect(page.indexOf(second.path)).toBeLessThan(page.indexOf(first.path));
	const contact = /href="(\/kontakt\?offer=[^"]+)"/.exec(page)![1]!.replaceAll("&amp;", "&");
	const form = await visitor().page(contact);
	expectWords(form, 'value="Anfrage: Kegelbrecher KB"', `href="/angebot/detail/${id}"`);
	expect((await visitor().page(`/en/angebot/detail/${id}`)).includes('alt="Front"')).toBe(true);
});
