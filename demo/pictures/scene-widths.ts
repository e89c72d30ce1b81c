import { mkdirSync, statSync } from "node:fs";
import sharp from "sharp";

/** Cuts the finished hero scene into the files that the home page asks for: `node demo/pictures/hero-widths.ts`. */
const scene = "demo/pictures/finished/hero.jpg";
/** From there the build gives each a name for good. Previews of shared links keep one address. */
const folder = "app/site/hero";
const shared = "public/hero/shared.jpg";
for (const place of [folder, "public/hero"]) mkdirSync(place, { recursive: true });

/** Upright windows get a cut around the machines, right of the middle. */
const { width = 0, height = 0 } = await sharp(scene).metadata();
const cutWidth = Math.round((height * 9) / 16);
const upright = { left: Math.min(width - cutWidth, Math.round(width * 0.68 - cutWidth / 2)), top: 0, width: cutWidth, height };

const files = [
	...[480, 768, 1280, 1920].map((to) => [`yard-${to}`, sharp(scene).resize({ width: to })] as const),
	...[480, 608].map((to) => [`yard-upright-${to}`, sharp(scene).extract(upright).resize({ width: to })] as const),
];
// Previews of shared links take JPEG and one size.
await sharp(scene).resize(1200, 630, { fit: "cover", position: "south" }).jpeg({ quality: 80, progressive: true }).toFile(shared);

for (const [name, picture] of files) {
	await picture.clone().avif({ quality: 45, effort: 6 }).toFile(`${folder}/${name}.avif`);
	console.log(name, statSync(`${folder}/${name}.avif`).size);
}
// Browsers that know no AVIF get one size of each cut.
for (const [name, picture] of files.filter(([name]) => ["yard-1280", "yard-upright-608"].includes(name)))
	await picture.clone().webp({ quality: 70 }).toFile(`${folder}/${name}.webp`);
