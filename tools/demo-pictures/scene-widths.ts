import { mkdirSync, statSync } from "node:fs";
import sharp from "sharp";

/**
 * Crops and resizes the finished scenes for the pages: `node tools/demo-pictures/scene-widths.ts`, optionally followed
 * by the names of some scenes. The build adds a hash to the names of files in app/site; previews of shared links keep
 * theirs.
 */
type Crop = {
	name: string;
	widths: number[];
	/** The width of the WebP file for browsers without AVIF. */
	fallback: number;
	/** Width divided by height, and the horizontal centre from 0 (left) to 1 (right); without it the whole scene. */
	part?: [number, number];
};
type Scene = { folder: string; shared: string; preview: "south" | "centre"; quality: number; crops: Crop[] };

const scenes: Record<string, Scene> = {
	hero: {
		folder: "app/site/hero",
		shared: "public/hero/shared.jpg",
		preview: "south",
		quality: 45,
		crops: [
			{ name: "yard", widths: [480, 768, 1280, 1920], fallback: 1280 },
			// Upright windows get a crop around the machines, right of the centre.
			{ name: "yard-upright", widths: [480, 608], fallback: 608, part: [9 / 16, 0.68] },
		],
	},
	werkstatt: {
		folder: "app/site/workshop",
		shared: "public/hero/workshop-shared.jpg",
		preview: "centre",
		quality: 55,
		crops: [{ name: "workshop", widths: [480, 768, 1120, 1600], fallback: 1120 }],
	},
};

const requested = process.argv.slice(2);
for (const [name, { folder, shared, preview, quality, crops }] of Object.entries(scenes)) {
	if (requested.length > 0 && !requested.includes(name)) continue;
	const scene = `demo/pictures/${name}.jpg`;
	for (const place of [folder, "public/hero"]) mkdirSync(place, { recursive: true });
	// Previews of shared links need JPEG in one size.
	await sharp(scene)
		.resize(1200, 630, { fit: "cover", position: preview })
		.jpeg({ quality: 80, progressive: true })
		.toFile(shared);
	for (const { name: file, widths, fallback, part } of crops) {
		const picture = part ? sharp(scene).extract(await around(scene, ...part)) : sharp(scene);
		for (const width of widths) {
			const sized = picture.clone().resize({ width });
			await sized.clone().avif({ quality, effort: 6 }).toFile(`${folder}/${file}-${width}.avif`);
			console.log(file, width, statSync(`${folder}/${file}-${width}.avif`).size);
			if (width === fallback) await sized.webp({ quality: 70 }).toFile(`${folder}/${file}-${width}.webp`);
		}
	}
}

/** A crop of full height around a horizontal centre from 0 (left) to 1 (right). */
async function around(scene: string, ratio: number, middle: number) {
	const { width, height } = await sharp(scene).metadata();
	const cut = Math.min(width, Math.round(height * ratio));
	return { left: Math.max(0, Math.min(width - cut, Math.round(width * middle - cut / 2))), top: 0, width: cut, height };
}
