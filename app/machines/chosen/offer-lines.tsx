import { LocalLink } from "../../foundation/i18n/link.tsx";
import { unbroken } from "../../foundation/i18n/unbroken.ts";
import { CroppedPicture } from "../../media/image.tsx";
import { isGone } from "../is-gone.ts";
import type { OfferCard } from "../offer.ts";
import { AvailabilityMark } from "../offer-card.tsx";
import { Price } from "../price.tsx";

export function OfferLines({ offers }: { offers: readonly OfferCard[] }) {
	return (
		<ul className="grid gap-3">
			{offers.map((offer) => (
				<li key={offer.id} className="flex items-center gap-4 border-l-4 border-amber bg-sunken pr-4">
					{offer.picture && (
						<CroppedPicture
							picture={{ ...offer.picture, alt: "" }}
							sizes="7rem"
							className="aspect-4/3 w-24 shrink-0 object-cover sm:w-28"
						/>
					)}
					<div className="grid min-w-0 gap-0.5 py-2 first:pl-4">
						<LocalLink
							to={`/angebot/detail/${offer.id}`}
							lang={offer.nameLanguage}
							className="font-bold underline underline-offset-4 [overflow-wrap:anywhere]"
						>
							{unbroken(offer.name)}
						</LocalLink>
						{!isGone(offer.availability) && <Price offer={offer} size="line" />}
						<AvailabilityMark offer={offer} />
					</div>
				</li>
			))}
		</ul>
	);
}
