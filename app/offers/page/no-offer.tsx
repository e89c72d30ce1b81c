import type { ReactNode } from "react";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { buttonLook } from "../../ui/button.tsx";
import type { OfferCard, OfferType } from "../offer.ts";
import { SimilarOffers } from "./similar-offers.tsx";

const words = {
	missing: ["notFoundTitle", "notFoundText"],
	gone: ["goneTitle", "goneText"],
	failed: ["errorTitle", "errorText"],
} as const;
export type NoOfferKind = keyof typeof words;

/** The page title if there is no machine to show. */
export function noOfferTitle(kind: NoOfferKind): (typeof words)[NoOfferKind][0] {
	return words[kind][0];
}

/** Shown instead of a machine: the reason, a link back to the list, and similar offers. */
export function NoOffer({
	kind,
	type,
	similar,
	note,
}: {
	kind: NoOfferKind;
	type: OfferType;
	similar: OfferCard[];
	note?: ReactNode;
}) {
	const t = useTexts("angebot");
	const [title, text] = words[kind];
	return (
		<div className="page-width py-20">
			<h1 className="text-4xl">{t(title)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(text)}</p>
			{note}
			<LocalLink
				to={type === "miete" ? "/angebot/mieten" : "/angebot/kaufen"}
				className={buttonLook({ className: "mt-8" })}
			>
				{t("detailBack")}
			</LocalLink>
			<SimilarOffers offers={similar} />
		</div>
	);
}
