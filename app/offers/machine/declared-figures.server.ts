import type { MainCategory, OfferType } from "../offer.ts";
import { publicOffers } from "../public-offers.server.ts";

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

/** The makers' figures of visible machines in some categories, newest first. */
export function declaredFigures(categories: readonly MainCategory[], { type }: { type: OfferType | "alle" }) {
	const query = publicOffers().select(figures).where("main_category", "in", categories);
	return (type === "alle" ? query : query.where("type", "=", type))
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
}
