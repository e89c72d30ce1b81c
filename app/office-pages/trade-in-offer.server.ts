import type { Actor } from "../audit-log/audit.ts";
import { services } from "../collections/collections.server.ts";
import { db } from "../database/client.server.ts";
import { isId, newId } from "../database/identity.ts";
import { copyPictures } from "../media/storage/picture-copies.server.ts";
import { blankWords } from "../offers/editor/offer-form.ts";
import { offerRecord } from "../offers/offer-record.ts";
import type { OfferMade } from "../requests/page/trade-in-offer-form.tsx";
import { photosOf } from "../requests/request-photos.server.ts";
import { type OfferedMachine, offeredIn } from "../trade-in/offered-machine.server.ts";

/** What the page of a request says about offers of its machine in part exchange; null for other requests. */
export async function offerOfTradeIn(requestId: string): Promise<OfferMade | null> {
	const request = await requestWith(requestId);
	if (!request || !offeredIn(request.message, request.language)) return null;
	const made = request.made_offer_id && (await services.offer.findForEdit(request.made_offer_id));
	return {
		known: request.made_offer_id,
		made: made ? { to: offerRecord.office.edit + made.id, name: made.name } : null,
	};
}

/**
 * Makes a draft of an offer from the machine that a request gives in part exchange, with copies of its photos, so that
 * deleting one of both never takes a photo from the other. `known` is the offer that the page knew was made before: of
 * two clicks or two colleagues only the first makes one. Returns the offer's id; null if the request has no machine.
 */
export async function makeOfferOf(requestId: string, known: string | null, by: Actor): Promise<string | null> {
	const request = await requestWith(requestId);
	const machine = request && offeredIn(request.message, request.language);
	if (!machine) return null;
	const id = newId();
	const isFirst = await nameOffer(requestId, { from: known, to: id });
	if (!isFirst) return (await requestWith(requestId))?.made_offer_id ?? null;
	try {
		await keepDraft(
			id,
			machine,
			(await photosOf(requestId)).map((photo) => photo.id),
			by,
		);
		return id;
	} catch (error) {
		// Otherwise the next click would lead to an offer that there is not.
		await nameOffer(requestId, { from: id, to: known }).catch(() => {});
		throw error;
	}
}

async function keepDraft(id: string, machine: OfferedMachine, photos: string[], by: Actor): Promise<void> {
	const copies = await copyPictures(photos, by.id, "angebot-bilder");
	const words = {
		...blankWords,
		name: `${machine.make} ${machine.model}`,
		manufacturer: machine.make,
		model: machine.model,
		year_of_construction: machine.year ?? "",
		operating_hours: machine.hours === undefined ? "" : String(machine.hours),
		description: machine.condition,
	};
	const pictures = photos.flatMap((photo) => {
		const copy = copies.get(photo);
		return copy ? [{ id: copy, alt: "", alt_en: "" }] : [];
	});
	const sent = { words, pictures, documents: [], base: 0, seen: 0, window: "" };
	const kept = await services.offer.keep(id, sent, by, { begins: true });
	if (!kept.ok) throw new Error(`an offer of a trade-in could not be kept: ${kept.reason}`);
}

type Naming = { from: string | null; to: string | null };

/** Names the offer that was made from a request; false if another one than `from` was named meanwhile. */
async function nameOffer(requestId: string, { from, to }: Naming): Promise<boolean> {
	const named = await db()
		.updateTable("Kontaktanfragen_Archiv")
		.set({ made_offer_id: to })
		.where("id", "=", requestId)
		.where("made_offer_id", from === null ? "is" : "=", from)
		.returning("id")
		.executeTakeFirst();
	return named !== undefined;
}

async function requestWith(id: string) {
	if (!isId(id)) return undefined;
	return db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select(["message", "language", "made_offer_id"])
		.where("id", "=", id)
		.where("suspicion", "is", null)
		.executeTakeFirst();
}
