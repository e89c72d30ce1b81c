import type { EditableOffer } from "./offer-desk.server.ts";

/** An offer as the words that stand in its form. */
export function formWords(offer: EditableOffer): Record<string, string> {
	const [category = "", subcategory = ""] = offer.category.split(" - ");
	const decimal = (value: number | null, scale: number) => (value === null ? "" : String(value / scale));
	return {
		name: offer.name,
		name_en: offer.name_en ?? "",
		description: offer.description,
		description_en: offer.description_en ?? "",
		category,
		subcategory,
		type: offer.type,
		condition: offer.condition,
		sale_price: decimal(offer.sale_price, 100),
		daily_rate: decimal(offer.daily_rate, 100),
		price_on_request: offer.price_on_request ? "true" : "",
		available: offer.available ? "true" : "",
		weight: decimal(offer.weight, 1000),
		manufacturer: offer.manufacturer ?? "",
		model: offer.model ?? "",
		year_of_construction: String(offer.year_of_construction ?? ""),
		operating_hours: String(offer.operating_hours ?? ""),
		length: decimal(offer.length, 1000),
		width: decimal(offer.width, 1000),
		height: decimal(offer.height, 1000),
		power: decimal(offer.power, 1000),
		location: offer.location ?? "",
	};
}

/** A new offer: for sale, used, available. */
export const blankWords: Record<string, string> = { type: "kauf", condition: "gebraucht", available: "true" };
