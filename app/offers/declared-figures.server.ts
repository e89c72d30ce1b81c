import type { MainCategory, OfferCard, OfferType } from "./offer.ts";
import type { Language } from "../i18n/language.ts";
import { toCards, withCover } from "./offer-rows.server.ts";
import { publicOffers } from "./public-offers.server.ts";

const figures = [
	"id",
	"main_category",
	"subcategory",
	"feed_opening_width",
	"feed_opening_height",
	"max_feed_size",
	"css_min",
	"throughput_max",
	"materials",
	"width",
	"mobility",
] as const;

export type DeclaredFigures = Awaited<ReturnType<typeof declaredFigures>>[number];

/** What makers declare about the machines of some categories that visitors see, newest first. */
export function declaredFigures(categories: readonly MainCategory[], { type }: { type: OfferType | "alle" }) {
	const query = publicOffers().select(figures).where("main_category", "in", categories);
	return (type === "alle" ? query : query.where("type", "=", type))
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
}

/** The cards of the offers with these ids that visitors see, by id. */
export async function offerCards(ids: readonly string[], language: Language): Promise<Map<string, OfferCard>> {
	if (ids.length === 0) return new Map();
	const rows = await withCover(publicOffers()).where("Angebote.id", "in", ids).execute();
	return new Map((await toCards(rows, language)).map((card) => [card.id, card]));
}
