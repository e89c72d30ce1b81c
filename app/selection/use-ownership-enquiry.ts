import { number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { OfferCard } from "../offers/offer.ts";
import { ownershipParameters } from "./ownership-form.ts";
import type { OwnershipInputs } from "./ownership.ts";
import { ownershipUnits } from "./ownership-units.ts";

/** The address of the contact form with the visitor's figures in it. */
export function useOwnershipEnquiry(inputs: OwnershipInputs, offer: OfferCard | null): string {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const language = useLanguage();
	const lines = ownershipParameters.flatMap((name) => {
		const value = inputs[name];
		return value === null
			? []
			: [`${t(name)}: ${number(language, value, 2)} ${common(`unit.${ownershipUnits[name]}`)}`];
	});
	const subject = offer ? t("subjectOf", { name: offer.name }) : t("subject");
	const message = [t("messageIntro"), ...lines].join("\n") + "\n\n";
	return `/kontakt?${new URLSearchParams({ ...(offer && { offer: offer.id }), subject, message })}#anfrage`;
}
