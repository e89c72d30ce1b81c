import type { Product, PropertyValue, WithContext } from "schema-dts";
import { pictureAddress, linkPreviewCrop } from "../../media/image-limits.ts";
import type { Field } from "../../content/fields.ts";
import type { Availability, OfferDetail, SheetRow } from "../offer.ts";
import { offerRecord } from "../offer-record.ts";

const availabilities = {
	available: "https://schema.org/InStock",
	unavailable: "https://schema.org/OutOfStock",
	// A reserved machine still takes requests.
	reserved: "https://schema.org/LimitedAvailability",
	sold: "https://schema.org/SoldOut",
	rentedOut: "https://schema.org/SoldOut",
} as const satisfies Record<Availability, string>;

/** Build absolute URLs: of a page in the visitor's language, and of a file. */
type Addresses = { page: (path: string) => string; file: (path: string) => string };

/** A priced machine as structured data for search engines, which reject one without a price; no fields for staff. */
export function offerProduct(
	{ page, file }: Addresses,
	offer: OfferDetail & { price: number },
): WithContext<Product> | null {
	if (!import.meta.env.SSR) return null;
	const rents = offer.type === "miete";
	const properties = offer.sheet.filter((row) => !row.staff && !inProduct.includes(row.name)).map(propertyOf(offer));
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
		offers: {
			"@type": "Offer",
			url: page(`/angebot/detail/${offer.id}`),
			availability: availabilities[offer.availability],
			itemCondition: offer.condition === "neu" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
			...(rents && { businessFunction: { "@id": "http://purl.org/goodrelations/v1#LeaseOut" } }),
			priceSpecification: {
				"@type": rents ? "UnitPriceSpecification" : "PriceSpecification",
				price: ((offer.grossPrice ?? offer.price) / 100).toFixed(2),
				priceCurrency: "EUR",
				valueAddedTaxIncluded: offer.grossPrice !== null,
				...(rents && { unitCode: "DAY" }),
			},
		},
	};
}

/** Fields that a product has its own properties for. */
const inProduct = ["manufacturer", "model"];

/** A number with its unit if the row is one field, else its text. */
function propertyOf({ facts }: OfferDetail) {
	return ({ name, label, value }: SheetRow): PropertyValue => {
		const field = (offerRecord.fields as Readonly<Record<string, Field>>)[name];
		const number = facts[name];
		if (typeof number !== "number" || !field) return { "@type": "PropertyValue", name: label, value };
		if (field.kind === "measure")
			return { "@type": "PropertyValue", name: label, value: number / field.scale, unitText: field.unit };
		const unit = field.kind === "whole" && field.unit ? { unitText: field.unit } : {};
		return { "@type": "PropertyValue", name: label, value: number, ...unit };
	};
}
