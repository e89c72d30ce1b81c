import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions, mainCategories, type MainCategory, offerTypes, subcategoriesOf } from "../offer.ts";
import type { ListFilter } from "./filter-kinds.ts";
import {
	canonicalAddress,
	filterSearch,
	isUnsearchable,
	type OfferFilter,
	readOfferFilter,
	sorts,
} from "./list-address.ts";

/** One filter of each kind, one of them for walzen only. */
const known: ListFilter[] = [
	{ kind: "words", name: "make", field: "manufacturer" },
	{ kind: "words", name: "mobility", field: "mobility", words: ["raupe", "rad"], categories: ["brecheranlagen"] },
	{ kind: "range", name: "year", field: "year_of_construction", scale: 1, decimals: 0 },
	{ kind: "range", name: "hours", field: "operating_hours", scale: 1, decimals: 0 },
	{
		kind: "range",
		name: "drum_width",
		field: "drum_width",
		scale: 1,
		decimals: 0,
		categories: ["walzen"],
	},
	{ kind: "range", name: "lift_height", field: "lift_height", scale: 1000, decimals: 2 },
];

const read = (search: string, pageType: "kauf" | "miete" = "kauf") =>
	readOfferFilter(new URLSearchParams(search), pageType, known);
const plain: OfferFilter = {
	q: "",
	type: "kauf",
	category: null,
	subs: [],
	min: null,
	max: null,
	onRequest: true,
	condition: "alle",
	limits: {},
	words: {},
	sort: "newest",
	page: 1,
};

/** Any filter that a visitor can set. */
const anyFilter = fc.record({
	q: fc
		.string({ maxLength: 40, unit: "grapheme" })
		.map((q) => q.trim())
		.filter((q) => !isUnsearchable(new URLSearchParams({ q }))),
	type: fc.constantFrom("alle" as const, ...offerTypes),
	category: fc.constantFrom(null, ...mainCategories),
	chosen: fc.array(fc.nat(2), { maxLength: 3 }),
	limits: fc.tuple(fc.option(fc.nat(20_000_000)), fc.option(fc.nat(20_000_000))),
	onRequest: fc.boolean(),
	condition: fc.constantFrom("alle" as const, ...conditions),
	years: fc.tuple(fc.option(fc.nat(3000)), fc.option(fc.nat(3000))),
	heights: fc.option(fc.integer({ min: 0, max: 1_000_000 }).map((hundredths) => hundredths / 100)),
	makes: fc.uniqueArray(
		fc.string({ minLength: 1, maxLength: 30, unit: "grapheme" }).map((make) => make.normalize("NFC").trim()),
		{ maxLength: 3 },
	),
	sort: fc.constantFrom(...sorts),
	page: fc.integer({ min: 1, max: 99_999 }),
});

function filterOf({
	chosen,
	limits: [a, b],
	years: [c, d],
	heights,
	makes,
	...rest
}: typeof anyFilter extends fc.Arbitrary<infer T> ? T : never): OfferFilter {
	const known = rest.category ? (subcategoriesOf[rest.category] as readonly OfferFilter["subs"][number][]) : [];
	const subs = [...new Set(chosen.flatMap((index) => known[index] ?? []))];
	const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
	const [from, to] = c !== null && d !== null && c > d ? [d, c] : [c, d];
	const limits = {
		...(from !== null && { year_min: from }),
		...(to !== null && { year_max: to }),
		...(heights !== null && { lift_height_min: heights }),
	};
	const named = makes.filter((make) => make !== "");
	const words: OfferFilter["words"] = named.length > 0 ? { make: named } : {};
	return { ...rest, limits, words, subs, ...(rest.type === "alle" ? { min: null, max: null } : { min, max }) };
}

describe("the address of a list", () => {
	test("gives back the filter it was written from", () => {
		fc.assert(
			fc.property(anyFilter, fc.constantFrom(...offerTypes), (drawn, pageType) => {
				const filter = filterOf(drawn);
				expect(read(filterSearch(filter, pageType), pageType)).toEqual(filter);
			}),
		);
	});

	test("stays the same when it is read and written again, whatever a visitor typed", () => {
		const words =
			"kauf miete alle bagger haldenbänder bagger-minibagger neu 5 -1 1e9 price-asc 0 1.500 2,25 2015 raupe";
		const names =
			"q type category sub min max condition sort page x on_request make mobility year_min year_max lift_height_min lift_height_max hours_max";
		const pairs = fc.array(
			fc.tuple(fc.constantFrom(...names.split(" ")), fc.oneof(fc.string(), fc.constantFrom(...words.split(" ")))),
		);
		fc.assert(
			fc.property(pairs, (typed) => {
				const once = filterSearch(readOfferFilter(new URLSearchParams(typed), "miete", known), "miete");
				expect(filterSearch(read(once, "miete"), "miete")).toBe(once);
			}),
		);
	});

	test("is empty when nothing is chosen, and omits defaults", () => {
		expect(filterSearch(plain, "kauf")).toBe("");
		expect(filterSearch({ ...plain, q: "a&b=ä", condition: "neu" }, "kauf")).toBe("?q=a%26b%3D%C3%A4&condition=neu");
	});

	test.each([
		"page=-1",
		"page=1e309",
		'sort=id";--',
		"sort=constructor",
		"category=__proto__",
		"sub=bagger-minibagger",
		"min=-5",
		"max=1e5",
		"type=leihen",
		"q=%20%20",
		"year_min=alt",
		"make=%20",
		`make=${"x".repeat(201)}`,
		"on_request=2",
		"__proto___min=1",
	])("ignores %s", (search) => {
		expect(read(search)).toEqual(plain);
	});

	test("keeps subcategories only of the chosen main category, each once", () => {
		expect(
			read("category=bagger&sub=bagger-minibagger&sub=bagger-minibagger&sub=siebanlagen-trommelsiebanlagen").subs,
		).toEqual(["bagger-minibagger"]);
		expect(read("category=walzen&sub=bagger-minibagger").subs).toEqual([]);
	});

	test("recognises haldenbänder in either Unicode form of its ä", () => {
		expect(read(`category=${encodeURIComponent("haldenbänder".normalize("NFD"))}`).category).toBe("haldenbänder");
	});

	test("with a lower limit above the upper one swaps the two", () => {
		expect(read("min=5000&max=1000")).toMatchObject({ min: 1000, max: 5000 });
	});

	test("caps a price limit at what the price column can store", () => {
		expect(read("min=1&max=999999999")).toMatchObject({ min: 1, max: 20_000_000 });
	});

	test("rounds cents instead of dropping the limit, and reads thousands as people write them", () => {
		expect(read("min=1200,50&max=50.000")).toMatchObject({ min: 1201, max: 50_000 });
		expect(read("min=12.49&max=1,250,000.50")).toMatchObject({ min: 12, max: 1_250_001 });
	});

	test("leaves out machines without a price only where it says so, and a form's switch that is on wins", () => {
		expect(read("on_request=0").onRequest).toBe(false);
		expect(read("on_request=0&on_request=1").onRequest).toBe(true);
		expect(filterSearch(read("on_request=0"), "kauf")).toBe("?on_request=0");
		expect(filterSearch(read("on_request=1"), "kauf")).toBe("");
	});

	test("has limits in the order of their size, rounded to what can be told apart, and each word once", () => {
		expect(read("year_min=2020&year_max=2010&lift_height_min=7,12&hours_max=4.000,60").limits).toEqual({
			year_min: 2010,
			year_max: 2020,
			lift_height_min: 7.12,
			hours_max: 4001,
		});
		expect(read("make=Tornavik&make=%20Tornavik&make=Lodmark").words).toEqual({ make: ["Tornavik", "Lodmark"] });
		expect(read(Array.from({ length: 30 }, (_, n) => `make=m${n}`).join("&")).words.make).toHaveLength(20);
	});

	test("is one address, whichever filter was set first", () => {
		const [one, other] = ["year_max=2020&make=A&year_min=2010", "make=A&year_min=2010&year_max=2020"];
		expect(filterSearch(read(one), "kauf")).toBe(filterSearch(read(other), "kauf"));
	});

	test("ignores what machines of the chosen category do not have", () => {
		expect(read("category=bagger&drum_width_min=900&year_min=2010").limits).toEqual({ year_min: 2010 });
		expect(read("category=walzen&drum_width_min=900").limits).toEqual({ drum_width_min: 900 });
		expect(read("category=walzen&mobility=raupe").words).toEqual({});
		expect(read("drum_width_min=900&mobility=raupe")).toMatchObject({
			limits: { drum_width_min: 900 },
			words: { mobility: ["raupe"] },
		});
	});

	test("is to search engines the same list with and without limits and words", () => {
		const filter = read("category=walzen&drum_width_min=900&make=Hamm&on_request=0&page=2");
		expect(canonicalAddress(filter, "kauf")).toEqual({ path: "/angebot/kaufen", search: "?category=walzen&page=2" });
	});

	test("has no price limits where both offer types are listed, since their prices are not comparable", () => {
		expect(read("type=alle&min=10&max=20")).toMatchObject({ type: "alle", min: null, max: null });
	});

	test("can't be searched with more than 200 characters", () => {
		expect(isUnsearchable(new URLSearchParams({ q: "a".repeat(200) }))).toBe(false);
		expect(isUnsearchable(new URLSearchParams({ q: "a".repeat(201) }))).toBe(true);
	});
});

test("every main category has a place in the address", () => {
	for (const category of Object.keys(subcategoriesOf) as MainCategory[])
		expect(read(`category=${encodeURIComponent(category)}`).category).toBe(category);
});
