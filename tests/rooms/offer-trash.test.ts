import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { requestToRead } from "#app/requests/page/request-detail.server.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { db, engine } from "#app/foundation/database/client.server.ts";
import { setCounters } from "#app/foundation/database/copying.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "#app/machines/offer-service.server.ts";
import { offerPage } from "#app/machines/list/offer-list.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { readOfferFilter } from "#app/machines/list/list-address.ts";
import { formerOffer } from "#app/machines/offers.server.ts";
import { chosen, draftWords, seenByVisitors, typed } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makePicture, makeRequest } from "../make.ts";
import { useUser } from "../before.ts";

const by = useUser();
const found = async (q: string) =>
	(await offerPage(readOfferFilter(new URLSearchParams({ q }), "kauf", listFilters), "de")).offers.map(({ id }) => id);

describe("a deleted offer", () => {
	test("comes back from the trash as it was: number, pictures in order, its requests, and found by the search", async () => {
		const [a, b] = [await makePicture(by), await makePicture(by)];
		const made = { by, pictures: chosen(b.id, a.id), at: "2026-01-02T10:00:00.000Z" };
		const id = await makeOffer({ name: "Wiederkehrer", weight: "17.5" }, made);
		const request = await makeRequest({ offer_id: id, offer_name: "Wiederkehrer" });
		const before = await offerRecords.findForEdit(id);
		await deleteOffer(id, by);
		expect(await offerRecords.findForEdit(id)).toBeNull();
		expect(await found("Wiederkehrer")).toEqual([]);
		expect(await formerOffer(id)).not.toBeNull();
		expect(await restoreOffer(id, by)).toMatchObject({ name: "Wiederkehrer" });
		expect({ ...(await offerRecords.findForEdit(id))!, updated_at: "" }).toEqual({ ...before!, updated_at: "" });
		expect(await found("Wiederkehrer")).toEqual([id]);
		expect(await formerOffer(id)).toBeNull();
		expect((await requestToRead("request", request))!.request.machines).toMatchObject([{ id }]);
		expect(await restoreOffer(id, by)).toBeNull();
	});

	test("keeps its number to itself, also after the database was copied: neither from the trash nor from a request is it given again", async () => {
		const numberOf = async (id: string) => (await offerRecords.findForEdit(id))!.nr;
		const id = await makeOffer({ name: "Der letzte" }, { by });
		const nr = await numberOf(id);
		await deleteOffer(id, by);
		const copied = async () => {
			if (engine() === "sqlite") await sql`delete from sqlite_sequence where name = 'Angebote'`.execute(db());
			await setCounters(db(), engine());
		};
		await copied();
		expect(await numberOf(await makeOffer({}, { by }))).toBe(nr + 1);
		await makeRequest({ offer_name: "Für immer weg", offer_nr: nr + 5 });
		await copied();
		expect(await numberOf(await makeOffer({}, { by }))).toBe(nr + 6);
		expect(await restoreOffer(id, by)).not.toBeNull();
	});
});

test("an offer in the trash keeps its waiting draft and both languages, and comes back as a draft or online, as one chooses", async () => {
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
