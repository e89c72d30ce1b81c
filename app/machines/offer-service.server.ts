import { type Connection, now } from "../foundation/database/client.server.ts";
import { recordService } from "../content/record-service.server.ts";
import { shownPrice } from "./offer-price.ts";
import { offerPictures } from "./editor/offer-pictures.server.ts";
import { categoryWords, offerForm, type OfferValues, offerWords, readOfferWords } from "./editor/offer-form.ts";
import { offerRecord } from "./offer-record.ts";
import { isId } from "../foundation/database/identity.ts";
import { copyFiles } from "../media/pictures.server.ts";
import type { Files } from "../content/record-rows.server.ts";
import type { ChosenPicture } from "./editor/chosen-pictures.ts";

export const offerRecords = recordService(offerRecord, offerForm, offerPictures, {
	/** Columns computed from an offer's fields, so that lists can use an index. */
	derive(offer: OfferValues) {
		const { category, subcategory } = categoryWords(offer.category);
		return { main_category: category, subcategory: subcategory || null, list_price: shownPrice(offer) };
	},
	formWords: offerWords,
	readTyped: readOfferWords,
	copyFiles: copyOriginalFiles,
	/** From now on the address of an offer that was on the website answers that it is gone. */
	async removed({ id, type, main_category, published_at }, t) {
		if (published_at === null) return;
		await t
			.insertInto("gone_offers")
			.values({ id, type, main_category, updated_at: now() })
			// A part exchange can make an offer again that was removed for good.
			.onConflict((c) => c.column("id").doNothing())
			.execute();
	},
	/** The offer has its number, address and requests again. */
	async restored(id, t) {
		await linkRequests(t, id);
		await t.deleteFrom("gone_offers").where("id", "=", id).execute();
	},
});

/** Links requests to their offer again: since it was deleted they named only its number, which no other ever gets. */
async function linkRequests(t: Connection, id: string): Promise<void> {
	const { nr } = await t.selectFrom("Angebote").select("nr").where("id", "=", id).executeTakeFirstOrThrow();
	for (const table of ["Kontaktanfragen_Archiv", "request_machines"] as const)
		await t.updateTable(table).set({ offer_id: id }).where("offer_id", "is", null).where("offer_nr", "=", nr).execute();
}

type OfferFiles = Required<Files<ChosenPicture[]>>;

/**
 * Replaces the original's files in a copy's form with copies, so that deleting one offer removes no file of the other.
 * Called on saving, so that a form that is merely opened copies nothing.
 */
export async function copyOriginalFiles({ pictures, documents }: OfferFiles, original: string, by: string) {
	if (!isId(original)) return { pictures, documents };
	const owner = { kind: "offer", id: original };
	const idsOf = (listed: { id: string }[]) => listed.map(({ id }) => id).filter(isId);
	const copies = new Map([
		...(await copyFiles("pictures", idsOf(pictures), owner, by)),
		...(await copyFiles("documents", idsOf(documents), owner, by)),
	]);
	const copied = <One extends { id: string }>(listed: One[]) =>
		listed.map((one) => ({ ...one, id: copies.get(one.id) ?? one.id }));
	return { pictures: copied(pictures), documents: copied(documents) };
}
