import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { servedPicture } from "#app/media/storage/variants.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeNews, makeOffer, makePicture, newsValues } from "../make.ts";
import { useUser } from "../before.ts";

const by = useUser();
const nameOf = async (id: string) => (await newsRecords.findForEdit(id))?.name;
const newsPicture = () => makePicture(by, "news-bilder");

describe("the picture of a news item", () => {
	test("that is replaced or removed, and that no version names, loses its file, its row and its served forms", async () => {
		const [first, second] = [await newsPicture(), await newsPicture()];
		const id = await makeNews({}, { by, picture: first });
		await servedPicture(first.path, { width: 480, height: null, format: "webp" });
		await forgetVersionFiles(id);
		await newsRecords.change(id, 1, newsValues, { by, pictures: second });
		const gone = (path: string) => ({
			file: filesIn("media").includes(path),
			forms: filesIn("media-variants").filter((file) => file.startsWith(path.replace(".jpg", ""))).length,
		});
		expect(gone(first.path)).toEqual({ file: false, forms: 0 });
		expect(gone(second.path).file).toBe(true);
		await forgetVersionFiles(id);
		await newsRecords.change(id, 2, newsValues, { by, pictures: "none" });
		expect(gone(second.path).file).toBe(false);
		expect((await newsRecords.findForEdit(id))?.pictures).toBeNull();
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
			const foreignPicture = { ok: false, reason: "foreignPicture" };
			expect(await newsRecords.change(thief, 1, newsValues, { by, pictures: { id } }), id).toEqual(foreignPicture);
			expect(await newsRecords.add(newsValues, { by, pictures: { id } }), id).toEqual(foreignPicture);
		}
		expect(await nameOf(thief)).toBe("Dieb");
		expect((await newsRecords.findForEdit(owner))?.pictures?.id).toBe(taken.id);
		for (const { path } of [taken, thrown, ofOffer]) expect(filesIn("media")).toContain(path);
	});

	test("that four items take at the same moment is one item's alone", async () => {
		const picture = await newsPicture();
		const saves = await Promise.allSettled([1, 2, 3, 4].map(() => makeNews({}, { by, picture })));
		expect(saves.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		const owners = await db().selectFrom("Aktuelles").select("id").where("image_url", "=", picture.path).execute();
		expect(owners).toHaveLength(1);
	});
});
