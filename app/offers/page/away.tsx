import { mdiBellOutline } from "@mdi/js";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OfferLines } from "../chosen/offer-lines.tsx";
import { isGone, type OfferCard, type OfferDetail } from "../offer.ts";

/** For whoever wanted a machine that can't be had: why, how to hear of the next one, and what is like it. */
export function Away({ offer, similar }: { offer: OfferDetail; similar: readonly OfferCard[] }) {
	const t = useTexts("buying");
	const words = useTexts("angebot");
	if (offer.availability === "available") return null;
	const { mainCategory, subcategory, type } = offer;
	const search = new URLSearchParams({ ...(type === "miete" && { type }), category: mainCategory });
	if (subcategory) search.set("sub", subcategory);
	return (
		<div className="mt-3 mb-6 border-t-4 border-amber pt-3 print:hidden">
			<p>{t(`away.${offer.availability}`)}</p>
			{isGone(offer.availability) && <p className="mt-2">{words("goneHelp")}</p>}
			<LocalLink to={`/suchauftrag?${search}`} className={buttonLook({ kind: "secondary", className: "mt-3" })}>
				<Icon path={mdiBellOutline} size={18} className="shrink-0" /> {t("alert")}
			</LocalLink>
			{similar.length > 0 && (
				<>
					<h2 className="mt-5 mb-3 text-lg">{words("detailSimilar")}</h2>
					<OfferLines offers={similar} />
				</>
			)}
		</div>
	);
}
