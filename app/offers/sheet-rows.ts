import { number } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import type { Texts } from "../i18n/texts.tsx";
import type { FieldWords } from "../records/use-field-words.ts";
import type { OfferDetail } from "./offer.ts";
import { sheetFields } from "./offer-record.ts";

/** The specification of a machine as labels and values, for everybody and without empty rows. */
export function sheetRows(
	offer: OfferDetail,
	language: Language,
	texts: Texts,
	{ label, value }: FieldWords,
): { label: string; value: string }[] {
	const t = texts.of("angebot");
	const category = [offer.mainCategory, offer.subcategory]
		.filter((word) => word !== null)
		.map((word) => t(`category.${word}`));
	const rows: [label: string | null, value: string | null][] = [
		[t("detailNumber"), String(offer.nr)],
		[label("category"), category.join(" – ")],
		[label("type"), value("type", offer.type)],
		[label("condition"), value("condition", offer.condition)],
		[t("detailAvailability"), t(offer.availability)],
		...sheetFields("everybody").map((name): [string | null, string | null] =>
			name === "length"
				? [t("detailDimensions"), dimensions(offer.facts, language, (list) => t("metres", { list }))]
				: name === "width" || name === "height"
					? [null, null]
					: [label(name), value(name, offer.facts[name] ?? null, { rounded: true })],
		),
	];
	return rows.flatMap(([name, words]) => (name && words ? [{ label: name, value: words }] : []));
}

/** Length, width and height as one text; null if all are unknown. */
function dimensions(
	facts: OfferDetail["facts"],
	language: Language,
	inMetres: (list: string) => string,
): string | null {
	const sides = [facts.length, facts.width, facts.height].map((side) => (typeof side === "number" ? side : null));
	if (sides.every((side) => side === null)) return null;
	const metres = sides.map((side) => (side === null ? "–" : number(language, side / 1000, 2, { fixed: true })));
	return inMetres(metres.join(" × "));
}
