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
	for (const price of ["400.000 €", "EUR 400000", "€400.000,00"])
		expect(read(new URLSearchParams({ value: price }).toString()).inputs, price).toMatchObject({ value: 400_000 });
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
] as const)("%s is refused beside its field, and nothing is computed", ([search, errors]) => {
	expect(read(search)).toMatchObject({ inputs: null, errors });
});
