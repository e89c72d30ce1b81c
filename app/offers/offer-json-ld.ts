import type { Product, WithContext } from "schema-dts";
import { pictureAddress, sharedCut } from "../media/image-limits.ts";
import type { OfferDetail } from "./offer.ts";

/** How facts become whole addresses: of a page in the reader's language, of a file. */
type Addresses = { page: (path: string) => string; file: (path: string) => string };

/** A machine for search engines. Weight is not among the facts: it is for staff. */
export function offerProduct({ page, file }: Addresses, offer: OfferDetail): WithContext<Product> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "Product",
		name: offer.name,
		description: offer.description.slice(0, 500),
		sku: String(offer.nr),
		category: offer.subcategory ?? offer.mainCategory,
		...(offer.manufacturer && { brand: { "@type": "Brand", name: offer.manufacturer } }),
		...(offer.model && { model: offer.model }),
		...(offer.pictures.length > 0 && { image: offer.pictures.map(({ path }) => file(pictureAddress(path, sharedCut))) }),
		...(offer.price !== null && {
			offers: {
				"@type": "Offer",
				url: page(`/angebot/detail/${offer.id}`),
				price: (offer.price / 100).toFixed(2),
				priceCurrency: "EUR",
				availability: offer.available ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
				itemCondition: offer.condition === "neu" ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition",
				...(offer.type === "miete" && { priceSpecification: { "@type": "UnitPriceSpecification", price: (offer.price / 100).toFixed(2), priceCurrency: "EUR", unitCode: "DAY" } }),
			},
		}),
	};
}
