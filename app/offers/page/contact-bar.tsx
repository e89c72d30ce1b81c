import { mdiPhone } from "@mdi/js";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { EnquiryLink } from "./enquiry-link.tsx";
import { isGone, type OfferDetail } from "../offer.ts";
import { AvailabilityMark } from "../offer-card.tsx";
import { Price } from "../price.tsx";
import { Icon } from "../../ui/icon.tsx";

/** Always visible on small screens: the price, and buttons to write or call. */
export function ContactBar({ offer, phone, call }: { offer: OfferDetail; phone: string; call: string }) {
	const t = useTexts("angebot");
	return (
		<div className="contact-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface lg:hidden print:hidden">
			<div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
				<p className="min-w-0 grow basis-24">
					{isGone(offer.availability) ? (
						<AvailabilityMark of={offer.availability} />
					) : (
						<Price type={offer.type} cents={offer.price} unpriced={offer.unpriced} size="bar" />
					)}
				</p>
				<EnquiryLink offer={offer} words="detailAsk" />
				<a href={call} className={buttonLook({ kind: "secondary", size: "icon" })}>
					<Icon path={mdiPhone} size={18} /> <span className="sr-only">{t("detailCall", { phone })}</span>
				</a>
			</div>
		</div>
	);
}
