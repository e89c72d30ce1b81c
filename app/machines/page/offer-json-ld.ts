import type { Product, WithContext } from "schema-dts";
import { pictureAddress, linkPreviewCrop } from "../../media/image-limits.ts";
import type { Availability } from "../offer.ts";
import type { OfferDetail } from "../offers.server.ts";
import type { SiteAddresses } from "../../site/json-ld.tsx";
import { plainWords } from "../../foundation/ui/written-blocks.ts";

const availabilities = {
	available: "https://schema.org/InStock",
	unavailable: "https://schema.org/OutOfStock",
	// A reserved machine still takes requests.
	reserved: "https://schema.org/LimitedAvailability",
	sold: "https://schema.org/SoldOut",
	rentedOut: "https://schema.org/SoldOut",
} as const satisfies Record<Availability, string>;

/** A machine as structured data. Search engines reject one without a price; no fields for staff. */
export function offerProduct(
	{ page, file }: SiteAddresses,
	offer: OfferDetail & { price: number },
): WithContext<Product> | null {
	if (!import.meta.env.SSR) return null;
	const rents = offer.type === "miete";
	const rows = offer.sheet.filter((row) => !row.staff);
	const properties = rows.filter(({ name }) => name !== "manufacturer" && name !== "model");
	const wordsOf = (name: string) => rows.find((row) => row.name === name)?.value;
	const manufacturer = wordsOf("manufacturer");
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: offer.name,
		description: plainWords(offer.description).slice(0, 500),
		sku: String(offer.nr),
		category: offer.subcategory ?? offer.mainCategory,
		...(manufacturer && { brand: { "@type": "Brand", name: manufacturer } }),
		model: wordsOf("model"),
		additionalProperty: properties.map(({ label, value }) => ({ "@type": "PropertyValue", name: label, value })),
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
