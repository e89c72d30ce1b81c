import type { SelectQueryBuilder } from "kysely";
import { db } from "../database/client.server.ts";
import type { Schema } from "../database/schema.ts";
import { searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
import { foundPage } from "../office/found-page.server.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "../office/table-query.ts";
import type { OfferType } from "./offer.ts";
import { shownPrice } from "./offer-price.ts";
import { named } from "./offer-rows.server.ts";
import type { offerPlace } from "./offer-table.ts";

/** A line of the back office's table. */
export type OfferLine = {
	id: string;
	nr: number;
	name: string;
	nameLanguage: Language;
	category: string;
	type: OfferType;
	price: number | null;
	available: boolean;
	picture: string | null;
	created_at: string;
};

type Query = TableQuery<(typeof offerPlace)["sorts"][number]>;

/** Offers for the back office, under their English names where the page is English. */
export async function offerTable(query: Query, language: Language): Promise<TablePage<OfferLine>> {
	const { offset: _, ...shown } = await foundPage(found, query);
	const rows = shown.count === 0 ? [] : await tableQuery({ ...query, page: shown.page }, language).execute();
	const lines = rows.map((row) => ({
		id: row.id,
		nr: row.nr,
		...named(row, language),
		category: row.category,
		type: row.type,
		price: shownPrice(row),
		available: row.available,
		picture: row.path,
		created_at: row.created_at,
	}));
	return { lines, ...shown };
}

/** The query behind a page. Each order has an index of its own. */
export function tableQuery({ q, page, sort }: Query, language: Language) {
	return sorted(found(q), sort, language)
		.leftJoin("Angebote_Bilder", (join) => join.onRef("offer_id", "=", "Angebote.id").on("position", "=", 0))
		.leftJoin("pictures", "pictures.id", "picture_id")
		.select([
			"Angebote.id",
			"nr",
			"name",
			"name_en",
			"category",
			"type",
			"sale_price",
			"daily_rate",
			"price_on_request",
			"available",
			"path",
			"Angebote.created_at",
		])
		.limit(LINES_A_PAGE)
		.offset((page - 1) * LINES_A_PAGE);
}

type Offers = SelectQueryBuilder<Schema, "Angebote", object>;

/** Offers on request have no price and come last either way. */
function sorted(query: Offers, sort: Query["sort"], language: Language): Offers {
	const name = language === "en" ? "sort_name_en" : "sort_name";
	if (sort === "name-asc") return query.orderBy(name).orderBy("nr");
	if (sort === "name-desc") return query.orderBy(name, "desc").orderBy("nr", "desc");
	if (sort === "price-asc") return query.orderBy("list_price", (o) => o.asc().nullsLast()).orderBy("nr");
	if (sort === "price-desc") return query.orderBy("list_price", (o) => o.desc().nullsLast()).orderBy("nr", "desc");
	if (sort === "date-asc") return query.orderBy("Angebote.created_at").orderBy("nr");
	return query.orderBy("Angebote.created_at", "desc").orderBy("nr", "desc");
}

function found(q: string): Offers {
	return searchIn("Angebote", q).reduce<Offers>(
		(query, condition) => query.where(condition),
		db().selectFrom("Angebote"),
	);
}
