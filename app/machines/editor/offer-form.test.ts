import { describe, expect, test } from "vitest";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { chosenPictures } from "./chosen-pictures.ts";
import { offerForm } from "./offer-form.ts";

const words = { name: "Bagger", category: "bagger", type: "kauf", condition: "neu", sale_price: "100" };

function read(changes: Record<string, string> = {}) {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...words, ...changes })) form.append(name, value);
	return readForm(offerForm, form);
}

function valueOf(changes: Record<string, string>) {
	const result = read(changes);
	if (!result.ok) throw new Error(JSON.stringify(result.errors));
	return result.value;
}

function errorsOf(changes: Record<string, string>) {
	const result = read(changes);
	return result.ok ? {} : result.errors;
}

describe("a price", () => {
	test.each([
		["0", 0],
		["0.01", 1],
		["85000", 8_500_000],
		["1.234,56", 123_456],
		["145.900 €", 14_590_000],
		["38.500,-", 3_850_000],
		["19999999.99", 1_999_999_999],
		["0.29", 29],
		["1.1", 110],
	])("typed as %s is %i cents", (typed, cents) => {
		expect(valueOf({ sale_price: typed }).sale_price).toBe(cents);
	});

	test.each([
		["0.005", "error.number"],
		["1e21", "error.number"],
		["NaN", "error.number"],
		["٣", "error.number"],
		[".5", "error.number"],
		["-0.01", "error.negative"],
		["20000001", "error.tooHigh"],
		["9".repeat(400), "error.number"],
	])("typed as %s is refused", (typed, message) => {
		expect(errorsOf({ sale_price: typed })).toEqual({ sale_price: message });
	});

	test("is required for the chosen type, unless it is on request", () => {
		expect(errorsOf({ sale_price: "" })).toEqual({ sale_price: "error.salePrice" });
		expect(errorsOf({ type: "miete" })).toEqual({ daily_rate: "error.dailyRate" });
		expect(errorsOf({ sale_price: "", price_on_request: "true" })).toEqual({});
		expect(errorsOf({ type: "miete", price_on_request: "true" })).toEqual({});
	});

	test("is kept only for the chosen type, and not at all when it is on request", () => {
		const both = { sale_price: "100", daily_rate: "20" };
		expect(valueOf({ ...both, type: "kauf" })).toMatchObject({ sale_price: 10_000, daily_rate: null });
		expect(valueOf({ ...both, type: "miete" })).toMatchObject({ sale_price: null, daily_rate: 2000 });
		expect(valueOf({ ...both, price_on_request: "true" })).toMatchObject({
			sale_price: null,
			daily_rate: null,
			price_on_request: true,
		});
	});
});

describe("an offer's form", () => {
	test("reports all missing fields together", () => {
		expect(errorsOf({ name: "", category: "", type: "", condition: "", sale_price: "" })).toMatchObject({
			name: "error.name",
			category: "error.category",
			type: "error.type",
			condition: "error.condition",
		});
	});

	test("treats a blank name as missing", () => {
		expect(errorsOf({ name: " \t " })).toEqual({ name: "error.name" });
	});

	test("accepts names of up to 300 characters", () => {
		expect(valueOf({ name: "ä".repeat(300) }).name).toHaveLength(300);
		expect(errorsOf({ name: "ä".repeat(301) })).toEqual({ name: "error.tooLong" });
	});

	test("writes the category as 'main - subcategory', or main alone", () => {
		expect(valueOf({ subcategory: "bagger-minibagger" })).toMatchObject({ category: "bagger - bagger-minibagger" });
		expect(valueOf({})).toMatchObject({ category: "bagger" });
	});

	test("refuses a subcategory of another category, an unknown one, and property names of every object", () => {
		for (const subcategory of ["siebanlagen-trommelsiebanlagen", "bagger", "constructor"])
			expect(errorsOf({ subcategory }), subcategory).toEqual({ subcategory: "error.subcategory" });
		for (const category of ["kräne", "__proto__", "toString"])
			expect(errorsOf({ category }), category).toEqual({ category: "error.category" });
	});

	test("counts a ticked box as yes, an absent one as no", () => {
		expect(valueOf({})).toMatchObject({ available: false, price_on_request: false });
		expect(valueOf({ available: "on" }).available).toBe(true);
		expect(valueOf({ available: "false" }).available).toBe(false);
	});

	test("stores measures in whole kilograms, millimetres and watts", () => {
		expect(valueOf({ weight: "22,5", length: "9.53", width: "2,99", height: "3", power: "129.5" })).toMatchObject({
			weight: 22_500,
			length: 9530,
			width: 2990,
			height: 3000,
			power: 129_500,
		});
	});

	test("refuses invalid years and hours", () => {
		expect(errorsOf({ year_of_construction: "1899" })).toEqual({ year_of_construction: "error.year" });
		expect(errorsOf({ year_of_construction: "2101" })).toEqual({ year_of_construction: "error.tooHigh" });
		expect(errorsOf({ operating_hours: "4.100 h", weight: "24,5 t", power: "129 kW" })).toEqual({});
		expect(errorsOf({ year_of_construction: "2099" })).toEqual({ year_of_construction: "error.tooHigh" });
		expect(errorsOf({ operating_hours: "-1" })).toEqual({ operating_hours: "error.whole" });
		expect(errorsOf({ operating_hours: "1.5" })).toEqual({ operating_hours: "error.whole" });
		expect(errorsOf({ weight: "-2" })).toEqual({ weight: "error.negative" });
		expect(valueOf({ year_of_construction: "1948", operating_hours: "0" })).toMatchObject({
			year_of_construction: 1948,
			operating_hours: 0,
		});
	});

	test("ignores unknown fields", () => {
		const value = valueOf({ user_id: "x", id: "y", nr: "1", version: "9", created_at: "z" });
		for (const field of ["user_id", "id", "nr", "version", "created_at"])
			expect(Object.keys(value)).not.toContain(field);
	});
});

describe("the pictures of a form", () => {
	test("keep their order, each once, with their alt texts; files are read elsewhere", () => {
		const form = new FormData();
		form.append("images", "b");
		form.append("images", "a");
		form.append("images", "b");
		form.append("images", "");
		form.append("images", new File(["x"], "x.jpg"));
		form.append("alt_b", " Von vorn ");
		form.append("alt_en_b", "Front");
		expect(chosenPictures(form)).toEqual([
			{ id: "b", alt: "Von vorn", alt_en: "Front" },
			{ id: "a", alt: "", alt_en: "" },
		]);
	});

	test("are at most 40", () => {
		const form = new FormData();
		for (let i = 0; i < 50; i++) form.append("images", String(i));
		expect(chosenPictures(form)).toHaveLength(40);
	});
});
