import sharp from "sharp";
import { addFirstAdmin, firstUser } from "#app/accounts/users/users.server.ts";
import { closeDatabase } from "#app/foundation/database/client.server.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { median } from "./table.ts";

/** Stores a 12-megapixel phone photo and serves its first variant. */
export type FirstVariant = { step: string; milliseconds: number }[];

const ROUNDS = 3;
const width = 4000;
const height = 3000;

await withStartLock(() => onDatabaseWithoutTimeouts(migrateOn));
await addFirstAdmin();
const by = (await firstUser()).id;
const taken = {
	decoded: [] as number[],
	in: [] as number[],
	avif: [] as number[],
	webp: [] as number[],
	again: [] as number[],
};
for (let round = 0; round < ROUNDS; round++) {
	const photo = await sharp({
		create: { width, height, channels: 3, background: "#8a7f6b", noise: { type: "gaussian", mean: 128, sigma: 30 } },
	})
		.jpeg({ quality: 88 })
		.toBuffer();
	await timed(taken.decoded, () => sharp(photo).raw().toBuffer());
	const picture = await timed(taken.in, () => addPicture(photo, "angebot-bilder", by));
	for (const [format, list] of [
		["avif", taken.avif],
		["webp", taken.webp],
		["webp", taken.again],
	] as const) {
		await timed(list, async () => {
			const served = await servedPicture(picture.path, { width: 768, height: 576, format });
			for await (const _ of served!.body);
		});
	}
}
await closeDatabase();
const result: FirstVariant = [
	{ step: "decoded, nothing else", milliseconds: median(taken.decoded) },
	{ step: "taken in: decoded, turned, encoded anew, stored", milliseconds: median(taken.in) },
	{ step: "first form, 768 × 576, AVIF", milliseconds: median(taken.avif) },
	{ step: "first form, 768 × 576, WebP", milliseconds: median(taken.webp) },
	{ step: "the same once more", milliseconds: median(taken.again) },
];
console.log(JSON.stringify(result));

async function timed<T>(list: number[], work: () => Promise<T>): Promise<T> {
	const begun = performance.now();
	const result = await work();
	list.push(performance.now() - begun);
	return result;
}
