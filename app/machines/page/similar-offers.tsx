import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { OfferCard as Card } from "../offer.ts";
import { OfferCard } from "../offer-card.tsx";

/** Similar offers; nothing if there are none. */
export function SimilarOffers({ offers }: { offers: Card[] }) {
	const t = useTexts("angebot");
	if (offers.length === 0) return null;
	return (
		<section className="mt-16 print:hidden">
			<h2 className="text-2xl sm:text-3xl">{t("detailSimilar")}</h2>
			<div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
				{offers.map((offer) => (
					<OfferCard key={offer.id} offer={offer} heading="h3" />
				))}
			</div>
		</section>
	);
}
