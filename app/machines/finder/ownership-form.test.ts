import { expect, test } from "vitest";
import { readOwnership } from "./ownership-form.ts";

const read = (search: string, known = {}) => {
	const params = new URLSearchParams(search);
	return readOwnership((name) => params.get(name), known);
};

test("without a value there is nothing to compute, and no mistake", () => {
	expect(read("")).toMatchObject({ inputs: null, errors: {} });
	expect(read("value=&years=8")).toMatchObject({ inputs: null, errors: {} });
});

test("the price of a machine is its value until another is typed", () => {
	expect(read("", { value: 200_000 }).inputs).toMatchObject({ value: 200_000, years: 8, interest: 6.5, rent: null });
	expect(read("value=400.000", { value: 200_000 }).inputs).toMatchObject({ value: 400_000 });
	expect(read("value=", { value: 200_000 }).inputs).toBeNull();
});

test("an emptied rate is the usual one again, and a zero stays a zero", () => {
	expect(read("value=400000&interest=&repair=0").inputs).toMatchObject({ interest: 6.5, repair: 0 });
});

test.for([
	["value=0", { value: "range" }],
	["value=-1&years=0", { value: "range", years: "range" }],
	["value=1000000000", { value: "range" }],
	["value=viel&rent=1e9", { value: "number", rent: "number" }],
	["value=400000&use=13", { use: "range" }],
	["value=400000&years=2&held=25", { held: "held" }],
] as const)("%s is refused beside its field, and nothing is computed", ([search, errors]) => {
	expect(read(search)).toMatchObject({ inputs: null, errors });
});

test.each([
	["value=400000&years=4&held=57,5&prefilled=57,5", 28.8],
	["value=400000&years=4&held=57.5&prefilled=57.5", 28.8],
	["value=400000&years=2&held=28,8&prefilled=28,8", 14.4],
	["value=400000&years=8&held=28,8&prefilled=28,8", 57.5],
	["value=400000&years=1&held=57,5", 7.2],
	["value=400000&years=40&held=&prefilled=57,5", 287.5],
	["value=400000&years=4&held=40&prefilled=57,5", 40],
	["value=400000&years=5&held=57,5&prefilled=28,8", 57.5],
] as const)("%s is computed with %d months of availability", (search, held) => {
	expect(read(search)).toMatchObject({ inputs: { held }, errors: {} });
});

test("the months of availability that the field shows are those that are computed with", () => {
	const first = read("value=400000&years=4&held=57,5&prefilled=57,5");
	expect([first.usual.held, first.typed.held]).toEqual([28.8, undefined]);
	const own = read("value=400000&years=4&held=40&prefilled=57,5");
	expect(own).toMatchObject({ usual: { held: 28.8 }, typed: { held: "40" } });
	expect(read("value=400000&years=0&held=28,8&prefilled=28,8")).toMatchObject({ usual: { held: 57.5 } });
});
