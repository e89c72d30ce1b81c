import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { offerForm } from "../editor/offer-form.ts";
import { canHave, stabiliserWords } from "./equipment.ts";
import { machineHas } from "./machine-kinds.ts";
import { machineTexts } from "./machine-texts.server.ts";
import { offerRecord } from "../offer-record.ts";
import { subcategoriesOf, mainCategories } from "../offer.ts";
import { isUnusual, usualValues } from "./usual-values.ts";

const words = {
	name: "Maschine",
	category: "brecheranlagen",
	subcategory: "brecheranlagen-backenbrecher",
	type: "kauf",
	condition: "gebraucht",
	price_on_request: "true",
};
const read = (more: Record<string, string>) => v.safeParse(offerForm, { ...words, ...more });
/** The first message of each field, as the form shows it. */
const errorsOf = (more: Record<string, string>) =>
	Object.fromEntries([...(read(more).issues ?? [])].reverse().map((issue) => [issue.path?.[0]?.key, issue.message]));
const usual = (name: string, category: string, subcategory = "") => usualValues(name, { category, subcategory });

describe("what describes a machine", () => {
	test("is stored in the units of the table: millimetres, kilograms, litres, newtons, watts", () => {
		const typed = { payload: "27,5", body_struck: "11.7", dig_depth: "6,55", centrifugal_force: "256.5" };
		expect(read({ ...typed, amplitude_low: "0,9", static_linear_load: "25.3", css_min: "60" }).output).toMatchObject({
			payload: 27_500,
			body_struck: 11_700,
			dig_depth: 6550,
			centrifugal_force: 256_500,
			amplitude_low: 900,
			static_linear_load: 2530,
			css_min: 60,
			magnet: false,
		});
	});

	test("may all be left open, and a choice only be one of the list", () => {
		expect(errorsOf({})).toEqual({});
		expect(read({ emission_stage: "V", mobility: "raupe" }).output).toMatchObject({ emission_stage: "V" });
		expect(errorsOf({ emission_stage: "VI" })).toEqual({ emission_stage: "error.choice" });
	});

	test("is refused where it cannot be: negative, 0, upside down, more than ten times the usual, over 100 per cent", () => {
		expect(errorsOf({ css_min: "-1" })).toEqual({ css_min: "error.negative" });
		expect(errorsOf({ css_min: "0" })).toEqual({ css_min: "error.zero" });
		expect(errorsOf({ css_min: "160", css_max: "60" })).toEqual({ css_max: "error.upsideDown" });
		expect(errorsOf({ feed_opening_width: "110000" })).toMatchObject({ feed_opening_width: "error.tooHigh" });
		expect(errorsOf({ wear_left: "101" })).toEqual({ wear_left: "error.tooHigh" });
		expect(errorsOf({ wear_left: "0", capacity_at_reach: "0" })).toEqual({});
		const wheeled = { category: "bagger", subcategory: "bagger-mobilbagger" };
		expect(errorsOf({ ...wheeled, weight: "321" })).toEqual({ weight: "error.farTooHigh" });
		expect(errorsOf({ ...wheeled, weight: "319" })).toEqual({});
	});

	test("is told to be impossible together with other mistakes, at once", () => {
		expect(errorsOf({ css_min: "160", css_max: "60", year_of_construction: "19" })).toEqual({
			css_max: "error.upsideDown",
			year_of_construction: "error.year",
		});
	});

	test("of which several may be chosen is stored in the order of the list, however it is typed", () => {
		expect(read({ equipment: "telematik, Klimaanlage ,  Waage" }).output).toMatchObject({
			equipment: "Klimaanlage, Waage, Telematik",
		});
		expect(errorsOf({ equipment: "Klimaanlage, Zauberstab" })).toEqual({ equipment: "error.several" });
		expect(read({ equipment: " , " }).output).toMatchObject({ equipment: null });
	});
});

describe("what is usual", () => {
	test("is that of the subcategory, else of the category, and of all its subcategories where none is chosen", () => {
		expect(usual("weight", "bagger", "bagger-mobilbagger")).toEqual([4, 32]);
		expect(usual("weight", "bagger")).toEqual([0.4, 100]);
		expect(usual("css_min", "brecheranlagen", "brecheranlagen-kegelbrecher")).toEqual([5, 65]);
		expect(usual("payload", "dumper")).toEqual([0.2, 100]);
		expect(usual("payload", "bagger")).toBeNull();
	});

	test("makes a wheeled excavator of 1.5 t worth a second look, and one of 11.5 t not", () => {
		const range = usual("weight", "bagger", "bagger-mobilbagger")!;
		expect(isUnusual(range, "1,5")).toBe(true);
		expect(isUnusual(range, "11.5")).toBe(false);
		expect(isUnusual(range, "")).toBe(false);
	});

	test("of the year of manufacture ends with the next one", () => {
		const next = new Date().getFullYear() + 1;
		expect(isUnusual(usual("year_of_construction", "bagger")!, String(next))).toBe(false);
		expect(isUnusual(usual("year_of_construction", "bagger")!, String(next + 1))).toBe(true);
	});
});

test("every field is one of machines that there are", () => {
	const kinds = ["all", ...mainCategories, ...Object.values(subcategoriesOf).flat()];
	const named = Object.values(offerRecord.fields).flatMap((field) => ("in" in field ? Object.keys(field.in) : []));
	expect(named.filter((kind) => !kinds.includes(kind))).toEqual([]);
});

test("a machine has the fields of its subcategory and of all machines, and none of others", () => {
	const has = (name: string, category: string, subcategory = "") =>
		machineHas(offerRecord.fields, name, { category, subcategory });
	expect(has("cone_diameter", "brecheranlagen", "brecheranlagen-kegelbrecher")).toBe(true);
	expect(has("cone_diameter", "brecheranlagen", "brecheranlagen-backenbrecher")).toBe(false);
	expect(has("cone_diameter", "brecheranlagen")).toBe(true);
	expect(has("emission_stage", "walzen")).toBe(true);
	expect(has("payload", "walzen")).toBe(false);
	expect(has("manufacturer", "walzen")).toBe(true);
});

test("a conveyor's only length is its length; a range's only end is a limit", () => {
	const { joined } = machineTexts("de");
	expect(joined("conveyor", { conveyor_length: 20_000 })).toBe("20 m");
	expect(joined("conveyor", { conveyor_length: 18_500, conveyor_length_max: 24_000 })).toBe("18,5–24 m");
	expect(joined("css", { css_min: 20 })).toBe("ab 20 mm");
});

test.each([
	["bagger", ["keine", "schild", "pratzen", "schild-pratzen", "vier-pratzen"]],
	["teleskoplader", ["keine", "vorn", "vierfach"]],
])("the form offers %s the stabilisers that such machines have", (category, words) => {
	expect(stabiliserWords.filter((word) => canHave("stabilisers", word, { category, subcategory: "" }))).toEqual(words);
});
