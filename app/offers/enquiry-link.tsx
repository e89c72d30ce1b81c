import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import type { OfferDetail } from "./offer.ts";

/** Links to the contact form with this machine in the subject. */
export function EnquiryLink({
	offer,
	words = "detailContact",
}: {
	offer: Pick<OfferDetail, "id" | "name">;
	words?: "detailContact" | "detailAsk";
}) {
	const t = useTexts("angebot");
	const subject = t("detailSubject", { name: offer.name });
	return (
		<LocalLink to={`/kontakt?${new URLSearchParams({ offer: offer.id, subject })}`} className={buttonLook()}>
			{t(words)}
		</LocalLink>
	);
}
