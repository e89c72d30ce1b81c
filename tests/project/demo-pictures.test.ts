import { createHash } from "node:crypto";
import { basename } from "node:path";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { mainCategories, subcategoriesOf } from "#app/offers/offer.ts";
import { demoNews } from "#demo/news/demo-news.ts";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { demoFigures, type DemoFigures } from "#demo/offers/figures.ts";
import { picturesOf, sceneOf } from "#demo/offers/offer-pictures.ts";
import type { Scene } from "#demo/offers/views.ts";
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

	test("are painted in the colour of their make", () => {
		const paints = textOf("tools/demo-pictures/kit/materials.py");
		const makes = new Set(demoOffers.map(({ manufacturer }) => manufacturer));
		expect([...makes].filter((make) => !paints.includes(`    '${make}': (`))).toEqual([]);
	});
});

/** What a script draws, whatever the machine: the fields that may say nothing else, and the weights that look like it. */
const drawn: Record<Scene, { says?: DemoFigures; tonnes: [number, number] }> = {
	backenbrecher: { tonnes: [20, 60] },
	dumper: { says: { dumper_type: "knick", tipping: "hinten", wheel_drive: "6x6" }, tonnes: [18, 35] },
	grabenwalze: { says: { roller_type: "graben", drum_kind: "stampffuß" }, tonnes: [1, 2] },
	haldenband: { tonnes: [5, 30] },
	kegelbrecher: { tonnes: [25, 60] },
	kettenbagger: { says: { boom_type: "mono", tail: "standard", track_kind: "stahl" }, tonnes: [18, 40] },
	klassiersiebanlage: { tonnes: [20, 40] },
	minibagger: { says: { boom_type: "schwenk", track_kind: "gummi" }, tonnes: [1.5, 6] },
	mobilbagger: { says: { boom_type: "mono", tail: "standard", stabilisers: "schild-pratzen" }, tonnes: [14, 22] },
	prallbrecher: { says: { after_screen: true, return_conveyor: true }, tonnes: [30, 65] },
	raddumper: { says: { dumper_type: "rad" }, tonnes: [3, 7] },
	radlader: { says: { steering: "knick", linkage: "z" }, tonnes: [13, 25] },
	schwerlastsieb: { says: { screen_type: "grobstück", fractions: 3 }, tonnes: [20, 40] },
	shredder: { says: { shredder_type: "langsam-2" }, tonnes: [15, 35] },
	tandemwalze: { says: { roller_type: "tandem" }, tonnes: [1.5, 5] },
	teleskoplader: { says: { rotation: "starr", stabilisers: "vorn" }, tonnes: [9, 14] },
	trommelsieb: { says: { screen_type: "trommel" }, tonnes: [12, 25] },
	walze: { says: { roller_type: "walzenzug", drum_kind: "glatt" }, tonnes: [10, 20] },
};
const scriptOf = (scene: string) => textOf(`tools/demo-pictures/${scene}.py`);
const figuresOf = (offer: (typeof demoOffers)[number]) => demoFigures[offer.name] ?? {};

describe("a machine of the demo is what its pictures show", () => {
	test("in its kind, its boom, its rotation and its undercarriage", () => {
		const contradictions = demoOffers.flatMap((offer) => {
			const scene = sceneOf(offer);
			const figures = figuresOf(offer);
			const onTracks = scriptOf(scene).includes("from kit.tracks import");
			const says = { ...drawn[scene].says, ...("mobility" in figures && { mobility: onTracks ? "raupe" : "rad" }) };
			return Object.entries(says)
				.filter(([field, value]) => figures[field as keyof DemoFigures] !== value)
				.map(([field, value]) => `${offer.name}: ${field} is drawn as ${value}`);
		});
		expect(contradictions).toEqual([]);
	});

	test("in its size", () => {
		const odd = demoOffers.filter((offer) => {
			const [least, most] = drawn[sceneOf(offer)].tonnes;
			const bucket = figuresOf(offer).bucket_volume;
			const drawnBucket = sceneOf(offer) !== "radlader" || (Number(bucket) >= 2 && Number(bucket) <= 4);
			return !(offer.weight! >= least && offer.weight! <= most && drawnBucket);
		});
		expect(odd.map(({ name, weight }) => `${name}: ${weight} t`)).toEqual([]);
	});

	test("in what the captions name", () => {
		const named: [RegExp, (figures: DemoFigures) => boolean][] = [
			[/Nachsieb/, ({ after_screen }) => after_screen === true],
			[/Rückführband/, ({ return_conveyor }) => return_conveyor === true],
			[/Kipprost/, ({ equipment }) => String(equipment).includes("Kipprost")],
			[/Seitenbänder/, ({ equipment }) => String(equipment).includes("Seitenband")],
			[/Pratzen/, ({ stabilisers }) => String(stabilisers).includes("pratzen")],
			[/drei Austragsbänder/, ({ fractions }) => fractions === 3],
			[/glatte/, ({ drum_kind }) => drum_kind === "glatt"],
			[/Kettenlaufwerk/, ({ mobility, track_kind }) => mobility === "raupe" || track_kind !== undefined],
		];
		const wrong = machines.flatMap(({ offer, pictures }) =>
			pictures.filter(({ alt }) => named.some(([word, has]) => word.test(alt) && !has(figuresOf(offer)))),
		);
		expect(wrong.map(({ alt }) => alt)).toEqual([]);
	});

	test("and the scripts of the scene on the home page name only machines that the dealer has", () => {
		const models = new Set(demoOffers.map(({ model }) => model));
		const scenes = [...scriptOf("hero").matchAll(/^\s+(\w+)\.build\(/gm)].map(([, scene]) => scene!);
		expect(scenes.length).toBeGreaterThan(2);
		const examples = scenes.flatMap((scene) =>
			[...scriptOf(scene).matchAll(/'([A-Z]{2} \d+)'/g)].map(([, name]) => name),
		);
		expect(examples.filter((name) => !models.has(name!))).toEqual([]);
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
