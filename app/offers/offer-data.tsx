import { number } from "../i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";
import { sheetFields } from "./offer-record.ts";
import { useOfferWords } from "./use-offer-words.ts";

/** The specification table, without empty rows. Staff rows appear only if `offer` contains the data for staff. */
export function OfferData({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const { label, value } = useOfferWords();
	const category = [offer.mainCategory, offer.subcategory]
		.filter((word) => word !== null)
		.map((word) => t(`category.${word}`));
	const dimensions = useDimensions(offer.facts);
	const rows: [label: string | null, value: string | null][] = [
		[t("detailNumber"), String(offer.nr)],
		[label("category"), category.join(" – ")],
		[label("type"), value("type", offer.type)],
		[label("condition"), value("condition", offer.condition)],
		[t("detailAvailability"), t(offer.availability)],
		...sheetFields("everybody").map((name): [string | null, string | null] =>
			name === "length"
				? [t("detailDimensions"), dimensions]
				: name === "width" || name === "height"
					? [null, null]
					: [label(name), value(name, offer.facts[name]!, { rounded: true })],
		),
	];
	return (
		<table className="mt-4 w-full table-fixed border-collapse text-left print:mt-2 print:text-sm">
			<tbody>
				{rows.map(([name, words]) => name && words && <Row key={name} label={name} value={words} />)}
				{sheetFields("staff").map(
					(name) =>
						offer.facts[name] != null && <StaffRow key={name} name={name} value={value(name, offer.facts[name]!)!} />,
				)}
			</tbody>
		</table>
	);
}

/** Length, width and height as one text; null if all are unknown. */
function useDimensions(facts: OfferDetail["facts"]): string | null {
	const t = useTexts("angebot");
	const language = useLanguage();
	const sides = [facts.length, facts.width, facts.height].map((side) => (typeof side === "number" ? side : null));
	if (sides.every((side) => side === null)) return null;
	const metres = sides.map((side) => (side === null ? "–" : number(language, side / 1000, 2, { fixed: true })));
	return t("metres", { list: metres.join(" × ") });
}

function StaffRow({ name, value }: { name: string; value: string }) {
	const t = useTextsByKey("staffOnly");
	return <Row label={t(name)} value={value} note={t("note")} />;
}

/** A row with a note is for staff only, so it is not printed on data sheets for customers. */
function Row({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<tr className={`break-inside-avoid border-b border-line align-top ${note ? "print:hidden" : ""}`}>
			<th
				scope="row"
				className="w-[48%] py-2.5 pr-3 text-[0.9375rem] font-normal text-muted sm:w-[45%] print:py-1 print:text-sm"
			>
				{label}
			</th>
			<td className="py-2.5 font-semibold print:py-1">
				{value} {note && <span className="block text-sm font-normal text-muted">({note})</span>}
			</td>
		</tr>
	);
}
