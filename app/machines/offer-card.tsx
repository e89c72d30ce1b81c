import { memo, Suspense } from "react";
import { mdiImageOffOutline } from "@mdi/js";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { unbroken } from "../foundation/i18n/unbroken.ts";
import { CroppedPicture, type ShownPicture, useMissing } from "../media/image.tsx";
import { CompareButton, SaveButton } from "../site/watchlist/lazy-watchlist.tsx";
import { isGone } from "./is-gone.ts";
import type { Availability, OfferCard as Card } from "./offer.ts";
import { Price, ReducedPrice } from "./price.tsx";

type Props = {
	offer: Card;
	/** The address of the card's list, for the way back. */
	from?: string;
	/** Loads its picture with priority. */
	first?: boolean;
	heading?: "h2" | "h3";
	/** Whether visitors can choose it for a comparison. */
	compares?: boolean;
	/** The `sizes` of its picture where there is more room; the default suits three cards in a row. */
	wide?: string;
};

/** With three dots a pixel, a picture looks no sharper than with two. */
const narrow = "(min-width: 40rem) 46vw, (min-resolution: 2.5dppx) 54vw, 92vw";

/** A machine in a list; the whole card is one link. Memoised, because each step of a search renders 24 cards. */
export const OfferCard = memo(function OfferCard({
	offer,
	from,
	first = false,
	heading: Heading = "h2",
	compares,
	wide = "(min-width: 64rem) 24rem",
}: Props) {
	const t = useTexts("angebot");
	return (
		<article className="linked-card one-ring group grid grid-cols-1 grid-rows-[auto_1fr]">
			<Cover picture={offer.picture} first={first} sizes={`${wide}, ${narrow}`} />
			<div className="flex min-w-0 flex-col gap-3 p-4">
				<p className="card-marks">
					<span className="condition-mark">{t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")}</span>
					<AvailabilityMark offer={offer} />
				</p>
				<Heading lang={offer.nameLanguage} className="card-name">
					<LocalLink to={`/angebot/detail/${offer.id}`} state={from ? { from } : undefined} className="card-link">
						{unbroken(offer.name)}
					</LocalLink>
				</Heading>
				<div className="card-facts">
					{offer.cardFacts.map((facts) => (
						<ul key={facts.join()}>
							{facts.map((fact) => (
								<li key={fact}>{fact}</li>
							))}
						</ul>
					))}
				</div>
				<div className="card-foot">
					<div>
						{!isGone(offer.availability) && <Price offer={offer} size={offer.price === null ? "line" : "normal"} />}
						<ReducedPrice offer={offer} />
					</div>
					{compares && (
						<Suspense>
							<CompareButton id={offer.id} name={offer.name} />
						</Suspense>
					)}
				</div>
			</div>
			<Suspense>
				<SaveButton id={offer.id} name={offer.name} />
			</Suspense>
		</article>
	);
});

type CoverProps = { picture: ShownPicture | null; first?: boolean; sizes: string; widths?: readonly number[] };

export function Cover({ picture, ...loading }: CoverProps) {
	const [missing, onMissing] = useMissing();
	if (!picture || missing) return <NoPicture />;
	return (
		<CroppedPicture picture={picture} onMissing={onMissing} {...loading} className="aspect-4/3 w-full object-cover" />
	);
}

export function NoPicture() {
	const t = useTexts("angebot");
	return (
		<div className="no-picture">
			<Icon path={mdiImageOffOutline} size={64} className="opacity-60" />
			<span className="text-sm">{t("noImage")}</span>
		</div>
	);
}

const marks: Record<Availability, [colour: string, sign: string]> = {
	available: ["text-good", "rounded-full bg-good"],
	unavailable: ["text-muted", "rounded-full border-2 border-current"],
	reserved: ["text-ink", "bg-amber"],
	sold: ["text-muted", "bg-current"],
	rentedOut: ["text-muted", "bg-current"],
};

export function AvailabilityMark({ offer }: { offer: Pick<Card, "availability" | "freeFrom"> }) {
	const t = useTexts("angebot");
	const [colour, sign] = marks[offer.availability];
	return (
		<span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
			<span aria-hidden className={`size-2 ${sign}`} />
			<span>{offer.freeFrom ?? t(offer.availability)}</span>
		</span>
	);
}
