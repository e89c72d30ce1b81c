import { db } from "../foundation/database/client.server.ts";
import type { OfferCard } from "./offer.ts";
import { withVat } from "./offer-price.ts";
import { reductionIn } from "./price-history.ts";
import { readSaleSettings } from "./sale-settings.ts";
import { saleSettingColumns } from "./sale-settings.server.ts";

type Reduced = Pick<OfferCard, "reduced" | "lowestPrice">;

/** Those of these offers whose last price is a reduction, with the price that must be stated beside it. */
export async function reductionsOf(offerIds: readonly string[]): Promise<Map<string, Reduced>> {
	const reductions = new Map<string, Reduced>();
	if (offerIds.length === 0) return reductions;
	const rows = await db()
		.selectFrom("price_history")
		.select(["offer_id", "type", "cents", "hidden_at", "created_at as from", ...saleSettingColumns])
		.where("offer_id", "in", offerIds)
		.orderBy("nr")
		.execute();
	for (const [id, prices] of Map.groupBy(rows, ({ offer_id }) => offer_id)) {
		const { sells_to_consumers: toConsumers, vat_percent } = readSaleSettings(prices[0]!);
		const reduction = reductionIn(prices, { toConsumers });
		if (!reduction) continue;
		const isStated = toConsumers && reduction.lowest !== null;
		reductions.set(id, { reduced: true, lowestPrice: isStated ? withVat(reduction.lowest!, vat_percent) : null });
	}
	return reductions;
}
