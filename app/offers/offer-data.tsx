import { number, year } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";

/** The specification table. Rows without a value are left out; weight comes only with staff's data. */
export function OfferData({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const { length, width, height } = offer.dimensions;
	const metres = [length, width, height].map((millimetres) => (millimetres === null ? "–" : number(language, millimetres / 1000, 2, { fixed: true })));
	const category = [offer.mainCategory, offer.subcategory].filter((word) => word !== null).map((word) => t(`category.${word}`));
	const rows: [label: string, value: string | null][] = [
		[t("detailNumber"), String(offer.nr)],
		[t("detailCategory"), category.join(" – ")],
		[t("detailType"), t(offer.type === "kauf" ? "typeKauf" : "typeMiete")],
		[t("detailCondition"), t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")],
		[t("detailAvailability"), offer.available ? t("available") : t("unavailable")],
		[t("detailManufacturer"), offer.manufacturer],
		[t("detailModel"), offer.model],
		[t("detailYear"), offer.year === null ? null : year(offer.year)],
		[t("detailHours"), offer.hours === null ? null : t("hours", { count: number(language, offer.hours) })],
		[t("detailPower"), offer.power === null ? null : t("kilowatts", { count: number(language, offer.power / 1000, 1) })],
		[t("detailDimensions"), length === null && width === null && height === null ? null : t("metres", { list: metres.join(" × ") })],
		[t("detailLocation"), offer.location],
	];
	return (
		<table className="mt-4 w-full table-fixed border-collapse text-left print:mt-2 print:text-sm">
			<tbody>
				{rows.map(([label, value]) => value && <Row key={label} label={label} value={value} />)}
				{offer.weight != null && <Weight kilograms={offer.weight} />}
			</tbody>
		</table>
	);
}

function Weight({ kilograms }: { kilograms: number }) {
	const t = useTexts("angebot");
	const staffOnly = useTexts("staffOnly");
	return <Row label={staffOnly("weight")} value={t("tonnes", { count: number(useLanguage(), kilograms / 1000, 3) })} note={staffOnly("note")} />;
}

/** A row with a note is for staff, and so is not on a sheet that they print for a customer. */
function Row({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<tr className={`break-inside-avoid border-b border-line align-top ${note ? "print:hidden" : ""}`}>
			<th scope="row" className="w-[48%] py-2.5 pr-3 text-[0.9375rem] font-normal text-muted sm:w-[45%] print:py-1 print:text-sm">
				{label}
			</th>
			<td className="py-2.5 font-semibold print:py-1">
				{value} {note && <span className="block text-sm font-normal text-muted">({note})</span>}
			</td>
		</tr>
	);
}
