import { sql, type SqlBool } from "kysely";
import { db } from "../foundation/database/client.server.ts";
import { saleSettingColumns } from "./sale-settings.server.ts";
import { readSaleSettings, type SaleSettings } from "./sale-settings.ts";
import { onSite } from "../content/preview/on-site.server.ts";

const DAY_MILLISECONDS = 24 * 3_600_000;

/** The offers that visitors see in lists. Every public query begins here or with `offersWithPage`. */
export function publicOffers() {
	return db().selectFrom("Angebote").where(onSite);
}

const onSiteOrSold = sql<SqlBool>`(${onSite} or state = 'sold')`;

/** The offers in lists, and sold ones, for which `pageOf` tells until when they have a page. */
export function offersWithPage() {
	return db()
		.selectFrom("Angebote")
		.where(onSiteOrSold)
		.select(["Angebote.state", "sold_at", ...saleSettingColumns]);
}

/** The offers that are or were on the website. */
export function offersEverShown() {
	return db().selectFrom("Angebote").where("published_at", "is not", null);
}

type PageRow = { state: string; sold_at: string | null } & Parameters<typeof readSaleSettings>[0];

/** Until when a sold offer has a page (UTC), null for others; undefined once that time is over. */
export function pageOf(row: PageRow): { soldUntil: string | null; settings: SaleSettings } | undefined {
	const settings = readSaleSettings(row);
	if (row.state !== "sold") return { soldUntil: null, settings };
	const end = Date.parse(row.sold_at!) + settings.sold_page_days * DAY_MILLISECONDS;
	return end > Date.now() ? { soldUntil: new Date(end).toISOString(), settings } : undefined;
}

/** An offer's page as in `pageOf`; undefined if it has none. */
export async function offerPage(id: string) {
	const row = await offersWithPage().where("id", "=", id).executeTakeFirst();
	return row && pageOf(row);
}
