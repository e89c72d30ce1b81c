import { config } from "../../config/config.server.ts";
import { de } from "../../texts/public/de/every-page.ts";
import { en } from "../../texts/public/en/every-page.ts";
import { money } from "../../i18n/format.ts";
import { type Language, pathIn } from "../../i18n/language.ts";
import { offersWithPage, pageOf } from "../public-offers.server.ts";

const texts = { de: de.angebot, en: en.angebot };

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
	const { perDay, net, priceOnRequest } = texts[language];
	const link = config().publicUrl + pathIn(language, `/angebot/detail/${id}`);
	if (offer.state === "sold") return { price: null, link };
	if (offer.list_price === null) return { price: priceOnRequest, link };
	const price = [money(language, offer.list_price), ...(offer.type === "miete" ? [perDay] : [])].join(" ");
	return { price: `${price}, ${net}`, link };
}
