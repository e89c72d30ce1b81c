import { createHash } from "node:crypto";
import { basename } from "node:path";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { mainCategories, subcategoriesOf } from "#app/offers/offer.ts";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { picturesOf } from "#demo/offers/offer-pictures.ts";
import { files } from "./sources.ts";

const folder = "demo/pictures";
const finished = files([folder]).map((path) => basename(path, ".jpg"));
const bytesOf = (file: string) => readFileSync(`${folder}/${file}.jpg`);

const machines = demoOffers.map((offer) => ({ offer, pictures: picturesOf(offer) }));

/** Every picture that an offer or a news item of the demo names, with its two texts. */
const shown = [
	...machines.flatMap(({ offer, pictures }) => pictures.map((picture) => ({ of: offer.name, ...picture }))),
	...demoNews
		.filter(({ picture }) => picture)
		.map(({ name, picture, alt, alt_en }) => ({ of: name, file: picture!, alt, alt_en })),
];
const ofMachines = new Set(machines.flatMap(({ pictures }) => pictures.map(({ file }) => file)));

// Filling a new database leaves out a picture that is not there, without a word: only this notices.
describe("a picture that the demo names", () => {
	test("is there", () => {
		expect(shown.filter(({ file }) => !finished.includes(file)).map(({ of, file }) => `${of}: ${file}`)).toEqual([]);
	});

	test("is described in German and in English", () => {
		expect(
			shown
				.filter(({ alt, alt_en }) => alt.trim() === "" || alt_en.trim() === "" || alt === alt_en)
				.map(({ of, file }) => `${of}: ${file}`),
		).toEqual([]);
	});
});

describe("the machines of the demo", () => {
	test("show every family", () => {
		const families = mainCategories.flatMap((main) =>
			subcategoriesOf[main].length > 0 ? [...subcategoriesOf[main]] : [main],
		);
		const pictured = new Set<string>(demoOffers.map((offer) => offer.subcategory ?? offer.category));
		expect(families.length).toBeGreaterThan(mainCategories.length);
		expect(families.filter((family) => !pictured.has(family))).toEqual([]);
	});

	test("share no picture with each other, by name or by content", () => {
		const hashes = finished.map((file) => createHash("sha256").update(bytesOf(file)).digest("hex"));
		expect(new Set(hashes).size).toBe(finished.length);
		const files = machines.flatMap(({ pictures }) => pictures.map(({ file }) => file));
		expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
	});

	test("are seen in the news only where a news item names them, and then in their own colour", () => {
		const wrong = demoNews.filter(({ name, inhalt, picture }) => {
			const named = machines.filter(({ offer: { manufacturer, model } }) =>
				`${name} ${inhalt}`.includes(`${manufacturer} ${model}`),
			);
			const ofNamed = named.some(({ pictures }) => pictures.some(({ file }) => file === picture));
			return named.length > 0 ? !ofNamed : ofMachines.has(picture ?? "");
		});
		expect(wrong.map(({ name }) => name)).toEqual([]);
	});
});

describe("the finished pictures", () => {
	test("are all shown somewhere", () => {
		const used = new Set(shown.map(({ file }) => file));
		expect(finished.filter((file) => !used.has(file))).toEqual([]);
	});
});
