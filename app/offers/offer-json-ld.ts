import type { Product, PropertyValue, WithContext } from "schema-dts";
import { pictureAddress, linkPreviewCrop } from "../media/image-limits.ts";
import type { Field, Stored } from "../records/fields.ts";
import { type Availability, isGone, type OfferDetail } from "./offer.ts";
import { offerRecord, sheetFields } from "./offer-record.ts";

const availabilities = {
	available: "https://schema.org/InStock",
	unavailable: "https://schema.org/OutOfStock",
	// It still takes requests.
	reserved: "https://schema.org/LimitedAvailability",
	sold: "https://schema.org/SoldOut",
	rentedOut: "https://schema.org/SoldOut",
} as const satisfies Record<Availability, string>;

/** Build absolute URLs: of a page in the visitor's language, and of a file. */
type Addresses = { page: (path: string) => string; file: (path: string) => string };

/** A machine as structured data for search engines, without fields for staff. `label` gives a field's label. */
export function offerProduct(
	{ page, file }: Addresses,
	label: (field: string) => string,
	offer: OfferDetail,
): WithContext<Product> | null {
	if (!import.meta.env.SSR) return null;
	const properties = sheetFields("everybody").flatMap((name): PropertyValue[] => {
		const [field, value]: [Field, Stored | undefined] = [offerRecord.fields[name], offer.facts[name]];
		if (typeof value !== "number") return [];
		if (field.kind === "measure")
			return [{ "@type": "PropertyValue", name: label(name), value: value / field.scale, unitText: field.unit }];
		return [
			{
				"@type": "PropertyValue",
				name: label(name),
				value,
				...(field.kind === "whole" && field.unit && { unitText: field.unit }),
			},
		];
	});
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: offer.name,
		description: offer.description.slice(0, 500),
		sku: String(offer.nr),
		category: offer.subcategory ?? offer.mainCategory,
		...(offer.facts.manufacturer && { brand: { "@type": "Brand", name: String(offer.facts.manufacturer) } }),
		...(offer.facts.model && { model: String(offer.facts.model) }),
		...(properties.length > 0 && { additionalProperty: properties }),
		...(offer.pictures.length > 0 && {
			image: offer.pictures.map(({ path }) => file(pictureAddress(path, linkPreviewCrop))),
		}),
		...(isGone(offer.availability) && {
			offers: {
				"@type": "Offer",
				url: page(`/angebot/detail/${offer.id}`),
				availability: availabilities[offer.availability],
			},
		}),
		...(offer.price !== null && {
			offers: {
				"@type": "Offer",
				url: page(`/angebot/detail/${offer.id}`),
				price: (offer.price / 100).toFixed(2),
				priceCurrency: "EUR",
				availability: availabilities[offer.availability],
				itemCondition:
					offer.condition === "neu" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
				...(offer.type === "miete" && {
					priceSpecification: {
						"@type": "UnitPriceSpecification",
						price: (offer.price / 100).toFixed(2),
						priceCurrency: "EUR",
						unitCode: "DAY",
					},
				}),
			},
		}),
	};
}
