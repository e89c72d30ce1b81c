import { expect, test } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { deleteOffer, offerRecords } from "#app/machines/offer-service.server.ts";
import { chosen, draftWords, seenByVisitors, typed } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makePicture } from "../make.ts";
import { useUser } from "../before.ts";

const by = useUser();
test("in the trash a record keeps its waiting draft and both languages, and comes back as a draft or online, as one chooses", async () => {
	const picture = await makePicture(by);
	for (const as of ["draft", "online"] as const) {
		const id = await makeOffer({ name: "Zurück", name_en: "Back" }, { by });
		if (as === "draft") await offerRecords.keep(id, typed({ name: "Wartend" }, { pictures: chosen(picture.id) }), by);
		await deleteOffer(id, by);
		expect(await offerRecords.draftOf(id)).toBeNull();
		const restored = await services.offer.restore(id, by, { asDraft: as === "draft" });
		expect(restored).toMatchObject({ name: "Zurück", state: as });
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name: "Zurück", name_en: "Back", state: as });
		expect((await draftWords(id))?.name).toBe(as === "draft" ? "Wartend" : undefined);
		expect(await seenByVisitors(id)).toBe(as === "draft" ? undefined : "Zurück");
	}
	expect(filesIn("media")).toContain(picture.path);
});
