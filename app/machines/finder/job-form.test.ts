import { expect, test } from "vitest";
import { readJob } from "./job-form.ts";

const read = (search: string) => {
	const params = new URLSearchParams(search);
	return readJob((name) => params.get(name));
};

test("an address without answers asks nothing", () => {
	expect(read("")).toBeNull();
	expect(read("material=&tonnes=&lump=")).toBeNull();
});

test("tonnes and days become t/h, and stated t/h count before them", () => {
	expect(read("material=beton&tonnes=6.000&days=10")!.job).toMatchObject({ material: "beton", need: 100, lump: null });
	expect(read("material=beton&tonnes=6000&days=10&tph=80")!.job!.need).toBe(80);
});

test("metres become millimetres", () => {
	expect(read("material=beton&tph=80&size=0/45")!.job).toMatchObject({ target: 45 });
	expect(read("material=boden&tph=80&width=2,55&mobility=raupe")!.job).toMatchObject({
		width: 2550,
		mobility: "raupe",
	});
});

test.for([
	["tonnes=6000&days=10", { material: "material" }],
	["material=gold&tph=5", { material: "material" }],
	["material=beton", { tonnes: "amount" }],
	["material=beton&tonnes=100", { days: "days" }],
	["material=beton&days=3", { tonnes: "tonnes" }],
	["material=beton&tonnes=0&days=0", { tonnes: "range", days: "range" }],
	["material=beton&tonnes=-5&days=3", { tonnes: "range" }],
	["material=beton&tonnes=1000000000&days=3", { tonnes: "range" }],
	["material=beton&tonnes=1e9&days=viele", { tonnes: "number", days: "number" }],
	["material=beton&tph=80&lump=NaN", { lump: "number" }],
	["material=beton&tph=80&lump=100&size=100", { size: "size" }],
	[`material=beton&tph=80&place=${"x".repeat(101)}`, { place: "place" }],
] as const)("%s is refused beside its field, and nothing is computed", ([search, errors]) => {
	expect(read(search)).toMatchObject({ job: null });
	expect(read(search)!.errors).toEqual(errors);
});
