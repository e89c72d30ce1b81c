import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "#app/offers/offer-service.server.ts";
import { isPreviewToken, sharedPreview, sharePreview } from "#app/records/preview/previews.server.ts";
import { removeForGood } from "#app/trash/trash-repository.server.ts";
import { makeNews, makeOffer, makeUser, offerWords } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const newsWords = { name: "Entwurf der Meldung", datum: "2026-05-09", inhalt: "Text" };

describe("two records of one id, as earlier releases let them be made", () => {
	/** A news item with a draft, a preview link and a version, and an offer with the same id. */
	async function two(): Promise<string> {
		const id = newId();
		const news = await makeNews({ name: "Meldung" });
		await db().updateTable("Aktuelles").set({ id }).where("id", "=", news).execute();
		await db().updateTable("versions").set({ record_id: id }).where("record_id", "=", news).execute();
		const draft = { base: 1, draftId: "", seen: 0, window: "w" };
		expect((await newsRecords.keep(id, { words: newsWords, pictures: "keep", ...draft }, by)).ok).toBe(true);
		await sharePreview({ kind: "news", id, name: "Meldung" }, by);
		const offer = await makeOffer({ name: "Angebot" });
		await db().updateTable("versions").set({ record_id: id }).where("record_id", "=", offer).execute();
		await db().updateTable("Angebote").set({ id }).where("id", "=", offer).execute();
		return id;
	}

	test("keep their own drafts, previews, versions and places in the trash", async () => {
		const id = await two();
		const { token } = (await sharedPreview({ kind: "news", id }))!;
		const versions = (await newsRecords.versions(id)).length;
		await offerRecords.keep(id, { words: offerWords, pictures: [], base: 1, draftId: "", seen: 0, window: "w" }, by);
		await sharePreview({ kind: "offer", id, name: "Angebot" }, by);
		await deleteOffer(id, by);
		const isUnharmed = async () => {
			expect((await newsRecords.draftOf(id))?.words.name).toBe("Entwurf der Meldung");
			expect(await isPreviewToken({ kind: "news", id }, token)).toBe(true);
			expect(await newsRecords.versions(id)).toHaveLength(versions);
		};
		await isUnharmed();
		expect(await newsRecords.remove(id, by)).toBe("Meldung");
		expect(await restoreOffer(id, by)).not.toBeNull();
		expect(await newsRecords.restore(id, by)).toMatchObject({ name: "Meldung" });
		await deleteOffer(id, by);
		expect(await removeForGood({ kind: "offer", id }, by)).toBe("Angebot");
		expect((await newsRecords.draftOf(id))?.words.name).toBe("Entwurf der Meldung");
		expect((await newsRecords.versions(id)).length).toBeGreaterThanOrEqual(versions);
	});
});
