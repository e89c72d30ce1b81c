import { isId } from "../../database/identity.ts";
import { findDocument } from "../../media/documents.server.ts";
import { formerOffer } from "../offers.server.ts";
import { offerHasPage } from "../public-offers.server.ts";

type Found = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/**
 * Finds a document of an offer for a reader; with `seesDraft`, also one that only the offer's draft has. "gone" if the
 * offer or the document was on the website once and no longer is.
 */
export async function offerDocument(
	offerId: string,
	documentId: string,
	seesDraft: boolean,
): Promise<Found | "gone" | "missing"> {
	if (!isId(offerId) || !isId(documentId)) return "missing";
	const document = await findDocument(documentId);
	const isOwn = document?.owner_id === offerId && document.owner_kind === "offer";
	if (document && isOwn && (seesDraft || (document.position !== null && (await offerHasPage(offerId)))))
		return document;
	return (await formerOffer(offerId)) ? "gone" : "missing";
}
