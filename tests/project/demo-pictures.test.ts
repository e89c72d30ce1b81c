import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { picturesOf } from "#demo/offers/offer-pictures.ts";
import { files } from "./sources.ts";

const folder = "demo/pictures";
const finished = files([folder]).map((path) => basename(path, ".jpg"));

const machines = demoOffers.map((offer) => ({ offer, pictures: picturesOf(offer) }));

/** Every picture that an offer or a news item of the demo names, with its two texts. */
const shown = [
	...machines.flatMap(({ offer, pictures }) => pictures.map((picture) => ({ of: offer.name, ...picture }))),
	...demoNews
		.filter(({ picture }) => picture)
		.map(({ name, picture, alt, alt_en }) => ({ of: name, file: picture!, alt, alt_en })),
];

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

test("the finished pictures are all shown somewhere", () => {
	const used = new Set(shown.map(({ file }) => file));
	expect(finished.filter((file) => !used.has(file))).toEqual([]);
});
