import { isId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import type { OfferCard } from "./offer.ts";
import { MOST_IDS } from "./offer-ids.ts";
import { toCards, withCover } from "./offer-rows.server.ts";
import { offersWithPage, pageOf } from "./public-offers.server.ts";

/**
 * The machines of a visitor's own choice, in its order: those in lists, and sold ones as long as they have a page. At
 * most `most` are read. `gone` says how many of these have no page.
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
