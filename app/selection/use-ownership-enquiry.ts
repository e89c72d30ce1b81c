import { money, number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { withUnit } from "../i18n/unit.ts";
import type { OfferCard } from "../offers/offer.ts";
import { type OwnershipAmount, ownershipAmounts } from "./ownership-form.ts";
import type { OwnershipInputs } from "./ownership.ts";
import { ownershipUnits } from "./ownership-units.ts";

/** Returns the address of the contact form, prefilled with the visitor's figures. */
export function useOwnershipEnquiry(inputs: OwnershipInputs, offer: OfferCard | null): string {
	const t = useTexts("kaufenOderMieten");
	const common = useTexts("auswahl");
	const language = useLanguage();
	const euros = (value: number) => money(language, Math.round(value * 100));
	const words = (name: OwnershipAmount, value: number) => {
		if (name === "value") return euros(value);
		if (name === "rent") return `${euros(value)} ${t("euroMonth")}`;
		if (value === 1 && ownershipUnits[name] === "months") return t("oneMonth");
		if (value === 1 && ownershipUnits[name] === "years") return t("oneYear");
		return withUnit(language, number(language, value, 2), common(`unit.${ownershipUnits[name]}`));
	};
	const lines = (Object.keys(ownershipAmounts) as OwnershipAmount[]).flatMap((name) => {
		const value = inputs[name];
		return value === null ? [] : [`${t(name)}: ${words(name, value)}`];
	});
	const subject = offer ? t("subjectOf", { name: offer.name }) : t("subject");
	const message = [t("messageIntro"), ...lines].join("\n") + "\n\n";
	return `/kontakt?${new URLSearchParams({ ...(offer && { offer: offer.id }), subject, message })}#anfrage`;
}
