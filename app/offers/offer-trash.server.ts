import { db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId } from "../database/identity.ts";
import type { OfferRow } from "../database/schema.ts";
import type { Actor } from "../trace/trace.ts";
import { stillThere, takeBack, throwAway } from "../trash/trash.server.ts";
import type { ChosenPicture } from "./offer-form.ts";

/** An offer as it lies in the trash: its row, its pictures in order, and the contact requests that asked for it. */
type ThrownOffer = { row: OfferRow; pictures: ChosenPicture[]; requests: string[] };

/** Deletes an offer; it can be restored from the trash, pictures included. Gives back its name, or null when it was gone already. */
export async function deleteOffer(id: string, by: Actor): Promise<string | null> {
	if (!isId(id)) return null;
	return db()
		.transaction()
		.execute(async (t) => {
			const pictures = await t.selectFrom("Angebote_Bilder").select(["picture_id as id", "alt", "alt_en"]).where("offer_id", "=", id).orderBy("position").execute();
			const requests = await t.selectFrom("Kontaktanfragen_Archiv").select("id").where("offer_id", "=", id).execute();
			const row = await t.deleteFrom("Angebote").where("id", "=", id).returningAll().executeTakeFirst();
			if (!row) return null;
			const record: ThrownOffer = { row, pictures, requests: requests.map((request) => request.id) };
			await throwAway({ kind: "offer", id, name: row.name, record, pictures: pictures.map((picture) => picture.id) }, by, t);
			await t.insertInto("gone_offers").values({ id, type: row.type, main_category: row.main_category, updated_at: now() }).execute();
			return row.name;
		});
}

/** Stores a deleted offer again as it was, with its number and address; null when it is no longer in the trash. */
export async function restoreOffer(id: string, by: Actor): Promise<string | null> {
	return db()
		.transaction()
		.execute(async (t) => {
			const thrown = await takeBack<ThrownOffer>("offer", id, by, t);
			if (!thrown) return null;
			const { row, pictures, requests } = thrown;
			await t
				.insertInto("Angebote")
				.values({ ...row, user_id: await stillThere(row.user_id, t), ...sortNames(row.name, row.name_en), search_text: fold(row.search_text), updated_at: now() })
				.execute();
			if (pictures.length > 0) {
				await t
					.insertInto("Angebote_Bilder")
					.values(pictures.map((picture, position) => ({ offer_id: id, picture_id: picture.id, position, alt: picture.alt, alt_en: picture.alt_en, updated_at: now() })))
					.execute();
			}
			if (requests.length > 0) await t.updateTable("Kontaktanfragen_Archiv").set({ offer_id: id }).where("id", "in", requests).execute();
			await t.deleteFrom("gone_offers").where("id", "=", id).execute();
			return row.name;
		});
}
