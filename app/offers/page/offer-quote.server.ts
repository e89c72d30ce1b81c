import { config } from "../../config/config.server.ts";
import { type Language, pathIn } from "../../i18n/language.ts";
import { textsIn } from "../../i18n/texts.server.ts";
import { priceWords } from "../offer-price.ts";
import { offersWithPage, pageOf } from "../public-offers.server.ts";

/**
 * An offer's price and address in words for a customer, as on its page: no price once it is sold. Null if it has no
 * page.
 */
export async function offerQuote(
	id: string | null,
	language: Language,
): Promise<{ price: string | null; link: string } | null> {
	if (id === null) return null;
	const offer = await offersWithPage().select(["type", "list_price"]).where("id", "=", id).executeTakeFirst();
	if (!offer || !pageOf(offer)) return null;
	const link = config().publicUrl + pathIn(language, `/angebot/detail/${id}`);
	const { state, type, list_price } = offer;
	return { price: state === "sold" ? null : priceWords(type, list_price, language, textsIn(language)), link };
}
