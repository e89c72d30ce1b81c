import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { addPicture } from "#app/media/pictures.server.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { newestOffers, offerDetail } from "#app/machines/offers.server.ts";
import { chosen, values } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeOffer, makePicture, offerWords, pictureBytes } from "../make.ts";
import { useUser } from "../before.ts";

const by = useUser();
const foreignPicture = { ok: false, reason: "foreignPicture" };
const nameOf = async (id: string) => (await offerRecords.findForEdit(id))?.name;

describe("saving an offer", () => {
	test("counts the saves and keeps who added it and when", async () => {
		const id = await makeOffer({}, { by, at: "2026-01-01T00:00:00.000Z" });
		const second = values({ name: "Zweite Fassung", price_on_request: "true" });
		expect(await offerRecords.change(id, 1, second, { by, pictures: [] })).toEqual({ ok: true, id, leftBehind: false });
		expect(await offerRecords.findForEdit(id)).toMatchObject({
			name: "Zweite Fassung",
			version: 2,
			user_id: by.id,
			created_at: "2026-01-01T00:00:00.000Z",
			sale_price: null,
			list_price: null,
		});
	});

	test("by two at the same moment lets one through", async () => {
		const id = await makeOffer({}, { by });
		const both = await Promise.all(
			[1, 2, 3, 4].map((n) => offerRecords.change(id, 1, values({ name: `Nummer ${n}` }), { by, pictures: [] })),
		);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect((await offerRecords.findForEdit(id))?.version).toBe(2);
	});

	test.each([Number.NaN, -1, 0, 1.5, 2 ** 40, 1e300])(
		"with a version that none can have (%s) is told of the stored one",
		async (version) => {
			const id = await makeOffer({}, { by });
			const saved = await offerRecords.change(id, version, values({ name: "Untergeschoben" }), { by, pictures: [] });
			expect(saved).toMatchObject({ ok: false, reason: "changed" });
			expect(await nameOf(id)).toBe(offerWords.name);
		},
	);
});

/** Puts a folder that is not empty in the place of a picture's file: nobody removes that as a file. */
function stuck(path: string): void {
	const file = join(process.env.DATA_DIR!, "media", path);
	rmSync(file);
	mkdirSync(join(file, "inside"), { recursive: true });
}

describe("the pictures of an offer", () => {
	test("stand in the order of the form, the first is the cover", async () => {
		const [a, b, c] = [await makePicture(by), await makePicture(by), await makePicture(by)];
		const id = await makeOffer({}, { by, pictures: chosen(b.id, a.id) });
		expect((await offerRecords.findForEdit(id))?.pictures).toMatchObject([{ id: b.id }, { id: a.id }]);
		const [cover, ...others] = chosen(c.id, a.id, b.id);
		await offerRecords.change(id, 1, values(), { by, pictures: [{ ...cover!, alt: "Von vorn" }, ...others] });
		const shown = (await offerDetail(id, "de", { forStaff: false }))?.pictures;
		expect(shown?.map((picture) => picture.id)).toEqual([c.id, a.id, b.id]);
		const card = (await newestOffers(100, "de")).find((offer) => offer.id === id);
		expect(card?.picture).toMatchObject({ id: c.id, alt: "Von vorn", path: c.path });
	});

	test("that are taken out lose their file and its served forms once no version names them; the others stay", async () => {
		const [stays, goes] = [await makePicture(by), await makePicture(by)];
		const id = await makeOffer({}, { by, pictures: chosen(stays.id, goes.id) });
		for (const { path } of [stays, goes]) await servedPicture(path, { width: 240, height: 180, format: "webp" });
		const variantsOf = (picture: { path: string }) =>
			filesIn("media-variants").filter((file) => file.startsWith(picture.path.replace(".jpg", "")));
		expect(variantsOf(goes)).toHaveLength(1);
		await offerRecords.change(id, 1, values(), { by, pictures: chosen(stays.id) });
		expect(filesIn("media")).toEqual(expect.arrayContaining([stays.path, goes.path]));
		await forgetVersionFiles(id);
		await offerRecords.change(id, 2, values(), { by, pictures: chosen(stays.id) });
		expect(filesIn("media")).toContain(stays.path);
		expect(filesIn("media")).not.toContain(goes.path);
		expect(variantsOf(goes)).toEqual([]);
		expect(variantsOf(stays!)).toHaveLength(1);
		expect(await db().selectFrom("pictures").select("id").where("id", "=", goes.id).execute()).toEqual([]);
	});

	test("whose file can't be removed do not make a save a failure: it says that something was left behind", async () => {
		const picture = await makePicture(by);
		const id = await makeOffer({}, { by, pictures: chosen(picture.id) });
		await forgetVersionFiles(id);
		stuck(picture.path);
		expect(await offerRecords.change(id, 1, values({ name: "Trotzdem gespeichert" }), { by, pictures: [] })).toEqual({
			ok: true,
			id,
			leftBehind: true,
		});
		const saved = { name: "Trotzdem gespeichert", pictures: [], version: 2 };
		expect(await offerRecords.findForEdit(id)).toMatchObject(saved);
	});

	test("that somebody else took out meanwhile are part of the conflict, not a mistake", async () => {
		const picture = await makePicture(by);
		const id = await makeOffer({}, { by, pictures: chosen(picture.id) });
		await offerRecords.change(id, 1, values(), { by, pictures: [] });
		expect(await offerRecords.change(id, 1, values(), { by, pictures: chosen(picture.id) })).toMatchObject({
			ok: false,
			reason: "changed",
			current: { version: 2, pictures: [] },
		});
	});

	test("can't be taken from another offer: nothing changes and the file stays", async () => {
		const picture = await makePicture(by);
		const owner = await makeOffer({}, { by, pictures: chosen(picture.id) });
		const thief = await makeOffer({ name: "Dieb" }, { by });
		const stolen = { by, pictures: chosen(picture.id) };
		expect(await offerRecords.change(thief, 1, values({ name: "Anders" }), stolen)).toEqual(foreignPicture);
		expect(await offerRecords.add(values(), stolen)).toEqual(foreignPicture);
		expect(await nameOf(thief)).toBe("Dieb");
		expect((await offerRecords.findForEdit(owner))?.pictures).toHaveLength(1);
		await offerRecords.remove(thief, by);
		expect(filesIn("media")).toContain(picture.path);
	});

	test("can't be a picture of the news, an unknown one, or a word that is no id", async () => {
		const news = await addPicture(await pictureBytes(), "news-bilder", by.id);
		const before = await db().selectFrom("Angebote").select("id").execute();
		for (const id of [news.id, newId(), "../../x", "' or 1=1 --", "__proto__"])
			expect(await offerRecords.add(values(), { by, pictures: chosen(id) }), id).toEqual(foreignPicture);
		expect(await db().selectFrom("Angebote").select("id").execute()).toHaveLength(before.length);
		expect(filesIn("media")).toContain(news.path);
	});

	test("lie in the trash with the offer, where no other offer can take them", async () => {
		const picture = await makePicture(by);
		const id = await makeOffer({ name: "Kurzlebig" }, { by, pictures: chosen(picture.id) });
		expect(await offerRecords.remove(id, by)).toBe("Kurzlebig");
		expect(filesIn("media")).toContain(picture.path);
		expect(await offerRecords.add(values(), { by, pictures: chosen(picture.id) })).toEqual(foreignPicture);
		expect(await offerRecords.remove(id, by)).toBeNull();
		expect(await offerRecords.remove("no id", by)).toBeNull();
	});
});
