import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import type { Facet } from "#app/machines/list/filter-kinds.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { askedFilter } from "#app/machines/list/asked-filter.server.ts";
import { filtersWorthDropping, offerPage } from "#app/machines/list/offer-list.server.ts";
import { currentStock } from "#app/machines/list/stock.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { makeOffer } from "../make.ts";
import { setRow } from "../rows.ts";
import { useUser } from "../before.ts";

const filterOf = (search: string) => askedFilter(new URLSearchParams(search), "kauf", listFilters);
const list = (search: string) => offerPage(filterOf(search), "de");
const names = async (search: string) => (await list(search)).offers.map(({ name }) => name);
const facet = async (search: string, name: string) => (await list(search)).facets.find((one) => one.name === name);
const counts = (found: Facet | undefined) =>
	found?.kind === "words" && Object.fromEntries(found.options.map(({ word, count }) => [word, count]));

const by = useUser();
const add = (name: string, words: Record<string, string>) => makeOffer({ name, subcategory: "", ...words }, { by });

beforeAll(async () => {
	const bagger = { category: "bagger", manufacturer: "Tornavik", location: "Arnsdorf" };
	await add("Alt", { ...bagger, year_of_construction: "2008", operating_hours: "9000", power: "110" });
	await add("Mittel", { ...bagger, year_of_construction: "2016", operating_hours: "4000", power: "110.5" });
	await add("Neu", { ...bagger, manufacturer: "TORNAVIK ", year_of_construction: "2024", operating_hours: "0" });
	await add("Ohne Angaben", { category: "bagger", manufacturer: "Lodmark" });
	const roller = { category: "walzen", manufacturer: "Lodmark", location: "Bautzen" };
	await add("Walze", { ...roller, year_of_construction: "2016" });
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
		const { filter } = await list("make=TORNAVIK&make=tornavik&make=Gibtsnicht");
		expect(filter.words).toEqual({ make: ["Tornavik", "Gibtsnicht"] });
	});

	test("says which of its limits and words to drop when nothing is left", async () => {
		expect(await filtersWorthDropping(filterOf("make=Tornavik&hours_max=100&year_max=2020"))).toEqual([
			{ index: 0, count: 1 },
			{ index: 1, count: 2 },
		]);
	});
});

describe("what only machines of some categories have", () => {
	beforeAll(async () => {
		const crusher = { category: "brecheranlagen", subcategory: "brecheranlagen-backenbrecher", type: "kauf" };
		await add("Groß", { ...crusher, mobility: "raupe", throughput_max: "450", magnet: "true", manufacturer: "Pegson" });
		await add("Klein", { ...crusher, mobility: "hakenlift", throughput_max: "120", manufacturer: "Powerscreen" });
		const screen = { category: "siebanlagen", subcategory: "siebanlagen-klassiersiebanlagen", throughput_max: "300" };
		await add("Sieb", { ...screen, screen_length: "3.6", screen_width: "1.5", mobility: "raupe" });
		await add("Feinsieb", { ...screen, screen_length: "6.1", screen_width: "1.5" });
		for (const materials of [["Altholz", "Wurzeln"], ["Altholz"]])
			await add(`Shredder ${materials.length}`, { category: "shredder", materials: materials.join(", ") });
	});
	afterAll(() => db().deleteFrom("Angebote").where("main_category", "not in", ["bagger", "walzen"]).execute());

	test("narrows their lists, and is offered with their category alone", async () => {
		const crushers = "category=brecheranlagen";
		expect(await names(`${crushers}&throughput_min=200`)).toEqual(["Groß"]);
		expect(await names(`${crushers}&mobility=hakenlift&mobility=rad`)).toEqual(["Klein"]);
		expect(await names(`${crushers}&magnet=ja`)).toEqual(["Groß"]);
		const throughput = { count: 2, isPartial: false, lowest: 120, highest: 450, unit: "t/h" };
		expect(await facet(crushers, "throughput")).toMatchObject(throughput);
		expect(await facet(crushers, "mobility")).toMatchObject({
			label: "Mobilität",
			labels: { raupe: "raupenmobil" },
			options: [
				{ word: "raupe", count: 1 },
				{ word: "hakenlift", count: 1 },
			],
		});
		expect(await facet("", "throughput")).toBeUndefined();
		expect(await facet("category=bagger", "throughput")).toBeUndefined();
	});

	test("narrows the list of all categories where it is asked for there", async () => {
		expect(await names("throughput_min=200&mobility=raupe")).toEqual(["Sieb", "Groß"]);
		expect((await list("throughput_min=200")).facets.map(({ name }) => name)).toContain("throughput");
	});

	test("may be several words of one machine, or an area of two lengths", async () => {
		expect(await names("category=shredder&materials=Wurzeln")).toEqual(["Shredder 2"]);
		expect(counts(await facet("category=shredder", "materials"))).toEqual({ Altholz: 2, Wurzeln: 1 });
		expect(await names("category=siebanlagen&screen_area_min=6")).toEqual(["Feinsieb"]);
		expect(await facet("category=siebanlagen", "screen_area")).toMatchObject({ lowest: 5.4, highest: 9.2, unit: "m²" });
	});

	test("makes that were bought are found together, each under its own name", async () => {
		expect(await names("make=Powerscreen")).toEqual(["Klein", "Groß"]);
		expect(counts(await facet("category=brecheranlagen", "make"))).toEqual({ Pegson: 2, Powerscreen: 2 });
	});
});

describe("the weight of machines", () => {
	const weighed = ["Schwer", "Leicht"];
	beforeAll(async () => {
		await add("Schwer", { category: "dumper", weight: "22.5" });
		await add("Leicht", { category: "dumper", weight: "1.2" });
	});
	afterAll(() => db().deleteFrom("Angebote").where("name", "in", weighed).execute());

	test("is a filter for staff, and for visitors only where the dealer has opened it", async () => {
		const asked = "category=dumper&weight_min=20";
		const seen = async (reader: { forStaff: boolean }) => {
			const { offers, filter, facets } = await offerPage(filterOf(asked), "de", currentStock(reader));
			return {
				names: offers.map(({ name }) => name),
				limits: filter.limits,
				weight: facets.find(({ name }) => name === "weight"),
			};
		};
		const open = { names: ["Schwer"], limits: { weight_min: 20 }, weight: { count: 2, lowest: 1.2, highest: 22.5 } };
		const closed = { names: ["Leicht", "Schwer"], limits: {}, weight: undefined };
		expect(await seen({ forStaff: true })).toMatchObject(open);
		expect(await seen({ forStaff: false })).toEqual(closed);
		await setSaleSettings({ weight_is_public: true }, by);
		expect(await seen({ forStaff: false })).toMatchObject(open);
		await setSaleSettings({ weight_is_public: false }, by);
		expect(await seen({ forStaff: false })).toEqual(closed);
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
		const offered = async (search: string) => (await list(search)).facets.map(({ name }) => name);
		expect(await offered("")).toEqual(["available", "make", "year", "hours", "power", "location"]);
		expect(await offered("category=walzen")).toEqual([]);
		expect(await offered("category=walzen&make=Lodmark")).toEqual(["make"]);
	});

	test("stand at each subcategory, whichever of them is chosen", async () => {
		const minibagger = await add("Mini", { category: "bagger", subcategory: "bagger-minibagger", location: "Löbau" });
		for (const search of ["location=Löbau", "location=Löbau&category=bagger&sub=bagger-kettenbagger"])
			expect((await list(search)).categories, search).toEqual({ bagger: 1, "bagger-minibagger": 1, walzen: 0 });
		await setRow("Angebote", minibagger, { state: "withdrawn" });
	});

	test("stand at each category with what its machines have still asked for, whichever category is chosen", async () => {
		expect((await list("")).categories).toEqual({ bagger: 4, walzen: 1 });
		expect((await list("category=walzen")).categories).toEqual({ bagger: 4, walzen: 1 });
		expect((await list("make=Lodmark")).categories).toEqual({ bagger: 1, walzen: 1 });
		expect((await list("dig_depth_min=99")).categories).toEqual({ bagger: 0, walzen: 1 });
	});

	test("keep a chosen word that is left without machines, even one that nobody sells", async () => {
		expect(counts(await facet("make=Gibtsnicht", "make"))).toEqual({ Tornavik: 3, Lodmark: 2, Gibtsnicht: 0 });
		expect(counts(await facet("category=walzen&make=Tornavik", "make"))).toEqual({ Lodmark: 1, Tornavik: 0 });
	});

	test("name the smallest and the largest value of a range, as if it were not set", async () => {
		const year = { count: 4, lowest: 2008, highest: 2024 };
		expect(await facet("", "year")).toMatchObject(year);
		expect(await facet("year_min=2020", "year")).toMatchObject(year);
		expect(await facet("", "power")).toMatchObject({ count: 2, isPartial: true, lowest: 110, highest: 110.5 });
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
