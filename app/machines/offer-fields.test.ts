import { describe, expect, test } from "vitest";
import { readForm } from "../foundation/ui/form/form-reader.ts";
import { differences } from "../office/form-answer.ts";
import { offerForm, type OfferValues, offerWords as formWords } from "./editor/offer-form.ts";

const stored = {
	name: "Bagger",
	name_en: null,
	description: "Zwei\nZeilen",
	description_en: null,
	category: "bagger - bagger-minibagger",
	type: "kauf",
	condition: "neu",
	sale_price: 1_234_556,
	daily_rate: null,
	price_on_request: false,
	available: true,
	weight: 22_540,
	manufacturer: "Dorn",
	model: null,
	year_of_construction: 2019,
	operating_hours: 0,
	length: 9530,
	width: null,
	height: null,
	power: 129_500,
	location: null,
} as OfferValues;

describe("an offer in its form", () => {
	test("is read back as it was stored", () => {
		const form = new FormData();
		for (const [name, value] of Object.entries(formWords(stored))) form.append(name, value);
		const read = readForm(offerForm, form);
		const { category: _, ...columns } = stored as unknown as Record<string, unknown>;
		const given = Object.fromEntries(
			Object.entries(read.ok ? read.value : {}).map(([field, value]) => [field, value ?? null]),
		);
		for (const [field, value] of Object.entries(columns)) expect(given[field] ?? null, field).toBe(value);
		expect(given.category).toBe(stored.category);
	});

	test("differs only where a value was changed, not its notation", () => {
		const words = formWords(stored);
		expect(differences(words, words)).toEqual([]);
		expect(
			differences({ ...words, sale_price: "12345,56", description: "Zwei\r\nZeilen ", weight: "22,540" }, words),
		).toEqual([]);
		expect(differences({ ...words, name: "Anders", available: "" }, words)).toEqual(["name", "available"]);
	});
});
