import { useAllTexts, useTexts } from "../../i18n/texts.tsx";
import type { OfferDetail } from "../offer.ts";
import { allSheetRows } from "../sheet/sheet-rows.ts";

/** The specification table, without empty rows. Staff rows appear only if `offer` contains the data for staff. */
export function OfferData({ offer }: { offer: OfferDetail }) {
	return (
		<table className="mt-4 w-full table-fixed border-collapse text-left">
			<tbody>
				{allSheetRows(offer, useAllTexts()).map(({ name, label, value, staff = false }) => (
					<Row key={name} {...{ label, value, staff }} />
				))}
			</tbody>
		</table>
	);
}

/** Rows for staff are not printed, because paper goes to customers. */
function Row({ label, value, staff = false }: { label: string; value: string; staff?: boolean }) {
	const note = useTexts("staffOnly");
	return (
		<tr className={`break-inside-avoid border-b border-line align-top ${staff ? "print:hidden" : ""}`}>
			<th scope="row" className="w-[48%] py-2.5 pr-3 text-[0.9375rem] font-normal text-muted sm:w-[45%]">
				{label}
			</th>
			<td className="py-2.5 font-semibold wrap-anywhere">
				{value} {staff && <span className="block text-sm font-normal text-muted">({note("note")})</span>}
			</td>
		</tr>
	);
}
