import { basename } from "node:path";
import { expect, test } from "vitest";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { picturesOf } from "#demo/offers/offer-pictures.ts";
import { files } from "./sources.ts";

const folder = "demo/pictures";
const finished = files([folder]).map((path) => basename(path, ".jpg"));

/** Every picture that an offer or a news item of the demo names, with its two texts. */
const shown = [
	...demoOffers.flatMap(picturesOf),
	...demoNews.flatMap(({ picture, alt, alt_en }) => (picture ? [{ file: picture, alt, alt_en }] : [])),
];

// Filling a new database leaves out a picture that is not there, without a word: only this notices.
test("the pictures that the demo names are those that there are", () => {
	expect([...new Set(shown.map(({ file }) => file))].sort()).toEqual(finished.sort());
});

test("a picture that the demo names is described in German and in English", () => {
	expect(shown.filter(({ alt, alt_en }) => !alt.trim() || !alt_en.trim() || alt === alt_en)).toEqual([]);
});
