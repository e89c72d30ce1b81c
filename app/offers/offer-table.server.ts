import { db } from "../database/client.server.ts";
import { searchIn } from "../database/search.server.ts";
import type { OfferType } from "./offer.ts";
import { shownPrice } from "./offer-price.ts";

/** A line of the back office's table. */
export type OfferLine = {
	id: string;
	nr: number;
	name: string;
	category: string;
	type: OfferType;
	price: number | null;
	available: boolean;
	picture: string | null;
	created_at: string;
};

export const LINES_A_PAGE = 20;

/** Offers for the back office, newest first. A page beyond the last one is the last one. */
export async function offerTable({ q, page }: { q: string; page: number }): Promise<{ lines: OfferLine[]; count: number; total: number; page: number; pages: number }> {
	const total = await countFound("");
	const count = q ? await countFound(q) : total;
	const pages = Math.max(1, Math.ceil(count / LINES_A_PAGE));
	const shown = Math.min(page, pages);
	const rows = await found(q)
		.leftJoin("Angebote_Bilder", (join) => join.onRef("offer_id", "=", "Angebote.id").on("position", "=", 0))
		.leftJoin("pictures", "pictures.id", "picture_id")
		.select(["Angebote.id", "nr", "name", "category", "type", "sale_price", "daily_rate", "price_on_request", "available", "path", "Angebote.created_at"])
		.orderBy("Angebote.created_at", "desc")
		.orderBy("nr", "desc")
		.limit(LINES_A_PAGE)
		.offset((shown - 1) * LINES_A_PAGE)
		.execute();
	const lines = rows.map((row) => ({
		id: row.id,
		nr: row.nr,
		name: row.name,
		category: row.category,
		type: row.type,
		price: shownPrice(row),
		available: row.available,
		picture: row.path,
		created_at: row.created_at,
	}));
	return { lines, count, total, page: shown, pages };
}

function found(q: string) {
	return searchIn("Angebote", q).reduce((query, condition) => query.where(condition), db().selectFrom("Angebote"));
}

async function countFound(q: string): Promise<number> {
	const { count } = await found(q)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}
