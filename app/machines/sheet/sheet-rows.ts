import type { Texts } from "../../foundation/i18n/texts.tsx";
import type { OfferDetail, SheetRow } from "../offer.ts";

/** All rows of a machine's data sheet: those of every machine, then its own figures. */
export function allSheetRows(offer: OfferDetail, texts: Texts): SheetRow[] {
	const t = texts.of("angebot");
	const field = texts.of("offerField");
	const category = [offer.mainCategory, offer.subcategory]
		.filter((word) => word !== null)
		.map((word) => t(`category.${word}`));
	const rows: SheetRow[] = [
		{ name: "nr", label: t("detailNumber"), value: String(offer.nr) },
		{ name: "category", label: field("category"), value: category.join(" – ") },
		{ name: "type", label: field("type"), value: field(`type.${offer.type}`) },
		{ name: "condition", label: field("condition"), value: field(`condition.${offer.condition}`) },
		{ name: "available", label: t("detailAvailability"), value: t(offer.availability) },
	];
	// A draft may have no category yet.
	return [...rows.filter(({ value }) => value), ...offer.sheet];
}
