import { expect, test } from "vitest";
import { sizesIn, withoutSizes } from "./typed-size.ts";

const read = (q: string) => [withoutSizes(q).trim(), ...sizesIn(q).map(({ value }) => Math.round(value))];

test("numbers with a unit are sizes, and no words of a search", () => {
	for (const q of [
		"walze 7t",
		"walze 7 t",
		"7 T walze",
		"walze bis 7 t",
		"walze 5-7 t",
		"walze 7000 kg",
		"walze 7.000 kg",
	])
		expect(read(q), q).toEqual(["walze", 7000]);
	for (const q of ["walze 7,5 t", "walze 7.5t", "walze von 5 bis 7,5 t", "walze ca. 7,5 Tonnen"])
		expect(read(q), q).toEqual(["walze", 7500]);
	for (const q of ["handler 7 m", "handler 700 cm", "handler 7000 mm", "handler with 7 metres"])
		expect(read(q), q).toEqual(["handler", 7000]);
	for (const q of ["bagger 110 kW", "bagger ab 110kw"]) expect(read(q), q).toEqual(["bagger", 110_000]);
	expect(read("bagger 150 PS 5000 Std")).toEqual(["bagger", 110_325, 5000]);
	expect(read("bagger 1,2 m³ 5000 h")).toEqual(["bagger", 1200, 5000]);
	expect(read("walze 800 l")).toEqual(["walze", 800]);
	expect(read("brecher 200 t/h")).toEqual(["brecher", 200]);
});

test("of many sizes the first three count, and none is a word", () => {
	expect(read("walze " + "7 t ".repeat(4000))).toEqual(["walze", 7000, 7000, 7000]);
});

test("models, years and prices are none", () => {
	for (const q of [
		"PC 210",
		"JCB 3CX",
		"320 D",
		"A 918",
		"Volvo L 90 H",
		"volvo l90h",
		"Cat 320 L",
		"966 M",
		"JX-110 t",
		"bagger 2019",
		"5 to 20k",
		"bagger unter 20 tsd",
	])
		expect(read(q), q).toEqual([q]);
});
