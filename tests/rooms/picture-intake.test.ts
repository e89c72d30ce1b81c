import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { decodePicture, RefusedPicture } from "#app/media/storage/decode.server.ts";
import { type Bucket, STORED_SIDE } from "#app/media/image-limits.ts";
import { incomingLimits } from "#app/media/upload/upload-rules.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { newPicturePath } from "#app/media/picture-path.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { filesIn } from "../files.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeUser, pictureBytes } from "../make.ts";
import { heicPhoto, hugePng, hugeTiff, longGif, otherFiles } from "../pictures.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const NEWS_LIMIT = 2_097_152;

/** As hard to compress as a photo can be. */
function nightPhoto(side: number, channels: 3 | 4) {
	const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
	const photo = sharp({ create: { width: side, height: side, channels: 3, background: "#777777", noise } });
	return channels === 3 ? photo : photo.ensureAlpha(0.5);
}

async function reasonFor(file: Uint8Array, bucket: Bucket = "angebot-bilder"): Promise<string> {
	const before = filesIn("media").length;
	const refused = await addPicture(file, bucket, by.id).then(
		() => null,
		(error: unknown) => error,
	);
	expect(filesIn("media")).toHaveLength(before);
	return refused instanceof RefusedPicture ? `${refused.reason} ${refused.status}` : `not refused: ${String(refused)}`;
}

test("a picture of the office does not wait for the photos that visitors have sent before", async () => {
	const photo = await pictureBytes({ width: 2400, height: 1800 });
	const done: string[] = [];
	const visitors = Array.from({ length: 6 }, () =>
		addPicture(photo, "anfragen-bilder", null).then(() => done.push("visitor")),
	);
	await Promise.all([...visitors, addPicture(photo, "angebot-bilder", by.id).then(() => done.push("office"))]);
	expect(done.indexOf("office")).toBeLessThan(3);
});

describe("a visitor's picture", () => {
	const reasonOf = (file: Uint8Array) =>
		addPicture(file, "anfragen-bilder", null).then(
			() => "taken",
			(error: unknown) => (error instanceof RefusedPicture ? error.reason : String(error)),
		);
	const plain = (width: number, height: number) =>
		sharp({ create: { width, height, channels: 3, background: "#777777" } });

	test("is of a type that needs little memory; the office's may be of others", async () => {
		const small = plain(80, 60);
		expect(await reasonOf(await small.jpeg({ progressive: true }).toBuffer())).toBe("taken");
		for (const format of ["png", "webp"] as const)
			expect(await reasonOf(await small.toFormat(format).toBuffer())).toBe("taken");
		for (const format of ["avif", "gif", "tiff"] as const)
			expect(await reasonOf(await small.toFormat(format).toBuffer())).toBe("picture.type");
		const interlaced = await small.png({ progressive: true }).toBuffer();
		expect(await reasonOf(interlaced)).toBe("picture.asJpeg");
		expect((await addPicture(interlaced, "angebot-bilder", by.id)).width).toBe(80);
	});

	test("that needs more memory than a photo ends the process that reads it, and the next one is taken by another", async () => {
		const bomb = await plain(8000, 6000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
		const [photo, real] = [
			await pictureBytes({ width: 4000, height: 3000 }),
			await nightPhoto(2560, 3).jpeg().toBuffer(),
		];
		expect(await Promise.all([bomb, photo, bomb, real].map(reasonOf))).toEqual([
			"picture.asJpeg",
			"taken",
			"picture.asJpeg",
			"taken",
		]);
	});
});

describe("a picture", () => {
	test.each([
		["jpeg", "jpg"],
		["png", "png"],
		["webp", "webp"],
		["gif", "gif"],
	] as const)("of type %s is taken by its content and stored as .%s under its user", async (format, extension) => {
		const picture = await addPicture(await pictureBytes({ format, width: 80, height: 60 }), "angebot-bilder", by.id);
		expect(picture.path).toBe(newPicturePath("angebot-bilder", picture.id, extension));
		expect(picture).toMatchObject({ width: 80, height: 60 });
		expect(picture.colour).toMatch(/^#[0-9a-f]{6}$/);
		const { format: stored } = await sharp(await pictureStore().bytes(picture.path)).metadata();
		expect(stored).toBe(format);
		expect(await db().selectFrom("pictures").selectAll().where("id", "=", picture.id).executeTakeFirst()).toMatchObject(
			{
				path: picture.path,
				user_id: by.id,
				width: 80,
				height: 60,
			},
		);
	});

	test.each([
		["an AVIF", sharp({ create: { width: 80, height: 60, channels: 3, background: "#c04020" } }).avif(), "jpg"],
		["a TIFF", sharp({ create: { width: 80, height: 60, channels: 3, background: "#c04020" } }).tiff(), "jpg"],
		["a TIFF for print", nightPhoto(64, 3).toColourspace("cmyk").tiff({ compression: "lzw" }), "jpg"],
		[
			"a TIFF of 16 bits, which is transparent",
			sharp({ create: { width: 80, height: 60, channels: 4, background: "#c0402080" } })
				.toColourspace("rgb16")
				.tiff({ compression: "deflate" }),
			"webp",
		],
	] as const)("that is %s is converted on arrival, as every browser shows it", async (_, file, extension) => {
		const picture = await decodePicture(await file.toBuffer(), "angebot-bilder");
		expect(picture.extension).toBe(extension);
		const { format, space, depth } = await sharp(picture.bytes).metadata();
		expect([format, space, depth]).toEqual([extension === "jpg" ? "jpeg" : "webp", "srgb", "uchar"]);
	});

	test("that is a phone's HEIC is refused for a reason of its own, whatever it is called", async () => {
		expect(await reasonFor(heicPhoto)).toBe("picture.heic 415");
	});

	test.each([
		["a TIFF that is cut off", Buffer.from("49492a0008000000", "hex")],
		["an AVIF that is cut off", Buffer.from("\0\0\0\x18ftypavif\0\0\0\0", "latin1")],
	])("that is %s is refused as damaged", async (_, file) => {
		expect(await reasonFor(file)).toBe("picture.broken 422");
	});

	test("that is a TIFF of too many pixels is refused before any is unpacked", async () => {
		expect(await reasonFor(hugeTiff(30_000, 30_000))).toBe("picture.tooManyPixels 413");
	});

	test.each(Object.keys(otherFiles))("is not %s", async (kind) => {
		expect(await reasonFor(otherFiles[kind]!)).toBe("picture.type 415");
	});

	test("is not an empty file", async () => {
		expect(await reasonFor(new Uint8Array())).toBe("picture.empty 422");
	});

	test.each(["jpeg", "png", "webp", "gif"] as const)("of type %s that was cut off is refused", async (format) => {
		const noise = await sharp({
			create: {
				width: 400,
				height: 300,
				channels: 3,
				background: "#000",
				noise: { type: "gaussian", mean: 128, sigma: 60 },
			},
		})
			.toFormat(format)
			.toBuffer();
		expect(await reasonFor(noise.subarray(0, noise.length / 2))).toBe("picture.broken 422");
		expect(await reasonFor(noise.subarray(0, 20))).toBe("picture.broken 422");
	});

	test("of one byte more than its limit is refused, and one of just the limit is looked at", async () => {
		const limit = incomingLimits.bytes;
		expect(limit).toBe(15 * 1024 * 1024);
		// What stands behind a JPEG's end is skipped.
		const padded = Buffer.concat([await pictureBytes(), Buffer.alloc(limit)]);
		expect(await reasonFor(padded.subarray(0, limit + 1))).toBe("picture.tooLarge 413");
		expect((await addPicture(padded.subarray(0, limit), "angebot-bilder", by.id)).width).toBe(64);
	});

	test("whose header promises 30,000 × 30,000 pixels is refused before any is unpacked", async () => {
		const bomb = hugePng();
		expect(bomb.length).toBeLessThan(2000);
		const before = process.memoryUsage().rss;
		expect(await reasonFor(bomb)).toBe("picture.tooManyPixels 413");
		expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
	});

	test("of more than 20,000 pixels on a side is refused, however few they are in all", async () => {
		const line = (width: number) =>
			sharp({ create: { width, height: 2, channels: 3, background: "#123456" } })
				.png()
				.toBuffer();
		expect(await reasonFor(await line(20_001))).toBe("picture.tooManyPixels 413");
		expect((await addPicture(await line(20_000), "angebot-bilder", by.id)).width).toBe(STORED_SIDE);
	});

	test("that moves is stored as its first frame", async () => {
		const frames = await Promise.all(
			["#f00", "#0f0", "#00f"].map((background) =>
				sharp({ create: { width: 16, height: 16, channels: 3, background } })
					.png()
					.toBuffer(),
			),
		);
		for (const format of ["gif", "webp"] as const) {
			const moving = await sharp(frames, { join: { animated: true } })
				.toFormat(format)
				.toBuffer();
			expect((await sharp(moving).metadata()).pages).toBe(3);
			const still = await decodePicture(moving, "angebot-bilder");
			expect(still).toMatchObject({ width: 16, height: 16 });
			expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
		}
	});

	test("that moves in 10,000 frames of 2000 × 2000 is taken by its first one, and memory stays bounded", async () => {
		const before = process.memoryUsage().rss;
		const still = await decodePicture(longGif(10_000, 2000), "angebot-bilder");
		expect(still).toMatchObject({ width: 2000, height: 2000 });
		expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
	});

	test("loses its metadata, and is turned the way its camera meant it", async () => {
		const photo = await sharp({ create: { width: 120, height: 80, channels: 3, background: "#123456" } })
			.withExif({ IFD0: { Copyright: "Geheim", Make: "Kamera" }, IFD3: { GPSLatitude: "51/1 6/1 0/1" } })
			.withMetadata({ orientation: 6 })
			.jpeg()
			.toBuffer();
		expect((await sharp(photo).metadata()).exif).toBeDefined();
		const picture = await decodePicture(photo, "angebot-bilder");
		expect(picture).toMatchObject({ width: 80, height: 120 });
		const kept = await sharp(picture.bytes).metadata();
		expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
		expect(picture.bytes.includes("Geheim")).toBe(false);
	});

	test("of a phone is reduced to what pages need", async () => {
		const picture = await decodePicture(await pictureBytes({ width: 4000, height: 3000 }), "angebot-bilder");
		expect(picture).toMatchObject({ width: STORED_SIDE, height: 1920 });
	});

	test.each([
		["jpeg", 2560, 3],
		["png", 1400, 4],
	] as const)(
		"of type %s, grainy as at night, is stored within 2,097,152 bytes for news",
		async (format, side, channels) => {
			const photo = await nightPhoto(side, channels).toFormat(format).toBuffer();
			const picture = await decodePicture(photo, "news-bilder");
			expect(picture.bytes.length).toBeLessThanOrEqual(NEWS_LIMIT);
			// In its own kind it would not have fitted.
			expect(picture.extension).toBe("webp");
			const { format: stored, width, height, hasAlpha } = await sharp(picture.bytes).metadata();
			expect([stored, width, height, hasAlpha]).toEqual(["webp", picture.width, picture.height, channels === 4]);
		},
	);

	test("that can't be made to fit into what is stored for news is refused", async () => {
		const raw = { width: 1280, height: 1280, channels: 4 } as const;
		const chance = sharp(randomBytes(1280 * 1280 * 4), { raw }).png();
		expect(await reasonFor(await chance.toBuffer(), "news-bilder")).toBe("picture.tooLarge 413");
	});

	test("that is small enough stays of its kind and size for news, too", async () => {
		const picture = await decodePicture(await pictureBytes({ width: 3000, height: 2000 }), "news-bilder");
		expect(picture).toMatchObject({ extension: "jpg", width: STORED_SIDE });
	});
});
