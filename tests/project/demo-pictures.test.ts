import { createHash } from "node:crypto";
import { basename } from "node:path";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mainCategories, subcategoriesOf } from "#app/offers/offer.ts";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { files, textOf } from "./sources.ts";

const folder = "demo/pictures";
const finished = files([folder]).map((path) => basename(path, ".jpg"));
const bytesOf = (file: string) => readFileSync(`${folder}/${file}.jpg`);

/** Every picture that an offer or a news item of the demo names, with its two texts. */
const shown = [
	...demoOffers.flatMap(({ name, pictures }) => pictures.map((picture) => ({ of: name, ...picture }))),
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

	test("is not described as another view without saying which", () => {
		const saysNothing = /zweite ansicht|anderen blickwinkel|second view|another angle/i;
		expect(
			shown
				.filter(({ alt, alt_en }) => saysNothing.test(alt) || saysNothing.test(alt_en))
				.map(({ of, alt }) => `${of}: ${alt}`),
		).toEqual([]);
	});
});

describe("the offers of the demo", () => {
	test("show every family of machines", () => {
		const families = mainCategories.flatMap((main) =>
			subcategoriesOf[main].length > 0 ? [...subcategoriesOf[main]] : [main],
		);
		const pictured = new Set<string>(
			demoOffers
				.filter(({ pictures }) => pictures.some(({ file }) => finished.includes(file)))
				.map((offer) => offer.subcategory ?? offer.category),
		);
		expect(families.length).toBeGreaterThan(mainCategories.length);
		expect(families.filter((family) => !pictured.has(family))).toEqual([]);
	});

	test("show at least a third of the machines from two sides", () => {
		const sides = (offer: (typeof demoOffers)[number]) =>
			new Set(
				offer.pictures
					.filter(({ file }) => finished.includes(file))
					.map(({ file }) => createHash("sha256").update(bytesOf(file)).digest("hex")),
			).size;
		expect(demoOffers.filter((offer) => sides(offer) >= 2).length).toBeGreaterThanOrEqual(
			Math.ceil(demoOffers.length / 3),
		);
	});

	test("show no picture twice in one gallery", () => {
		expect(
			demoOffers
				.filter(({ pictures }) => new Set(pictures.map(({ file }) => file)).size < pictures.length)
				.map(({ name }) => name),
		).toEqual([]);
	});
});

describe("the finished pictures", () => {
	test("are all of one size, but for the scenes", async () => {
		const scenes: Record<string, [number, number]> = { hero: [1920, 1080], werkstatt: [1600, 900] };
		const sizes = await Promise.all(
			finished.map(async (file) => ({ file, ...(await sharp(bytesOf(file)).metadata()) })),
		);
		const odd = sizes.filter(({ file, width, height }) => {
			const [wide, high] = scenes[file] ?? [1440, 1080];
			return width !== wide || height !== high;
		});
		expect(odd.map(({ file, width, height }) => `${file}: ${width} × ${height}`)).toEqual([]);
	});

	test("are listed with their texts in the README beside the scripts, and rendered by its list", () => {
		const rows = [...textOf("tools/demo-pictures/README.md").matchAll(/^\| `([\w-]+)\.jpg` \|.*\| `([^`]+)` \|$/gm)];
		expect(rows.map(([, file]) => file).sort()).toEqual([...finished].sort());
		const rendered = textOf("tools/demo-pictures/render.sh")
			.match(/pictures='([^']*)'/)![1]!
			.split("\n");
		expect(rows.map(([, , options]) => options).sort()).toEqual(rendered.sort());
	});

	test("are all shown somewhere", () => {
		const used = new Set(shown.map(({ file }) => file));
		expect(finished.filter((file) => !used.has(file))).toEqual([]);
	});
});
