import { isId } from "../../database/identity.ts";
import type { Language } from "../../i18n/language.ts";
import type { ComparedOffer } from "./compared-offers.ts";
import type { OfferCard, OfferDetail } from "../offer.ts";
import { MOST_COMPARED, MOST_IDS } from "./offer-ids.ts";
import { offerDetail } from "../offers.server.ts";
import { toCards, withCover } from "../offer-rows.server.ts";
import { offersWithPage, pageOf } from "../public-offers.server.ts";

/**
 * Reads a visitor's chosen machines, in their order: those in lists, and sold ones that still have a page. Reads at
 * most `most`; `gone` counts those of them without a page.
 */
export async function chosenOffers(
	asked: readonly string[],
	language: Language,
	most = MOST_IDS,
): Promise<{ offers: OfferCard[]; gone: number }> {
	const first = asked.slice(0, most);
	const ids = first.filter(isId);
	if (ids.length === 0) return { offers: [], gone: first.length };
	const rows = await withCover(offersWithPage()).where("Angebote.id", "in", ids).execute();
	const cards = await toCards(
		rows.filter((row) => pageOf(row)),
		language,
	);
	const offers = cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
	return { offers, gone: first.length - offers.length };
}

/** Reads the first of these machines with everything that the comparison shows. Reads data for staff only for staff. */
export async function comparedOffers(
	asked: readonly string[],
	language: Language,
	reader: { forStaff: boolean },
): Promise<{ offers: ComparedOffer[]; gone: number }> {
	const ids = asked.slice(0, MOST_COMPARED);
	const found = await Promise.all(ids.map((id) => offerDetail(id, language, reader)));
	const offers = found.filter((offer) => offer !== null).map(toCompared);
	return { offers, gone: ids.length - offers.length };
}

/** Drops what only the machine's page shows. */
function toCompared(offer: OfferDetail): ComparedOffer {
	const { pictures: _, documents: _documents, description: _text, video: _video, facts: _facts, ...compared } = offer;
	return compared;
}
