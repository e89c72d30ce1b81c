import { describe, expect, test } from "vitest";
import { activeFilters, chooseCategory, chooseLimits, chooseType, chooseValue, forget } from "./change-filter.ts";
import type { ListFilter } from "./filter-kinds.ts";
import { type OfferFilter, readOfferFilter, resetFilter } from "./list-address.ts";
import { readSearch } from "./search-grammar.ts";

const plain = readOfferFilter(new URLSearchParams(), "kauf", []);

describe("choosing", () => {
	const chosen: OfferFilter = {
		...plain,
		category: "bagger",
		subs: ["bagger-minibagger"],
		min: 5,
		max: 9,
		page: 3,
		q: "x",
		onRequest: false,
		condition: "neu",
		limits: { year_min: 2010, drum_width_max: 900 },
		words: { make: ["Tornavik", "Lodmark"], mobility: ["raupe"] },
		sort: "price-asc",
	};
	const known: ListFilter[] = [
		{ kind: "words", name: "make", field: "manufacturer" },
		{ kind: "words", name: "mobility", field: "mobility", words: ["raupe"], categories: ["bagger"] },
		{ kind: "range", name: "year", field: "year_of_construction", scale: 1, decimals: 0 },
		{
			kind: "range",
			name: "drum_width",
			field: "drum_width",
			scale: 1,
			decimals: 0,
			categories: ["walzen"],
		},
	];

	test("another main category clears the subcategories and what only others have", () => {
		expect(chooseCategory(chosen, "walzen", known)).toEqual({
			...chosen,
			category: "walzen",
			subs: [],
			limits: { year_min: 2010, drum_width_max: 900 },
			words: { make: ["Tornavik", "Lodmark"] },
		});
	});

	test("the same main category again clears the selection", () => {
		expect(chooseCategory(chosen, "bagger", known)).toMatchObject({ category: null, subs: [] });
	});

	test("another offer type clears the price range and leaves the rest", () => {
		expect(chooseType(chosen, "miete")).toEqual({ ...chosen, type: "miete", min: null, max: null });
	});

	test("a limit or a word keeps the others, and none is left behind when it is cleared", () => {
		const limited = chooseLimits(chosen, { year_min: null, year_max: 2020 });
		expect(limited.limits).toEqual({ drum_width_max: 900, year_max: 2020 });
		expect(chooseValue(chosen, "make", "Hamm", true).words.make).toEqual(["Tornavik", "Lodmark", "Hamm"]);
		expect(chooseValue(chosen, "mobility", "raupe", false).words).toEqual({ make: ["Tornavik", "Lodmark"] });
	});

	test("reset clears everything but the order", () => {
		expect(resetFilter(chosen)).toEqual({ ...plain, sort: "price-asc" });
	});

	test("both limits of one year are one condition", () => {
		const limits = { year_min: 2019, year_max: 2019 };
		const [year, ...others] = activeFilters({ ...plain, limits });
		expect([year!.name, year!.without.limits, others]).toEqual(["year", {}, []]);
	});

	test("another search text forgets what the one before it said, and keeps what has been changed since", () => {
		const said = readSearch("neue bagger ab 2010 bis 9000 €", { pageType: "kauf", hasWeight: true });
		const left = forget({ ...chosen, max: 9000 }, said);
		expect(left).toEqual({ ...chosen, max: null, condition: "alle", limits: { drum_width_max: 900 } });
		expect(forget({ ...chosen, max: 8000 }, said).max).toBe(8000);
	});

	test("to drop one active filter keeps all others", () => {
		const active = activeFilters(chosen);
		expect(active.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
			"q x",
			"category bagger",
			"sub bagger-minibagger",
			"min 5",
			"max 9",
			"onRequest 0",
			"condition neu",
			"limit 2010",
			"limit 900",
			"word Tornavik",
			"word Lodmark",
			"word raupe",
		]);
		for (const { kind, value, without } of active) {
			expect(without.page).toBe(1);
			const left = activeFilters(without).map((one) => one.value);
			// A subcategory can't remain without its main category.
			const gone = kind === "category" ? [value, "bagger-minibagger"] : [value];
			expect(left).toEqual(active.map((one) => one.value).filter((other) => !gone.includes(other)));
		}
	});
});
