import { db } from "../database/client.server.ts";
import type { ShownPrice } from "./price-history.ts";

/** The prices of an offer that visitors saw, the oldest first. */
export async function priceHistory(offerId: string): Promise<ShownPrice[]> {
	return db()
		.selectFrom("price_history")
		.select(["type", "cents", "created_at as from"])
		.where("offer_id", "=", offerId)
		.orderBy("nr")
		.execute();
}

/** Deletes the prices of offers that were removed for good. Runs at the start and every hour. */
export async function deleteOldPrices(): Promise<void> {
	await db()
		.deleteFrom("price_history")
		.where("offer_id", "not in", (q) => q.selectFrom("Angebote").select("id"))
		.where("offer_id", "not in", (q) => q.selectFrom("trash").select("id"))
		.execute();
}
