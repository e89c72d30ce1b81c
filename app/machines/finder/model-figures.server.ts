import { publicOffers } from "../public-offers.server.ts";
import { type KnownFigures, knownFigures } from "./ownership-form.ts";

/** What is known of an offer's model in euros: its own figures, and those of the same model for hire or for sale. */
export async function modelFigures(id: string): Promise<KnownFigures> {
	const own = publicOffers().where("id", "=", id);
	const rows = await publicOffers()
		.select(["id", "type", "condition", "list_price as price"])
		.where((e) =>
			e.or([
				e("id", "=", id),
				e.and([
					e("type", "!=", own.select("type")),
					e("manufacturer", "=", own.select("manufacturer")),
					e("model", "=", own.select("model")),
				]),
			]),
		)
		.orderBy("list_price", "desc")
		.execute();
	const inTurn = rows.sort((a, b) => Number(a.id === id) - Number(b.id === id));
	return Object.assign({}, ...inTurn.map(knownFigures)) as KnownFigures;
}
