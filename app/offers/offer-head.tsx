import { mdiPhone } from "@mdi/js";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { useOpeningHours } from "../i18n/use-opening-hours.ts";
import { buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { EnquiryLink } from "./enquiry-link.tsx";
import { AvailabilityMark } from "./offer-card.tsx";
import { unbroken } from "./offer-name.ts";
import { isGone, type OfferDetail } from "./offer.ts";
import { Price, ReducedPrice } from "./price.tsx";

type Props = { offer: OfferDetail; staff: boolean; phone: { words: string; link: string } };

/** What decides about a machine, beside its pictures: name, state, price, and how to ask for it. */
export function OfferHead({ offer, staff, phone }: Props) {
	const t = useTexts("angebot");
	return (
		<div className="lg:sticky lg:top-24">
			<p className="label-caps">
				{offer.mainCategory && `${t(`category.${offer.subcategory ?? offer.mainCategory}`)} · `}
				{t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")}
			</p>
			<h1 lang={offer.nameLanguage} className="mt-2 text-3xl sm:text-4xl print:text-xl">
				{unbroken(offer.name)}
			</h1>
			<p className="mt-4">
				<AvailabilityMark of={offer.availability} />
			</p>
			{isGone(offer.availability) ? (
				<p className="mt-4 border-t-4 border-amber pt-4">{t("goneHelp")}</p>
			) : (
				<div className="mt-4 border-t-4 border-amber pt-4">
					<Price type={offer.type} cents={offer.price} size="large" />
					<ReducedPrice offer={offer} />
				</div>
			)}
			<div className="mt-5 flex flex-wrap gap-3 max-lg:hidden print:hidden">
				<EnquiryLink offer={offer} />
				<a href={phone.link} className={buttonLook({ kind: "secondary" })}>
					<Icon path={mdiPhone} size={18} /> {phone.words}
				</a>
			</div>
			<p className="mt-4 text-sm text-muted print:hidden">{useOpeningHours().answer}</p>
			{staff && (
				<LocalLink
					to={`/admin/angebot-bearbeiten/${offer.id}`}
					className="mt-3 inline-block font-semibold underline underline-offset-4 print:hidden"
				>
					{t("edit")}
				</LocalLink>
			)}
		</div>
	);
}
