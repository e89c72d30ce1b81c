import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { isGone, type OfferDetail } from "./offer.ts";

/** Links to the contact form with this machine in the subject; where it is gone, to ask for a similar one. */
export function EnquiryLink({
	offer,
	words = "detailContact",
}: {
	offer: Pick<OfferDetail, "id" | "name" | "availability">;
	words?: "detailContact" | "detailAsk";
}) {
	const t = useTexts("angebot");
	const gone = isGone(offer.availability);
	const subject = t(gone ? "wantedSubject" : "detailSubject", { name: offer.name });
	return (
		<LocalLink to={`/kontakt?${new URLSearchParams({ offer: offer.id, subject })}`} className={buttonLook()}>
			{t(gone ? "wanted" : words)}
		</LocalLink>
	);
}
