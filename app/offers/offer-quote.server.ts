import { config } from "../config.server.ts";
import { db } from "../database/client.server.ts";
import { de } from "../i18n/de.ts";
import { en } from "../i18n/en.ts";
import { money } from "../i18n/format.ts";
import { type Language, pathIn } from "../i18n/language.ts";

const texts = { de: de.angebot, en: en.angebot };

/** Price and address of an offer in words for a customer, whether it is available or not; null when it is gone. */
export async function offerQuote(
	id: string | null,
	language: Language,
): Promise<{ price: string; link: string } | null> {
	if (id === null) return null;
	const offer = await db()
		.selectFrom("Angebote")
		.select(["type", "list_price"])
		.where("id", "=", id)
		.executeTakeFirst();
	if (!offer) return null;
	const { perDay, net, priceOnRequest } = texts[language];
	const link = config().publicUrl + pathIn(language, `/angebot/detail/${id}`);
	if (offer.list_price === null) return { price: priceOnRequest, link };
	const price = [money(language, offer.list_price), ...(offer.type === "miete" ? [perDay] : [])].join(" ");
	return { price: `${price}, ${net}`, link };
}
