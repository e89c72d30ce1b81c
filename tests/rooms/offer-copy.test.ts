import { newPicturePath, pictureIdOf } from "#app/media/picture-path.ts";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { removeForGood } from "#app/trash/trash-repository.server.ts";
import { copyOriginalFiles } from "#app/offers/editor/offer-copy.server.ts";
import { deleteOffer, offerRecords } from "#app/offers/offer-service.server.ts";
import { offerForm, offerWords as formWords } from "#app/offers/editor/offer-form.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makePicture, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const described = (...ids: string[]) => ids.map((id) => ({ id, alt: `Bild ${id}`, alt_en: "" }));

describe("a copy of an offer", () => {
	test("has the original's words and pictures, as files of its own that outlive the original", async () => {
		const [a, b] = [await makePicture(), await makePicture()];
		const id = await makeOffer(
			{ name: "Vorlage", weight: "17.5", available: "", sale_price: "1234.5" },
			{ pictures: described(a.id, b.id) },
		);
		const original = (await offerRecords.findForEdit(id))!;
		const values = v.parse(
			offerForm,
			Object.fromEntries(Object.entries(formWords(original)).filter(([, word]) => word !== "")),
		);
		const saved = await offerRecords.add(values, {
			by,
			pictures: (await copyOriginalFiles(original, id, by.id)).pictures,
		});
		const copy = (await offerRecords.findForEdit(saved.ok ? saved.id : ""))!;
		expect({ ...formWords(copy) }).toEqual(formWords(original));
		expect(copy).toMatchObject({ available: false, user_id: by.id, version: 1 });
		expect(copy.nr).not.toBe(original.nr);
		expect(copy.pictures.map(({ alt, width, height }) => ({ alt, width, height }))).toEqual(
			original.pictures.map(({ alt, width, height }) => ({ alt, width, height })),
		);
		for (const { path } of copy.pictures) expect(path).toBe(newPicturePath("angebot-bilder", pictureIdOf(path), "jpg"));
		await deleteOffer(id, by);
		await removeForGood({ kind: "offer", id }, by);
		for (const { path } of original.pictures) expect(filesIn("media")).not.toContain(path);
		for (const { path } of copy.pictures) expect(filesIn("media")).toContain(path);
	});
});
