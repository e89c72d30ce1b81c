import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { isGone, type OfferDetail } from "../offer.ts";

/** The id of the form on the page of a sold machine. */
export const WANTED_FORM = "gesucht";

/** Links to the contact form with this machine in the subject; for a sold one, to the form on its own page. */
export function EnquiryLink({
	offer,
	words = "detailContact",
}: {
	offer: Pick<OfferDetail, "id" | "name" | "availability">;
	words?: "detailContact" | "detailAsk";
}) {
	const t = useTexts("angebot");
	if (isGone(offer.availability))
		return (
			<a href={`#${WANTED_FORM}`} className={buttonLook()}>
				{t("wanted")}
			</a>
		);
	const subject = t("detailSubject", { name: offer.name });
	return (
		<LocalLink to={`/kontakt?${new URLSearchParams({ offer: offer.id, subject })}#anfrage`} className={buttonLook()}>
			{t(words)}
		</LocalLink>
	);
}
