import { sql } from "kysely";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { db, engine, now } from "#app/database/client.server.ts";
import { setCounters } from "#app/database/copying.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "#app/offers/offer-service.server.ts";
import { offerForm } from "#app/offers/editor/offer-form.ts";
import { offerPage } from "#app/offers/list/offer-list.server.ts";
import { listFilters } from "#app/offers/list/known-filters.ts";
import { readOfferFilter } from "#app/offers/list/list-address.ts";
import { formerOffer } from "#app/offers/offers.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { emptyOldTrash, removeForGood } from "#app/trash/trash-repository.server.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makePicture, makeRequest, makeUser, offerWords } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const DAY_MILLISECONDS = 24 * 3_600_000;
const chosen = (...ids: string[]) => ids.map((id) => ({ id, alt: `Bild ${id}`, alt_en: "" }));
const traceOf = (id: string) =>
	db()
		.selectFrom("trace")
		.select(["action", "by_email", "record_name", "changes"])
		.where("record_id", "=", id)
		.orderBy("id")
		.execute();
const found = async (q: string) =>
	(await offerPage(readOfferFilter(new URLSearchParams({ q }), "kauf", listFilters), "de")).offers.map(({ id }) => id);

/** As if it had been thrown away that long ago. */
async function age(id: string, days: number): Promise<void> {
	const at = new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
	await db()
		.updateTable("trash")
		.set({ created_at: at } as never)
		.where("id", "=", id)
		.execute();
}

describe("a deleted offer", () => {
	test("comes back from the trash as it was: number, pictures in order, its requests, and found by the search", async () => {
		const [a, b] = [await makePicture(by), await makePicture(by)];
		const made = { by, pictures: chosen(b.id, a.id), at: "2026-01-02T10:00:00.000Z" };
		const id = await makeOffer({ name: "Wiederkehrer", weight: "17.5" }, made);
		const request = {
			id,
			name: "A",
			email: "a@example.com",
			subject: "B",
			message: "C",
			privacy_agreed: true,
			language: "de" as const,
			fingerprint: id,
			bearbeitet: false,
			ausgeblendet: false,
		};
		await db()
			.insertInto("Kontaktanfragen_Archiv")
			.values({ ...request, offer_id: id, updated_at: now() })
			.execute();
		const before = await offerRecords.findForEdit(id);
		await deleteOffer(id, by);
		expect(await offerRecords.findForEdit(id)).toBeNull();
		expect(await found("Wiederkehrer")).toEqual([]);
		expect(await formerOffer(id)).not.toBeNull();
		expect(await restoreOffer(id, by)).toMatchObject({ name: "Wiederkehrer" });
		expect({ ...(await offerRecords.findForEdit(id))!, updated_at: "" }).toEqual({ ...before!, updated_at: "" });
		expect(await found("Wiederkehrer")).toEqual([id]);
		expect(await formerOffer(id)).toBeNull();
		expect(
			await db().selectFrom("Kontaktanfragen_Archiv").select("offer_id").where("id", "=", id).executeTakeFirst(),
		).toEqual({ offer_id: id });
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

	test("keeps its pictures for 30 days and loses them, with itself, afterwards", async () => {
		const picture = await makePicture(by);
		const id = await makeOffer({}, { by, pictures: chosen(picture.id) });
		await deleteOffer(id, by);
		const old = new Date(Date.now() - 60 * DAY_MILLISECONDS).toISOString();
		await db()
			.updateTable("pictures")
			.set({ created_at: old, updated_at: old } as never)
			.where("id", "=", picture.id)
			.execute();
		await age(id, 29);
		await emptyOldTrash();
		await removeUnusedPictures();
		expect(filesIn("media")).toContain(picture.path);
		await age(id, 31);
		expect(await emptyOldTrash()).toBe(1);
		expect(filesIn("media")).not.toContain(picture.path);
		expect(await restoreOffer(id, by)).toBeNull();
		expect(await removeForGood({ kind: "offer", id }, by)).toBeNull();
	});

	test("whose maker's account is gone comes back without naming one", async () => {
		const maker = await makeUser();
		const id = await makeOffer({}, { by: maker });
		await deleteOffer(id, by);
		await db().deleteFrom("users").where("id", "=", maker.id).execute();
		await restoreOffer(id, by);
		expect(await offerRecords.findForEdit(id)).toMatchObject({ user_id: null });
	});
});

test("the audit log tells who added, changed, deleted and restored an offer, field by field, and nothing of a save that changed nothing", async () => {
	const other = await makeUser();
	const id = await makeOffer({ name: "Spurensucher" }, { by });
	const values = (words: Record<string, string>) =>
		v.parse(offerForm, { ...offerWords, name: "Spurensucher", ...words });
	await offerRecords.change(id, 1, values({ sale_price: "84000" }), { by: other, pictures: [] });
	await offerRecords.change(id, 2, values({ sale_price: "84000" }), { by: other, pictures: [] });
	await deleteOffer(id, other);
	await restoreOffer(id, by);
	const entries = await traceOf(id);
	expect(entries.map(({ action, by_email }) => [action, by_email])).toEqual([
		["created", by.email],
		["changed", other.email],
		["deleted", other.email],
		["restored", by.email],
	]);
	expect(JSON.parse(entries[1]!.changes!)).toEqual([{ field: "sale_price", from: 8_500_000, to: 8_400_000 }]);
});
