import { useTexts } from "../../i18n/texts.tsx";
import type { OfferType } from "../offer.ts";
import type { OfferFilter } from "./list-address.ts";

/** Returns a list's title, introduction and description, by its offer type and chosen category. */
export function useListTexts(
	filter: OfferFilter,
	pageType: OfferType,
): { title: string; intro: string; description: string } {
	const t = useTexts("angebot");
	const kind = filter.type === "alle" ? "Alle" : pageType === "kauf" ? "Kauf" : "Miete";
	const intro = t(`intro${kind}`);
	if (!filter.category) return { title: t(`title${kind}`), intro, description: t(`description${kind}`) };
	const category = t(`category.${filter.subs.length === 1 ? filter.subs[0]! : filter.category}`);
	return { title: t(`of${kind}`, { category }), intro, description: t(`about${kind}`, { category }) };
}
