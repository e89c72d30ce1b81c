import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { editablePicture, editPicture } from "#app/media/editor/picture-edits.server.ts";
import { originalKey } from "#app/media/picture-path.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import {
	addPicture,
	deletePictureFiles,
	deletePictureRows,
	findPictures,
	copyFiles,
} from "#app/media/pictures.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { plainRecipe, readRecipe, type Recipe } from "#app/media/editor/recipe.ts";
import { filesIn } from "../files.ts";
import { later } from "../later.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";

const bucket = "angebot-bilder";
const by = useUser();
type Area = { left: number; top: number; width: number; height: number };

async function painted(width: number, height: number, areas: (Area & { colour: string })[]) {
	const overlays = areas.map(({ left, top, colour, ...size }) => ({
		input: { create: { ...size, channels: 3 as const, background: colour } },
		left,
		top,
	}));
	const file = sharp({ create: { width, height, channels: 3, background: "#ffffff" } }).composite(overlays);
	return addPicture(await file.png().toBuffer(), bucket, by.id);
}

async function edit(id: string, recipe: Partial<Recipe>) {
	return editPicture((await editablePicture(id, bucket))!, { ...plainRecipe, ...recipe }, bucket, by.id);
}

async function colourAt(file: Uint8Array, x: number, y: number): Promise<number[]> {
	const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1));
	return [...data.subarray(at * 3, at * 3 + 3)];
}
const stored = (path: string) => pictureStore().bytes(path);

describe("an edited picture", () => {
	test("is cut, has an address of its own, and leaves the original as it is", async () => {
		const picture = await painted(400, 300, [{ left: 0, top: 0, width: 200, height: 300, colour: "#ff0000" }]);
		const before = Buffer.from(await stored(picture.path));
		const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
		const edited = await edit(picture.id, { crop });
		expect(edited).toMatchObject({ width: 200, height: 150, colour: "#f80808" });
		expect(edited.path).not.toBe(picture.path);
		expect(Buffer.from(await stored(picture.path)).equals(before)).toBe(true);
		expect(await colourAt(await stored(edited.path), 1, 1)).toEqual([255, 0, 0]);
		expect((await editablePicture(edited.id, bucket))?.recipe).toEqual({ ...plainRecipe, crop });
	});

	test("is opened again up to the full size, and turned back to the very file that arrived", async () => {
		const picture = await painted(400, 300, []);
		const small = await edit(picture.id, { crop: { x: 0.25, y: 0.25, width: 0.25, height: 0.25 } });
		// The first picture goes with the save that puts the second one in its place.
		const before = Buffer.from(await stored(picture.path));
		await deletePictureFiles(await deletePictureRows([picture.id]));
		const wider = await edit(small.id, { crop: { x: 0, y: 0, width: 1, height: 0.5 } });
		expect(wider).toMatchObject({ width: 400, height: 150 });
		const back = await edit(wider.id, plainRecipe);
		expect(Buffer.from(await stored(back.path)).equals(before)).toBe(true);
		expect(filesIn("media")).not.toContain(originalKey(back.path));
		expect((await editablePicture(back.id, bucket))?.recipe).toEqual(plainRecipe);
	});

	test("has nothing readable left where it is blurred, however it is turned, and all the rest", async () => {
		const stripe = { top: 0, width: 10, height: 300, colour: "#000000" };
		const stripes = Array.from({ length: 20 }, (_, i) => ({ ...stripe, left: i * 20 }));
		const picture = await painted(400, 300, stripes);
		const edited = await edit(picture.id, { turn: 90, blurs: [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }] });
		const { data, info } = await sharp(await stored(edited.path))
			.greyscale()
			.raw()
			.toBuffer({ resolveWithObject: true });
		const column = (x: number, from: number, to: number) =>
			Array.from({ length: Math.round((to - from) * info.height) }, (_, i) => {
				const y = Math.round(from * info.height) + i;
				return data[y * info.width + Math.round(x * info.width)]!;
			});
		const contrast = (values: number[]) => Math.max(...values) - Math.min(...values);
		expect(contrast(column(0.05, 0.35, 0.65))).toBeGreaterThan(200);
		expect(contrast(column(0.5, 0.35, 0.65))).toBeLessThan(40);
	});
});

describe("the original of an edited picture", () => {
	test("goes with it and is copied with it", async () => {
		const picture = await painted(40, 30, []);
		const edited = await edit(picture.id, { turn: 90 });
		expect(filesIn("media")).toContain(originalKey(edited.path));
		const owner = { kind: "offer", id: newId() };
		await setRow("pictures", edited.id, { owner_kind: owner.kind, owner_id: owner.id });
		const [copy] = await findPictures([...(await copyFiles("pictures", [edited.id], owner, by.id)).values()]);
		expect((await editablePicture(copy!.id, bucket))?.recipe).toEqual({ ...plainRecipe, turn: 90 });
		expect(filesIn("media")).toContain(originalKey(copy!.path));
		await deletePictureFiles(await deletePictureRows([edited.id]));
		expect(filesIn("media")).not.toContain(originalKey(edited.path));
		expect(await edit(copy!.id, plainRecipe)).toMatchObject({ width: 40, height: 30 });
	});

	test("stays while its picture has an owner, and is swept after a day once nothing names it", async () => {
		const edited = await edit((await painted(40, 30, [])).id, { turn: 90 });
		const owner = { owner_kind: "offer", owner_id: newId() };
		await setRow("pictures", edited.id, owner);
		const lost = originalKey(`${bucket}/x/${newId()}.jpg`);
		await pictureStore().put(lost, Buffer.from("lost"));
		await later(25 * 3_600_000, removeUnusedPictures);
		expect(filesIn("media")).toContain(originalKey(edited.path));
		expect(filesIn("media")).not.toContain(lost);
	});
});

const whole = { x: 0, y: 0, width: 1, height: 1 };
test.each<[string, object]>([
	["a turn by half a quarter", { turn: 45 }],
	["a crop beyond the edge", { crop: { ...whole, x: 0.5 } }],
	["a hundred boxes", { blurs: Array.from({ length: 100 }, () => whole) }],
])("%s is no recipe", (_, part) => {
	expect(readRecipe(JSON.stringify({ ...plainRecipe, ...part }))).toBeNull();
});
