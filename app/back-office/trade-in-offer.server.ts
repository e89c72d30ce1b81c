import type { Actor } from "../log/audit.ts";
import { blankWords } from "../machines/editor/offer-form.ts";
import { offerRecords } from "../machines/offer-service.server.ts";
import { copyFiles } from "../media/pictures.server.ts";
import { photosOf } from "../requests/page/request-files.server.ts";
import { offeredMachine } from "../requests/trade-in/trade-in.server.ts";
import type { ContactRequest } from "../requests/page/request-detail.server.ts";

/** Makes a draft of an offer with the request's id: at most one. False if it is in the trash, or there is no machine. */
export async function offerFromTradeIn(request: ContactRequest, by: Actor): Promise<boolean> {
	const { id, message, language } = request;
	if (!request.source?.tradeIn || request.suspicion) return false;
	if (await offerRecords.findForEdit(id)) return true;
	const { make, model, year, hours } = offeredMachine(message, language);
	const words = {
		// The words about its condition are the visitor's.
		...blankWords,
		name: `${make} ${model}`,
		manufacturer: make,
		model,
		year_of_construction: year,
		operating_hours: hours,
	};
	const photos = (await photosOf(id)).map((photo) => photo.id);
	const copies = await copyFiles("pictures", photos, { kind: "request", id }, by.id, "angebot-bilder");
	const copied = photos.flatMap((photo) => copies.get(photo) ?? []);
	const pictures = copied.map((copy) => ({ id: copy, alt: "", alt_en: "" }));
	const sent = { words, pictures, documents: [], base: 1, draft: "", window: "" };
	return (await offerRecords.keep(id, sent, by, { begins: true })).ok;
}
