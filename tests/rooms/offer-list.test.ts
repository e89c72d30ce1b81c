import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import type { OfferFilter } from "#app/machines/list/list-address.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { offerPage, OFFERS_A_PAGE } from "#app/machines/list/offer-list.server.ts";
import { type OfferDetail, similarOffers } from "#app/machines/offers.server.ts";
import { makeOffer } from "../make.ts";
import { setRow } from "../rows.ts";
import { useUser } from "../before.ts";

const filterOf = (search: string, type: "kauf" | "miete" = "kauf"): OfferFilter =>
	askedFilter(new URLSearchParams(search), type, listFilters);
const names = async (search: string, type: "kauf" | "miete" = "kauf") =>
	(await offerPage(filterOf(search, type), "de")).offers.map(({ name }) => name);

const by = useUser();
beforeAll(async () => {
	const rental = { type: "miete", sale_price: "" };
	const lader = { category: "radlader", subcategory: "" };
	await add("Altlader", { ...lader, sale_price: "30000", year_of_construction: "1999" }, 1);
	await add("Neulader", { ...lader, sale_price: "120000.50", condition: "neu", year_of_construction: "2024" }, 2);
	await add("Minibagger", { subcategory: "bagger-minibagger", sale_price: "18000" }, 3);
	await add("Kettenbagger", { price_on_request: "true", sale_price: "", year_of_construction: "2015" }, 4);
	await add(
		"Geschenkter",
		{ subcategory: "bagger-mobilbagger", sale_price: "0", name_en: "Wheeled excavator, free" },
		5,
	);
	await add("Mietwalze", { ...rental, category: "walzen", subcategory: "", daily_rate: "95" }, 6);
	await add("Mietdumper", { ...rental, category: "dumper", subcategory: "", price_on_request: "true" }, 7);
});

const add = (name: string, words: Record<string, string>, day: number) =>
	makeOffer({ name, ...words }, { by, at: `2026-01-0${day}T12:00:00.000Z` });

describe("a list of offers", () => {
	test("shows the page's own type, newest first", async () => {
		expect(await names("")).toEqual(["Geschenkter", "Kettenbagger", "Minibagger", "Neulader", "Altlader"]);
		expect(await names("", "miete")).toEqual(["Mietdumper", "Mietwalze"]);
		expect(await names("type=alle")).toHaveLength(7);
	});

	test("is narrowed by category, subcategories and condition", async () => {
		expect(await names("category=radlader")).toEqual(["Neulader", "Altlader"]);
		const small = await names("category=bagger&sub=bagger-minibagger&sub=bagger-mobilbagger");
		expect(small).toEqual(["Geschenkter", "Minibagger"]);
		expect(await names("condition=neu")).toEqual(["Neulader"]);
		expect(await names("category=bagger&condition=neu")).toEqual([]);
	});

	test("is narrowed by price with both ends included, while offers on request stay at the end unless they are left out", async () => {
		expect(await names("min=18000&max=30000")).toEqual(["Minibagger", "Altlader", "Kettenbagger"]);
		expect(await names("min=18000&max=30000&on_request=0")).toEqual(["Minibagger", "Altlader"]);
		expect(await names("max=120000")).not.toContain("Neulader");
		expect(await names("max=120001")).toContain("Neulader");
		expect(await names("min=0&on_request=0")).toEqual(["Geschenkter", "Minibagger", "Neulader", "Altlader"]);
		expect(await names("on_request=0")).not.toContain("Kettenbagger");
		expect(await names("max=95&on_request=0", "miete")).toEqual(["Mietwalze"]);
	});

	test("counts the offers on request that its other filters leave, whether they are shown or not", async () => {
		const onRequest = async (search: string) => (await offerPage(filterOf(search), "de")).onRequest;
		expect(await onRequest("")).toBe(1);
		expect(await onRequest("max=1&on_request=0")).toBe(1);
		expect(await onRequest("category=radlader")).toBe(0);
		expect(await onRequest("type=alle")).toBe(2);
	});

	test.each([
		["price-asc", "Geschenkter, Minibagger, Altlader, Neulader, Kettenbagger"],
		["price-desc", "Neulader, Altlader, Minibagger, Geschenkter, Kettenbagger"],
		["year-desc", "Neulader, Kettenbagger, Altlader, Geschenkter, Minibagger"],
	])("is sorted by %s, with those that have none at the end", async (sort, sorted) => {
		expect((await names(`sort=${sort}`)).join(", ")).toBe(sorted);
	});

	test("tells the highest price of what it would list at any price", async () => {
		const highest = async (search: string, type?: "miete") =>
			(await offerPage(filterOf(search, type), "de")).highestPrice;
		expect(await highest("")).toBe(12_000_050);
		expect(await highest("max=1000")).toBe(12_000_050);
		expect(await highest("category=bagger")).toBe(1_800_000);
		expect(await highest("q=Kettenbagger")).toBe(0);
		expect(await highest("", "miete")).toBe(9500);
	});

	test("shows the English name where there is one, and says where it fell back to German", async () => {
		const { offers } = await offerPage(filterOf("category=bagger"), "en");
		expect(offers).toMatchObject([
			{ name: "Wheeled excavator, free", nameLanguage: "en" },
			{ name: "Kettenbagger", nameLanguage: "de" },
			{ name: "Minibagger", nameLanguage: "de" },
		]);
	});

	test("says from when a reserved machine for hire is free again, and no such thing of one for sale", async () => {
		const words = { state: "reserved", reserved_until: "2026-12-31" };
		const hire = await makeOffer({ name: "Mietbagger", type: "miete", daily_rate: "200", sale_price: "" }, { by });
		const sale = await makeOffer({ name: "Kaufbagger" }, { by });
		for (const id of [hire, sale]) await setRow("Angebote", id, words);
		const [free] = (await offerPage(filterOf("q=Mietbagger", "miete"), "de")).offers;
		expect(free).toMatchObject({ availability: "reserved", freeFrom: "Wieder frei ab 01.01.2027" });
		expect((await offerPage(filterOf("q=Mietbagger", "miete"), "en")).offers[0]!.freeFrom).toBe(
			"Available again from 01/01/2027",
		);
		const [held] = (await offerPage(filterOf("q=Kaufbagger"), "de")).offers;
		expect(held).toMatchObject({ availability: "reserved", freeFrom: null });
		for (const id of [hire, sale]) await db().deleteFrom("Angebote").where("id", "=", id).execute();
	});

	test("carries no weight and nothing else that is for staff alone", async () => {
		const [card] = (await offerPage(filterOf(""), "de")).offers;
		const known =
			"availability cardFacts condition freeDay freeFrom grossPrice id lowestPrice name nameLanguage picture price reduced type";
		expect(Object.keys(card!).sort().join(" ")).toBe(known);
	});
});

test("one offer has others of its type and main category beside it, but not itself: the nearest by kind, price and power", async () => {
	const [offer] = (await offerPage(filterOf("q=Minibagger"), "de")).offers;
	const bagger = { id: offer!.id, type: "kauf", mainCategory: "bagger" } as const;
	const beside = async (more: Partial<OfferDetail> = {}) =>
		(await similarOffers({ ...bagger, ...more }, "de")).map(({ name }) => name);
	const set = (name: string, values: object) =>
		db().updateTable("Angebote").set(values).where("name", "=", name).execute();
	expect(await beside(), "no price is nearer than a far one").toEqual(["Kettenbagger", "Geschenkter"]);
	expect(await beside({ type: "miete" }), "of the other list if its own has none").toHaveLength(2);
	await set("Geschenkter", { list_price: 1_700_000 });
	await set("Minibagger", { state: "sold" });
	expect(await beside(), "near a sold one's secret price").toEqual(["Geschenkter", "Kettenbagger"]);
	await set("Geschenkter", { power: 110 });
	await set("Minibagger", { state: "online", power: 15 });
	await set("Kettenbagger", { power: 14 });
	expect(await beside()).toEqual(["Kettenbagger", "Geschenkter"]);
	await set("Kettenbagger", { available: false });
	expect(await beside()).toEqual(["Geschenkter", "Kettenbagger"]);
});

describe("a list of several pages", () => {
	beforeAll(async () => {
		for (let i = 0; i <= 2 * OFFERS_A_PAGE; i++) await add(`Walze ${i}`, { category: "walzen", subcategory: "" }, 9);
	});

	test("shows each offer once over all its pages, also where all have the same time", async () => {
		const seen: string[] = [];
		for (const page of [1, 2, 3]) {
			const { offers, count, pages } = await offerPage(filterOf(`category=walzen&page=${page}`), "de");
			expect({ count, pages }).toEqual({ count: 2 * OFFERS_A_PAGE + 1, pages: 3 });
			seen.push(...offers.map(({ id }) => id));
		}
		expect(seen).toHaveLength(2 * OFFERS_A_PAGE + 1);
		expect(new Set(seen).size).toBe(seen.length);
	});
});
