import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#app/audit-log/audit.ts";
import { db } from "#app/database/client.server.ts";
import type { Facet } from "#app/offers/list-filter.ts";
import { listFilters } from "#app/offers/list-filters.ts";
import { readOfferFilter } from "#app/offers/offer-filter.ts";
import { filtersWorthDropping, offerPage } from "#app/offers/offer-list.server.ts";
import { makeOffer, makeUser } from "../make.ts";

const filterOf = (search: string) => readOfferFilter(new URLSearchParams(search), "kauf", listFilters);
const list = (search: string) => offerPage(filterOf(search), "de");
const names = async (search: string) => (await list(search)).offers.map(({ name }) => name);
const facet = async (search: string, name: string) => (await list(search)).facets.find((one) => one.name === name);
const counts = (found: Facet | undefined) =>
	found?.kind === "words" && Object.fromEntries(found.options.map(({ word, count }) => [word, count]));

let by: Actor;
const add = (name: string, words: Record<string, string>) => makeOffer({ name, subcategory: "", ...words }, { by });

beforeAll(async () => {
	by = await makeUser();
	const bagger = { category: "bagger", manufacturer: "Tornavik", location: "Arnsdorf" };
	await add("Alt", { ...bagger, year_of_construction: "2008", operating_hours: "9000", power: "110" });
	await add("Mittel", { ...bagger, year_of_construction: "2016", operating_hours: "4000", power: "110.5" });
	await add("Neu", { ...bagger, manufacturer: "TORNAVIK ", year_of_construction: "2024", operating_hours: "0" });
	await add("Ohne Angaben", { category: "bagger", manufacturer: "Lodmark" });
	await add("Walze", {
		category: "walzen",
		manufacturer: "Lodmark",
		location: "Bautzen",
		year_of_construction: "2016",
	});
});

describe("a list", () => {
	test("is narrowed by make, whatever its case, and by several makes and places", async () => {
		expect(await names("make=tornavik")).toEqual(["Neu", "Mittel", "Alt"]);
		expect(await names("make=Tornavik&make=Lodmark&category=bagger")).toHaveLength(4);
		expect(await names("location=Bautzen")).toEqual(["Walze"]);
		expect(await names("location=Bautzen&location=arnsdorf&make=Lodmark")).toEqual(["Walze"]);
		expect(await names("make=Gibtsnicht")).toEqual([]);
	});

	test("is narrowed by year, hours and power with both ends included, and leaves out what has no value", async () => {
		expect(await names("year_min=2016&year_max=2024")).toEqual(["Walze", "Neu", "Mittel"]);
		expect(await names("hours_max=4000")).toEqual(["Neu", "Mittel"]);
		expect(await names("hours_max=0")).toEqual(["Neu"]);
		expect(await names("power_min=110,5")).toEqual(["Mittel"]);
		expect(await names("power_max=110")).toEqual(["Alt"]);
		expect(await names("year_min=1")).not.toContain("Ohne Angaben");
	});

	test("spells a make as the machines do, so that its box is ticked", async () => {
		expect((await list("make=TORNAVIK&make=tornavik&make=Gibtsnicht")).filter.words).toEqual({
			make: ["Tornavik", "Gibtsnicht"],
		});
	});

	test("says which of its limits and words to drop when nothing is left", async () => {
		expect(await filtersWorthDropping(filterOf("make=Tornavik&hours_max=100&year_max=2020"))).toEqual([
			{ index: 0, count: 1 },
			{ index: 1, count: 2 },
		]);
	});
});

describe("the counts beside the filters", () => {
	test("follow the other filters, not their own", async () => {
		expect(counts(await facet("", "make"))).toEqual({ Tornavik: 3, Lodmark: 2 });
		expect(counts(await facet("make=Lodmark", "make"))).toEqual({ Tornavik: 3, Lodmark: 2 });
		expect(counts(await facet("make=Lodmark", "location"))).toBe(false);
		expect(counts(await facet("category=bagger", "make"))).toEqual({ Tornavik: 3, Lodmark: 1 });
		expect(counts(await facet("year_min=2016&hours_max=5000", "make"))).toEqual({ Tornavik: 2 });
		expect(counts(await facet("q=Walze&make=Lodmark", "make"))).toEqual({ Lodmark: 1 });
	});

	test("are there where at least two machines have a value, and where the filter is set", async () => {
		expect((await list("")).facets.map(({ name }) => name)).toEqual(["make", "year", "hours", "power", "location"]);
		expect((await list("category=walzen")).facets.map(({ name }) => name)).toEqual([]);
		expect((await list("category=walzen&make=Lodmark")).facets.map(({ name }) => name)).toEqual(["make"]);
	});

	test("keep a chosen word that is left without machines, even one that nobody sells", async () => {
		expect(counts(await facet("make=Gibtsnicht", "make"))).toEqual({ Tornavik: 3, Lodmark: 2, Gibtsnicht: 0 });
		expect(counts(await facet("category=walzen&make=Tornavik", "make"))).toEqual({ Lodmark: 1, Tornavik: 0 });
	});

	test("name the smallest and the largest value of a range, as if it were not set", async () => {
		const year = { count: 4, lowest: 2008, highest: 2024 };
		expect(await facet("", "year")).toMatchObject(year);
		expect(await facet("year_min=2020", "year")).toMatchObject(year);
		expect(await facet("", "power")).toMatchObject({ count: 2, lowest: 110, highest: 110.5 });
		expect(await facet("make=Lodmark&hours_max=1", "hours")).toMatchObject({ count: 0 });
	});

	test("are right again at once after a change that another program made", async () => {
		await db().updateTable("Angebote").set({ manufacturer: "Hebewerk" }).where("name", "=", "Walze").execute();
		expect(counts(await facet("", "make"))).toEqual({ Tornavik: 3, Lodmark: 1, Hebewerk: 1 });
		await db().updateTable("Angebote").set({ state: "withdrawn" }).where("name", "=", "Walze").execute();
		expect(counts(await facet("", "make"))).toEqual({ Tornavik: 3, Lodmark: 1 });
		expect(await names("make=Hebewerk")).toEqual([]);
	});
});
