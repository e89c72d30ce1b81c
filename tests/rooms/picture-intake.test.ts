import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { type Bucket, STORED_SIDE } from "#app/media/image-limits.ts";
import { newPicturePath } from "#app/media/picture-path.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { decodePicture } from "#app/media/storage/decode.server.ts";
import { RefusedFile } from "#app/media/upload/refused-file.server.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { filesIn } from "../files.ts";
import { pictureBytes } from "../make.ts";
import { heicPhoto, hugePng, hugeTiff, longGif, otherFiles } from "../pictures.ts";
import { useUser } from "../before.ts";

const by = useUser();
const plain = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: "#777777" } });

/** Why a picture is refused; "taken" if it is not. What is refused leaves no file. */
async function reasonFor(file: Uint8Array, bucket: Bucket = "angebot-bilder"): Promise<string> {
	const before = filesIn("media").length;
	try {
		await addPicture(file, bucket, bucket === "anfragen-bilder" ? null : by.id);
		return "taken";
	} catch (error) {
		expect(filesIn("media")).toHaveLength(before);
		return error instanceof RefusedFile ? `${error.reason} ${error.status}` : String(error);
	}
}

describe("a picture", () => {
	test("of a phone is stored under its user, reduced to what pages need", async () => {
		const picture = await addPicture(await pictureBytes({ width: 4000, height: 3000 }), "angebot-bilder", by.id);
		expect(picture).toMatchObject({
			width: STORED_SIDE,
			height: 1920,
			colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
		});
		expect(picture.path).toBe(newPicturePath("angebot-bilder", picture.id, "jpg"));
		expect((await sharp(await pictureStore().bytes(picture.path)).metadata()).format).toBe("jpeg");
		const row = await db().selectFrom("pictures").selectAll().where("id", "=", picture.id).executeTakeFirst();
		expect(row).toMatchObject({ path: picture.path, user_id: by.id, width: STORED_SIDE });
	});

	test("is known by its content, and converted where browsers do not show its type", async () => {
		for (const [format, extension] of [
			["png", "png"],
			["webp", "webp"],
			["gif", "gif"],
			["avif", "jpg"],
			["tiff", "jpg"],
		] as const) {
			const picture = await decodePicture(await plain(80, 60).toFormat(format).toBuffer(), "angebot-bilder");
			expect(picture, format).toMatchObject({ extension, width: 80, height: 60 });
		}
	});

	test("loses its metadata, and is turned the way its camera meant it", async () => {
		const photo = await plain(120, 80)
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

	test("that moves, in however many frames, is its first one", async () => {
		const still = await decodePicture(longGif(10_000, 200), "angebot-bilder");
		expect(still).toMatchObject({ width: 200, height: 200 });
		expect((await sharp(still.bytes).metadata()).pages ?? 1).toBe(1);
	});
});

describe("refused is", () => {
	test.each(Object.keys(otherFiles))("%s", async (kind) => {
		expect(await reasonFor(otherFiles[kind]!)).toBe("picture.type 415");
	});

	test("a phone's HEIC, for a reason of its own, and what is empty", async () => {
		expect(await reasonFor(heicPhoto)).toBe("picture.heic 415");
		expect(await reasonFor(new Uint8Array())).toBe("picture.empty 422");
	});

	test.each(["jpeg", "png", "webp", "gif"] as const)("a file of type %s that was cut off", async (format) => {
		const whole = await sharp(randomBytes(120 * 80 * 3), { raw: { width: 120, height: 80, channels: 3 } })
			.toFormat(format)
			.toBuffer();
		expect(await reasonFor(whole.subarray(0, whole.length / 2))).toBe("picture.broken 422");
	});

	test("what promises 30,000 × 30,000 pixels", async () => {
		for (const bomb of [hugePng(), hugeTiff(30_000, 30_000)])
			expect(await reasonFor(bomb)).toBe("picture.tooManyPixels 413");
	});
});

describe("a visitor's picture", () => {
	test("is of a type that needs little memory; the office's may be of others", async () => {
		for (const format of ["jpeg", "png", "webp"] as const)
			expect(await reasonFor(await plain(80, 60).toFormat(format).toBuffer(), "anfragen-bilder")).toBe("taken");
		for (const format of ["avif", "gif", "tiff"] as const)
			expect(await reasonFor(await plain(80, 60).toFormat(format).toBuffer(), "anfragen-bilder")).toMatch(
				/^picture.type/,
			);
		const interlaced = await plain(80, 60).png({ progressive: true }).toBuffer();
		expect(await reasonFor(interlaced, "anfragen-bilder")).toMatch(/^picture.asJpeg/);
		expect(await reasonFor(interlaced)).toBe("taken");
	});

	test("that needs more memory than a photo ends the process that reads it, and the next one is taken by another", async () => {
		const bomb = await plain(8000, 6000).jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer();
		const photo = await pictureBytes({ width: 4000, height: 3000 });
		const reasons = await Promise.all([bomb, photo].map((file) => reasonFor(file, "anfragen-bilder")));
		expect(reasons).toEqual([expect.stringMatching(/^picture.asJpeg/), "taken"]);
	});

	test("does not make the office wait behind those that were sent before", async () => {
		const photo = await pictureBytes({ width: 800, height: 600 });
		const officeIsDone = Promise.withResolvers<void>();
		const sentBefore = new File([new Uint8Array(photo)], "photo.jpg");
		// It is read when it is its turn, and holds up its queue; in one queue with it, the office would wait for ever.
		const read = sentBefore.arrayBuffer.bind(sentBefore);
		sentBefore.arrayBuffer = () => officeIsDone.promise.then(read);
		const visitor = addPicture(sentBefore, "anfragen-bilder", null);
		await addPicture(photo, "angebot-bilder", by.id);
		officeIsDone.resolve();
		expect(await visitor).toMatchObject({ width: 800 });
	});
});

async function previewIn(id: string): Promise<string | null> {
	return (await db().selectFrom("pictures").select("preview").where("id", "=", id).executeTakeFirstOrThrow()).preview;
}

describe("the preview of a picture", () => {
	test("is the picture, 16 pixels wide, in few bytes", async () => {
		const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
		const photo = sharp({ create: { width: 800, height: 600, channels: 3, background: "#a89878", noise } }).jpeg();
		const { id } = await addPicture(await photo.toBuffer(), "angebot-bilder", by.id);
		const preview = (await previewIn(id))!;
		expect(preview.length).toBeLessThan(300);
		const kept = await sharp(Buffer.from(preview, "base64")).metadata();
		expect(kept).toMatchObject({ format: "webp", width: 16, height: 12 });
	});

	test("is none where it would be seen through the picture", async () => {
		const glass = { width: 80, height: 60, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.4 } } as const;
		const file = await sharp({ create: glass }).png().toBuffer();
		expect(await previewIn((await addPicture(file, "angebot-bilder", by.id)).id)).toBe("");
	});
});
