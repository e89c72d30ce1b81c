import { expect, test } from "vitest";
import { typedPrice } from "./typed-price.ts";

test("a price limit in a search is taken out of its words, in both languages and notations", () => {
	for (const q of [
		"minibagger unter 20.000",
		"minibagger bis 20000 €",
		"unter 20.000€ minibagger",
		"minibagger under 20,000",
		"minibagger up to €20000 ",
		"minibagger bis zu 20.000",
	])
		expect(typedPrice(q), q).toEqual({ q: "minibagger", min: null, max: 20_000 });
	expect(typedPrice("walze über 5.000 Euro")).toEqual({ q: "walze", min: 5000, max: null });
	expect(typedPrice("bühne unter 90 €")).toEqual({ q: "bühne", min: null, max: 90 });
});

test("years, sizes and model numbers are no prices", () => {
	for (const q of [
		"bagger ab 2019",
		"sieb bis 80 mm",
		"bagger bis 20 t",
		"unter",
		"jx 110",
		"bis 20000 t",
		"ab Werk 5000",
		"bagger unter 5000 Stunden",
		"sieb bis 3000 m³/h",
		"excavator under 5,000 hours",
	])
		expect(typedPrice(q), q).toBeNull();
});

test("a range of prices is understood, also in thousands", () => {
	for (const q of [
		"minibagger 5.000 bis 20.000",
		"minibagger von 5000 bis 20000 €",
		"minibagger zwischen 5.000 und 20.000 Euro",
		"5 bis 20 tsd minibagger".replace("tsd", "tsd €"),
		"minibagger 5-20 tsd",
		"minibagger 5k to 20k",
		"minibagger 5.000–20.000",
		"minibagger between €5,000 and €20,000",
	])
		expect(typedPrice(q), q).toEqual({ q: "minibagger", min: 5000, max: 20_000 });
	expect(typedPrice("bagger unter 20 tsd.")).toEqual({ q: "bagger", min: null, max: 20_000 });
	for (const q of ["bagger 2015 bis 2019", "bagger 5 bis 8 t", "sieb 10-20 mm", "jx 110-2", "rl 280 und rl 300"])
		expect(typedPrice(q), q).toBeNull();
});
