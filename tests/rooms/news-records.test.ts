import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { config } from "#app/config/config.server.ts";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import type { NewsValues } from "#app/news/news-record.ts";
import { newsItem } from "#app/news/news.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeNews, makeOffer, makePicture, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const plain: NewsValues = {
	name: "Hoftag",
	name_en: null,
	datum: "2026-05-09",
	inhalt: "Wir öffnen das Tor.",
	inhalt_en: null,
	image_alt: "",
	image_alt_en: "",
};
const nameOf = async (id: string) => (await newsRecords.findForEdit(id))?.name;
const newsPicture = () => makePicture(by, "news-bilder");

describe("saving a news item", () => {
	test("counts the saves and keeps who added it", async () => {
		const id = await makeNews({}, { by });
		const other = await makeUser();
		expect(
			await newsRecords.change(id, 1, { ...plain, name: "Zweite Fassung" }, { by: other, pictures: "keep" }),
		).toEqual({ ok: true, id, leftBehind: false });
		expect(await newsRecords.findForEdit(id)).toMatchObject({ name: "Zweite Fassung", version: 2, user_id: by.id });
	});

	test("that was opened before somebody else saved writes nothing and shows what is stored", async () => {
		const id = await makeNews({}, { by });
		await newsRecords.change(id, 1, { ...plain, name: "Vom Ersten" }, { by, pictures: "keep" });
		const late = await newsRecords.change(id, 1, { ...plain, name: "Vom Zweiten" }, { by, pictures: "keep" });
		expect(late).toMatchObject({ ok: false, reason: "changed", current: { name: "Vom Ersten", version: 2 } });
		expect(await nameOf(id)).toBe("Vom Ersten");
	});

	test("by four at the same moment lets one through", async () => {
		const id = await makeNews({}, { by });
		const all = await Promise.all(
			[1, 2, 3, 4].map((n) => newsRecords.change(id, 1, { ...plain, name: `Nummer ${n}` }, { by, pictures: "keep" })),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await newsRecords.findForEdit(id))?.version).toBe(2);
	});

	test.each([Number.NaN, -1, 0, 1.5, 2 ** 40, 1e300])(
		"with a version that none can have (%s) is told of the stored one",
		async (version) => {
			const id = await makeNews({ name: "Bleibt" }, { by });
			expect(await newsRecords.change(id, version, plain, { by, pictures: "keep" })).toMatchObject({
				ok: false,
				reason: "changed",
			});
			expect(await nameOf(id)).toBe("Bleibt");
		},
	);

	test("that was deleted meanwhile does not bring it back, and under a word that is no id finds none", async () => {
		const id = await makeNews({}, { by });
		await newsRecords.remove(id, by);
		expect(await newsRecords.change(id, 1, plain, { by, pictures: "keep" })).toEqual({ ok: false, reason: "missing" });
		expect(await newsRecords.findForEdit(id)).toBeNull();
		expect(await newsRecords.change("' or 1=1 --", 1, plain, { by, pictures: "keep" })).toEqual({
			ok: false,
			reason: "missing",
		});
	});
});

describe("the picture of a news item", () => {
	test("stays when a save says nothing of it", async () => {
		const picture = await newsPicture();
		const id = await makeNews({}, { by, picture });
		await newsRecords.change(id, 1, plain, { by, pictures: "keep" });
		expect((await newsItem(id, "de"))?.picture?.path).toBe(picture.path);
		expect(filesIn("media")).toContain(picture.path);
	});

	test("that is replaced or removed, and that no version names, loses its file, its row and its served forms", async () => {
		const [first, second] = [await newsPicture(), await newsPicture()];
		const id = await makeNews({}, { by, picture: first });
		await servedPicture(first.path, { width: 480, height: null, format: "webp" });
		await forgetVersionFiles(id);
		await newsRecords.change(id, 1, plain, { by, pictures: second });
		const gone = (path: string) => ({
			file: filesIn("media").includes(path),
			forms: filesIn("media-variants").filter((file) => file.startsWith(path.replace(".jpg", ""))).length,
		});
		expect(gone(first.path)).toEqual({ file: false, forms: 0 });
		expect(gone(second.path).file).toBe(true);
		await forgetVersionFiles(id);
		await newsRecords.change(id, 2, plain, { by, pictures: "none" });
		expect(gone(second.path).file).toBe(false);
		expect((await newsRecords.findForEdit(id))?.pictures).toBeNull();
		expect(await db().selectFrom("pictures").select("id").where("id", "in", [first.id, second.id]).execute()).toEqual(
			[],
		);
	});

	test("is not touched by a save that is refused", async () => {
		const picture = await newsPicture();
		const id = await makeNews({}, { by, picture });
		await newsRecords.change(id, 9, plain, { by, pictures: "none" });
		expect((await newsRecords.findForEdit(id))?.pictures?.id).toBe(picture.id);
		expect(filesIn("media")).toContain(picture.path);
	});

	test("can't be that of another item, of an offer, of one in the trash, an unknown one, or a word that is no id", async () => {
		const taken = await newsPicture();
		const owner = await makeNews({}, { by, picture: taken });
		const thrown = await newsPicture();
		await newsRecords.remove(await makeNews({}, { by, picture: thrown }), by);
		const ofOffer = await makePicture(by);
		await makeOffer({}, { by, pictures: [{ id: ofOffer.id, alt: "", alt_en: "" }] });
		const thief = await makeNews({ name: "Dieb" }, { by });
		for (const id of [taken.id, thrown.id, ofOffer.id, newId(), "../../x", "' or 1=1 --"]) {
			expect(await newsRecords.change(thief, 1, plain, { by, pictures: { id } }), id).toEqual({
				ok: false,
				reason: "foreignPicture",
			});
			expect(await newsRecords.add(plain, { by, pictures: { id } }), id).toEqual({
				ok: false,
				reason: "foreignPicture",
			});
		}
		expect(await nameOf(thief)).toBe("Dieb");
		expect((await newsRecords.findForEdit(owner))?.pictures?.id).toBe(taken.id);
		for (const { path } of [taken, thrown, ofOffer]) expect(filesIn("media")).toContain(path);
	});

	test("that four items take at the same moment is one item's alone", async () => {
		const picture = await newsPicture();
		const saves = await Promise.allSettled([1, 2, 3, 4].map(() => makeNews({}, { by, picture })));
		expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		expect(
			await db().selectFrom("Aktuelles").select("id").where("image_url", "=", picture.path).execute(),
		).toHaveLength(1);
	});

	test("whose old file can't be removed is saved all the same, and the save says so", async () => {
		const picture = await newsPicture();
		const id = await makeNews({}, { by, picture });
		await forgetVersionFiles(id);
		const place = join(config().dataDir, "media", picture.path);
		// A folder in the file's place: it can't be removed as a file is.
		rmSync(place);
		mkdirSync(place);
		writeFileSync(join(place, "x"), "");
		try {
			expect(
				await newsRecords.change(id, 1, { ...plain, name: "Trotzdem gespeichert" }, { by, pictures: "none" }),
			).toEqual({ ok: true, id, leftBehind: true });
			expect(await newsRecords.findForEdit(id)).toMatchObject({
				name: "Trotzdem gespeichert",
				image_url: null,
				version: 2,
			});
		} finally {
			rmSync(place, { recursive: true });
		}
	});
});
