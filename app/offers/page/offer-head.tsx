import { mdiPhone } from "@mdi/js";
import type { ReactNode } from "react";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { useOpeningHours } from "../../i18n/use-opening-hours.ts";
import { buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { EnquiryLink } from "./enquiry-link.tsx";
import { KeyFacts } from "./key-facts.tsx";
import { AvailabilityMark } from "../offer-card.tsx";
import { unbroken } from "../offer-name.ts";
import { isGone, type OfferDetail } from "../offer.ts";
import { Price, ReducedPrice } from "../price.tsx";

const quietLink = "inline-flex min-h-9 items-center underline underline-offset-4";

type Props = { offer: OfferDetail; staff: boolean; phone: { words: string; link: string }; children?: ReactNode };

/**
 * A machine's deciding facts: name, state, price, key facts, the enquiry, and further tools (`children`). On wide
 * screens it stays in view beside the rest; in a window too low for it, it scrolls separately.
 */
export function OfferHead({ offer, staff, phone, children }: Props) {
	const t = useTexts("angebot");
	return (
		<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-stretch">
			<div className="offer-side">
				<p className="label-caps">
					{(offer.mainCategory ? `${t(`category.${offer.subcategory ?? offer.mainCategory}`)} · ` : "") +
						t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")}
				</p>
				<h1 lang={offer.nameLanguage} className="mt-2 text-3xl xl:text-4xl">
					{unbroken(offer.name)}
				</h1>
				<p className="mt-3">
					<AvailabilityMark of={offer.availability} />
				</p>
				{isGone(offer.availability) ? (
					<p className="mt-3 border-t-4 border-amber pt-3">{t("goneHelp")}</p>
				) : (
					<div className="mt-3 border-t-4 border-amber pt-3">
						<Price type={offer.type} cents={offer.price} unpriced={offer.unpriced} size="large" />
						<ReducedPrice offer={offer} />
						{offer.type === "kauf" && <p className="mt-1 text-sm text-muted">{t("subjectToSale")}</p>}
					</div>
				)}
				<KeyFacts offer={offer} />
				<div className="mt-4 flex flex-wrap gap-3 *:grow *:px-3 max-lg:hidden print:hidden">
					<EnquiryLink offer={offer} />
					<a href={phone.link} className={buttonLook({ kind: "secondary" })}>
						<Icon path={mdiPhone} size={18} /> {phone.words}
					</a>
				</div>
				<p className="mt-3 text-sm text-muted print:hidden">{useOpeningHours().answer}</p>
				<p className="mt-1 flex flex-wrap gap-x-5 text-sm print:hidden">
					{offer.price !== null && (
						<LocalLink to={`/maschinenfinder?frage=kaufen-oder-mieten&offer=${offer.id}`} className={quietLink}>
							{t("toCost")}
						</LocalLink>
					)}
					{offer.type === "kauf" && !isGone(offer.availability) && (
						<LocalLink to={`/inzahlungnahme?offer=${offer.id}`} className={quietLink}>
							{t("tradeIn")}
						</LocalLink>
					)}
				</p>
				{children}
				{staff && (
					<LocalLink
						to={`/admin/angebot-bearbeiten/${offer.id}`}
						className="mt-3 inline-block font-semibold underline underline-offset-4 print:hidden"
					>
						{t("edit")}
					</LocalLink>
				)}
			</div>
		</div>
	);
}
