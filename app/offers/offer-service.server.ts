import { db, now } from "../database/client.server.ts";
import { recordService } from "../records/record-service.server.ts";
import type { Actor } from "../audit-log/audit.ts";
import { shownPrice } from "./offer-price.ts";
import { offerPictures } from "./offer-pictures.server.ts";
import { categoryWords, type OfferValues, offerWords } from "./offer-form.ts";
import { offerRecord } from "./offer-record.ts";

/** What follows from an offer's fields, so that lists can use an index. */
function derivedColumns(offer: OfferValues) {
	const { category, subcategory } = categoryWords(offer.category);
	return { main_category: category, subcategory: subcategory || null, list_price: shownPrice(offer) };
}

/** The offers, as the office keeps them. */
export const offerRecords = recordService(offerRecord, offerPictures, derivedColumns, offerWords);

/**
 * Deletes an offer; its old address then says that it is gone, and the requests that asked for it are remembered. Gives
 * back its name, or null.
 */
export function deleteOffer(id: string, by: Actor): Promise<string | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const requests = await t.selectFrom("Kontaktanfragen_Archiv").select("id").where("offer_id", "=", id).execute();
			const removed = await offerRecords.removeIn(t, id, by, { requests: requests.map((request) => request.id) });
			if (!removed) return null;
			const { type, main_category } = removed.row;
			await t.insertInto("gone_offers").values({ id, type, main_category, updated_at: now() }).execute();
			return removed.name;
		});
}

/**
 * Stores a deleted offer again as it was, with its number, address and requests; null when it is no longer in the
 * trash.
 */
export function restoreOffer(id: string, by: Actor): Promise<string | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const restored = await offerRecords.restoreIn<{ requests: string[] }>(t, id, by);
			if (!restored) return null;
			const { requests = [] } = restored.more;
			if (requests.length > 0)
				await t.updateTable("Kontaktanfragen_Archiv").set({ offer_id: id }).where("id", "in", requests).execute();
			await t.deleteFrom("gone_offers").where("id", "=", id).execute();
			return restored.name;
		});
}
