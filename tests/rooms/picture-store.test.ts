import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test, vi } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { addPicture, deletePictureFiles } from "#app/media/pictures.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { pictureStore, variantStore } from "#app/media/storage/picture-stores.server.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { filesIn } from "../files.ts";
import { later } from "../later.ts";
import type { FileTable } from "#app/media/storage/picture-owners.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { chosen, typed, window } from "../drafts.ts";
import { makeDocument, makeNews, makeOffer, makePicture, pictureBytes } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";

const by = useUser();
const DAY = 24 * 3_600_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const age = (id: string, milliseconds: number, table: FileTable = "pictures") =>
	setRow(table, id, { created_at: ago(milliseconds), updated_at: ago(milliseconds) });

const bytesOf = (served: { body: ReadableStream } | null) => new Response(served!.body).arrayBuffer();

const sweepLater = (days: number) => later(days * DAY + 60_000, removeUnusedPictures);

describe("a picture that nothing uses", () => {
	test.each([
		["of the office", 7, () => by.id],
		["of a visitor", 1, () => null],
	])("%s is removed after %i days, with its served forms, and no earlier", async (_, days, whose) => {
		const [old, young] = [await makePicture(by), await makePicture(by)];
		const made = [old.id, young.id];
		await db().updateTable("pictures").set({ user_id: whose() }).where("id", "in", made).execute();
		await servedPicture(old.path, { width: 240, height: 180, format: "webp" });
		await age(old.id, days * DAY + 60_000);
		await age(young.id, days * DAY - 60_000);
		expect(await removeUnusedPictures()).toBe(1);
		expect(filesIn("media")).toContain(young.path);
		expect(filesIn("media")).not.toContain(old.path);
		expect(filesIn("media-variants").filter((file) => file.includes(old.id))).toEqual([]);
		expect(await removeUnusedPictures()).toBe(0);
	});

	test("is none that an offer or a news item shows, and no document of an offer", async () => {
		const [picture, document] = [await makePicture(by), await makeDocument(by)];
		const sheet = { id: document.id, kind: "datenblatt" as const, title: "Blatt", title_en: "" };
		await makeOffer({}, { by, pictures: chosen(picture.id), documents: [sheet] });
		const news = await makePicture(by, "news-bilder");
		await makeNews({}, { by, picture: news });
		for (const { id } of [picture, news]) await age(id, 30 * DAY);
		await age(document.id, 30 * DAY, "documents");
		expect(await removeUnusedPictures()).toBe(0);
		const kept = [picture.path, news.path, `dokumente/${document.id}.pdf`];
		expect(filesIn("media")).toEqual(expect.arrayContaining(kept));
	});

	test("has its week from the moment it leaves a draft, and may come back until then, as may a document", async () => {
		const [picture, document] = [await makePicture(by), await makeDocument(by)];
		const listed = { id: document.id, kind: "datenblatt" as const, title: "Blatt", title_en: "" };
		const id = await makeOffer({}, { by });
		const form = window();
		const keep = async (pictures: string[], documents: (typeof listed)[]) =>
			offerRecords.keep(id, typed({}, { ...form, pictures: chosen(...pictures), documents }), by);
		expect(await keep([picture.id], [listed])).toMatchObject({ ok: true });
		await age(picture.id, 30 * DAY);
		await age(document.id, 30 * DAY, "documents");
		expect(await keep([], [])).toMatchObject({ ok: true, id: "" });
		expect(await removeUnusedPictures()).toBe(0);
		expect(await keep([picture.id], [listed])).toMatchObject({ ok: true });
		expect(await keep([], [])).toMatchObject({ ok: true, id: "" });
		await sweepLater(7);
		expect(filesIn("media").filter((path) => path.includes(picture.id) || path.includes(document.id))).toEqual([]);
	});

	test("is a file without a row too: what a killed process left is swept after a day", async () => {
		const left = `angebot-bilder/${by.id}/${newId(Date.now())}.jpg`;
		await pictureStore().put(left, Buffer.from("x"));
		expect(await removeUnusedPictures()).toBe(0);
		expect(filesIn("media")).toContain(left);
		await sweepLater(1);
		expect(filesIn("media")).not.toContain(left);
	});
});

describe("a file of the picture store", () => {
	const unfinished = (folder: string) => join(process.env.DATA_DIR!, folder, "unfinished");

	test("has its name only when it is whole: what breaks off leaves nothing", async () => {
		const before = filesIn("media");
		// A folder of that name, so that the last step fails.
		const name = `angebot-bilder/${by.id}/${newId()}.jpg`;
		mkdirSync(join(process.env.DATA_DIR!, "media", name), { recursive: true });
		await expect(pictureStore().put(name, Buffer.from("x"))).rejects.toThrow();
		await expect(pictureStore().copy("angebot-bilder/none.jpg", `angebot-bilder/${newId()}.jpg`)).rejects.toThrow();
		expect(filesIn("media")).toEqual(before);
		rmSync(join(process.env.DATA_DIR!, "media", name), { recursive: true });
	});

	test("lies in its folder: a key that leads out of it is refused, whatever is asked", async () => {
		const away = `../stolen-${newId()}.jpg`;
		const before = readdirSync(process.env.DATA_DIR!);
		const store = pictureStore();
		await expect(store.put(away, Buffer.from("x"))).rejects.toThrow();
		await expect(Promise.resolve().then(() => store.bytes("../site.sqlite"))).rejects.toThrow();
		await expect(store.delete("../site.sqlite")).rejects.toThrow();
		await expect(store.deleteAll("..")).rejects.toThrow();
		expect(await store.exists("../site.sqlite")).toBe(false);
		expect(readdirSync(process.env.DATA_DIR!)).toEqual(before);
	});

	test("that a killed process left half written is none of the pictures, and is swept after an hour", async () => {
		for (const folder of ["media", "media-variants"]) {
			mkdirSync(unfinished(folder), { recursive: true });
			for (const [name, minutes] of [
				["old", 61],
				["new", 59],
			] as const) {
				const time = new Date(Date.now() - minutes * 60_000);
				writeFileSync(join(unfinished(folder), name), "x");
				utimesSync(join(unfinished(folder), name), time, time);
			}
		}
		const keys: string[] = [];
		for await (const key of pictureStore().keys()) keys.push(key);
		expect(keys.filter((key) => key.includes("unfinished"))).toEqual([]);
		await removeUnusedPictures();
		for (const folder of ["media", "media-variants"]) {
			expect(readdirSync(unfinished(folder))).toEqual(["new"]);
			rmSync(unfinished(folder), { recursive: true });
		}
	});
});

test("a picture whose row can't be written leaves no file behind", async () => {
	const before = filesIn("media");
	// The row's user is unknown, so the database refuses it.
	await expect(addPicture(await pictureBytes(), "angebot-bilder", newId())).rejects.toThrow();
	expect(filesIn("media")).toEqual(before);
});

describe("a served form", () => {
	test("is made in the asked size and format, once, and kept", async () => {
		const picture = await addPicture(await pictureBytes({ width: 1000, height: 500 }), "angebot-bilder", by.id);
		for (const [format, stored] of [
			["webp", "webp"],
			["avif", "heif"],
			["jpeg", "jpeg"],
		] as const) {
			const served = await servedPicture(picture.path, { width: 240, height: 180, format });
			expect(served?.type).toBe(`image/${format}`);
			expect(await sharp(await bytesOf(served)).metadata()).toMatchObject({ width: 240, height: 180, format: stored });
		}
		expect(filesIn("media-variants").filter((file) => file.includes(picture.id))).toHaveLength(3);
		rmSync(join(process.env.DATA_DIR!, "media", picture.path));
		const again = await servedPicture(picture.path, { width: 240, height: 180, format: "webp" });
		expect((await bytesOf(again)).byteLength).toBeGreaterThan(0);
	});

	test("that is made while its picture is removed does not outlive it", async () => {
		const picture = await makePicture(by);
		const store = variantStore();
		const put = store.put.bind(store);
		vi.spyOn(store, "put").mockImplementationOnce(async (...form) => {
			await deletePictureFiles([picture.path]);
			await put(...form);
		});
		expect(await servedPicture(picture.path, { width: 240, height: 180, format: "webp" })).toBeNull();
		expect(filesIn("media-variants").filter((file) => file.includes(picture.id))).toEqual([]);
	});
});
