import { createHash } from "node:crypto";
import { basename } from "node:path";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mainCategories, subcategoriesOf } from "#app/offers/offer.ts";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { picturesOf } from "#demo/offers/offer-pictures.ts";
import { files, textOf } from "./sources.ts";

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

	test("is not described as another view without saying which", () => {
		const saysNothing = /zweite ansicht|anderen blickwinkel|second view|another angle/i;
		expect(
			shown
				.filter(({ alt, alt_en }) => saysNothing.test(alt) || saysNothing.test(alt_en))
				.map(({ of, alt }) => `${of}: ${alt}`),
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

	test("are each shown from three sides at least, twelve from close by as well", () => {
		const few = machines.filter(({ pictures }) => pictures.length < 3).map(({ offer }) => offer.name);
		expect(few).toEqual([]);
		const closely = machines.filter(({ pictures }) =>
			["operating", "undercarriage", "plate"].every((part) => pictures.some(({ file }) => file.endsWith(part))),
		);
		expect(closely.length).toBeGreaterThanOrEqual(12);
	});

	test("share no picture with each other or with the news, by name or by content", () => {
		const hashes = finished.map((file) => createHash("sha256").update(bytesOf(file)).digest("hex"));
		expect(new Set(hashes).size).toBe(finished.length);
		const files = shown.map(({ file }) => file).filter((file) => ofMachines.has(file));
		expect(files.filter((file, index) => files.indexOf(file) < index)).toEqual([]);
	});

	test("are painted in the colour of their make", () => {
		const paints = textOf("tools/demo-pictures/kit/materials.py");
		const makes = new Set(demoOffers.map(({ manufacturer }) => manufacturer));
		expect([...makes].filter((make) => !paints.includes(`    '${make}': (`))).toEqual([]);
	});
});

describe("the finished pictures", () => {
	test("are as large as their kind: a machine's, a news item's or a scene", async () => {
		const scenes: Record<string, [number, number]> = { hero: [1920, 1080], werkstatt: [1600, 900] };
		const sizes = await Promise.all(
			finished.map(async (file) => ({ file, ...(await sharp(bytesOf(file)).metadata()) })),
		);
		const odd = sizes.filter(({ file, width, height }) => {
			const [wide, high] = scenes[file] ?? (ofMachines.has(file) ? [1200, 900] : [1440, 1080]);
			return width !== wide || height !== high;
		});
		expect(odd.map(({ file, width, height }) => `${file}: ${width} × ${height}`)).toEqual([]);
	});

	test("are listed with their texts in the README beside the scripts, but for those that follow from the offers", () => {
		const rows = [...textOf("tools/demo-pictures/README.md").matchAll(/^\| `([\w-]+)\.jpg` \|.*\| `([^`]+)` \|$/gm)];
		expect(rows.map(([, file]) => file).sort()).toEqual(finished.filter((file) => !ofMachines.has(file)).sort());
	});

	test("are all shown somewhere", () => {
		const used = new Set(shown.map(({ file }) => file));
		expect(finished.filter((file) => !used.has(file))).toEqual([]);
	});
});
