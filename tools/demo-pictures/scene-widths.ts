import { mkdirSync, statSync } from "node:fs";
import sharp from "sharp";

/**
 * Cuts the finished scenes into the files that pages ask for: `node tools/demo-pictures/scene-widths.ts`, or with the
 * names of some. From app/site the build gives each a name for good. Previews of shared links keep one address.
 */
type Cut = {
	name: string;
	widths: number[];
	/** The width for browsers that know no AVIF. */
	plain: number;
	/** Width to height, and where its middle lies from 0 (left) to 1 (right); else the whole scene. */
	part?: [number, number];
};
type Scene = { folder: string; shared: string; preview: "south" | "centre"; quality: number; cuts: Cut[] };

const scenes: Record<string, Scene> = {
	hero: {
		folder: "app/site/hero",
		shared: "public/hero/shared.jpg",
		preview: "south",
		quality: 45,
		cuts: [
			{ name: "yard", widths: [480, 768, 1280, 1920], plain: 1280 },
			// Upright windows get a cut around the machines, right of the middle.
			{ name: "yard-upright", widths: [480, 608], plain: 608, part: [9 / 16, 0.68] },
		],
	},
	werkstatt: {
		folder: "app/site/workshop",
		shared: "public/hero/workshop-shared.jpg",
		preview: "centre",
		quality: 55,
		cuts: [
			{ name: "workshop", widths: [768, 1120, 1600], plain: 1120 },
			// On a phone the machine fills the picture.
			{ name: "workshop-narrow", widths: [480, 800], plain: 800, part: [4 / 3, 0.41] },
			{ name: "workshop-upright", widths: [480, 720], plain: 720, part: [4 / 5, 0.36] },
		],
	},
};

const wanted = process.argv.slice(2);
for (const [name, { folder, shared, preview, quality, cuts }] of Object.entries(scenes)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const scene = `demo/pictures/${name}.jpg`;
	for (const place of [folder, "public/hero"]) mkdirSync(place, { recursive: true });
	// Previews of shared links take JPEG and one size.
	await sharp(scene)
		.resize(1200, 630, { fit: "cover", position: preview })
		.jpeg({ quality: 80, progressive: true })
		.toFile(shared);
	for (const { name: file, widths, plain, part } of cuts) {
		const picture = part ? sharp(scene).extract(await around(scene, ...part)) : sharp(scene);
		for (const width of widths) {
			const sized = picture.clone().resize({ width });
			await sized.clone().avif({ quality, effort: 6 }).toFile(`${folder}/${file}-${width}.avif`);
			console.log(file, width, statSync(`${folder}/${file}-${width}.avif`).size);
			if (width === plain) await sized.webp({ quality: 70 }).toFile(`${folder}/${file}-${width}.webp`);
		}
	}
}

/** The part of full height around a place from 0 (left) to 1 (right). */
async function around(scene: string, ratio: number, middle: number) {
	const { width, height } = await sharp(scene).metadata();
	const cut = Math.min(width, Math.round(height * ratio));
	return { left: Math.max(0, Math.min(width - cut, Math.round(width * middle - cut / 2))), top: 0, width: cut, height };
}
