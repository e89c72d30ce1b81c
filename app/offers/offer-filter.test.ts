import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conditions, mainCategories, type MainCategory, offerTypes, subcategoriesOf } from "./offer.ts";
import {
	activeFilters,
	chooseCategory,
	chooseType,
	filterSearch,
	isUnsearchable,
	type OfferFilter,
	readOfferFilter,
	resetFilter,
	sorts,
} from "./offer-filter.ts";

const read = (search: string, pageType: "kauf" | "miete" = "kauf") =>
	readOfferFilter(new URLSearchParams(search), pageType);
const plain: OfferFilter = {
	q: "",
	type: "kauf",
	category: null,
	subs: [],
	min: null,
	max: null,
	condition: "alle",
	sort: "newest",
	page: 1,
};

/** Any filter that a visitor can set. */
const anyFilter = fc.record({
	q: fc.string({ maxLength: 40, unit: "grapheme" }).map((q) => q.replaceAll("\0", "").trim()),
	type: fc.constantFrom("alle" as const, ...offerTypes),
	category: fc.constantFrom(null, ...mainCategories),
	chosen: fc.array(fc.nat(2), { maxLength: 3 }),
	limits: fc.tuple(fc.option(fc.nat(20_000_000)), fc.option(fc.nat(20_000_000))),
	condition: fc.constantFrom("alle" as const, ...conditions),
	sort: fc.constantFrom(...sorts),
	page: fc.integer({ min: 1, max: 100_000 }),
});

function filterOf({
	chosen,
	limits: [a, b],
	...rest
}: typeof anyFilter extends fc.Arbitrary<infer T> ? T : never): OfferFilter {
	const known = rest.category ? (subcategoriesOf[rest.category] as readonly OfferFilter["subs"][number][]) : [];
	const subs = [...new Set(chosen.flatMap((index) => known[index] ?? []))];
	const [min, max] = a !== null && b !== null && a > b ? [b, a] : [a, b];
	return { ...rest, subs, ...(rest.type === "alle" ? { min: null, max: null } : { min, max }) };
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
		const word = fc.oneof(
			fc.string(),
			fc.constantFrom(
				"kauf",
				"miete",
				"alle",
				"bagger",
				"haldenbänder",
				"bagger-minibagger",
				"neu",
				"5",
				"-1",
				"1e9",
				"price-asc",
			),
		);
		const pairs = fc.array(
			fc.tuple(fc.constantFrom("q", "type", "category", "sub", "min", "max", "condition", "sort", "page", "x"), word),
		);
		fc.assert(
			fc.property(pairs, (typed) => {
				const once = filterSearch(readOfferFilter(new URLSearchParams(typed), "miete"), "miete");
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
		"page=0",
		"page=1e309",
		"page=1.5",
		"page=NaN",
		"page=%00",
		"page=9999999",
		'sort=id";--',
		"sort=weight",
		"sort=constructor",
		"category=__proto__",
		"category=toString",
		"category=",
		"sub=bagger-minibagger",
		"min=-5",
		"min=abc",
		"max=1e5",
		"max=12,50",
		"max=",
		"condition=kaputt",
		"type=leihen",
		"unknown=1",
		"q=",
		"q=%20%20",
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

	test("has no price limits where both offer types are listed, since their prices are not comparable", () => {
		expect(read("type=alle&min=10&max=20")).toMatchObject({ type: "alle", min: null, max: null });
	});

	test("can't be searched with NUL or more than 200 characters", () => {
		expect(isUnsearchable(new URLSearchParams({ q: "a".repeat(200) }))).toBe(false);
		expect(isUnsearchable(new URLSearchParams({ q: "a".repeat(201) }))).toBe(true);
		expect(isUnsearchable(new URLSearchParams({ q: "a\0b" }))).toBe(true);
		expect(read("q=a%00b").q).toBe("");
	});
});

describe("choosing", () => {
	const chosen: OfferFilter = {
		...plain,
		category: "bagger",
		subs: ["bagger-minibagger"],
		min: 5,
		max: 9,
		page: 3,
		q: "x",
		condition: "neu",
		sort: "price-asc",
	};

	test("another main category clears the subcategories and returns to page 1", () => {
		expect(chooseCategory(chosen, "walzen")).toEqual({ ...chosen, category: "walzen", subs: [], page: 1 });
	});

	test("the same main category again clears the selection", () => {
		expect(chooseCategory(chosen, "bagger")).toMatchObject({ category: null, subs: [] });
	});

	test("another offer type clears the price range and leaves the rest", () => {
		expect(chooseType(chosen, "miete")).toEqual({ ...chosen, type: "miete", min: null, max: null, page: 1 });
	});

	test("reset clears everything but the order", () => {
		expect(resetFilter(chosen)).toEqual({ ...plain, sort: "price-asc" });
	});

	test("to drop one active filter keeps all others", () => {
		const active = activeFilters(chosen);
		expect(active.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
			"q x",
			"category bagger",
			"sub bagger-minibagger",
			"min 5",
			"max 9",
			"condition neu",
		]);
		for (const { kind, without } of active) {
			expect(without.page).toBe(1);
			const left = activeFilters(without).map((one) => one.kind);
			// A subcategory can't remain without its main category.
			const gone = kind === "category" ? ["category", "sub"] : [kind];
			expect(left).toEqual(active.map((one) => one.kind).filter((other) => !gone.includes(other)));
		}
	});
});

test("every main category has a place in the address", () => {
	for (const category of Object.keys(subcategoriesOf) as MainCategory[])
		expect(read(`category=${encodeURIComponent(category)}`).category).toBe(category);
});
